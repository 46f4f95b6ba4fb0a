import { describe, expect, it } from 'vitest';
import { GAMES } from './games';
import { titleOf } from '@/tour/titles';
import { speak } from '@/words/index.svelte';
import { botName, calendarOf, offerOf, offers } from './offers.svelte';

const [{ id: game }] = GAMES;
const { bots, automatic, tours } = offerOf(game);

describe('what the server offers', () => {
  it('is there for every game that has pages', () =>
    expect(GAMES.map(({ id }) => offerOf(id).title)).toEqual(['Flamme Rouge', 'Homas Tour Pro']));

  it('is languages by their own names', () =>
    expect(offers.languages.map(({ id, name }) => `${id} ${name}`)).toEqual(['en English', 'fr Français']));

  it.each(['en', 'fr'])('is called as the server calls it in %s', async (language) => {
    await speak(language);
    const riders = [...bots, ...automatic];
    expect(riders.map(({ name }) => botName(game, name))).toEqual(riders.map(({ called }) => called[language]));
    expect(tours.map(({ name }) => titleOf(game, name))).toEqual(tours.map(({ called }) => called[language]));
  });

  it('knows how bots were called that nobody is offered any more', () =>
    expect(botName('homas', 'domestique')).toBe('Domestique'));

  it('may have been more: a bot that is gone goes by its id', () => expect(botName(game, 'gone')).toBe('gone'));

  it('has tours by name, and anything else is a calendar', () => {
    expect(calendarOf(game, tours[0]!.name)).toBe(tours[0]!.calendar);
    expect(calendarOf(game, 'base-1 base-2 base-3')).toBe('base-1 base-2 base-3');
  });
});

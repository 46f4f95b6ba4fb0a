import { beforeEach, describe, expect, it } from 'vitest';
import { prefer } from '@/device/prefs.svelte';
import { speak } from '@/words/index.svelte';
import { Draft } from './draft.svelte';
import { GAMES } from '@/table/games';
import { FREE, HERE } from '@/table/plan';
import { usualAutomaticOf, usualBotOf } from './riders';

await speak('en');
beforeEach(() => prefer({ name: '' }));

describe('a draft', () => {
  it('begins with you against three people at the level that is liked here', () => {
    prefer({ level: 2 });
    const draft = new Draft();
    expect(draft.settings).toEqual({
      game: GAMES[0].id,
      stage: 'base-2',
      rules: [],
      seats: [{}, ...['colette-2', 'marcel-2', 'nadia-2'].map((name) => ({ kind: 'bot', name }))],
    });
    expect(draft.people).toEqual([{ seat: 'blue', name: 'You' }]);
  });

  it('calls people by their names, or by their colours where others would not know who you is', () => {
    const draft = new Draft();
    draft.put(2, HERE);
    draft.call(2, ' Camille ');
    expect(draft.people).toEqual([
      { seat: 'blue', name: 'Blue' },
      { seat: 'green', name: 'Camille' },
    ]);
  });

  it('remembers the first name at this screen, and no other', () => {
    const draft = new Draft();
    draft.call(0, 'Anna');
    draft.put(1, HERE);
    draft.call(1, 'Ben');
    expect(new Draft().places[0]?.name).toBe('Anna');
  });

  it('takes and gives rules', () => {
    const draft = new Draft();
    draft.rule('weather', true);
    draft.rule('ride-out', true);
    draft.rule('weather', true);
    expect(draft.rules).toEqual(['ride-out', 'weather']);
    draft.rule('ride-out', false);
    expect(draft.rules).toEqual(['weather']);
  });

  it('adds the person who rides least at this table, and all others before anybody rides twice', () => {
    const draft = new Draft();
    draft.add(usualBotOf(GAMES[0], draft.places));
    draft.add(usualBotOf(GAMES[0], draft.places));
    const names = draft.places.flatMap(({ kind, name }) => (kind === 'bot' ? [name] : []));
    expect(new Set(names).size).toBe(5);
  });

  it('has six teams at most and one at least', () => {
    const draft = new Draft();
    for (const choice of [FREE, usualAutomaticOf(GAMES[0]), usualBotOf(GAMES[0])]) draft.add(choice);
    expect(draft.places.map((place) => place.kind)).toEqual(['here', 'bot', 'bot', 'bot', 'open', 'automatic']);
    expect(draft.free).toBe(1);
    for (let n = 0; n < 5; n++) draft.remove(0)!();
    expect(draft.places.map((place) => place.kind)).toEqual(['automatic']);
    expect(draft.remove(0)).toBeUndefined();
  });

  it('takes what the game lets people choose for a seat', () => {
    const draft = new Draft();
    draft.choose(1, { handicap: 2 });
    expect(draft.settings.seats[1]).toEqual({ kind: 'bot', name: 'colette-2', extras: { handicap: 2 } });
    draft.choose(1, {});
    expect(draft.settings.seats[1]).toEqual({ kind: 'bot', name: 'colette-2' });
  });
});

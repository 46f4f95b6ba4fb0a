import { describe, expect, it } from 'vitest';
import type { HomasEvent } from '@/net/protocol';
import { speak, t } from '@/words/index.svelte';
import { HomasCompany, cardWord } from './company';
import { statsOf } from '../end/stats';
import { verdictOf } from '../end/verdict';
import { endOf } from '../dock/ends';
import { moveFrom } from '../dock/asked.sample';
import { linesOf, linesOver } from './lines';
import { leadLabel, leadSentences } from '../dock/outlook';
import { at, EVENTS, ROAD, VIEW } from './sample';
import { firstScene, scenesOf } from './scene';
import { stretchesOf } from '../replay/reel.svelte';
import { roleOf, teamOf } from '../draw/riders/roles';

await speak('en');
const scenes = scenesOf(EVENTS, [firstScene(ROAD, VIEW)]);
const company = new HomasCompany(
  [
    { colour: 'white', kind: 'person', name: 'Anna' },
    { colour: 'red', kind: 'bot', bot: 'domestique' },
  ],
  'white',
);

it('riders are called by team and number', () => {
  expect([company.rider('11'), company.rider('21'), company.riders(['11', '21', '22'])]).toEqual([
    'your 11',
    'Red 21',
    'your 11, Red 21 and Red 22',
  ]);
  expect([teamOf('54'), roleOf('54'), company.bib('blue')]).toEqual(['black', 4, 3]);
  expect([cardWord('6h'), cardWord('t5k')]).toEqual(['+6 (not uphill)', 'team card +5 (not on cobbles)']);
});

describe('a square to ride to', () => {
  const end = (name: string, more = {}) =>
    endOf(ROAD, company, { answer: name, square: at(name), squares: 2, ...more });
  it('is told with whose it is, and how far it is to the line', () =>
    expect(end('2.1', { wheel: '13' }).place).toBe('behind your 13, lane 1, 8 to go'));
  it('is told with how far it is', () =>
    expect(end('3.2')).toMatchObject({ squares: 2, lane: 2, wheel: '', label: 'lane 2, 7 to go, 2 squares on' }));
});

describe('what an answer brings', () => {
  const rider = { ...VIEW.riders[0]!, square: at('4.1') };
  const said = (option: string, exposed = false) =>
    leadSentences(moveFrom(option), ROAD.squares[rider.square], { bare: false, exposed }).map(({ id }) => id);
  const fitness = { answer: 'fitness', does: 'fitness', cards: 7, least: 3, most: 3 };
  it('dice', () =>
    expect([leadLabel(moveFrom('roll'), rider), said('roll')]).toEqual([
      'Roll two dice',
      ['homas-say-reach', 'homas-say-seven'],
    ]));
  it('an attack', () =>
    expect([leadLabel(moveFrom('attack-6h'), rider), said('attack-6h')]).toEqual([
      'Attack with +6 and a die',
      ['homas-say-reach', 'homas-say-attack', 'homas-say-seven'],
    ]));
  it('two cards', () =>
    expect([leadLabel(moveFrom('6h+t5k'), rider), said('6h+t5k')]).toEqual(['Play +6 and +5', ['homas-say-exact']]));
  it('a fitness card', () =>
    expect(leadSentences(fitness, { ...ROAD.squares[0]!, grade: -4 }, { bare: false, exposed: false })[0]).toEqual({
      id: 'homas-say-fitness',
      args: { squares: 3, value: 7, grade: -4 },
    }));
  it('one square of it uphill', () => {
    const said = (squares: number) => t('homas-say-fitness', { squares, value: 4, grade: -4 });
    expect([said(1), said(3)]).toEqual(['Worth 4; here it is **one square**.', 'Worth 4; here it is **3 squares**.']);
  });
  it('nobody who follows in the hell of the north', () => {
    expect([said('5k', true), said('attack-5k', true), said('fitness', true)]).toEqual([
      ['homas-say-reach', 'homas-say-hell', 'homas-say-seven'],
      ['homas-say-reach', 'homas-say-hell', 'homas-say-seven'],
      ['homas-say-fitness', 'homas-say-hell'],
    ]);
  });
  it('nothing that goes together', () =>
    expect(leadSentences(undefined, ROAD.squares[0], { bare: false, exposed: false })[0]!.id).toBe(
      'homas-say-not-together',
    ));
});

describe('looking back', () => {
  it('counts what each team did', () =>
    expect(statsOf(EVENTS)).toMatchObject({ white: { led: 1, followed: 1 }, red: { led: 0, followed: 1 } }));
  it('draws how far each team was behind', () =>
    expect(linesOf(EVENTS, scenes, ROAD).map(({ team, gaps }) => [team, gaps])).toEqual([
      ['white', [0, 0, 0]],
      ['red', [0, 2, 1]],
    ]));
  it('lets nobody win back what was lost when the first came home', () => {
    const home = scenes[8]!.riders.map((rider) => ({ ...rider, home: rider.team === 'white' ? 1 : 0 }));
    const later = home.map((rider) => (rider.team === 'red' ? { ...rider, square: at('9.1') } : rider));
    const turns = [home, later].map((riders) => ({ ...scenes[8]!, riders }));
    expect(linesOver(turns, ROAD).map(({ team, gaps }) => [team, gaps])).toEqual([
      ['white', [0, 0]],
      ['red', [2, 2]],
    ]);
  });
  it('knows what decided the race', () => {
    const home = {
      ...scenes[8]!,
      riders: scenes[8]!.riders.map((each) => ({
        ...each,
        place: { 11: 1, 13: 2 }[each.name] ?? 0,
        delay: each.name === '13' ? 18 : 0,
      })),
    };
    const arrived = (...riders: string[]) => [
      { code: 'arrived', rule: '4.1.1', args: { riders } } as unknown as HomasEvent,
    ];
    const changed = (change: object) => ({
      ...home,
      riders: home.riders.map((each) => (each.name === '13' ? { ...each, ...change } : each)),
    });
    const out = { ...home, teams: home.teams.map((team) => ({ ...team, disqualified: team.colour === 'red' })) };
    expect(verdictOf(out, arrived('11', '13', '21', '22'))).toEqual({ id: 'sprint', n: 2 });
    expect([
      verdictOf(home, arrived('11', '13')),
      verdictOf(home, arrived('11')),
      verdictOf(changed({ delay: 0 }), arrived('11')),
      verdictOf(changed({ place: 0 }), arrived('11')),
    ]).toEqual([
      { id: 'sprint', n: 2 },
      { id: 'gap', n: 18 },
      { id: 'same', n: 0 },
      { id: 'alone', n: 0 },
    ]);
  });
  it('is a line of turns, each with its moves and its end', () => {
    const moment = (round: number, phase: string, events: number) => ({
      round,
      phase,
      events,
      entries: events,
      fork: true,
    });
    const moments = [
      moment(0, 'lineup', 1),
      moment(1, 'move', 4),
      moment(1, 'move', 6),
      moment(1, 'rush', 9),
      moment(1, 'retreat', 10),
      moment(2, 'move', 11),
    ];
    expect(
      stretchesOf(EVENTS, moments).map(({ round, phase, from, to, start, end }) => [
        round,
        phase,
        from,
        to,
        start,
        end,
      ]),
    ).toEqual([
      [0, 'lineup', 0, 3, -1, 0],
      [1, 'move', 3, 9, 0, 0.85],
      [1, 'end', 9, 10, 0.85, 1],
      [2, 'move', 10, 12, 1, 1.85],
    ]);
  });
});

import { expect, it } from 'vitest';
import { bgStatsLink } from './bgStats';

it('is a play with its players, the winner first', () => {
  const when = new Date('2026-11-20T01:02:03.456Z');
  const link = bgStatsLink(
    'flamme',
    'Flamme Rouge',
    'abc',
    [
      { name: 'Zoé', score: 9 },
      { name: 'Red', score: 4 },
    ],
    when,
  );
  const [address, data] = link.split('?data=');
  expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(decodeURIComponent(data!))).toEqual({
    sourceName: 'Échappée',
    sourcePlayId: 'abc',
    playDate: '2026-11-20 01:02:03',
    game: { name: 'Flamme Rouge', sourceGameId: 'flamme', highestWins: true, noPoints: false },
    players: [
      { name: 'Zoé', sourcePlayerId: 'Zoé', rank: 1, winner: true, startPlayer: false, score: 9 },
      { name: 'Red', sourcePlayerId: 'Red', rank: 2, winner: false, startPlayer: false, score: 4 },
    ],
  });
});

it('has no points where the game has none', () =>
  expect(decodeURIComponent(bgStatsLink('homas', 'Homas', 'x', [{ name: 'A' }], new Date(0)))).toContain(
    '"noPoints":true',
  ));

import { cleanup, render, screen } from '@testing-library/svelte';
import AtRace from '@/frame/race/AtRace.sample.svelte';
import { afterEach, expect, it } from 'vitest';
import type { News, FlammeQuestion } from '@/net/protocol';
import Dock from './Dock.svelte';
import { racing, rideWith, rider, road } from './sample.svelte';

const question = (
  kind: string,
  options: readonly string[],
  rider = '',
  doubled: readonly string[] = [],
): FlammeQuestion => ({
  game: 'flamme',
  id: `0/breakaway/blue/${rider}/${kind}`,
  seat: 'blue',
  rider,
  kind,
  asks: kind.startsWith('card') ? 'bid' : kind,
  number: Number(kind.at(-1)) || 0,
  options,
  asked: { what: 'bid', doubled },
  sealed: true,
});

function news(rules: readonly string[], asked: FlammeQuestion, specialist: string): News {
  return {
    type: 'news',
    table: racing(),
    road: road({ breakaway: [[10, 0]] }),
    views: [
      {
        game: 'flamme',
        seat: 'blue',
        round: 0,
        phase: 'breakaway',
        rules,
        riders: [
          rider('blue.R', 5, { specialist, bid: ['3'], hand: ['3', '7'] }),
          rider('blue.S', 4),
          rider('red.R', 3, { specialist: 'baroudeur', bid: ['6+breakaway+relentless'] }),
          rider('red.S', 2),
        ],
      },
    ],
    questions: [asked],
    events: [],
    fresh: true,
  };
}

let end = (): void => cleanup();
afterEach(() => end());

async function show(rules: readonly string[], asked: FlammeQuestion, specialist = ''): Promise<string> {
  const made = await rideWith(news(rules, asked, specialist));
  end = made.end;
  render(AtRace, { part: Dock, ride: made.ride });
  return document.body.textContent;
}

it('says what the Baroudeur would do before one chooses who bids', async () => {
  const who = (...doubled: string[]) => question('rider', ['R', 'S'], '', doubled);
  expect(await show(['breakaway', 'baroudeur-bid'], who('blue.R'), 'baroudeur')).toContain(
    'Your Baroudeur would draw one card only',
  );
  end();
  expect(await show(['breakaway', 'baroudeur-bid'], who('red.R'), 'puncheur')).not.toContain('Baroudeur would draw');
});

it('marks a bid that counts double', async () => {
  const second = (...doubled: string[]) => question('card2', ['3', '7'], 'R', doubled);
  await show(['breakaway', 'baroudeur-bid'], second('red.R'));
  expect(screen.getByRole('list', { name: 'Bids so far' }).textContent.match(/counts double/g)).toHaveLength(1);
  end();
  await show(['breakaway'], second());
  expect(screen.getByRole('list', { name: 'Bids so far' }).textContent).not.toContain('counts double');
});

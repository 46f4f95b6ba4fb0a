/** The guided race of Homas Tour Pro: each topic once, when it first matters. */
import type { GuideStep } from '@/frame/guide/steps';
import type { Ride } from '../race/ride.svelte';

/** Whether the person at the screen has one of these questions. */
const asked = (ride: Ride, ...kinds: readonly string[]): boolean =>
  ride.question !== undefined && !ride.answered && kinds.includes(ride.kind);

type Moves = Extract<NonNullable<NonNullable<Ride['question']>['asked']>, { what: 'move' }>['answers'];

const leads = (ride: Ride, can: (moves: Moves) => boolean = () => true): boolean =>
  asked(ride, 'lead', 'take') && ride.question?.asked?.what === 'move' && can(ride.question.asked.answers);

/** Whether the red button plays a fitness card. */
const plays = (ride: Ride): boolean =>
  leads(ride, (moves) => moves.some(({ answer, does }) => does === 'fitness' && answer === ride.question?.proposed));

export const STEPS: readonly GuideStep<Ride>[] = [
  { say: 'homas-guide-lineup', at: '.dock .frame', when: (ride) => asked(ride, 'lineup', 'place') },
  { say: 'homas-guide-dice', at: '.map', when: ({ film }) => !film.done && film.step?.kind === 'dice' },
  { say: 'homas-guide-follow', at: '.dock .frame', when: (ride) => asked(ride, 'follow') },
  {
    say: 'homas-guide-counter',
    at: '.dock .frame',
    when: (ride) => asked(ride, 'counter') && !ride.mine.includes(ride.attacker),
  },
  { say: 'homas-guide-take', at: '.dock .frame', when: (ride) => asked(ride, 'relay'), rare: true },
  { say: 'homas-guide-fitness', at: '.dock .hand', when: plays },
  { say: 'homas-guide-lead', at: '.dock .hand', when: (ride) => leads(ride) },
  {
    say: 'homas-guide-relay',
    at: '.dock .others',
    when: (ride) => leads(ride, (moves) => moves.some(({ does }) => does === 'relay')),
  },
  {
    say: 'homas-guide-attack',
    at: '.dock .others',
    when: (ride) => leads(ride, (moves) => moves.some(({ does, attack }) => !does && attack)),
  },
  { say: 'homas-guide-to', at: '.map', when: (ride) => asked(ride, 'to', 'then') },
  { say: 'homas-guide-sprint', at: '.dock .frame', when: (ride) => asked(ride, 'sprint') },
];

/** The guided race of Homas Tour Pro. */
import type { GuideStep } from '@/frame/guide/steps';
import type { Ride } from '../race/ride.svelte';

/** Whether the person at the screen is asked one of these. */
const asked = (ride: Ride, ...kinds: readonly string[]): boolean =>
  ride.question !== undefined && !ride.answered && kinds.includes(ride.kind);

const leads = (ride: Ride): boolean => asked(ride, 'lead', 'take');
const attacks = (ride: Ride): boolean =>
  leads(ride) && ride.question?.asked?.what === 'move' && ride.question.asked.answers.some(({ attack }) => attack);

/** In this turn everybody is let go, so that somebody leads. */
const LETTING_GO = 2;
const letsGo = (ride: Ride): boolean => asked(ride, 'follow') && ride.film.scene.round === LETTING_GO;
/** What is asked when all that matters has been seen. */
const later = (ride: Ride): boolean =>
  ride.question !== undefined && !ride.answered && ride.film.scene.round > LETTING_GO;

export const STEPS: readonly GuideStep<Ride>[] = [
  { say: 'homas-guide-lineup', at: '.dock .frame', when: (ride) => asked(ride, 'lineup', 'place') },
  { say: 'homas-guide-dice', at: '.map', when: ({ film }) => !film.done && film.step?.kind === 'dice' },
  { say: 'homas-guide-let-go', at: '.dock .frame', when: letsGo, lasting: true },
  { say: 'homas-guide-follow', at: '.dock .frame', when: (ride) => asked(ride, 'follow') },
  { say: 'homas-guide-relay', at: '.dock .frame', when: (ride) => asked(ride, 'relay'), rare: true },
  { say: 'homas-guide-counter', at: '.dock .frame', when: (ride) => asked(ride, 'counter'), rare: true },
  { say: 'homas-guide-lead', at: '.dock .hand', when: leads },
  { say: 'homas-guide-to', at: '.map', when: (ride) => asked(ride, 'to', 'then') },
  { say: 'homas-guide-attack', at: '.dock .others', when: attacks },
  { say: 'homas-guide-on', at: '.strip', when: later },
];

/** The guided race of Flamme Rouge. */
import type { GuideStep } from '@/frame/guide/steps';
import { phaseOf, type PhaseName } from '../dock/phases';
import type { Ride } from '../race/ride.svelte';

const asked = (ride: Ride, kind: string): boolean => ride.question?.asks === kind;
const shown = (ride: Ride, phase: PhaseName): boolean => !ride.film.done && phaseOf(ride.film) === phase;

/** Whether the other rider of the team has played already. */
const second = (ride: Ride): boolean =>
  asked(ride, 'card') && (ride.table.view?.riders.some((rider) => rider.team === ride.active && rider.card) ?? false);

/** Whether the question is for a card, and not for the first time. */
const later = (ride: Ride): boolean => asked(ride, 'card') && ride.film.scene.round > 1;

export const STEPS: readonly GuideStep<Ride>[] = [
  { say: 'guide-place', at: '.dock .main', when: (ride) => asked(ride, 'place') },
  { say: 'guide-first', at: '.dock .main', when: (ride) => asked(ride, 'first') },
  { say: 'guide-hand', at: '.dock .hand', when: (ride) => asked(ride, 'card') && ride.chosen === null },
  { say: 'guide-road', at: '.map', when: (ride) => asked(ride, 'card') && ride.chosen !== null },
  { say: 'guide-second', at: '.dock .hand', when: second },
  { say: 'guide-moves', at: '.map', when: (ride) => shown(ride, 'moves') },
  { say: 'guide-slipstream', at: '.map', when: (ride) => shown(ride, 'slipstream') },
  { say: 'guide-exhaustion', at: '.map', when: (ride) => shown(ride, 'exhaustion') },
  { say: 'guide-deck', at: '.dock .deck', when: later },
  { say: 'guide-on', at: '.strip', when: later },
];

/** The guided race of Homas Tour Pro. */
import type { GuideStep } from '@/frame/guide/steps';
import type { Ride } from '../race/ride.svelte';

/** Whether the person at the screen is asked one of these. */
const asked = (ride: Ride, ...kinds: readonly string[]): boolean =>
  ride.question !== undefined && !ride.answered && kinds.includes(ride.kind);

const leads = (ride: Ride): boolean => asked(ride, 'lead', 'take');
const attacks = (ride: Ride): boolean =>
  leads(ride) && (ride.question?.options?.some((option) => option.startsWith('attack-')) ?? false);

export const STEPS: readonly GuideStep<Ride>[] = [
  { say: 'homas-guide-lineup', at: '.dock .frame', when: (ride) => asked(ride, 'lineup', 'place') },
  { say: 'homas-guide-follow', at: '.dock .frame', when: (ride) => asked(ride, 'follow') },
  { say: 'homas-guide-relay', at: '.dock .frame', when: (ride) => asked(ride, 'relay') },
  { say: 'homas-guide-counter', at: '.dock .frame', when: (ride) => asked(ride, 'counter') },
  { say: 'homas-guide-lead', at: '.dock .say', when: leads },
  { say: 'homas-guide-dice', at: '.map', when: ({ film }) => !film.done && film.step?.kind === 'dice' },
  { say: 'homas-guide-to', at: '.map', when: (ride) => asked(ride, 'to', 'then') },
  { say: 'homas-guide-energy', at: '.dock .hand', when: leads },
  { say: 'homas-guide-attack', at: '.dock .others', when: attacks },
  { say: 'homas-guide-on', at: '.strip', when: (ride) => leads(ride) && ride.film.scene.round > 1 },
];

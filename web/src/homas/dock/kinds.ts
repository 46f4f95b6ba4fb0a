/** Which picture a question gets, by what it is about. */
import type { Component } from 'svelte';
import type { HomasQuestion } from '@/net/protocol';
import type { Desk } from '@/frame/race/desk.svelte';
import { kindOf } from './answers';
import type { Ride } from '../race/ride.svelte';
import Choice from './questions/Choice.svelte';
import Counter from './questions/Counter.svelte';
import Ends from './questions/Ends.svelte';
import Energy from './questions/Energy.svelte';
import FitnessCard from './questions/FitnessCard.svelte';
import Lead from './questions/Lead.svelte';
import Lineup from './questions/Lineup.svelte';
import OneCard from './questions/OneCard.svelte';
import Place from './questions/Place.svelte';
import Plain from './questions/Plain.svelte';
import Retreat from './questions/Retreat.svelte';
import Sprint from './questions/Sprint.svelte';
import Which from './questions/Which.svelte';

export type Picture = Component<{ ride: Ride; desk: Desk; question: HomasQuestion }>;

const PICTURES: Readonly<Record<string, Picture>> = {
  lead: Lead,
  take: Lead,
  to: Ends,
  then: Ends,
  follow: Which,
  relay: Which,
  counter: Counter,
  seven: Choice,
  chance: Choice,
  wait: OneCard,
  discard: OneCard,
  recover: OneCard,
  energy: Energy,
  keep: FitnessCard,
  lineup: Lineup,
  place: Place,
  retreat: Retreat,
  rush: Sprint,
  sprint: Sprint,
};

/** One that is not here is asked in plain words. */
export const pictureOf = (kind: string): Picture => PICTURES[kindOf(kind)] ?? Plain;

/** Which picture a question gets, by what it is about. */
import type { Component } from 'svelte';
import type { HomasQuestion } from '@/net/protocol';
import type { Desk } from '@/frame/race/desk.svelte';
import { kindOf } from './answers';
import type { Ride } from '../race/ride.svelte';
import Choice from './Choice.svelte';
import Counter from './Counter.svelte';
import Ends from './Ends.svelte';
import Energy from './Energy.svelte';
import Keep from './Keep.svelte';
import Lead from './Lead.svelte';
import Lineup from './Lineup.svelte';
import OneCard from './OneCard.svelte';
import Plain from './Plain.svelte';
import Retreat from './Retreat.svelte';
import Sprint from './Sprint.svelte';
import Which from './Which.svelte';

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
  keep: Keep,
  lineup: Lineup,
  retreat: Retreat,
  rush: Sprint,
  sprint: Sprint,
};

/** One that is not here is asked in plain words. */
export const pictureOf = (kind: string): Picture => PICTURES[kindOf(kind)] ?? Plain;

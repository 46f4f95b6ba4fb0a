/** Which picture a question gets, by what it asks. */
import type { Component } from 'svelte';
import type { HomasQuestion } from '@/net/protocol';
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

export type Picture = Component<{ question: HomasQuestion }>;

type What = NonNullable<HomasQuestion['asked']>['what'];

const PICTURES: Readonly<Record<What, Picture>> = {
  move: Lead,
  sprint: Sprint,
  end: Ends,
  wheel: Which,
  counter: Counter,
  fate: Choice,
  card: OneCard,
  energy: Energy,
  lineup: Lineup,
  place: Place,
  retreat: Retreat,
};

/** One that asks something unknown is asked in plain words. */
export const pictureOf = ({ asks, asked }: HomasQuestion): Picture =>
  asks === 'keep' ? FitnessCard : ((asked && PICTURES[asked.what]) ?? Plain);

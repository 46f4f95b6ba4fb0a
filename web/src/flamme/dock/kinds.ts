/** Which picture a question gets, by its kind; one that is not here is asked in plain words. */
import type { Component } from 'svelte';
import type { FlammeQuestion } from '@/net/protocol';
import Bids from './questions/Bids.svelte';
import Cards from './questions/Cards.svelte';
import Place from './questions/Place.svelte';
import Plain from './questions/Plain.svelte';
import Recover from './questions/Recover.svelte';
import Refresh from './questions/Refresh.svelte';
import WhichRider from './questions/WhichRider.svelte';

export type Picture = Component<{ question: FlammeQuestion }>;

const PICTURES: Readonly<Record<string, Picture>> = {
  place1: Place,
  place2: Place,
  rider: WhichRider,
  card1: Bids,
  card2: Bids,
  first: WhichRider,
  card: Cards,
  recover: Recover,
  refresh: Refresh,
};

export const pictureOf = (kind: string): Picture => PICTURES[kind] ?? Plain;

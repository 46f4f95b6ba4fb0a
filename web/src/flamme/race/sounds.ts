/** What is heard of a race, for those who like: a sound with each step that has one. */
import type { SoundName } from '@/frame/sound/recipes';
import type { StepKind } from './steps';

const SOUNDS: Readonly<Partial<Record<StepKind, SoundName>>> = {
  reveal: 'card',
  slip: 'freewheel',
  exhaust: 'card',
  won: 'crowd',
};

export const soundOf = (kind: StepKind | undefined): SoundName | undefined => kind && SOUNDS[kind];

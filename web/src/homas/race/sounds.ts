/**
 * The sounds of a race, for those who like them: dice and cards, wheels, a bell at the lines, the crowd at the last.
 */
import type { SoundName } from '@/frame/sound/recipes';
import type { HomasEvent } from '@/net/protocol';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  rolled: 'dice',
  'neutral-counters': 'dice',
  'team-roll': 'dice',
  played: 'card',
  attacked: 'card',
  'fitness-played': 'card',
  followed: 'freewheel',
  countered: 'freewheel',
  summit: 'bell',
  rushed: 'bell',
};

/** The crowd is there for the winner; it would be tired of cheering for all twenty. */
export const soundOf = ({ code, args }: HomasEvent): SoundName | undefined =>
  code === 'arrived' && args.place === 1 ? 'crowd' : SOUNDS[code];

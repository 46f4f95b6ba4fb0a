/** The kind of stage that a road is. */
import type { IconName } from '@/draw/signs/icons';

export type Kind = 'flat' | 'hilly' | 'mountain' | 'cobbles' | 'ttt' | 'itt';

export const ICON_OF: Readonly<Record<Kind, IconName>> = {
  flat: 'flat',
  hilly: 'flat',
  mountain: 'hill',
  cobbles: 'stone',
  ttt: 'clock',
  itt: 'clock',
};

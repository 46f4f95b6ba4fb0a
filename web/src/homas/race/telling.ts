/** How Homas Tour Pro tells a race. */
import type { Telling } from '@/frame/race/telling';
import { joined } from './joining';
import { teamOf } from '../draw/riders/roles';

export const TELLING: Telling = { teamOf, joined };

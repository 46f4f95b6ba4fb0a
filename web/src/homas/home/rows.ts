/** Tables of Homas Tour Pro in lists. */
import type { GameRows } from '@/table/game';
import { cardName } from '@/tour/score/calendar';
import { courses } from '../lobby/courses.svelte';
import { courseName } from '../road/courses';
import Profile from './RowProfile.svelte';

const rows: GameRows = {
  load: () => courses.load(),
  nameOf: ({ stage, name }) => cardName(stage) || courseName(stage, name ?? courses.of(stage)?.name ?? ''),
  Profile,
};

export default rows;

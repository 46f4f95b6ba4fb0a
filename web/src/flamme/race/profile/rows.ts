/** Against the clock nobody meets anybody: on the profile every team has a row of its own. */
import type { Measures } from '../../draw/profile/profile';
import type { Worn } from '@/draw/teams';
import { clamp } from '@/draw/road/numbers';
import { columnOf, type Motion } from '../../road/pose';
import type { Pack } from '../../road/packs';
import { t } from '@/words/index.svelte';

/** More than two do not fit beside a title. */
const TOLD = 2;

/**
 * As in “Chasers +4 · Peloton +8”; nothing while all ride together. The peloton is told before the others. `along` is
 * how far along the road a square lies.
 */
export function gapLine(packs: readonly Pack[], along: (square: number) => number): string {
  const behind = (pack: Pack): number => along(packs[0]!.from) - along(pack.to);
  const others = packs.slice(1);
  const told = [...others].sort((a, b) => Number(b.name === 'peloton') - Number(a.name === 'peloton')).slice(0, TOLD);
  return others
    .filter((pack) => told.includes(pack))
    .map((pack) => t('profile-gap', { pack: pack.name, gap: behind(pack) }))
    .join(' · ');
}

export interface Racer extends Omit<Motion, 'lane'> {
  readonly name: string;
  readonly team: string;
  readonly type: string;
  readonly mine: boolean;
  readonly wears?: Worn;
}

export interface TeamRow {
  readonly team: string;
  readonly y: number;
  /** Both riders, the rear one first. */
  readonly riders: readonly { readonly racer: Racer; readonly x: number }[];
}

/** Rows are this far apart where there is room. */
const APART = 15;
/** The last row is this far above the ruler, the first below the title of a narrow profile. */
const FOOT = 9;
const TITLE = 40;

export interface Rows {
  readonly rows: readonly TeamRow[];
  /** How far apart they are: as large as a rider may be. */
  readonly apart: number;
}

/** One row per team, in the order of the seats, the first on top. */
export function rowsOf(profile: Measures, racers: readonly Racer[], teams: readonly string[]): Rows {
  const top = profile.tight ? TITLE : profile.ceiling;
  const foot = profile.ruler - FOOT;
  const apart = Math.min(APART, (foot - top) / Math.max(1, teams.length - 1));
  const rows = teams.map((team, n) => {
    const riders = racers
      .filter((racer) => racer.team === team && racer.square > 0)
      .map((racer) => {
        return { racer, x: profile.x(clamp(columnOf(profile.layout, racer).column, 0.5, profile.columns - 0.5)) };
      });
    return {
      team,
      y: foot - (teams.length - 1 - n) * apart,
      riders: beside(
        riders.sort((a, b) => a.x - b.x),
        apart * 0.8,
      ),
    };
  });
  return { rows, apart };
}

/** Neither rider of a team covers the other. */
function beside(riders: TeamRow['riders'], least: number): TeamRow['riders'] {
  const [rear, front] = riders;
  if (!rear || !front || front.x - rear.x >= least) return riders;
  const middle = (rear.x + front.x) / 2;
  return [
    { ...rear, x: middle - least / 2 },
    { ...front, x: middle + least / 2 },
  ];
}

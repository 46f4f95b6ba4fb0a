/** Where a tour was won: the stage in which its winner gained most on the second. */

interface Decisive {
  /** The stage, counted from 0. */
  readonly day: number;
  readonly gain: number;
}

/** `leads`: of the winner over the second after each stage; null if the stages had not decided it. */
export function decisiveOf(leads: readonly number[]): Decisive | null {
  if (!leads.length || leads.at(-1)! <= 0) return null;
  const gains = leads.map((lead, day) => lead - (leads[day - 1] ?? 0));
  const gain = Math.max(...gains);
  return { day: gains.indexOf(gain), gain };
}

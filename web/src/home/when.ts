/** How long ago something was, in words: today, yesterday, last week. */

const DAY = 86_400;
const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

const dayOf = (date: Date): number => Math.floor((date.getTime() / 1000 - date.getTimezoneOffset() * 60) / DAY);

/** The day of this moment (seconds since 1970), seen from another. */
export function daysAgo(then: number, language: string, now: Date = new Date()): string {
  const days = Math.max(0, dayOf(now) - dayOf(new Date(then * 1000)));
  const [unit, length] = UNITS.find(([, least]) => days >= least) ?? ['day', 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(days / length), unit);
}

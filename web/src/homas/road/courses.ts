/** The names of courses: some have a name in each language, and those outside the lists are described. */
import { offerOf } from '@/table/offers.svelte';
import { maybe, t } from '@/words/index.svelte';

/** Whether this is the road on which somebody new is guided. */
const isGuided = (id: string): boolean => offerOf('homas').guided.some(({ stage }) => stage === id);

const TRIAL = /^time-trial-([1-9]\d{0,2})$/;

export const trialOver = (km: number): string => `time-trial-${km}`;
/** The kilometres of a time trial, 0 for anything else. */
export const kilometresOf = (id: string): number => Number(TRIAL.exec(id)?.[1] ?? 0);
/** Whether this is a custom road. */
export const isHandmade = (id: string): boolean => id.startsWith('road:');

/** A short time trial before the first stage. */
export const isPrologue = (id: string): boolean => id.endsWith('-prologue');

export function courseName(id: string, name: string): string {
  if (isGuided(id)) return t('home-guided-road');
  if (isHandmade(id)) return t('home-own-road');
  const km = kilometresOf(id);
  return km ? t('homas-time-trial', { km }) : (maybe(`homas-course-${id}`) ?? name);
}

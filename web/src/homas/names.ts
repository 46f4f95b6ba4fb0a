/** What courses and stage races are called: some have a name of their own in each language. */
import { maybe } from '../words/index.svelte';

export const courseName = (id: string, name: string): string => maybe(`homas-course-${id}`) ?? name;
export const raceName = (id: string, name: string): string => maybe(`homas-race-${id}`) ?? name;

import { describe, expect, it } from 'vitest';
import { learnRules, speak } from '@/words/index.svelte';
import { chapters, countRules, sifted, siftedSteps, steps } from '@/rules/contents';
import { wanted } from '@/rules/search';
import book from './book';

await speak('en');
await learnRules();

describe('the rules', () => {
  it('are all there, by chapter and section', () => {
    const all = chapters(book);
    expect(all.map(({ number }) => number)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
    expect(all[3]!.sections[1]!.rules.map(({ number }) => number)).toContain('3.2.4');
    expect(all[4]!.sections[1]!.rules.at(-1)!.number).toBe('4.2.11');
    expect(countRules(all)).toBeGreaterThan(100);
  });

  it('say why something is played as it is', () => {
    const [silent, open] = chapters(book)[0]!.sections[0]!.rules.slice(2);
    expect(silent!.choice).toBe('');
    expect(open!.choice).toContain('books');
  });

  it('are found by number, by their words, and by the title above them', () => {
    const numbers = (query: string) =>
      sifted(chapters(book), wanted(query)).flatMap((chapter) =>
        chapter.sections.flatMap((section) => section.rules.map(({ number }) => number)),
      );
    expect(numbers('3.2.4')).toEqual(['3.2.4']);
    expect(numbers('tailwind headwind cards')).toEqual(['7.2.2']);
    expect(numbers('looking ahead')).toEqual(['3.4.1']);
    expect(numbers('submarine')).toEqual([]);
  });

  it('are found in French without their accents', async () => {
    await speak('fr');
    expect(countRules(sifted(chapters(book), wanted('echappee')))).toBeGreaterThan(3);
    expect(siftedSteps(steps(book), wanted('arrivee')).map(({ name }) => name)).toEqual(['8']);
    await speak('en');
  });
});

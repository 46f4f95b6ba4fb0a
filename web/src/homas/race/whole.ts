/** A list that shows whole rows only: the rest is scrolled to. */

/**
 * How high a box is that ends with one of these rows, and is no higher than allowed; a first row that is too high is
 * cut all the same.
 */
export const wholeHeight = (ends: readonly number[], most: number): number =>
  Math.max(...ends.filter((end) => end <= most), Math.min(ends[0] ?? 0, most));

/**
 * Keep a box in a column as high as its whole rows that fit: no higher than `most` rem, and what follows keeps its
 * height, the last thing `least` rem.
 */
export function whole(most: number, least: number): (box: HTMLElement) => () => void {
  return (box) => {
    const column = box.parentElement!;
    const between = [...column.children].slice([...column.children].indexOf(box) + 1, -1);
    const height = (element: Element): number => element.getBoundingClientRect().height;
    const fit = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const top = box.getBoundingClientRect().top - box.scrollTop;
      const ends = [...box.querySelectorAll('li')].map((row) => row.getBoundingClientRect().bottom - top);
      const room = height(column) - between.reduce((sum, element) => sum + height(element), 0) - least * rem;
      box.style.maxHeight = `${wholeHeight(ends, Math.min(most * rem, room))}px`;
    };
    const watch = new ResizeObserver(fit);
    for (const element of [box.firstElementChild!, column, ...between]) watch.observe(element);
    return () => watch.disconnect();
  };
}

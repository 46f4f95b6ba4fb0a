/** The box of a poster: how large it is, and how much of it its words take. */
export const EDGE = 24;

export class PosterBox {
  width = $state(0);
  height = $state(0);
  /** How wide the title is, and what stands under it. */
  titled = $state(0);
  lined = $state(0);
  /** Where the words end. */
  bottom = $state(0);

  /** Drawn in the usual pixels, then enlarged with everything else where the screen is huge. */
  readonly root = $derived.by(() =>
    this.width ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : 1,
  );
  readonly wide = $derived.by(() => this.width / this.root);
  readonly tall = $derived.by(() => this.height / this.root);

  /** As far from its end as the words reach; `under` is what stands under the title. */
  taken(under: string): number {
    return EDGE + Math.max(this.titled, under ? this.lined : 0);
  }

  /** Where the sun stands beside words that gave way, as a part of the width: in the middle of what they leave free. */
  beside(under: string): number {
    return Math.min(0.4, (1 - this.taken(under) / this.width) / 2);
  }

  /** Whether one of these places lies between these two, or right beside them. */
  covered(places: readonly number[], from: number, to: number): boolean {
    return places.some((x) => x * this.root > from - EDGE && x * this.root < to + EDGE);
  }

  /**
   * The words give way: whether what lies at these places is under them, and would not be at the other end, where they
   * stay this far from the edge.
   */
  aside(places: readonly number[], under: string, also: readonly number[] = [], edge = EDGE): boolean {
    const words = this.taken(under);
    const end = this.width - (edge - EDGE);
    return this.covered(places, 0, words) && !this.covered([...places, ...also], end - words, end);
  }
}

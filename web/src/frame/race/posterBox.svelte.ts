/** The box of a poster: its size, and the part of it that its words take. */
export const EDGE = 24;

export class PosterBox {
  width = $state(0);
  height = $state(0);
  /** The width of the title, and of the text under it. */
  titled = $state(0);
  lined = $state(0);
  /** The end of the words. */
  bottom = $state(0);

  /** Drawn in the usual pixels, then enlarged with everything else if the screen is huge. */
  readonly root = $derived.by(() =>
    this.width ? parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 : 1,
  );
  readonly wide = $derived.by(() => this.width / this.root);
  readonly tall = $derived.by(() => this.height / this.root);

  /** The extent of the words from their end; `under` is the text under the title. */
  taken(under: string): number {
    return EDGE + Math.max(this.titled, under ? this.lined : 0);
  }

  /** The position of the sun beside words that gave way, as a fraction of the width: in the middle of the free part. */
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

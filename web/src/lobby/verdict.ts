/** What is said about a road that somebody writes. */
export interface RoadVerdict {
  /** Whether it can be ridden. */
  readonly good: boolean;
  /** The first of them is told. */
  readonly words: readonly string[];
}

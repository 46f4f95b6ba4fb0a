/** What is said about a road that somebody writes. */
export interface Verdict {
  /** Whether it can be ridden. */
  readonly good: boolean;
  /** The first of them is told. */
  readonly words: readonly string[];
}

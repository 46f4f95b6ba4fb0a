/** The verdict on a custom road. */
export interface RoadVerdict {
  /** Whether it can be ridden. */
  readonly good: boolean;
  /** The first one is shown. */
  readonly words: readonly string[];
}

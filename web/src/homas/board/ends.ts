/** What a board may be asked to show beside the riders. */

/** A square that a rider may end on. */
export interface End {
  readonly number: number;
  /** Worth thinking of: in the light. */
  readonly useful: boolean;
  readonly label: string;
}

/** Where a rider would come to. */
export interface Land {
  readonly rider: string;
  readonly number: number;
}

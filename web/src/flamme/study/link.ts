/** The whole study board as one text. */

export interface Asked {
  readonly position: string;
  /** The rider whose card is asked about; empty: nobody's. */
  readonly rider: string;
  /** Its hand; empty: any that it may draw. */
  readonly hand: readonly string[];
}

const HAND = /\s+hand=([^:\s]+):(\S*)\s*$/;

export const printAsked = ({ position, rider, hand }: Asked): string =>
  rider ? `${position} hand=${rider}:${hand.join(',')}` : position;

export function readAsked(text: string): Asked {
  const found = HAND.exec(text);
  const position = text.replace(HAND, '').trim();
  return { position, rider: found?.[1] ?? '', hand: found?.[2] ? found[2].split(',') : [] };
}

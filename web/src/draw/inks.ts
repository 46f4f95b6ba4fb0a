/** The few colours that are the same by day and by night: caps, chequers and enamelled signs. */
export const INK = 'var(--print)';
export const CREAM = 'var(--cream)';
export const LINEN = 'var(--linen)';
export const SIGN_RED = 'var(--sign-red)';
export const SIGN_BLUE = 'var(--sign-blue)';

/** A sprinteur's cap is ink, a rouleur's cream; the letter is the other one. */
export const capOf = (type: string): { cloth: string; letter: string } =>
  type === 'S' ? { cloth: INK, letter: CREAM } : { cloth: CREAM, letter: INK };

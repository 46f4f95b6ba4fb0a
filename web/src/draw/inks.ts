/** The few colours that are the same by day and by night: caps, chequers and enamelled signs. */
export const INK = 'var(--print)';
export const CREAM = 'var(--cream)';
export const LINEN = 'var(--linen)';
export const SIGN_RED = 'var(--sign-red)';
export const SIGN_BLUE = 'var(--sign-blue)';

/** A sprinter's cap is ink, any other rider's cream; the letter has the other colour. */
export const capOf = (type: string): { cloth: string; letter: string } =>
  type === 'S' ? { cloth: INK, letter: CREAM } : { cloth: CREAM, letter: INK };

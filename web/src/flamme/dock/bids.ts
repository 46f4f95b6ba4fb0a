/** How riders bid for the breakaway. */

/** Whether a rider that is this specialist bids one card that counts double. */
export const doubles = (rules: readonly string[], specialist = ''): boolean =>
  rules.includes('baroudeur-bid') && specialist === 'baroudeur';

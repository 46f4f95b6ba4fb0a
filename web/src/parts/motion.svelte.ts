/** Whether this person wants things to move. */
const less = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
let still = $state(less?.matches ?? false);
less?.addEventListener('change', (event) => (still = event.matches));

export const motion = {
  get still(): boolean {
    return still;
  },
};

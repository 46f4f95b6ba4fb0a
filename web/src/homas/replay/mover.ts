/** Who moves at a moment of a recorded race. */
import type { MomentRow, Replay } from '@/net/bodies';

/** The rider that the phase which begins here is about; none where the record ends before that is told. */
export function moverAt({ events, moments }: Pick<Replay, 'events' | 'moments'>, moment: MomentRow): string {
  const end = moments.find((each) => each.events > moment.events)?.events;
  return (
    events.slice(moment.events, end).flatMap(({ args }) => (typeof args.rider === 'string' ? [args.rider] : []))[0] ??
    ''
  );
}

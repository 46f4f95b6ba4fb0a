/** Events of a game whose words these pages do not have: a message of the same name may belong to another game. */
import type { EventWire, SaidWire } from '@/net/protocol';

type Told = Pick<SaidWire, 'id' | 'args'>;

/** As in `rode (team: blue, square: 9)`: the sentences about these events, or their codes if there are none. */
export const linesOf = (events: readonly EventWire[]): string[] =>
  events
    .flatMap(({ said, code, args }): readonly Told[] => (said?.length ? said : [{ id: code, args }]))
    .map(({ id, args }) => {
      const all = Object.entries(args).map(([name, value]) => `${name}: ${String(value)}`);
      return `${id} (${all.join(', ')})`;
    });

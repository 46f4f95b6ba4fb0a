/** A corner of a map, for its buttons. */
export type Corner = readonly ['left' | 'right', 'top' | 'bottom'];

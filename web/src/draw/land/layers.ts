/**
 * Overlapping things in layers: within a layer nothing overlaps, so its shapes can be merged colour by colour. A
 * drawing of a thousand things is then some fifty shapes.
 */

/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

const overlap = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The lowest layers that keep later things in front of earlier ones. */
export function layersOf<T>(things: readonly T[], boxOf: (thing: T) => Bounds): T[][] {
  const layers: { things: T[]; boxes: Bounds[] }[] = [];
  for (const thing of things) {
    const box = boxOf(thing);
    const level = layers.findLastIndex(({ boxes }) => boxes.some((other) => overlap(box, other))) + 1;
    const layer = (layers[level] ??= { things: [], boxes: [] });
    layer.things.push(thing);
    layer.boxes.push(box);
  }
  return layers.map(({ things }) => things);
}

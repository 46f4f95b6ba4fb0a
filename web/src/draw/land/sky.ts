/** Rays and stars of the poster's sky. */
import { r2 } from '../road/numbers';
import { random } from '../road/random';

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** This many rays out of a point, over the half circle above it. */
export function rays(x: number, y: number, far: number, count: number): string {
  const tip = (angle: number) => `${r2(x + far * Math.cos(angle))} ${r2(y + far * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, k) => {
    const angle = Math.PI * (1 + k / count);
    return `M${r2(x)} ${r2(y)} L${tip(angle)} L${tip(angle + Math.PI / count / 2)} Z`;
  }).join(' ');
}

/** The stars over a landscape, always the same ones. */
export function stars(width: number, height: number): Star[] {
  const next = random(5);
  return Array.from({ length: Math.floor((width * height) / 5200) }, () => ({
    x: r2(next() * width),
    y: r2(next() * height * 0.62),
    r: next() > 0.8 ? 1.6 : 0.9,
  }));
}

/** A range of rolling hills from edge to edge. */
export function range(width: number, bottom: number, crest: (x: number) => number): string {
  let line = `M0 ${bottom}`;
  for (let x = 0; x <= width + 12; x += 12) line += ` L${x} ${r2(crest(x))}`;
  return `${line} V${bottom} Z`;
}

/** The postures of riders, seen from the side (188 by 156, riding to the right), and the limbs for them. */
import { r2 } from '../road/numbers';

export type Joint = readonly [number, number];

export interface Seat {
  readonly torso: string;
  /** Lays a jersey's pattern along the back. */
  readonly box: string;
  readonly hip: Joint;
  readonly knee: Joint;
  readonly ankle: Joint;
  readonly farKnee: Joint;
  readonly farAnkle: Joint;
  readonly shoulder: Joint;
  readonly elbow: Joint;
  readonly hand: Joint;
  readonly neck: Joint;
  readonly head: Joint;
  readonly nod: number;
  readonly shorts: string;
  readonly tyre: string;
}

/** On the saddle, with a flat back. */
const SEATED: Seat = {
  torso:
    'M63 47 C61 31 82 13 107 8.5 C116 6.8 125 10.5 127 18 C128.5 25 124 30.5 117 33.5 C106 38 97 45 92 56 ' +
    'C82 58 70 55 63 47 Z',
  box: '-14 -34 -46 28 124 36',
  hip: [77, 50],
  knee: [110, 72],
  ankle: [100, 115],
  farKnee: [112, 63],
  farAnkle: [84, 96],
  shoulder: [117, 23],
  elbow: [131, 46],
  hand: [152, 52],
  neck: [121, 15],
  head: [138, 8],
  nod: 4,
  shorts: 'M62 43 C58 54 64 62 74 62 L92 57 C94 52 94 49 95 47 Z',
  tyre: 'M121 11 C104 15 86 28 80 55',
};

/** Off the saddle, head low. */
const STANDING: Seat = {
  torso:
    'M71 37 C72 22 94 8 116 9 C127 10 135 15 136 22 C136.5 29 131 33.5 124 35 C112 37.5 104 41 98 48 C88 ' +
    '52 76 48 71 37 Z',
  box: '-8 -34 -48 18 136 42',
  hip: [84, 41],
  knee: [116, 66],
  ankle: [100, 115],
  farKnee: [118, 56],
  farAnkle: [86, 95],
  shoulder: [127, 25],
  elbow: [135, 52],
  hand: [154, 62],
  neck: [131, 20],
  head: [148, 17],
  nod: 14,
  shorts: 'M70 33 C65 44 69 53 80 54 L99 49 C101 45 102 43 103 41 Z',
  tyre: 'M131 12 C112 13 94 22 88 46',
};

export const seatOf = (type: string): Seat => (type === 'S' ? STANDING : SEATED);

export const FRAME =
  'M50 104 L93 111 L143 67 L140.5 56 L77 59 L93 111 M50 104 L77 59 L74.5 50 M143 67 C146 84 145 96 150 104';

/** The part of a drawing that a rider takes up. */
export const RIDER_BOX = '6 -12 188 156';
export const riderHeight = (width: number): number => r2((width * 156) / 188);

export const between = (a: Joint, b: Joint, t: number): Joint => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A limb between two joints, as thick as this at either end. */
export function limb([x1, y1]: Joint, [x2, y2]: Joint, thick1: number, thick2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [s, c, a, b] = [Math.sin(angle), Math.cos(angle), thick1 / 2, thick2 / 2];
  return [
    `M${r2(x1 + s * a)} ${r2(y1 - c * a)} A${a} ${a} 0 0 0 ${r2(x1 - s * a)} ${r2(y1 + c * a)}`,
    `L${r2(x2 - s * b)} ${r2(y2 + c * b)} A${b} ${b} 0 0 0 ${r2(x2 + s * b)} ${r2(y2 - c * b)} Z`,
  ].join(' ');
}

/** Nine spokes through the hub. */
export function spokes(x: number, y: number, r: number): string {
  return Array.from({ length: 9 }, (_, k) => {
    const angle = (k * Math.PI) / 9 + 0.2;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return `M${r2(x + dx)} ${r2(y + dy)} L${r2(x - dx)} ${r2(y - dy)}`;
  }).join(' ');
}

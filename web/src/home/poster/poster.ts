/** The riders on the home page's poster, and the sizes of everything there, by the width of the page. */

export interface PosterRider {
  readonly team: string;
  readonly type: string;
  readonly x: number;
  /** How far below the edge of the road the wheels stand. */
  readonly near: number;
  readonly width: number;
}

export interface Poster {
  /** The drawing's own measures; wide pages show it enlarged. */
  readonly width: number;
  readonly height: number;
  readonly ground: number;
  readonly verge: number;
  readonly sun: { readonly x: number; readonly size: number; readonly rise: number };
  readonly far: Range;
  readonly near: Range;
  readonly riders: readonly PosterRider[];
  /** The village, the trees and the milestone need a wide page. */
  readonly wide: boolean;
}

export interface Range {
  readonly high: number;
  readonly lift: number;
  readonly shift: number;
  readonly long: number;
}

const rider = (team: string, type: string, x: number, near: number, width: number): PosterRider => ({
  team,
  type,
  x,
  near,
  width,
});

/** The poster is designed for this width. */
export const DESIGNED = 1440;
/** Where the words of a wide page end. */
const WORDS = 600;

export function posterOf(width: number, height: number): Poster {
  if (width <= 560) return phone(width, height);
  if (width <= 900) return tablet(width, height);
  return desktop(Math.min(width, DESIGNED), (height * Math.min(width, DESIGNED)) / width);
}

function phone(width: number, height: number): Poster {
  const lead = Math.max(180, width * 0.5);
  return {
    width,
    height,
    ground: height - 44,
    verge: 12,
    sun: { x: 0.64, size: 104, rise: 66 },
    far: { high: 48, lift: 26, shift: 1.1, long: 92 },
    near: { high: 30, lift: 12, shift: 3.5, long: 70 },
    riders: [
      rider('blue', 'R', lead - 174, 12, 84),
      rider('black', 'S', lead - 128, 16, 88),
      rider('green', 'R', lead - 84, 20, 92),
      rider('red', 'S', lead, 26, 176),
    ],
    wide: false,
  };
}

function tablet(width: number, height: number): Poster {
  return {
    ...large(width, height),
    sun: { x: 0.77, size: 172, rise: 96 },
    riders: [
      rider('pink', 'R', 24, 14, 116),
      rider('blue', 'S', 78, 16, 120),
      rider('white', 'R', 132, 20, 124),
      rider('black', 'S', 184, 24, 128),
      rider('green', 'R', 240, 28, 132),
      rider('red', 'S', width - 330, 42, 300),
    ],
    wide: false,
  };
}

function desktop(width: number, height: number): Poster {
  const from = (right: number) => width - DESIGNED + right;
  const riders = [
    rider('pink', 'R', from(628), 14, 138),
    rider('blue', 'S', from(690), 16, 142),
    rider('white', 'R', from(752), 20, 148),
    rider('black', 'S', from(808), 24, 152),
    rider('green', 'R', from(872), 28, 158),
    rider('red', 'S', from(1030), 44, 350),
  ];
  const seen = riders.filter((one) => one.x >= WORDS || one.team === 'red');
  return { ...large(width, height), riders: seen, wide: width > 1200 };
}

function large(width: number, height: number) {
  return {
    width,
    height,
    ground: height - 62,
    verge: 16,
    sun: { x: 0.735, size: 172, rise: 96 },
    far: { high: 96, lift: 44, shift: 1.1, long: 240 },
    near: { high: 62, lift: 14, shift: 3.5, long: 176 },
  };
}

/** Icons on a grid of 24, drawn with a line of 2 and round ends. */
import { box, circle, roundBox } from '../shapes';

export const ICONS = {
  help: `${circle(12, 12, 9.5)} M9 9.3 C9 5.5 15.2 5.8 15 9.6 C14.8 12 12 12 12 14.4 M12 17.6 v.2`,
  night: 'M19.5 14.5 A8.5 8.5 0 1 1 10 4 A7 7 0 0 0 19.5 14.5 Z',
  menu: 'M4 7 H20 M4 12 H20 M4 17 H20',
  clock: `${circle(12, 13.5, 8)} M12 9 V13.5 L15 15.5 M9.5 2.5 H14.5 M12 2.5 V5.5`,
  hill: 'M2 20 L9.5 6 L13.5 13 L15.5 10 L22 20 Z',
  flat: 'M2 17 H22 M4 12 H9 M12 12 H20 M2 7 H14',
  stone: [
    roundBox(2.5, 5, 8, 6, 2),
    roundBox(13.5, 5, 8, 6, 2),
    roundBox(7.5, 14, 8, 6, 2),
    'M2.5 17 h2 M18.5 17 h3',
  ].join(' '),
  bed: 'M3 19 V7 M3 15 H21 V19 M21 15 C21 10 18 10 9 10 V15 M6 11.5 v.2',
  fork: 'M7 21 V4 M3 8 L7 4 L11 8 M7 16 C7 12 17 13 17 8 M13.5 11 L17 7.5 L20.5 11',
  file: 'M6 3 H14 L19 8 V21 H6 Z M14 3 V8 H19',
  save: 'M12 3 V15 M7 10.5 L12 15.5 L17 10.5 M4 20 H20',
  link:
    'M10 14 C7 11 10 7 12 5 C14 3 17 3 19 5 C21 7 21 10 19 12 L17 14 M14 10 C17 13 14 17 12 19 C10 21 7 ' +
    '21 5 19 C3 17 3 14 5 12 L7 10',
  print: 'M7 9 V3 H17 V9 M7 17 H4 V9 H20 V17 H17 M7 14 H17 V21 H7 Z',
  check: 'M3 12.5 L9.5 19 L21 6',
  play: 'M6 3.5 L20 12 L6 20.5 Z',
  pause: `${box(5.5, 4, 4.5, 16)} ${box(14, 4, 4.5, 16)}`,
  skip: `M3 5 L11 12 L3 19 Z M12 5 L20 12 L12 19 Z M20.5 5 H22 V19 H20.5 Z`,
  back: `M20 4.5 V19.5 L8.5 12 Z ${box(4, 4.5, 3, 15)}`,
  forward: `M4 4.5 V19.5 L15.5 12 Z ${box(17, 4.5, 3, 15)}`,
  plus: 'M12 4 V20 M4 12 H20',
  minus: 'M4 12 H20',
  target: `${circle(12, 12, 6)} M12 1.5 V6 M12 18 V22.5 M1.5 12 H6 M18 12 H22.5`,
  close: 'M5 5 L19 19 M19 5 L5 19',
  decks: `${roundBox(4, 6, 11, 15, 2)} M9 3 H18 C19 3 20 4 20 5 V17`,
  list: 'M4 6 H20 M4 12 H20 M4 18 H13',
  undo: 'M8.5 4 L3.5 9 L8.5 14 M3.5 9 H14 C22.5 9 22.5 19.5 14 19.5 H8',
  pass: 'M3 12 H15 M10.5 7 L15.5 12 L10.5 17 M20 4 V20',
  'wifi-off': 'M3 9 C8 3.5 16 3.5 21 9 M6.5 13 C9.5 9.8 14.5 9.8 17.5 13 M12 18 v.2 M4 3 L20 21',
  eye: `M2 12 C7 4 17 4 22 12 C17 20 7 20 2 12 Z ${circle(12, 12, 3)}`,
  globe: `${circle(12, 12, 9.5)} M2.5 12 H21.5 M12 2.5 C6.5 8 6.5 16 12 21.5 C17.5 16 17.5 8 12 2.5 Z`,
  people:
    circle(9, 7.5, 3.8) +
    ' M2 20.5 C2 13 16 13 16 20.5' +
    ' M15.5 4 C20.5 4 20.5 11 15.5 11 M18 14 C21 15 22 17.5 22 20.5',
  sound: 'M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M16.5 8.5 C18.5 10.5 18.5 13.5 16.5 15.5 M19 5.5 C23 9.5 23 14.5 19 18.5',
  silent: 'M4 9.5 H8 L13 5 V19 L8 14.5 H4 Z M17 9.5 L22 14.5 M22 9.5 L17 14.5',
  speech: 'M4 4 H20 V16 H11 L6 20.5 V16 H4 Z M8 8.5 H16 M8 12 H13',
  device: `${roundBox(6.5, 2.5, 11, 19, 2)} M11 18.5 h2`,
  door: 'M13 3 H5 V21 H13 M10 12 H21 M17 8 L21 12 L17 16',
  bin: 'M4 6.5 H20 M9 6.5 V4 H15 V6.5 M6 6.5 L7 21 H17 L18 6.5 M10 10.5 V17 M14 10.5 V17',
  bot: `${roundBox(3.5, 8, 17, 12, 2.5)} M12 8 V4 M10.5 3.5 h3 M8.5 12.5 v1.5 M15.5 12.5 v1.5 M9.5 17 h5`,
  trophy:
    'M7 3 H17 V9 C17 16 7 16 7 9 Z M7 5 H3 C3 9.5 4.5 11 7.5 11 M17 5 H21 C21 9.5 19.5 11 16.5 11 M12 ' +
    '14.5 V18 M7.5 21 C7.5 17.5 16.5 17.5 16.5 21 Z',
} as const;

export type IconName = keyof typeof ICONS;

/** Signs of a film player are full shapes. */
export const SOLID: ReadonlySet<IconName> = new Set<IconName>(['play', 'pause', 'skip', 'back', 'forward']);

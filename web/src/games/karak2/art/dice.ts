/** The dice: a body of its own for each kind, 54 units wide around [0, 0]; what shows its kind, and the faces. */
import { disc, placed, type Stroke } from '../../../parts/art/strokes';
import type { Die } from './vocabulary';

export const BODIES: Record<Die, string> = {
  hero: 'M-16-24H16Q24-24 24-16V16Q24 24 16 24H-16Q-24 24-24 16V-16Q-24-24-16-24Z',
  knight: 'M-23-22Q0-27 23-22V4Q20 18 0 26-20 18-23 4Z',
  archer: 'M-5-25Q0-29 5-25L25-5Q29 0 25 5L5 25Q0 29-5 25L-25 5Q-29 0-25-5Z',
  mage: 'M0-27 24-13.5V13.5L0 27-24 13.5V-13.5Z',
  skeleton: 'M-16-24H16Q16-16 24-16V16Q16 16 16 24H-16Q-16 16-24 16V-16Q-16-16-16-24Z',
  bear: 'M-21-12Q-27-20-21-25-14-28-10-22 0-25 10-22 14-28 21-25 27-20 21-12 25-4 24 3 22 24 0 25-22 24-24 3-25-4-21-12Z',
  titan: 'M-13-25H11L25-14V9L16 25H-11L-25 14V-9Z',
  guard: 'M-24-13-20-26-10-19 0-27 10-19 20-26 24-13V18Q24 24 18 24H-18Q-24 24-24 18Z',
  time_master: 'M-23-25H23Q24-8 17 0 24 8 23 25H-23Q-24 8-17 0-24-8-23-25Z',
};

/** What tells a kind, 24 units wide around [0, 0]. */
export const EMBLEMS: Record<Die, readonly Stroke[]> = {
  hero: [
    ['parchment', 'M0-12 3.4-4.2 12-3.6 5.4 2 7.6 10.4 0 5.8-7.6 10.4-5.4 2-12-3.6-3.4-4.2Z'],
    ['lit', 'M0-9 2.2-3.4 0 1-6.6-2.4-2.4-2.8Z'],
  ],
  knight: [
    ['metal', 'M-9.4-10Q0-12.6 9.4-10V0Q8.6 8 0 12-8.6 8-9.4 0Z'],
    ['red', 'M0-11.2Q5-11.4 9.4-10V0H0ZM0 0V12Q-8.6 8-9.4 0Z'],
    ['brass', disc(0, 0, 2.6)],
  ],
  archer: [
    ['wood-line', 'M-5-11Q12-7 9 9'],
    ['line', 'M-5-11 9 9'],
    ['wood', 'M-10 8.6 6-5 7-4-8.6 10Z'],
    ['metal', 'M11-9 9.4-1.6 3.6-7Z'],
    ['white', 'M-12 8-9 5.6-5.6 9.4-8.4 12Z'],
  ],
  mage: [
    ['cloth', 'M-12 8Q0 3 12 8 7 5 5 0L8-10 2-12Q-4-6-5 0-7 5-12 8Z'],
    ['cloth-dark', 'M5 0 8-10 2-12Q3-6 1 1.4Z'],
    ['brass', 'M-6 2.4Q0-.4 6 2.4L7.4 5.4Q0 2.6-7.4 5.4Z'],
    ['glow', 'M-.6-7 .4-4.6 2.8-4.4 1-2.8 1.6-.4-.6-1.8-2.8-.4-2.2-2.8-4-4.4-1.6-4.6Z'],
  ],
  skeleton: [
    [
      'bone',
      'M-8-11Q-4.6-12-4.4-8.6L8 4.4Q12 4 11.6 7.6 12 11 8.6 11 5 12 5 8.4L-8-4.4Q-11.6-4-11.6-7.4-11.4-10-8-11Z',
    ],
    [
      'bone',
      'M8-11Q4.6-12 4.4-8.6L-8 4.4Q-12 4-11.6 7.6-12 11-8.6 11-5 12-5 8.4L8-4.4Q11.6-4 11.6-7.4 11.4-10 8-11Z',
    ],
  ],
  bear: [
    ['fur', 'M0-2Q5-2 7 3 9 10 4 10 2 10 0 8.6-2 10-4 10-9 10-7 3-5-2 0-2Z'],
    ['fur', disc(-9.4, -2, 2.6) + disc(-4, -7.4, 3) + disc(4, -7.4, 3) + disc(9.4, -2, 2.6)],
    ['cut', 'M0 1Q3 1 4 4 5 7.6 2.4 7.4 0 5.6-2.4 7.4-5 7.6-4 4-3 1 0 1Z'],
  ],
  titan: [
    ['stone', 'M-9 2V-6Q-9-9-6-9-5.6-11.6-3-11.4-1-12.6 1-11 4-12 5-9.4 9-9.4 9-5V3Q8 7 6 8V12H-6V7Z'],
    ['line', 'M-5-9V-3M0-11V-3M5-9.4V-3M-9-2Q-2-1 0-2 4 1 0 4H-4'],
    ['dim', 'M4-3H9V3Q8 7 6 8V12H2V6Q5 2 4-3Z'],
  ],
  guard: [
    ['gold', 'M-10 8-12-7-5-1 0-11 5-1 12-7 10 8Q0 11-10 8Z'],
    ['lit', 'M-8.6 5.4-9.6-2.6-5.4 1-2-5-3 5Q-6 5-8.6 5.4Z'],
    ['red', 'M0-.6 2.6 3 0 6.6-2.6 3Z'],
  ],
  time_master: [
    ['white', 'M-7-9H7Q6-3 1.4 0 6 3 7 9H-7Q-6 3-1.4 0-6-3-7-9Z'],
    ['wheat', 'M-4.6-4.4H4.6L0-.4ZM-5.6 9Q0 .6 5.6 9Z'],
    ['wood', 'M-9-12H9V-8.6H-9ZM-9 8.6H9V12H-9Z'],
  ],
};

const SWORD: readonly Stroke[] = [
  ['metal', 'M0-13.6 3.2-9.6V4H-3.2V-9.6Z'],
  ['brass', 'M-7 3.2H7V6.6H2.2V11.6H-2.2V6.6H-7Z'],
  ['lit', 'M-2-9.4 0-11.6V3H-2Z'],
];
const SKULL: readonly Stroke[] = [
  ['ink', disc(0, 0, 11)],
  ['bone', 'M-4.4 8.4V4.6Q-8.6 2.6-8-2.6-7-8.6 0-8.6 7-8.6 8-2.6 8.6 2.6 4.4 4.6V8.4Z'],
  ['ink', `${disc(-3.4, -0.6, 2.2)}${disc(3.4, -0.6, 2.2)}M0 2 1.4 4.6H-1.4Z`],
  ['line', 'M-1.6 6V8.4M1.6 6V8.4'],
];
const SHIELD: readonly Stroke[] = [
  ['white', 'M-12-11Q0-15 12-11V1Q11 10 0 15-11 10-12 1Z'],
  ['seat-blue', 'M-8.6-8Q0-11 8.6-8V1Q8 7.4 0 11-8 7.4-8.6 1Z'],
  ['white', 'M-1.8-8H1.8V-2H7V1.6H1.8V8H-1.8V1.6H-7V-2H-1.8Z'],
];
const MASK: readonly Stroke[] = [
  ['ink', disc(0, 0, 13)],
  ['white', 'M-11-7Q0-3 11-7 13 8 0 11-13 8-11-7Z'],
  ['ink', 'M-8-3Q-4-3-2 0-6 2-8-3ZM8-3Q4-3 2 0 6 2 8-3ZM-5 6Q0 3 5 6 0 5-5 6Z'],
];
const BLANK: readonly Stroke[] = [['dim', 'M-7-2H7Q9 0 7 2H-7Q-9 0-7-2Z']];

/** What a face shows: swords and skulls from left to right, or a symbol. */
export interface FaceParts {
  strokes: readonly Stroke[];
  /** Swords that are too many to be drawn one by one, and how low their number stands. */
  number: { value: number; y: number } | null;
}

const put = (strokes: readonly Stroke[], x: number, size: number, y = 0): Stroke[] =>
  strokes.map(([paint, path]) => [paint, placed(path, x, y, size)]);

const SYMBOLS: Record<string, readonly Stroke[]> = {
  '-': BLANK,
  shield: SHIELD,
  loop: put(EMBLEMS.time_master, 0, 1.2),
  betrayal: MASK,
};

/** How large so many signs in a row are, and how far apart. */
const ROWS = [
  [1.3, 0],
  [1, 16],
  [0.85, 12.6],
] as const;

const faces = new Map<string, FaceParts>();

/** The drawing of a face as the engine writes it: `2`, `-`, `1+skull`, `loop`. */
export function faceOf(face: string): FaceParts {
  const parts = faces.get(face) ?? drawFace(face);
  faces.set(face, parts);
  return parts;
}

function drawFace(face: string): FaceParts {
  const symbol = SYMBOLS[face];
  if (symbol) return { strokes: symbol, number: null };
  const swords = Number.parseInt(face, 10) || 0;
  const skulls = face.endsWith('two_skulls') ? 2 : face.endsWith('skull') ? 1 : 0;
  if (swords + skulls > 3) return manyOf(swords, skulls);
  const row = [...Array<typeof SWORD>(swords).fill(SWORD), ...Array<typeof SKULL>(skulls).fill(SKULL)];
  const [size, apart] = ROWS[row.length - 1] ?? ROWS[0];
  const strokes = row.flatMap((sign, index) => {
    const smaller = sign === SKULL ? 0.8 : 1;
    return put(sign, (index - (row.length - 1) / 2) * apart * (skulls === 2 ? 1.1 : 1), size * smaller);
  });
  return { strokes, number: null };
}

/** A number beside one sword; skulls lie below. */
function manyOf(swords: number, skulls: number): FaceParts {
  const lift = skulls > 0 ? 7 : 0;
  const below = Array.from({ length: skulls }, (_, index) => (index - (skulls - 1) / 2) * 15);
  return {
    strokes: [
      ...put(SWORD, -8, skulls > 0 ? 0.85 : 1.1, -lift),
      ...below.flatMap((x) => put(SKULL, x, 0.62, 12)),
    ],
    number: { value: swords, y: 9 - lift * 1.2 },
  };
}

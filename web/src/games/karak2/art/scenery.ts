/** What stands about on the lands: each foot at [0, 0], in units of the map. */
import { disc, placed, polygon, type Stroke } from '../../../parts/art/strokes';

/** A thing at a place, so many times its size. */
export type Spot = readonly [x: number, y: number, size: number];

/** Parts of a thing from back to front. */
type Thing = readonly Stroke[];

const PINE: Thing = [
  ['trunk', 'M-1.8-6H1.8V1H-1.8Z'],
  ['pine', 'M0-27 7.4-15H4.4L10-5Q0-1.6-10-5L-4.4-15H-7.4Z'],
  ['pine-shade', 'M0-27 7.4-15H4.4L10-5Q5-3 0-3 5-8 1.4-14.4H3.4Z'],
];

const OAK: Thing = [
  ['trunk', 'M-1.4-9-2.4 1H2.4L1.4-9Z'],
  ['leaf', 'M-9-8Q-13-14-7.4-18-6-25 1-24 8-25 9-18 14-13 9-8 5-4 0-6.4-5-4-9-8Z'],
  ['leaf-shade', 'M4-23.6Q8.6-23 9-18 14-13 9-8 5-4 0-6.4 8-9 6.4-14 8.4-19 4-23.6Z'],
];

const PEAK: Thing = [
  ['rock', 'M-17 1-12-9-8-12-2-27 1-30 7-19 9-14 14-10 18 1Q0 4-17 1Z'],
  ['rock-shade', 'M1-30 7-19 9-14 14-10 18 1Q10 2.6 4 2.4L6-6 1-12 4-19Z'],
  ['snow', 'M-2-27 1-30 6.4-20 3.4-21.6 1.4-18-1-22-4.6-20.4Z'],
];

const BOULDER: Thing = [
  ['rock', 'M-8 1-9-5-4-10 4-9.4 8.6-4 7.6 1Q0 3-8 1Z'],
  ['rock-shade', 'M4-9.4 8.6-4 7.6 1Q4 2 1 2L4-3.6Z'],
];

const BARN: Thing = [
  ['barn-shade', 'M2 0V-11H18V0Z'],
  ['barn', 'M-10 0V-11L-4-19 2-11V0Z'],
  ['roof', 'M-4-20H12.6L20-10.4H2.6Z'],
  ['snow', 'M-6.6 0V-7H-1.4V0ZM-5-13.4H-3V-10.6H-5Z'],
];

const WINDMILL: Thing = [
  ['snow', 'M-6 0-4-18H4L6 0Q0 1.6-6 0Z'],
  ['wall-shade', 'M1-18H4L6 0Q4 .8 1 .9Z'],
  ['roof', 'M-5.4-17.4 0-25 5.4-17.4Z'],
  [
    'wood',
    'M-1 -19 -13-28-14.4-24.4-1-17.4ZM1-19 13-28 14.4-24.4 1-17.4ZM-1.4-18-10-7-6.8-5.4.4-17ZM1.4-18 10-7 6.8-5.4-.4-17Z',
  ],
  ['ink', disc(0, -18.4, 1.8)],
];

const HAYSTACK: Thing = [
  ['field', 'M-8 1Q-10-12 0-13 10-12 8 1 0 3.4-8 1Z'],
  ['field-shade', 'M0-13Q10-12 8 1 5 2 2 2.2 7-6 0-13Z'],
];

const SCENERY = { PINE, OAK, PEAK, BOULDER, BARN, WINDMILL, HAYSTACK } as const;

/** A row of the same things that do not cover each other: as few paths as one of them has. */
export function row(thing: keyof typeof SCENERY, spots: readonly Spot[]): Stroke[] {
  return SCENERY[thing].map(([paint, path]) => [
    paint,
    spots.map(([x, y, size]) => placed(path, x, y, size)).join(''),
  ]);
}

/** The shadows of things that stand at these places. */
export function shadows(spots: readonly Spot[], reach = 9): Stroke {
  const one = (x: number, y: number, size: number) => placed(SHADOW, x + 1.6 * size, y, size * reach);
  return ['shadow', spots.map(([x, y, size]) => one(x, y, size)).join('')];
}

const SHADOW = 'M-1 0Q-.6-.3.2-.3 1.2-.2 1.2.06 1 .36.1.36-.8.3-1 0Z';

/** A field with so many furrows, from its first side to the opposite one. */
export function field(
  paint: 'field' | 'soil' | 'crop',
  [a, b, c, d]: readonly (readonly [number, number])[],
  furrows: number,
): Stroke[] {
  const along = (p: readonly [number, number], q: readonly [number, number], part: number) =>
    `${(p[0] + (q[0] - p[0]) * part).toFixed(1)} ${(p[1] + (q[1] - p[1]) * part).toFixed(1)}`;
  const lines = Array.from({ length: furrows }, (_, index) => {
    const part = (index + 1) / (furrows + 1);
    return `M${along(a!, b!, part)}L${along(d!, c!, part)}`;
  });
  return [
    [paint, polygon([a!, b!, c!, d!])],
    [`furrow-${paint}`, lines.join('')],
  ];
}

/** What a harvest brings, drawn small: a sheaf, a log, a block of stone, ten units wide. */
export const HARVEST: Record<'food' | 'wood' | 'stone', Thing> = {
  food: [
    [
      'field',
      'M-3.6 5.4 -1.4.6-5-3.4Q-5.4-6-3-6-1.6-7.6 0-6.4 1.6-7.6 3-6 5.4-6 5-3.4L1.4.6 3.6 5.4Q0 6.8-3.6 5.4Z',
    ],
    ['wood', 'M-2.4-.4H2.4V1.8H-2.4Z'],
  ],
  wood: [
    ['trunk', 'M-4-4H4.4Q6.6-2 6.6 0 6.6 3 4.4 4.6H-4Z'],
    ['cut', 'M-4-4Q-1.8-2-1.8.3-1.8 3-4 4.6-6.2 3-6.2.3-6.2-2.4-4-4Z'],
  ],
  stone: [
    ['rock', 'M-6-2-1-5.6 6-3.4V3L1 6-6 4Z'],
    ['rock-shade', 'M1-.2 6-3.4V3L1 6Z'],
  ],
};

/** The lands: what is drawn on a hexagon 120 units high, around [0, 0]. */
import { between, type Random, seeded, seedOf } from '../../../parts/art/seed';
import { disc, placed, polygon, type Stroke } from '../../../parts/art/strokes';
import { field, HARVEST, row, shadows, type Spot } from './scenery';
import type { Land, Pos, Resource } from './vocabulary';

/** The corners of a hexagon, clockwise from the top; an edge runs from its corner to the next. */
export const CORNERS = [
  [0, -60],
  [51.96, -30],
  [51.96, 30],
  [0, 60],
  [-51.96, 30],
  [-51.96, -30],
] as const;

export const HEXAGON = polygon(CORNERS);

/** The ground of a land, before anything stands on it. */
export const GROUND: Record<Land, string> = {
  castle: 'paving',
  farm: 'meadow',
  forest: 'moss',
  farm_forest: 'meadow',
  farm_rock: 'meadow',
  forest_rock: 'moss',
  big_farm: 'meadow',
  dense_forest: 'moss',
  big_rock: 'scree',
  abyss: 'ash',
  goblin_cave: 'heath',
  stone_eater_mine: 'scree',
  rift: 'dusk',
};

type Painter = (random: Random) => Stroke[];

/** Moves and sizes things a little, so that no two tiles are the same. */
function scattered(random: Random, spots: readonly Spot[]): Spot[] {
  return spots.map(([x, y, size]) => [
    x + between(random, -2.5, 2.5),
    y + between(random, -1.5, 1.5),
    size * between(random, 0.9, 1.1),
  ]);
}

/** Rows of trees from back to front; pines and oaks take turns. */
function trees(random: Random, rows: readonly (readonly Spot[])[]): Stroke[] {
  const first = random() < 0.5 ? 0 : 1;
  const grown = rows.map((spots) => scattered(random, spots));
  return [
    shadows(grown.flat()),
    ...grown.flatMap((spots, index) => row((index + first) % 2 === 0 ? 'PINE' : 'OAK', spots)),
  ];
}

function rocks(random: Random, peaks: readonly Spot[], boulders: readonly Spot[]): Stroke[] {
  const [high, low] = [scattered(random, peaks), scattered(random, boulders)];
  return [shadows(high, 17), ...row('PEAK', high), shadows(low), ...row('BOULDER', low)];
}

/** What a harvest brings, on a dark strip at the lower corner. */
function strip(goods: readonly Resource[]): Stroke[] {
  if (goods.length === 0) return [];
  const wide = goods.length * 6.6 + 2;
  const kinds = [...new Set(goods)];
  return [
    ['strip', `M${-wide} 33H${wide}Q${wide + 7} 40.5 ${wide} 48H${-wide}Q${-wide - 7} 40.5 ${-wide} 33Z`],
    ...kinds.flatMap((kind) =>
      HARVEST[kind].map(([paint, path]): Stroke => {
        const places = goods.map((good, index) =>
          good === kind ? (index - (goods.length - 1) / 2) * 13.6 : null,
        );
        return [paint, places.map((x) => (x === null ? '' : placed(path, x, 40.5, 1))).join('')];
      }),
    ),
  ];
}

/** Thorns that bend inwards all around, so thick. */
function thorns(thick: number): string {
  const sides = CORNERS.flatMap(([x, y], index) => {
    const [toX, toY] = CORNERS[(index + 1) % 6]!;
    return [0, 1 / 3, 2 / 3].map((part) => [x + (toX - x) * part, y + (toY - y) * part] as const);
  });
  const thorn = ([x, y]: readonly [number, number], index: number) => {
    const [length, half] = [index % 3 === 0 ? 0.46 : 0.34, 0.12 * thick];
    const foot = (side: number) =>
      `${(x * 0.925 - y * side).toFixed(1)} ${(y * 0.925 + x * side).toFixed(1)}`;
    const bend = `${(x * (1 - length / 2) - y * 0.16).toFixed(1)} ${(y * (1 - length / 2) + x * 0.16).toFixed(1)}`;
    const tip = `${(x * (1 - length) + y * 0.08).toFixed(1)} ${(y * (1 - length) - x * 0.08).toFixed(1)}`;
    return `M${foot(-half)}L${tip}Q${bend} ${foot(half)}Z`;
  };
  return sides.map(thorn).join('');
}

const PAINTERS: Record<Land, Painter> = {
  castle: () => [
    [
      'seams',
      'M-40 2H44M-48 18H48M-38 36H38M-20 2V18M8 2V18M34 2V18M-32 18V36M-6 18V36M22 18V36M-10 36V52M14 36V48',
    ],
    ['shadow', 'M-40 0H54L46 12H-32Z'],
    ['wall', 'M-38 4V-18H-33V-22H-27V-18H-21V-22H-15V-18H15V-22H21V-18H27V-22H33V-18H38V4Z'],
    [
      'wall',
      'M-47 10V-22H-44V-27H-39V-22H-35V-27H-30V-22H-27V10Q-37 14-47 10ZM27 10V-18L31-25 35-18 39-27 43-20 47-16V10Q37 14 27 10Z',
    ],
    ['wall-shade', 'M-33 11V-22H-27V10Q-30 11-33 11ZM39 11.6V-27L43-20 47-16V10Q43 11.6 39 11.6Z'],
    ['wall', 'M-18 7V-28Q-18-48 0-48 18-48 18-28V7Z'],
    ['portal-deep', 'M-13 7V-26Q-13-42 0-42 13-42 13-26V7Z'],
    ['portal', 'M-9 2Q-12-24 0-37 4-26-2-20 9-28 10-11 10 2 0 4-6 5-9 2Z'],
    ['portal-lit', 'M-3 0Q-8-12 1-21 0-13 3-11 6-2 0 1Z'],
    [
      'moss-patch',
      'M-47 10V0Q-43 4-39 8L-33 12Q-41 14-47 10ZM27-18 31-25 33-22Q31-14 28-10H27ZM13 7Q16 0 18-2V7Z',
    ],
    ['wall', 'M20 36 28 32 35 36V40L27 43 20 40ZM-44 28-38 25-33 28V32L-39 35-44 32Z'],
    ['wall-shade', 'M27.4 39 35 36V40L27 43ZM-39 30.6-33 28V32L-39 35Z'],
  ],
  farm: (random) => {
    const tilt = between(random, -3, 3);
    const bales = scattered(random, [
      [-34, 18, 0.62],
      [30, 24, 0.62],
    ]);
    return [
      ['track', `M-52-2Q-20 ${4 + tilt} 0 6 26 8 52 ${2 + tilt}V12Q26 17 0 15-20 13-52 8Z`],
      ...field(
        'field',
        [
          [-47, -29],
          [-3, -54],
          [1, -4],
          [-47, -7],
        ],
        6,
      ),
      ...field(
        'crop',
        [
          [6, 20],
          [46, 17],
          [46, 29],
          [8, 51],
        ],
        3,
      ),
      ...field(
        'soil',
        [
          [-46, 13],
          [-4, 20],
          [-6, 52],
          [-46, 29],
        ],
        4,
      ),
      shadows([[24, -10, 1.3], ...bales]),
      ...row('OAK', [
        [41, -10, 0.75],
        [10, -30, 0.7],
      ]),
      ...row('BARN', [[22, -9, 1.15]]),
      ...row('HAYSTACK', bales),
    ];
  },
  forest: (random) => [
    ['moss-lit', 'M-30-6Q-6-20 22-8 40 2 30 18 8 32-20 24-42 12-30-6Z'],
    ...trees(random, [
      [
        [-12, -28, 0.85],
        [12, -27, 0.9],
      ],
      [
        [-31, -15, 0.9],
        [0, -19, 0.95],
        [31, -15, 0.9],
      ],
      [
        [-41, 4, 0.9],
        [-20, -5, 0.8],
        [21, -5, 0.8],
        [41, 5, 0.9],
      ],
      [
        [-35, 29, 0.95],
        [34, 30, 0.95],
      ],
    ]),
  ],
  farm_forest: (random) => [
    ['moss', 'M0-60 51.96-30V30L0 60Q14 30 2 4-10-24 0-60Z'],
    ['track', 'M-4-57 4-58Q-6-26 8 4 20 32 5 57L-4 56Q10 30-1 6-14-24-4-57Z'],
    ...field(
      'field',
      [
        [-47, -28],
        [-14, -48],
        [-14, -14],
        [-47, -8],
      ],
      4,
    ),
    ...field(
      'soil',
      [
        [-47, 0],
        [-10, -6],
        [-2, 18],
        [-47, 26],
      ],
      4,
    ),
    ...trees(random, [
      [
        [15, -25, 0.9],
        [37, -14, 0.9],
      ],
      [
        [21, -2, 0.95],
        [41, 8, 0.95],
      ],
      [
        [24, 18, 0.9],
        [41, 32, 0.85],
      ],
    ]),
    ...row('BARN', [[-32, -18, 0.85]]),
  ],
  farm_rock: (random) => [
    ['scree', 'M0-60 51.96-30V30L0 60Q14 30 2 4-10-24 0-60Z'],
    ['track', 'M-4-57 4-58Q-6-26 8 4 20 32 5 57L-4 56Q10 30-1 6-14-24-4-57Z'],
    ...field(
      'field',
      [
        [-47, -28],
        [-14, -48],
        [-14, -14],
        [-47, -8],
      ],
      4,
    ),
    ...field(
      'soil',
      [
        [-47, 0],
        [-10, -6],
        [-2, 18],
        [-47, 26],
      ],
      4,
    ),
    ...rocks(
      random,
      [
        [24, -15, 0.95],
        [32, 22, 0.85],
      ],
      [[41, 1, 0.9]],
    ),
    ...row('BARN', [[-32, -18, 0.85]]),
  ],
  forest_rock: (random) => [
    ['scree', 'M0-60 51.96-30V30L0 60Q14 30 2 4-10-24 0-60Z'],
    ...trees(random, [
      [
        [-37, -14, 0.9],
        [-15, -25, 0.9],
      ],
      [
        [-21, -2, 0.95],
        [-41, 8, 0.9],
      ],
      [
        [-24, 18, 0.9],
        [-41, 32, 0.85],
      ],
    ]),
    ...rocks(
      random,
      [
        [24, -15, 0.95],
        [32, 22, 0.85],
      ],
      [[41, 1, 0.9]],
    ),
  ],
  big_farm: (random) => {
    const stacks = scattered(random, [
      [-38, 10, 0.9],
      [37, 12, 0.95],
      [-26, 24, 0.8],
    ]);
    return [
      ...field(
        'field',
        [
          [-48, -27],
          [-2, -54],
          [-2, -8],
          [-48, -2],
        ],
        7,
      ),
      ...field(
        'field',
        [
          [2, -54],
          [48, -27],
          [48, -2],
          [2, -8],
        ],
        7,
      ),
      ...field(
        'crop',
        [
          [-48, 4],
          [-3, -2],
          [-3, 54],
          [-48, 28],
        ],
        6,
      ),
      ...field(
        'soil',
        [
          [3, -2],
          [48, 4],
          [48, 28],
          [3, 54],
        ],
        6,
      ),
      shadows([[-21, -10, 1.1], [26, -12, 1.4], ...stacks]),
      ...row('WINDMILL', [[-22, -10, 1]]),
      ...row('BARN', [[24, -12, 1.2]]),
      ...row('HAYSTACK', stacks),
    ];
  },
  dense_forest: (random) =>
    trees(random, [
      [
        [-11, -27, 0.88],
        [11, -27, 0.9],
      ],
      [
        [-30, -15, 0.92],
        [0, -17, 1],
        [30, -15, 0.92],
      ],
      [
        [-41, -2, 1],
        [-17, -6, 1],
        [16, -5, 1],
        [41, -2, 1],
      ],
      [
        [-31, 13, 1.05],
        [0, 11, 0.9],
        [31, 14, 1.05],
      ],
      [
        [-40, 28, 0.85],
        [-20, 33, 0.9],
        [20, 34, 0.9],
        [40, 28, 0.85],
      ],
    ]),
  big_rock: (random) => [
    ['scree-lit', 'M-34-2Q-6-14 24-4 44 6 32 20 8 32-20 26-46 14-34-2Z'],
    ...rocks(
      random,
      [
        [-24, -14, 0.95],
        [25, -14, 0.95],
      ],
      [],
    ),
    ...row('PEAK', scattered(random, [[1, -9, 1.5]])),
    ...row(
      'PEAK',
      scattered(random, [
        [-37, 9, 0.8],
        [38, 8, 0.85],
      ]),
    ),
    ...row(
      'BOULDER',
      scattered(random, [
        [-38, 29, 1],
        [37, 30, 1.05],
        [-20, 18, 0.7],
      ]),
    ),
  ],
  abyss: () => [
    ['lava', 'M0-46 20-40 41-24 37-2 43 19 23 34 6 47-17 37-42 23-36 2-43-18-24-37Z'],
    ['lava-lit', 'M0-41 17-36 36-21 32-2 38 16 20 29 4 41-15 32-37 19-31 2-37-16-20-32Z'],
    ['ash-deep', 'M2-34 15-30 29-17 26-2 32 13 17 23 3 34-13 26-31 15-26 1-31-13-17-27Z'],
    [
      'lava-line',
      'M-28-12-14-8-6 4-16 14-10 25M27-15 16-10 20 2 8 10M-6 4 8 10 12 23M2-33-4-22-14-8M30 12 22 14 12 23',
    ],
    ['thorn', thorns(1)],
    ['thorn-lit', thorns(0.45)],
  ],
  goblin_cave: (random) => {
    const bushes = scattered(random, [
      [-42, 24, 0.7],
      [42, 26, 0.75],
    ]);
    return [
      ['track', 'M-8 2H12Q22 30 12 56L0 60-14 52Q-2 30-8 2Z'],
      ['shadow', 'M-44 2Q10 14 56 0L50 10Q0 20-36 12Z'],
      ['heath-hill', 'M-47 5Q-46-22-26-32-18-50 2-50 24-50 32-32 48-20 47 5 0 12-47 5Z'],
      ['heath-shade', 'M12-49Q26-46 32-32 48-20 47 5 36 7 26 8 38-8 26-20 26-36 12-49Z'],
      ['ink', 'M-18 6Q-20-26 1-28 23-26 21 6 2 9-18 6Z'],
      ['eyes', disc(-7, -10, 2.6) + disc(1, -10, 2.6) + disc(9, -2, 2) + disc(15, -2, 2)],
      ['bone', 'M-22 6-17-8-13 6ZM-12 6-9-1-5 6ZM13 6 17-8 24 6ZM6 6 9 0 12 6Z'],
      ['wood', 'M-33 6H-31V-42H-33ZM36 6H38V-36H36Z'],
      ['banner', 'M-31-42-15-37-31-30ZM38-36 50-32 38-26Z'],
      ...row('BOULDER', [
        [-38, 10, 0.9],
        [38, 12, 0.85],
      ]),
      ...row('OAK', bushes),
    ];
  },
  stone_eater_mine: (random) => [
    ['shadow', 'M-44 2Q10 14 56 0L50 10Q0 20-36 12Z'],
    ['rock', 'M-48 5-42-16-30-24-22-42-6-52 10-46 22-48 32-28 42-20 48 5Q0 12-48 5Z'],
    ['rock-shade', 'M10-46 22-48 32-28 42-20 48 5Q36 8 24 9L30-12 18-24 20-36Z'],
    ['rails', 'M-6 6-14 52M8 6 10 54M-10 18H10M-12 28H11M-14 40H12M-14 50H11'],
    ['ink', 'M-16 8V-18L-10-26H12L18-18V8Q1 11-16 8Z'],
    ['eyes', disc(-4, -8, 2.6) + disc(6, -8, 2.6)],
    ['wood', 'M-21 9V-24H-15V9ZM17 9V-24H23V9ZM-25-31H27V-24H-25Z'],
    ['gem', 'M-36-10-32-14-28-10-32-4ZM30-34 33-37 36-34 33-29ZM36-2 39-5 42-2 39 3ZM-12-38-9-41-6-38-9-33Z'],
    ...row(
      'BOULDER',
      scattered(random, [
        [-40, 22, 1],
        [40, 24, 1],
      ]),
    ),
    ['metal-dark', 'M22 16H42L39 28H25Z'],
    ['rock', 'M23 16 26 10 31 12 35 8 41 16Z'],
    ['ink', disc(28, 29, 2.6) + disc(36, 29, 2.6)],
  ],
  rift: () => [
    ['dusk-lit', 'M-30-30Q-6-48 18-34 42-24 36 4 34 32 4 36-30 36-38 8-42-16-30-30Z'],
    [
      'crack',
      'M-46 4-30 0-22 6-12 2M46-8 32-10 26-2 14-4M-26 38-20 28-10 26M30 36 20 30 16 20M-34-34-24-26-14-26M26-42 20-34',
    ],
    [
      'portal-deep',
      'M8-56 2-40 14-28 6-12 18 2 8 16 12 28-4 34-2 50-14 36-10 24-20 10-10-2-18-18-6-28-10-42Z',
    ],
    ['portal', 'M5-48-1-38 9-27 1-12 12 2 3 15 6 26-6 32-5 42-10 34-6 24-14 10-5-1-12-18-1-28-5-40Z'],
    ['portal-lit', 'M2-40 0-36 4-26-3-13 5 2-2 14 0 24-4 28-2 22-8 10 0 0-6-16 2-27-2-37Z'],
    [
      'wall',
      'M-36-14-26-20-22-10-32-4ZM26-24 36-26 38-16 28-14ZM24 12 34 8 38 18 28 22ZM-34 20-26 16-22 26-32 28Z',
    ],
    ['wall-shade', 'M-28-12-22-10-32-4ZM32-20 38-16 28-14ZM31 15 38 18 28 22ZM-28 22-22 26-32 28Z'],
  ],
};

/** What a harvest or a victory brings there. */
const BRINGS: Record<Land, readonly Resource[]> = {
  castle: [],
  farm: ['food'],
  forest: ['wood'],
  farm_forest: ['food', 'wood'],
  farm_rock: ['food', 'stone'],
  forest_rock: ['wood', 'stone'],
  big_farm: ['food', 'food', 'food'],
  dense_forest: ['wood', 'wood', 'wood'],
  big_rock: ['stone', 'stone', 'stone'],
  abyss: [],
  goblin_cave: ['food', 'wood'],
  stone_eater_mine: ['stone'],
  rift: [],
};

const cache = new Map<string, readonly Stroke[]>();

/** What is drawn on the ground of a land; the place gives it its own look. */
export function landscape(land: Land, at: Pos): readonly Stroke[] {
  const key = `${land} ${at[0]} ${at[1]}`;
  const strokes = cache.get(key) ?? PAINTERS[land](seeded(seedOf(at)));
  cache.set(key, strokes);
  return strokes;
}

/** What the land brings, drawn over everything else, so that no chasm hides it. */
export const harvestOf = (land: Land): readonly Stroke[] => strip(BRINGS[land]);

/** Signs for what is done: shapes from back to front, 40 units wide around [0, 0]. */
import { disc, placed, type Stroke } from '../../../parts/art/strokes';
import { FALCON, HORSE, LION, WHALE } from './animals';
import { BUILDING_STROKES, KEEP } from './buildings';
import { EMBLEMS } from './dice';
import { GOOD_STROKES, ITEM_STROKES, MARK_STROKES, RESOURCE_STROKES } from './things';
import type { ActionTag } from './vocabulary';

/** A drawing moved and scaled. */
const put = (strokes: readonly Stroke[], x: number, y: number, size: number): Stroke[] =>
  strokes.map(([paint, path]) => [paint, placed(path, x, y, size)]);

const PLUS: Stroke[] = [['green', 'M8 8H12V4H16V8H20V12H16V16H12V12H8Z']];
const TICK = 'M-17 1-11-6-4 2 12-16 18-10-4 16Z';
const CHECK: Stroke[] = [['green', TICK]];
const CROSS: Stroke[] = [['red', 'M-19-15-15-19 19 15 15 19Z']];
const AROUND: Stroke[] = [
  [
    'water',
    'M-15-10Q-9-19 1-19 10-19 15-12L19-15V-2H6L10-7Q7-12 0-12-6-12-9-6ZM15 10Q9 19-1 19-10 19-15 12L-19 15V2H-6L-10 7Q-7 12 0 12 6 12 9 6Z',
  ],
];
const HAND: Stroke[] = [
  [
    'skin',
    'M-9 19V9L-15-1Q-15-5-11-4L-7 1V-13Q-7-16-4.4-16-2-16-2-13V-17Q-2-20 .6-20 3-20 3-17V-14Q3-17 5.6-17 8-17 8-14V-10Q8-12.6 10.4-12.6 13-12.6 13-9V8Q13 13 9 15V19Z',
  ],
  ['line', 'M-2-13V-3M3-14V-3M8-12V-3'],
];
const PALM: Stroke[] = [
  ['skin', 'M-20 8Q-12 2-6 4L4 4Q8 6 4 8L14 3Q20 2 18 6L4 16Q-6 19-14 15L-20 18Z'],
  ['seat-blue', 'M-22 6-16 5V20H-22Z'],
];
const HEX: Stroke[] = [
  ['green', 'M0-19 16.5-9.5V9.5L0 19-16.5 9.5V-9.5Z'],
  ['wheat', 'M-12-7-1-13.4V-1L-12 2Z'],
  ['line', 'M-8.4-9V1M-4.8-11.2V0'],
  ['leaf-dark', 'M7-11 12-1H2ZM5 2 11 12H-1Z'],
];
const DIE: Stroke[] = [
  ['parchment', 'M-15-11H7Q11-11 11-7V15Q11 19 7 19H-15Q-19 19-19 15V-7Q-19-11-15-11Z'],
  ['ink', disc(-12, -4, 2.4) + disc(-4, 4, 2.4) + disc(4, 12, 2.4)],
];
const DOWN: Stroke[] = [['water', 'M8-18H14V-6H20L11 6 2-6H8Z']];

const HORN: Stroke[] = [
  ['hide', 'M-19 11Q-14 17-6 15 7 11 9-3L2-6Q-1 4-9 7-14 9-17 6Z'],
  ['parchment', 'M2-6Q4-13 9-19L20-9Q12-5 9-3Z'],
  ['brass', 'M1-3.4 9.6 0 9-5 3-7.4ZM-20 9-17 5-14.6 8-17 13Z'],
  ['ink', 'M8-19.6Q11-21 16-16 21-11 20-8.6 16-9 12.4-12.6 9-16 8-19.6Z'],
  ['water', 'M-4-12-9-18-7-19.6-2-13.6ZM-9-4-17-7-16.4-9.4-8-6.4ZM14 5 20 8 19 10 13 7Z'],
];
const CLAWS: Stroke[] = [
  ['red', 'M-14-18Q-4-4-12 18-17-2-14-18ZM-2-20Q9-3 0 20-6-2-2-20ZM11-18Q20-3 12 17 6-1 11-18Z'],
];
const COMPASS: Stroke[] = [
  ['brass', disc(0, 0, 19)],
  ['parchment', disc(0, 0, 14.6)],
  ['red', 'M8-10 4 4-4-4Z'],
  ['metal-dark', 'M-8 10 4 4-4-4Z'],
];
const FEET: Stroke[] = [
  [
    'horse-lit',
    'M-13 4Q-18-4-13-12-7-17-4-9-3 0-7 5ZM-14 8-7 8Q-6 15-10 15-14 15-14 8ZM6-1Q2-9 6-17 12-22 15-14 16-5 12 0ZM5 3 12 3Q13 10 9 10 5 10 5 3Z',
  ],
];
const GRAVE: Stroke[] = [
  ['stone', 'M-14 18V-6Q-14-19-1-19 12-19 12-6V18Z'],
  ['line', 'M-1-13V-3M-5-9.6H3'],
  ['bone', 'M4 18V8L1 3 3 1 6 5V-1Q8-3 9-1V4L10-2Q12-4 13-1L12.4 5 15 1Q17 0 17 3L14 10V18Z'],
  ['green', 'M-20 19Q-14 13-8 17 0 13 6 17 14 13 20 19Z'],
];
const SACK: Stroke[] = [
  ['hide', 'M-8-6Q-4-9 0-8L6-9Q17 4 14 14 4 21-12 17-18 8-8-6Z'],
  ['brass-line', 'M-9-6 7-8'],
  ['hide', 'M-8-8-12-16-3-13 3-17 8-10Z'],
];
const CASTLE_ARROW: Stroke[] = [...put(KEEP, 5, 20, 0.9), ['water', 'M-20-2-9-13V-6Q2-8 6 2-2-2-9 1V8Z']];
const SICKLE: Stroke[] = [
  ['metal', 'M-12 6Q-8-18 12-18 20-14 18-4 12-14 2-11-6-7-6 8Z'],
  ['wood', 'M-13 5-5 8-10 20-17 17Z'],
];
const HAMMER: Stroke[] = [
  ['wood', 'M-15 17-12 20 8-3 4-6Z'],
  ['metal', 'M-5-10 5-20 14-14 20-12 14-4 10-6 6-1Z'],
];
const BLOCKS: Stroke[] = [['stone', 'M-6 11H7V19H-6ZM8 11H21V19H8ZM2 3H14V10.6H2Z']];
const GATE: Stroke[] = [
  ['stone', 'M-19 19V-8Q-19-19-7-19 5-19 5-8V19Z'],
  ['ink', 'M-14 19V-7Q-14-14-7-14 0-14 0-7V19Z'],
  ['water', 'M-8 2H8V-5L20 6 8 17V10H-8Z'],
];
const SWAP: Stroke[] = [
  ['green', 'M-19-8 -8-18V-12H16V-4H-8V2Z'],
  ['water', 'M19 10 8 0V6H-16V14H8V20Z'],
];
const SCROLL: Stroke[] = [
  ['parchment', 'M-12-17H14Q18-17 18-12H12V14Q12 19 7 19H-14Q-18 19-18 13H-12Z'],
  ['line', 'M-7-9H7M-7-3H7M-7 3H3'],
];
const POINT: Stroke[] = [
  ['skin', 'M-19-2-12-7 2-7V-10L16-12Q20-12 20-9 20-6 16-6L8-4 9 8Q8 13 2 13H-12L-19 11Z'],
  ['line', 'M2-1H9M2 4H9M2 9H8'],
];
const FLEE: Stroke[] = [...put(FEET, -4, 2, 0.8), ['water', 'M4 4H11V-1L20 8 11 17V12H4Z']];

/** A sign for each kind of action. */
export const SIGNS: Record<ActionTag, readonly Stroke[]> = {
  walk: FEET,
  explore: COMPASS,
  portal: put(BUILDING_STROKES.portal, 0, 18, 1),
  ride: HORSE,
  whale: WHALE,
  return: CASTLE_ARROW,
  fight: MARK_STROKES.attack_sign,
  challenge: [...put(GOOD_STROKES.crown, 0, -6, 0.72), ...put(MARK_STROKES.attack_sign, 0, 8, 0.66)],
  heal: [...put(MARK_STROKES.heart_sign, -2, -1, 0.95), ...PLUS],
  harvest: [...put(RESOURCE_STROKES.food, 6, 2, 0.86), ...put(SICKLE, -4, 0, 0.92)],
  build_city: [...put(KEEP, 0, 24, 1), ['red', 'M0-16H1V-22L14-19 1-15Z']],
  build: [...BLOCKS, ...put(HAMMER, -4, -4, 0.8)],
  dismiss: GATE,
  train: [...put(EMBLEMS.knight, -2, -2, 1.4), ...PLUS],
  take: [...put(HAND, 0, 0, 1)],
  swap: SWAP,
  eradicate: [...put(GOOD_STROKES.plague, 0, 0, 0.96), ...CROSS],
  raise: GRAVE,
  rebel: HORN,
  falcon: FALCON,
  pickpocket: ITEM_STROKES.pickpocket,
  pray: ITEM_STROKES.blessing,
  roar: LION,
  keep: [...put(HEX, -2, 0, 0.95), ['white', placed(TICK, 4, 4, 0.7)]],
  lay_at: [...put(HEX, 0, 6, 0.72), ...put(DOWN, -11, -8, 1)],
  lay: [...put(AROUND, 0, 0, 1), ...put(HEX, 0, 0, 0.55)],
  put_back: [...put(SACK, -2, 3, 0.9), ...put(DOWN, -12, -4, 0.8)],
  slay: CLAWS,
  count: DIE,
  all: [...put(DIE, -2, -5, 0.8), ...put(DIE, 8, 5, 0.8)],
  again: [...put(AROUND, 0, 0, 1), ...put(DIE, 2.4, -2, 0.55)],
  fireball: ITEM_STROKES.fireball,
  keep_fireball: [...put(AROUND, 0, 0, 1), ...put(ITEM_STROKES.fireball, 0, 0, 0.68)],
  great_fireball: [
    [
      'lava',
      'M0-21 5-13 13-17 13-8 21-5 15 1 20 9 11 10 9 19 1 14-7 20-9 11-19 11-14 2-21-4-12-7-13-16-5-13Z',
    ],
    ...put(ITEM_STROKES.fireball, 0, 0, 0.78),
  ],
  ignore: [...put(MARK_STROKES.skull_sign, 0, 0, 0.92), ...CROSS],
  bless: ITEM_STROKES.blessing,
  enlist: [...SCROLL, ...PLUS],
  save: [...put(DIE, 4, -3, 0.9), ...put(MARK_STROKES.heart_sign, 8, 8, 0.6)],
  choose: POINT,
  pick: [...put(PALM, 0, 2, 1), ...put(RESOURCE_STROKES.wood, 2, -10, 0.5)],
  drop: [...put(SACK, -4, 4, 0.8), ...put(DOWN, 0, -2, 0.9)],
  give: [...put(PALM, 0, 2, 1), ...put(EMBLEMS.knight, 3, -9, 0.8)],
  drive: FLEE,
  enough: CHECK,
  done: CHECK,
  end_turn: MARK_STROKES.time_sign,
};

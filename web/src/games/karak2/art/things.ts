/** Things that are won, carried or counted: shapes from back to front, 40 units wide around [0, 0]. */
import { disc, oval, placed, type Stroke } from '../../../parts/art/strokes';
import type { Good, Item, Mark, Resource } from './vocabulary';

/** An amulet on its chain, with what it does on it; each has an enamel of its own. */
const amulet = (enamel: string, ...sign: readonly Stroke[]): Stroke[] => [
  ['brass-line', 'M-9-21Q-7-13 0-13 7-13 9-21'],
  ['brass', disc(0, 3, 17)],
  [enamel, disc(0, 3, 13.6)],
  ...sign.map(([paint, path]): Stroke => [paint, placed(path, 0, -3.6, 1.38)]),
  ['lit', 'M-13 0Q-11-10-1-12-9-7-10 1Z'],
];

export const ITEM_STROKES: Record<Item, readonly Stroke[]> = {
  sword: [
    ['metal', 'M14-18 18-18 18-14-4 8-8 4Z'],
    ['metal-line', 'M15-15-5 5'],
    ['brass', 'M-12 1-9-2 2 9-1 12Z'],
    ['wood', 'M-8 5-5 8-13 16-16 13Z'],
    ['brass', disc(-15.6, 15.6, 3)],
  ],
  war_hammer: [
    ['wood', 'M-16 14-13 17 8-4 5-7Z'],
    ['metal-dark', 'M-4-10 7-20 20-7 10 4Z'],
    ['metal', 'M-4-10 7-20 10-17-1-7ZM10 4 20-7 17-10 7 1Z'],
    ['glow', 'M8-12 12-8 8-4 4-8Z'],
  ],
  fireball: [
    ['lava', 'M-18-14Q-10-12-6-8-8-16-2-20 0-12 6-10 18-6 17 6 14 19 1 18-12 17-13 4-13-4-18-14Z'],
    ['lava-lit', 'M-9-3Q-6-1-3-4-1-9 2-7 12-4 11 6 9 13 2 13-7 12-8 4Z'],
    ['white', 'M-2 3Q0-2 4 0 8 4 5 8 1 10-1 7Z'],
  ],
  pickpocket: [
    ['hide', 'M-10-4Q-6-8 0-7L6-12 10-8 7-3Q17 4 14 13 8 19-3 17-14 13-14 4-13-2-10-4Z'],
    ['brass-line', 'M-5-7 6-5'],
    ['gold', disc(-8, 14, 4) + disc(14, 15, 4) + disc(4, 3, 4.4)],
    [
      'magic-lit',
      'M-12-20-10.4-15.6-6-14-10.4-12.4-12-8-13.6-12.4-18-14-13.6-15.6ZM13-20 14-17 17-16 14-15 13-12 12-15 9-16 12-17Z',
    ],
  ],
  blessing: [
    [
      'gold',
      'M-1.4-20H1.4V-13H-1.4ZM-14-15-12-17-7.6-12.4-9.4-10.6ZM14-15 12-17 7.6-12.4 9.4-10.6ZM-19-3V-5.6H-13V-3ZM19-3V-5.6H13V-3Z',
    ],
    ['skin', 'M-1 18V-4Q-3-10-5-4L-8 5Q-10 12-7 18ZM1 18V-4Q3-10 5-4L8 5Q10 12 7 18Z'],
    ['white', 'M-10 13H-.4V20H-10ZM.4 13H10V20H.4Z'],
  ],
  abundance: amulet(
    'enamel-green',
    ['wheat', 'M-3 11-1-1 -4-5Q0-8 4-5L1-1 3 11Z'],
    ['red', disc(-5, 6, 3)],
    ['green', disc(5, 6, 3)],
  ),
  glory: amulet('enamel', ['gold', 'M0-4 2.6 2 9 2.6 4.2 6.8 5.6 13 0 9.8-5.6 13-4.2 6.8-9 2.6-2.6 2Z']),
  action: amulet('enamel-red', ['parchment', 'M-5-3H1V5L7 8Q8 10 8 12H-5Z'], ['wood', 'M-5 11H8V14H-5Z']),
  protection: amulet(
    'enamel-gold',
    ['metal', 'M-7-2Q0-4.4 7-2V5Q6 11 0 14-6 11-7 5Z'],
    ['red', 'M-1.4 0H1.4V4H5V6.8H1.4V11H-1.4V6.8H-5V4H-1.4Z'],
  ),
  titan: amulet(
    'enamel-dark',
    ['stone', 'M-6 7V1Q-5.6-1-4-1-2.6-3-.6-2 2-3 3-1 6-1 6 2V8Q5 10.6 4 11V13.6H-4V10.6Z'],
    ['line', 'M-2.6-1V3M.6-2V3M3.4-1V3'],
  ),
};

/** A stone with a soul in it. */
const soul = (body: string, light: string, face: string): Stroke[] => [
  ['gem-dark', body],
  ['soul', light],
  ['ink', face],
  ['lit', 'M-5-9-1-12-3-4Z'],
];

export const GOOD_STROKES: Record<Good, readonly Stroke[]> = {
  small_stone: soul(
    'M-11-4-4-16H5L12-4 5 15H-4Z',
    'M-6-3Q0-12 6-3 7 5 0 10-7 5-6-3Z',
    disc(-2.4, -1, 1.5) + disc(2.8, -1, 1.5) + oval(0.2, 4, 1.5, 2),
  ),
  large_stone: [
    ['gem-dark', 'M-14-4-20 8-12 18H12L20 8 14-4Z'],
    ['soul', 'M-14 4-16 9-12 13-10 8ZM14 4 16 9 12 13 10 8Z'],
    ...soul(
      'M-12-4-5-19H6L13-4 6 17H-5Z',
      'M-7-3Q0-14 7-3 8 6 0 12-8 6-7-3Z',
      disc(-2.8, -1, 1.7) + disc(3, -1, 1.7) + oval(0.2, 5, 1.7, 2.4),
    ),
  ],
  arch_stone: [
    ['gem-red', 'M-20-6-14 0-12-14-6-6 0-21 6-6 12-14 14 0 20-6 15 13 6 19H-6L-15 13Z'],
    ['gold', 'M-16 8Q0 2 16 8L15 13Q0 8-15 13Z'],
    ['soul', 'M-8-1Q0-13 8-1 9 4 0 6-9 4-8-1Z'],
    ['ink', 'M-6-2-1 1-5 3ZM6-2 1 1 5 3Z'],
    ['lit', 'M-17-1-14 2-12-9-10-3-12 6-15 7Z'],
  ],
  crown: [
    ['gold', 'M-17 13-20-13-9-2 0-19 9-2 20-13 17 13Q0 18-17 13Z'],
    ['lit', 'M-14 9-16-5-9 2-3-8-5 8Q-10 8-14 9Z'],
    ['red', 'M0-1 4 5 0 11-4 5Z'],
    ['water', disc(-11, 6, 2.6) + disc(11, 6, 2.6)],
    ['gold', disc(-20, -14, 2.4) + disc(0, -19, 2.6) + disc(20, -14, 2.4)],
  ],
  plague: [
    ['sick', 'M0-18Q19-17 18 1 16 18-1 18-19 17-18-1-17-18 0-18Z'],
    ['sick-dark', disc(-12, -9, 4) + disc(13, -6, 3) + disc(11, 11, 4) + disc(-12, 10, 3)],
    ['bone', 'M-5 11V7Q-10 5-10-2-9-11 0-11 9-11 10-2 10 5 5 7V11Z'],
    ['ink', `${disc(-4, -1, 2.7)}${disc(4, -1, 2.7)}M0 3 1.6 6H-1.6Z`],
    ['line', 'M-2 8V11M2 8V11'],
  ],
  cart: [
    ['wheat', 'M-14-4Q-12-14-4-13 2-18 7-11 14-12 14-4Z'],
    ['cut', disc(8, -7, 4)],
    ['stone', 'M-12-4-10-11-4-12-1-4Z'],
    ['wood', 'M-18-5H17L13 8H-14ZM17-4 20-9 22-8 18 0Z'],
    ['line', 'M-16 0H15'],
    ['trunk', disc(-7, 10, 6.4)],
    ['trunk', disc(9, 11, 5.4)],
    ['brass', disc(-7, 10, 2) + disc(9, 11, 2)],
  ],
  amulet: amulet('enamel', [
    'parchment',
    'M-5 0Q-5-5 0-5 5-5 5-1 5 2 1.6 4V7H-1.6V2.4Q1.8 1 1.8-.6 1.8-2.2 0-2.2-1.8-2.2-1.8 0ZM-1.6 9H1.6V12H-1.6Z',
  ]),
};

export const RESOURCE_STROKES: Record<Resource, readonly Stroke[]> = {
  food: [
    [
      'wheat',
      'M-10 18Q-6 6-3 1L-12-8Q-16-14-9-15-8-20-2-17 0-21 3-17 9-19 10-14 16-13 12-7L3 1Q6 6 10 18 0 21-10 18Z',
    ],
    ['line', 'M-6-12-1-4M0-14V-4M7-12 1-4M-4 16-1 5M4 16 1 5M0 17V5'],
    ['hide', 'M-6-1H6V5H-6Z'],
  ],
  wood: [
    ['trunk', 'M-9-17H13Q17-13 17-9 17-4 13-1H-9Z'],
    ['cut', oval(-9, -9, 5.4, 8)],
    ['trunk', 'M-14 2H11Q15 6 15 10 15 15 11 18H-14Z'],
    ['cut', oval(-13, 10, 5.4, 8)],
    ['line', `${oval(-13, 10, 2.2, 3.6)}${oval(-9, -9, 2.2, 3.6)}M0-12H9M-2 7H8M2 13H9`],
  ],
  stone: [
    ['stone', 'M-6-4 2-16 15-12 17 0 8 6-3 4Z'],
    ['stone-dark', 'M8 6 17 0 15-12 7-6Z'],
    ['stone', 'M-18 6-11-4 1 0 3 13-6 19-17 15Z'],
    ['stone-dark', 'M-6 19 3 13 1 0-6 6Z'],
    ['stone', 'M4 9 11 3 18 8 17 16 9 19 4 16Z'],
    ['stone-dark', 'M9 19 17 16 18 8 11 11Z'],
  ],
};

export const MARK_STROKES: Record<Mark, readonly Stroke[]> = {
  heart_sign: [
    ['red', 'M0 18C-14 8-18 2-18-5A9.6 9.6 0 0 1 0-10 9.6 9.6 0 0 1 18-5C18 2 14 8 0 18Z'],
    ['lit', 'M-13-4A6 6 0 0 1-7-10L-6-7A4 4 0 0 0-10-3Z'],
  ],
  glory_sign: [
    [
      'green',
      'M-4 18Q-19 10-18-9-15-6-14-3-14-8-12-12-9-8-9-2-8-6-5-8-4-2-7 4-4 2-2 2-3 8-6 9-3 13-1 15ZM4 18Q19 10 18-9 15-6 14-3 14-8 12-12 9-8 9-2 8-6 5-8 4-2 7 4 4 2 2 2 3 8 6 9 3 13 1 15Z',
    ],
    ['gold', 'M0-18 2.6-12.4 8.4-12 4-8 5.4-2 0-5.2-5.4-2-4-8-8.4-12-2.6-12.4Z'],
  ],
  action_sign: [
    ['hide', 'M-9-18H5V0L16 6Q19 8 18 14H-9Z'],
    ['wood', 'M-9 12H18V18H-9Z'],
    ['parchment', 'M-11-19H7V-12H-11Z'],
    ['white', 'M-9-4Q-16-6-19-13-14-12-12-10-14-13-14-16-8-12-7-6Z'],
  ],
  time_sign: [
    ['white', 'M-11-14H11Q9-5 2 0 9 5 11 14H-11Q-9 5-2 0-9-5-11-14Z'],
    ['wheat', 'M-7-7H7L0-1ZM-9 14Q0 1 9 14Z'],
    ['wood', 'M-14-19H14V-13.6H-14ZM-14 13.6H14V19H-14Z'],
  ],
  skull_sign: [
    ['bone', 'M-8 17V10Q-17 6-16-5-14-18 0-18 14-18 16-5 17 6 8 10V17Z'],
    ['ink', `${disc(-6.6, -2, 4.4)}${disc(6.6, -2, 4.4)}M0 3 2.6 8H-2.6Z`],
    ['line', 'M-3 12V17M3 12V17'],
  ],
  attack_sign: [
    ['metal', 'M-18-18-14-18 9 5 5 9-18-14ZM18-18 14-18-9 5-5 9 18-14Z'],
    ['brass', 'M2 11 11 2 14 5 5 14ZM-2 11-11 2-14 5-5 14Z'],
    ['wood', 'M9 12 12 9 18 15 15 18ZM-9 12-12 9-18 15-15 18Z'],
  ],
};

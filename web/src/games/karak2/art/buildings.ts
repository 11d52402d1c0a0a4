/** The buildings of a city: shapes from back to front, feet at [0, 0], about 36 units wide. */
import { disc, type Stroke } from '../../../parts/art/strokes';
import type { Building } from './vocabulary';

export const BUILDING_STROKES: Record<Building, readonly Stroke[]> = {
  stable: [
    ['wood', 'M-17 1V-15H17V1Z'],
    ['wheat', 'M-21-14-14-27H14L21-14Z'],
    ['line', 'M-10-14-7-27M0-14V-27M10-14 7-27M-16-20H16'],
    ['ink', 'M-12 1V-8Q-12-14 0-14 12-14 12-8V1Z'],
    ['horse-lit', 'M-6 1Q-7-6-4-9L-5-13-1-11Q6-11 9-5L10-1 6 1 3-2 3 1Z'],
    ['ink', `M-4-9Q-9-5-8 1H-6Q-7-6-4-9Z${disc(2.6, -6.6, 1)}`],
    ['wood', 'M-13-1H13V1.6H-13Z'],
  ],
  portal: [
    ['stone', 'M-16 1V-20Q-16-36 0-36 16-36 16-20V1Z'],
    ['stone-dark', 'M4-35.6Q16-34 16-20V1H11V-18Q11-30 4-35.6Z'],
    ['magic-deep', 'M-10 1V-19Q-10-30 0-30 10-30 10-19V1Z'],
    ['magic', 'M-7-3Q-9-20 0-26 3-18-1-14 7-19 7-8 6-1 0-1-5-1-7-3Z'],
    ['magic-lit', 'M-2-4Q-5-11 1-16 0-11 2-9 4-5 0-4Z'],
    ['line', 'M-16-14H-10M-15-25-9.6-21M0-36V-30M15-25 9.6-21M16-14H10'],
  ],
  banners: [
    ['wood', 'M-12 1H-10V-36H-12ZM10 1H12V-36H10ZM-1 1H1V-44H-1Z'],
    ['seat', 'M-18-34H-4V-14L-11-19-18-14ZM4-34H18V-14L11-19 4-14Z'],
    ['gold', 'M-7-43H7V-18L0-24-7-18Z'],
    ['red', 'M0-40 2-35 6-34.6 3-31 4-26 0-28.6-4-26-3-31-6-34.6-2-35Z'],
    ['brass', disc(-11, -37, 2) + disc(11, -37, 2) + disc(0, -45, 2.2)],
  ],
  camp: [
    ['seat', 'M-20 1 0-27 20 1Z'],
    ['parchment', 'M-12 1 0-27-5 1ZM12 1 0-27 5 1Z'],
    ['ink', 'M-5 1 0-20 5 1Z'],
    ['wood', 'M-.8-27H.8V-36H-.8Z'],
    ['red', 'M.8-36 10-33 .8-30Z'],
    ['metal', 'M12-4Q16-5.6 20-4V1Q19 5 16 6.4 13 5 12 1Z'],
    ['red', 'M16-4.6 20-4V1H16Z'],
  ],
  range: [
    ['wood', 'M-11 1-5-14-2-13-8 2ZM11 1 5-14 2-13 8 2ZM-1.4 0V-14H1.4V0Z'],
    ['wheat', disc(0, -20, 15)],
    ['red', disc(0, -20, 11.4)],
    ['white', disc(0, -20, 7.6)],
    ['red', disc(0, -20, 3.6)],
    ['wood', 'M0-21 16-33 17-31.6 1-19.6Z'],
    ['white', 'M13-32.4 18-38 21-35 17-30Z'],
  ],
  mage_tower: [
    ['stone', 'M-9 1-7-26H7L9 1Q0 3-9 1Z'],
    ['stone-dark', 'M2-26H7L9 1Q6 2 3 2Z'],
    ['stone', 'M-11-26H11V-31H-11Z'],
    ['tower-roof', 'M-13-30 0-54 13-30Q0-26-13-30Z'],
    ['tower-shade', 'M0-54 13-30Q8-28 4-28Z'],
    ['magic-lit', 'M-3-10V-16Q-3-20 0-20 3-20 3-16V-10Z'],
    ['gold', 'M0-61 1.6-57 6-56.6 2.6-54 3.6-50 0-52-3.6-50-2.6-54-6-56.6-1.6-57Z'],
    ['ink', 'M-3 2V-3Q-3-6 0-6 3-6 3-3V2.4Z'],
  ],
};

/** Where a building stands in its city, and how large; from back to front. */
export const SITES: readonly (readonly [Building, x: number, y: number, size: number])[] = [
  ['mage_tower', -21, -15, 0.78],
  ['banners', 18, -16, 0.72],
  ['portal', 29, -5, 0.6],
  ['range', -31, -1, 0.56],
  ['stable', 23, 7, 0.62],
  ['camp', -22, 9, 0.56],
];

/** The keep in the middle of every city, and its wall. */
export const KEEP: readonly Stroke[] = [
  ['stone', 'M-10-6V-32H-12V-40H-7V-36H-3V-40H3V-36H7V-40H12V-32H10V-6Z'],
  ['stone-dark', 'M4-6V-36H7V-40H12V-32H10V-6Z'],
  ['ink', 'M-2-20V-26Q-2-28 0-28 2-28 2-26V-20Z'],
];

export const WALL: readonly Stroke[] = [
  ['stone', 'M-18 3V-10H-14V-14H-9V-10H-4V-14H4V-10H9V-14H14V-10H18V3Q0 7-18 3Z'],
  ['hide', 'M-5 5V-3Q-5-8 0-8 5-8 5-3V5Q0 5.6-5 5Z'],
  ['line', 'M0-8V5M-16-4H-9M9-4H16M-13 0H-8'],
];

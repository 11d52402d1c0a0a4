/** The animals that go with heroes: shapes from back to front, 40 units wide around [0, 0]. */
import { disc, type Stroke } from '../../../parts/art/strokes';

export const WHALE: readonly Stroke[] = [
  ['whale', 'M-19 6Q-19-9-3-9 10-8 12 3L18-5 21 6 15 13Q8 18-4 17-16 16-19 6Z'],
  ['white', 'M-18 9Q-8 8 4 16-12 18-18 9Z'],
  ['water', 'M-6-10Q-6-15-13-16-5-21-3-14-1-21 6-17-1-15-2-10Z'],
  ['ink', disc(-11, 3, 1.8)],
];
export const FALCON: readonly Stroke[] = [
  ['fur', 'M-18 14Q-10-2-16-14-6-8-3-2L0-8Q1-15 7-15 13-15 14-9L19-7 14-4Q15 8 4 14-6 19-18 14Z'],
  ['cut', 'M4 12Q-2 8 5-2L12-3Q12 8 4 12Z'],
  ['brass', 'M13.4-10 20-7 13.6-5Z'],
  ['ink', disc(8.6, -9.4, 1.8)],
  ['line', 'M-13 10Q-6 4-7-4M-8 12Q-2 6-3-1'],
];
export const LION: readonly Stroke[] = [
  [
    'mane',
    'M0-20 6-16 13-16 15-9 20-4 17 3 18 10 11 13 7 19 0 16-7 19-11 13-18 10-17 3-20-4-15-9-13-16-6-16Z',
  ],
  ['lion', 'M-10-6Q-9-12 0-12 9-12 10-6 11 4 6 10H-6Q-11 4-10-6Z'],
  ['ink', `${disc(-4.6, -3, 1.7)}${disc(4.6, -3, 1.7)}M-3 1H3L0 4ZM-5 6H5L3 13H-3Z`],
  ['white', 'M-4 6.4-2.4 6.4-3.2 9ZM2.4 6.4 4 6.4 3.2 9Z'],
];
export const HORSE: readonly Stroke[] = [
  ['horse-lit', 'M-10 19Q-13-1-4-12L-5-19 1-15Q9-14 13-3L18 5Q19 10 13 10L8 5Q3 7 4 19Z'],
  ['mane', 'M-4-12Q-17-4-15 19H-10Q-11 4-2-8Z'],
  ['ink', disc(5, -6, 1.8)],
  ['brass-line', 'M8 5 13-1M-7 0 10 1'],
];

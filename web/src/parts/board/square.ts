/** A map of squares: `[x, y]`, x grows to the east and y to the north. Edges are letters in a row: `"nes"`. */

import { disc } from '../art/strokes';
import { TILE } from './camera';
import { type Grid, rounded, stepsOf } from './grid';

export type SquareSide = 'north' | 'east' | 'south' | 'west';

const KEYS: Record<string, readonly SquareSide[]> = {
  ArrowUp: ['north'],
  ArrowRight: ['east'],
  ArrowDown: ['south'],
  ArrowLeft: ['west'],
};
const NEXT: Record<string, string> = { n: 'e', e: 's', s: 'w', w: 'n' };

export const square: Grid<SquareSide> = {
  ...stepsOf<SquareSide>({ north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }),
  middle: ([x, y]) => ({ x: x * TILE, y: -y * TILE }),
  // The sum turns -0 into 0, which JSON and comparisons treat as one.
  placeAt: ({ x, y }) => [Math.round(x / TILE) + 0, Math.round(-y / TILE) + 0],
  outline: (inset, round) => {
    const half = TILE / 2 - inset;
    const corners = [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ];
    return rounded(corners, round);
  },
  ring: disc(0, 0, TILE / 2 - 4),
  turned: (edges) => {
    const turned = [...edges].map((letter) => NEXT[letter]);
    return [...'nesw'].filter((letter) => turned.includes(letter)).join('');
  },
  toward: ({ key }) => KEYS[key] ?? [],
};

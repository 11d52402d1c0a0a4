/**
 * A map of hexagons that stand on a corner: `[q, r]`, q grows to the east and r to the south-east. Edges are names in a
 * row: `"ne-e-w"`.
 */

import type { Point } from './camera';
import { type Grid, type Pos, rounded, stepsOf } from './grid';

export type HexSide = 'ne' | 'e' | 'se' | 'sw' | 'w' | 'nw';

/** From the middle to a corner, and to an edge; a corner is as far from the next one. */
export const RADIUS = 60;
const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** Arrows by the nearest angle; the six keys around S, wherever a keyboard has its letters. */
const KEYS: Record<string, readonly HexSide[]> = {
  ArrowUp: ['ne', 'nw'],
  ArrowRight: ['e'],
  ArrowDown: ['se', 'sw'],
  ArrowLeft: ['w'],
  KeyE: ['ne'],
  KeyD: ['e'],
  KeyX: ['se'],
  KeyZ: ['sw'],
  KeyA: ['w'],
  KeyW: ['nw'],
};

const steps = stepsOf<HexSide>({
  ne: [1, -1],
  e: [1, 0],
  se: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [0, -1],
});

export const hex: Grid<HexSide> = {
  ...steps,
  middle: ([q, r]) => ({ x: (2 * q + r) * APOTHEM, y: 1.5 * r * RADIUS }),
  placeAt,
  outline,
  ring: outline(6, 14),
  turned: (edges) => {
    const turned = edges
      .split('-')
      .map((edge) => steps.sides[(steps.sides.indexOf(edge as HexSide) + 1) % 6]);
    return edges === '' ? '' : steps.sides.filter((side) => turned.includes(side)).join('-');
  },
  toward: ({ key, code }) => KEYS[key] ?? KEYS[code] ?? [],
};

function outline(inset: number, round: number): string {
  const far = RADIUS * (1 - inset / APOTHEM);
  const corners = steps.sides.map((_, index) => {
    const angle = ((index - 1.5) * Math.PI) / 3;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  return rounded(corners, round);
}

/** Rounds all three of q, r and q + r, and trusts the two that were nearest to a number. */
function placeAt({ x, y }: Point): Pos {
  const r = y / (1.5 * RADIUS);
  const q = x / (2 * APOTHEM) - r / 2;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS + q + r)];
  if (offQ > offR && offQ > offS) return [-nearR - nearS + 0, nearR + 0];
  if (offR > offS) return [nearQ + 0, -nearQ - nearS + 0];
  return [nearQ + 0, nearR + 0];
}

/** How far it is to a place by the two sides it lies between, the first of them clockwise; by one, if it lies straight ahead. */
export function wayTo([q, r]: Pos, to: Pos): [HexSide, number][] {
  const off: Pos = [to[0] - q, to[1] - r];
  for (const [index, side] of steps.sides.entries()) {
    const next = steps.sides[(index + 1) % steps.sides.length]!;
    const [one, other] = [steps.beside([0, 0], side), steps.beside([0, 0], next)];
    const [far, further] = [cross(off, other), cross(one, off)];
    const way: [HexSide, number][] = [
      [side, far],
      [next, further],
    ];
    if (far > 0 && further >= 0) return way.filter(([, count]) => count > 0);
  }
  return [];
}

function cross([a, b]: Pos, [c, d]: Pos): number {
  return a * d - b * c;
}

/** Places on the table and points of the picture, where y grows to the south. */
import { type Point, TILE } from '../../../parts/board/camera';
import type { Pos, Side } from '../view';

const STEPS: Record<Side, Pos> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

export function keyOf([x, y]: Pos): string {
  return `${x},${y}`;
}

export function isSame(one: Pos, other: Pos): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The neighbouring place on this side. */
export function beside([x, y]: Pos, side: Side): Pos {
  const [dx, dy] = STEPS[side];
  return [x + dx, y + dy];
}

/** On which side of a place its neighbour lies; null if they do not touch. */
export function sideTo(from: Pos, to: Pos): Side | null {
  const sides = Object.keys(STEPS) as Side[];
  return sides.find((side) => isSame(beside(from, side), to)) ?? null;
}

/** The middle of a place in the picture. */
export function middle([x, y]: Pos): Point {
  return { x: x * TILE, y: -y * TILE };
}

/** The place that a point of the picture belongs to. */
export function placeAt({ x, y }: Point): Pos {
  // The sum turns -0 into 0, which JSON and comparisons treat as one.
  return [Math.round(x / TILE) + 0, Math.round(-y / TILE) + 0];
}

/** The open sides of a tile turned clockwise by a quarter. */
export function turned(open: string): string {
  const next: Record<string, string> = { n: 'e', e: 's', s: 'w', w: 'n' };
  return [...'nesw'].filter((letter) => [...open].some((each) => next[each] === letter)).join('');
}

/** How many quarters clockwise lead from one way to lie to another of the same tile. */
export function quartersTo(from: string, to: string): number {
  return from === to ? 0 : 1 + quartersTo(turned(from), to);
}

/** A map of tiles that are all alike in shape: where its places are, and what lies beside what. */

import type { Point } from './camera';

/** A place of the map, as the engine writes it. */
export type Pos = [number, number];

export interface Grid<Side extends string> {
  /** The sides of a tile, clockwise. */
  sides: readonly Side[];
  key(at: Pos): string;
  same(one: Pos, other: Pos): boolean;
  /** The neighbouring place on this side. */
  beside(at: Pos, side: Side): Pos;
  /** On which side of a place its neighbour lies; null if they do not touch. */
  sideTo(from: Pos, to: Pos): Side | null;
  /** The middle of a place in the picture, where y grows to the south. */
  middle(at: Pos): Point;
  /** The place that a point of the picture belongs to. */
  placeAt(point: Point): Pos;
  /** The outline of a tile around the origin as a path: so far inside its edge, with corners as round as this. */
  outline(inset: number, round: number): string;
  /** The outline that marks a place somewhere on the map as a path; where a tile can also be a neighbour, both are seen. */
  ring: string;
  /** The sides of a tile in the engine's words, turned clockwise by one. */
  turned(edges: string): string;
  /** The sides that a key leads to, the likeliest first. */
  toward(key: Pick<KeyboardEvent, 'key' | 'code'>): readonly Side[];
}

/** What every grid does in the same way, from the steps to its neighbours. */
export function stepsOf<Side extends string>(steps: Record<Side, Pos>) {
  const sides = Object.keys(steps) as Side[];
  const same = (one: Pos, other: Pos) => one[0] === other[0] && one[1] === other[1];
  const beside = ([a, b]: Pos, side: Side): Pos => [a + steps[side][0], b + steps[side][1]];
  return {
    sides,
    same,
    beside,
    key: ([a, b]: Pos) => `${a},${b}`,
    sideTo: (from: Pos, to: Pos) => sides.find((side) => same(beside(from, side), to)) ?? null,
  };
}

/** The ways in which a tile may be laid, each the one before turned clockwise; only those that are offered. */
export function turnsOf<Side extends string>(grid: Grid<Side>, offered: readonly string[]): string[] {
  const [first] = offered;
  if (first === undefined) return [];
  const round = [first];
  while (round.length < grid.sides.length) round.push(grid.turned(round.at(-1)!));
  return [...new Set(round)].filter((edges) => offered.includes(edges));
}

/** How many turns clockwise lead from one way to lie to another of the same tile. */
export function turnsTo<Side extends string>(grid: Grid<Side>, from: string, to: string): number {
  return from === to ? 0 : 1 + turnsTo(grid, grid.turned(from), to);
}

/** A polygon as a path whose corners are rounded off, so far from each corner. */
export function rounded(corners: readonly Point[], round: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1)!;
    const after = corners[(index + 1) % corners.length]!;
    const [from, to] = [toward(corner, before, round), toward(corner, after, round)];
    return `${index === 0 ? 'M' : 'L'}${written(from)}Q${written(corner)} ${written(to)}`;
  });
  return `${parts.join('')}Z`;
}

function toward(from: Point, to: Point, far: number): Point {
  const share = far / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function written({ x, y }: Point): string {
  return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
}

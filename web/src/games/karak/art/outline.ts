/**
 * The floor of a tile as a polygon. A tile is 100 units wide, its middle is [0, 0], north is up (y = -50).
 * Every opening is as wide as every other and lies in the middle of its side, so neighbours line up.
 */
import { between, type Random } from '../../../parts/art/seed';
import { type Ground, isOpen, SIDES } from './vocabulary';

export type Point = readonly [x: number, y: number];

/** Half the width of a tile. */
export const HALF = 50;
/** Half the width of an opening. */
export const GAP = 17;

/** What lies between two passages, as seen on the north side; the other sides are turned. */
type Plan = {
  /** How far from the middle a passage begins. */
  mouth: number;
  /** The wall where the side is closed. */
  wall: Point[];
  /** The north-east corner. */
  corner: Point[];
};

function ring(radius: number): Plan {
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  return {
    mouth: Math.sqrt(radius * radius - GAP * GAP),
    wall: [at(-18), at(0), at(18)],
    corner: [at(38), at(52)],
  };
}

const PLANS: Record<Ground, Plan> = {
  corridor: {
    mouth: GAP,
    wall: [
      [-10, -22],
      [10, -22],
    ],
    corner: [],
  },
  room: {
    mouth: 39,
    wall: [
      [-14, -40],
      [14, -40],
    ],
    corner: [
      [29, -39],
      [39, -29],
    ],
  },
  portal: ring(31),
  fountain: ring(36),
};

/** The floor's outline, clockwise, and for each edge whether a wall stands there (no wall in an opening). */
export type Outline = { points: Point[]; walled: boolean[] };

/** The outline of a tile with these sides open; the luck makes its walls uneven. */
export function outline(ground: Ground, open: string, random: Random): Outline {
  const plan = PLANS[ground];
  const rough: { point: Point; walled: boolean }[] = [];
  SIDES.forEach((side, quarter) => {
    const add = (point: Point, walled = true) => rough.push({ point: turn(point, quarter), walled });
    if (isOpen(open, side)) {
      add([-GAP, -plan.mouth]);
      add([-GAP, -HALF], false);
      add([GAP, -HALF]);
      add([GAP, -plan.mouth]);
    } else {
      if (plan.corner.length === 0) add([-GAP, -plan.mouth]);
      plan.wall.forEach((point) => add(point));
      if (plan.corner.length === 0) add([GAP, -plan.mouth]);
    }
    plan.corner.forEach((point) => add(point));
  });
  return hewn(rough, random);
}

/** Turned clockwise by quarters. */
export function turn([x, y]: Point, quarters: number): Point {
  if (quarters % 4 === 0) return [x, y];
  return turn([-y, x], (quarters % 4) - 1);
}

/** Splits long walls and moves every point a little, but never those on the edge of the tile. */
function hewn(rough: { point: Point; walled: boolean }[], random: Random): Outline {
  const points: Point[] = [];
  const walled: boolean[] = [];
  rough.forEach(({ point, walled: wall }, index) => {
    const next = rough[(index + 1) % rough.length]!.point;
    points.push(uneven(point, random));
    walled.push(wall);
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const parts = wall ? Math.floor(Math.hypot(dx, dy) / 11) : 0;
    for (let part = 1; part < parts; part++) {
      const share = part / parts;
      points.push(uneven([point[0] + dx * share, point[1] + dy * share], random));
      walled.push(true);
    }
  });
  return { points, walled };
}

function uneven([x, y]: Point, random: Random): Point {
  if (Math.max(Math.abs(x), Math.abs(y)) >= HALF) return [x, y];
  return [x + between(random, -1.1, 1.1), y + between(random, -1.1, 1.1)];
}

/** Is the point inside of the polygon? */
export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length]!;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (crosses) inside = !inside;
  });
  return inside;
}

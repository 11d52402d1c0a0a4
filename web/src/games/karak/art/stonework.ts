/** Walls and flagstones of a tile as a few paths, seeded by its place. */
import { contains, HALF, type Outline, outline, type Point } from './outline';
import { between, type Random, seeded, seedOf } from '../../../parts/art/seed';
import type { Ground, Pos } from './vocabulary';

/** Everything hewn on a tile, ready to draw; two shades each, so that stones stand apart. */
export type Stonework = {
  floor: string;
  /** The walls without the openings, for the shadow they throw on the floor. */
  edge: string;
  stones: [light: string, dark: string];
  flags: [light: string, dark: string];
  /** Cracks in the rock around. */
  cracks: string;
  /** A number from 0 up to 1 that chooses furniture. */
  whim: number;
};

export function stonework(ground: Ground, open: string, at: Pos): Stonework {
  const random = seeded(seedOf(at));
  const shape = outline(ground, open, random);
  return {
    floor: closed(shape.points),
    edge: edge(shape),
    stones: shades(stones(shape, random), random),
    flags: shades(flags(shape.points, random), random),
    cracks: cracks(shape.points, random),
    whim: random(),
  };
}

/** Blocks of different length and depth along every wall. */
function stones({ points, walled }: Outline, random: Random): Point[][] {
  const blocks: Point[][] = [];
  points.forEach((from, index) => {
    if (!walled[index]) return;
    const to = points[(index + 1) % points.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < 2) return;
    const out: Point = [dy / length, -dx / length];
    const count = Math.max(1, Math.round(length / between(random, 7, 10)));
    for (let part = 0; part < count; part++) {
      const at = (share: number, depth: number): Point => {
        const along = (part + share) / count;
        const x = from[0] + dx * along + out[0] * depth;
        const y = from[1] + dy * along + out[1] * depth;
        return [clamp(x), clamp(y)];
      };
      const deep = between(random, 5, 8);
      blocks.push([at(0.05, 0.4), at(0.95, 0.4), at(0.9, deep), at(0.1, deep + between(random, -1, 1))]);
    }
  });
  return blocks;
}

/** Uneven slabs in rows; only those that lie on the floor with all their corners. */
function flags(floor: readonly Point[], random: Random): Point[][] {
  const slabs: Point[][] = [];
  const rows = 9;
  const height = (2 * HALF) / rows;
  for (let row = 0; row < rows; row++) {
    const top = -HALF + row * height;
    let left = -HALF - between(random, 0, 8);
    while (left < HALF) {
      const width = between(random, 9, 16);
      const slab = slabAt(left + 0.6, top + 0.6, width - 1.2, height - 1.2, random);
      if (slab.every((corner) => contains(floor, corner))) slabs.push(slab);
      left += width;
    }
  }
  return slabs;
}

function slabAt(x: number, y: number, width: number, height: number, random: Random): Point[] {
  const off = () => between(random, -0.5, 0.5);
  return [
    [x + off(), y + off()],
    [x + width + off(), y + off()],
    [x + width + off(), y + height + off()],
    [x + off(), y + height + off()],
  ];
}

/** A few chisel marks where there is nothing but rock. */
function cracks(floor: readonly Point[], random: Random): string {
  const marks: string[] = [];
  for (let tries = 0; tries < 26; tries++) {
    const at: Point = [between(random, -44, 44), between(random, -44, 44)];
    const near = [-9, 0, 9].some((dx) => [-9, 0, 9].some((dy) => contains(floor, [at[0] + dx, at[1] + dy])));
    if (near) continue;
    const [dx, dy] = [between(random, -5, 5), between(random, 1, 5)];
    marks.push(`M${xy(at)}l${xy([dx, dy])}l${xy([dy * 0.6, -dx * 0.4])}`);
  }
  return marks.join('');
}

function edge({ points, walled }: Outline): string {
  let pen = false;
  const parts = [...points, points[0]!].map((point, index) => {
    const part = `${pen ? 'L' : 'M'}${xy(point)}`;
    pen = walled[index % points.length]!;
    return part;
  });
  return parts.join('');
}

function shades(polygons: readonly Point[][], random: Random): [string, string] {
  const paths: [string, string] = ['', ''];
  polygons.forEach((polygon) => (paths[random() < 0.62 ? 0 : 1] += closed(polygon)));
  return paths;
}

function closed(points: readonly Point[]): string {
  return `M${points.map(xy).join('L')}Z`;
}

function xy([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamp(value: number): number {
  return Math.max(-HALF, Math.min(HALF, value));
}

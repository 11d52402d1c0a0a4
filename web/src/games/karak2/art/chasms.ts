/** Chasms: a crack along an edge of a hexagon, as deep as a thumb is wide. */
import { between, seeded } from '../../../parts/art/seed';
import { polygon } from '../../../parts/art/strokes';
import { CORNERS } from './lands';
import { type Edge, EDGES } from './vocabulary';

export interface Crack {
  /** The broken ground around it. */
  rim: string;
  /** The darkness in it. */
  gap: string;
  /** The wall that is still lit. */
  wall: string;
}

type Point = readonly [number, number];

const TEETH = 8;

const cracks = EDGES.map(crackAlong);

/** The chasms on these edges. */
export function chasmsOn(edges: readonly Edge[]): Crack {
  const found = EDGES.map((_, index) => cracks[index]!).filter((_, index) => edges.includes(EDGES[index]!));
  const join = (part: keyof Crack) => found.map((crack) => crack[part]).join('');
  return { rim: join('rim'), gap: join('gap'), wall: join('wall') };
}

function crackAlong(_: Edge, index: number): Crack {
  const [from, to] = [CORNERS[index]!, CORNERS[(index + 1) % 6]!];
  const random = seeded(index + 7);
  const depths = Array.from({ length: TEETH - 1 }, (_, tooth) => between(random, 8, 10) + (tooth % 2) * 4);
  /** A point so far along the edge and so deep inside. */
  const inside = (along: number, depth: number): Point => {
    const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
    const [inX, inY] = [-(to[1] - from[1]) / 60, (to[0] - from[0]) / 60];
    return [x + inX * depth, y + inY * depth];
  };
  const band = (deeper: number): Point[] => [
    from,
    inside(0.02, 3 + deeper),
    ...depths.map((depth, tooth) => inside((tooth + 1) / TEETH, depth + deeper)),
    inside(0.98, 3 + deeper),
    to,
  ];
  const lip = band(0).slice(1, -1);
  const far = depths.map((depth, tooth) => inside((tooth + 1) / TEETH, depth - 3 - (tooth % 3) * 1.6));
  return { rim: polygon(band(3.2)), gap: polygon(band(0)), wall: polygon([...lip, ...far.reverse()]) };
}

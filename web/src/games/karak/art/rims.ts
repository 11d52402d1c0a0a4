/** The rims of tokens: each kind has its own shape, so that it is known without its colour. */
import type { Hero, Thing } from './vocabulary';

/** How far the rim is from the middle in a direction (0: north, clockwise, whole turns are 1). */
type Rim = (turn: number) => number;

const circle: Rim = () => 1;

function waves(count: number, depth: number): Rim {
  return (turn) => 1 - depth / 2 + (depth / 2) * Math.cos(2 * Math.PI * count * turn);
}

function spikes(count: number, depth: number): Rim {
  return (turn) => 1 - depth * Math.abs(((turn * count + 0.5) % 1) * 2 - 1);
}

/** A regular polygon; `lift` turns it so that a side instead of a corner is on top. */
function polygon(corners: number, lift = 0): Rim {
  const half = Math.PI / corners;
  return (turn) => {
    const angle = ((turn + lift / corners) * 2 * Math.PI) % (2 * half);
    return Math.cos(half) / Math.cos(angle - half);
  };
}

/** A square with its corners cut. */
const plate: Rim = (turn) => Math.min(1.06, 1.22 * polygon(4, 0.5)(turn));

const RIMS: Record<Thing, Rim> = {
  rat: waves(12, 0.1),
  spider: polygon(8, 0.5),
  mummy: waves(4, 0.14),
  turnkey: polygon(5),
  skeleton_warrior: polygon(6),
  skeleton_king: spikes(10, 0.17),
  fallen: spikes(4, 0.2),
  dragon: spikes(16, 0.16),
  chest: plate,
  daggers: plate,
  sword: plate,
  axe: plate,
  healing_portal: circle,
  magic_bolt: circle,
  key: polygon(6, 0.5),
  treasure: polygon(8),
  ruby: (turn) => 1.1 * polygon(4)(turn),
};

const cache = new Map<string, string>();

/** The rim of a thing around [0, 0]. */
export function rim(thing: Thing, radius: number): string {
  const key = `${thing} ${radius}`;
  const path = cache.get(key) ?? trace(RIMS[thing], radius);
  cache.set(key, path);
  return path;
}

const STEPS = 240;

function trace(shape: Rim, radius: number): string {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const turn = step / STEPS;
    const [far, angle] = [shape(turn) * radius, turn * 2 * Math.PI];
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** What a hero's figure stands on, around [0, 0], 2 units wide; the figure squeezes it flat. */
export const BASES: Record<Hero, string> = {
  wizard: 'M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z',
  warrior: 'M-.86-.86H.86V.86H-.86Z',
  warlock: 'M1 0 .5.87H-.5L-1 0-.5-.87H.5Z',
  thief: 'M0-1.1 1.1 0 0 1.1-1.1 0Z',
  swordsman: 'M-.9-.8Q0-1.1.9-.8V0Q.8.8 0 1.1-.8.8-.9 0Z',
  oracle: 'M0-1.1.32-.42 1.05-.34.5.16.65.89 0 .52-.65.89-.5.16-1.05-.34-.32-.42Z',
};

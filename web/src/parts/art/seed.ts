/** Luck that is the same every time: a tile looks the same on every device and after every reload. */

export type Random = () => number;

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The seed of a place: one of its own for each, as far as any map can reach. */
export function seedOf([x, y]: readonly [number, number]): number {
  return (x + 512) * 1024 + (y + 512);
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Who stands where on a tile, so that nothing hides anything. In units from the middle of the tile. */

export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** The radius of a token and the width of a figure's base at scale 1. */
export const TOKEN_RADIUS = 22;
export const BASE_WIDTH = 30;

/** Tokens and items: in the middle, or behind the heroes if there are any. */
export function stands(things: number, heroes: number): Stand[] {
  return heroes > 0 ? row(things, -29, Math.min(0.62, 1.9 / things), 86) : spread(things);
}

/** Figures, by their feet, side by side; from four on every other one a step behind. */
export function feet(heroes: number, things: number): Stand[] {
  const y = things > 0 ? 34 : 27;
  const scale = [1.2, 1, 0.84, 0.72, 0.62][heroes - 1] ?? 0.5;
  const front = row(heroes, y, things > 0 ? Math.min(scale, 0.78) : scale, 84);
  return heroes < 4 ? front : front.map((stand, index) => ({ ...stand, y: y - (index % 2) * 9 }));
}

function row(count: number, y: number, scale: number, width: number): Stand[] {
  const step = Math.min(width / count, 34);
  return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * step, y, scale }));
}

function spread(count: number): Stand[] {
  if (count === 1) return [{ x: 0, y: 0, scale: 0.95 }];
  if (count === 2) return row(2, 0, 0.75, 76);
  const lower = Math.ceil(count / 2);
  const scale = Math.min(0.72, 1.5 / lower);
  return [...row(count - lower, -18, scale, 80), ...row(lower, 18, scale, 80)];
}

/** Hewn stones for the pictures of the home screen: always the same ones, none like its neighbour. */

export type Stone = { path: string; shade: number };

/** A small generator, so that a picture looks the same every time. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** The stones of an arch: a half ring on two pillars that stand on `floor`. */
export function arch(
  cx: number,
  spring: number,
  radius: number,
  thick: number,
  floor: number,
  seed: number,
): Stone[] {
  const next = luck(seed);
  const count = Math.round((Math.PI * (radius + thick / 2)) / (thick * 0.85));
  const at = (angle: number, r: number) =>
    `${(cx - Math.cos(angle) * r).toFixed(1)},${(spring - Math.sin(angle) * r).toFixed(1)}`;
  const stones: Stone[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = (Math.PI * (index + 0.04)) / count;
    const to = (Math.PI * (index + 0.96)) / count;
    const outer = radius + thick * (0.94 + next() * 0.1);
    const inner = radius + thick * 0.02 * next();
    stones.push(stone([at(from, inner), at(from, outer), at(to, outer), at(to, inner)], next));
  }
  const rows = Math.max(1, Math.round((floor - spring) / (thick * 0.7)));
  for (const left of [cx - radius - thick, cx + radius]) {
    for (let row = 0; row < rows; row += 1) {
      const top = spring + ((floor - spring) * (row + 0.05)) / rows;
      const bottom = spring + ((floor - spring) * (row + 0.95)) / rows;
      const [west, east] = [left + next() * thick * 0.06, left + thick - next() * thick * 0.06];
      const corners = [`${west},${top}`, `${east},${top}`, `${east},${bottom}`, `${west},${bottom}`];
      stones.push(stone(corners, next));
    }
  }
  return stones;
}

/** Flagstones that run towards a point far away. */
export function flags(
  cx: number,
  horizon: number,
  top: number,
  bottom: number,
  half: number,
  seed: number,
): Stone[] {
  const next = luck(seed);
  const stones: Stone[] = [];
  const rows = 7;
  const depth = (row: number) => top + (bottom - top) * (row / rows) ** 1.8;
  const across = (x: number, y: number) =>
    `${(cx + (x * (y - horizon)) / (bottom - horizon)).toFixed(1)},${y.toFixed(1)}`;
  for (let row = 0; row < rows; row += 1) {
    const [y1, y2] = [depth(row) + 1, depth(row + 1) - 1];
    for (let x = -half - next() * 160; x < half;) {
      const end = x + 120 + next() * 90;
      stones.push(
        stone([across(x + 4, y1), across(end - 4, y1), across(end - 4, y2), across(x + 4, y2)], next),
      );
      x = end;
    }
  }
  return stones;
}

function stone(corners: string[], next: () => number): Stone {
  return { path: `M${corners.join('L')}Z`, shade: 0.62 + next() * 0.38 };
}

/** What a drawing is made of: shapes from back to front. */

/** A paint of paint.css and a path. */
export type Stroke = readonly [paint: string, path: string];

/** Two digits of a number are enough for any picture. */
const short = (value: number) => String(Math.round(value * 100) / 100);

export const disc = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0${short(-2 * r)} 0Z`;

export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${short(2 * rx)} 0a${rx} ${ry} 0 1 0${short(-2 * rx)} 0Z`;

/** Corners joined to a closed shape. */
export const polygon = (corners: readonly (readonly [number, number])[]) =>
  `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, T: 2, S: 4, A: 7, Z: 0 };
/** A command and its numbers. */
const COMMAND = /([A-Za-z])([^A-Za-z]*)/g;

/** Does a path begin somewhere, and has each of its commands all of its numbers? */
export function isPath(path: string): boolean {
  const commands = [...path.matchAll(COMMAND)];
  return (
    /^[Mm][^A-Za-z]/.test(path) &&
    commands.every(([, command, rest]) => {
      const takes = TAKES[command!.toUpperCase()];
      const count = numbersIn(rest!).length;
      return takes === 0 ? count === 0 : takes !== undefined && count > 0 && count % takes === 0;
    })
  );
}

/** A path scaled around [0, 0] and moved to a place. A negative `wide` mirrors it: arcs must then be whole circles. */
export function placed(path: string, x: number, y: number, wide = 1, high = wide): string {
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    const numbers = numbersIn(rest);
    const takes = TAKES[command.toUpperCase()]!;
    const [dx, dy] = command === command.toUpperCase() ? [x, y] : [0, 0];
    const moved = numbers.map((value, index) => {
      const at = index % takes;
      if (takes === 7 && at < 5) return at < 2 ? Math.abs(value * (at === 0 ? wide : high)) : value;
      const upright = takes === 1 ? command.toUpperCase() === 'V' : (takes === 7 ? at - 5 : at) % 2 === 1;
      return upright ? value * high + dy : value * wide + dx;
    });
    return command + moved.map(short).join(' ');
  });
}

function numbersIn(rest: string): number[] {
  return (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

/** Where the points of a game lie in a picture of it. */

import type { Round } from './story';

export const WIDTH = 640;
export const HEIGHT = 220;
const LEFT = 34;
const BOTTOM = 26;
const TOP = 14;
const RIGHT = 16;

export interface Plot {
  x(round: number): number;
  y(points: number): number;
  /** Where the axes have numbers. */
  rounds: number[];
  points: number[];
  /** The line of each seat. */
  lines: string[];
}

export function plotOf(story: Round[], seats: number): Plot {
  const last = Math.max(1, story.at(-1)?.round ?? 1);
  const most = Math.max(1, ...story.flatMap(({ points }) => points));
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / last;
  const y = (points: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * points) / most;
  const line = (seat: number) =>
    story.reduce(
      (path, round) => `${path}H${x(round.round)}V${y(round.points[seat] ?? 0)}`,
      `M${x(0)} ${y(0)}`,
    );
  return {
    x,
    y,
    rounds: ticks(last),
    points: ticks(most),
    lines: Array.from({ length: seats }, (_, seat) => line(seat)),
  };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** At most seven round numbers up to `last`. */
function ticks(last: number): number[] {
  const step = STEPS.find((each) => last / each < 7) ?? last;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

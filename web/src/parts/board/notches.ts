/** A wheel in notches: a mouse sends one long step for each, a touchpad dozens of short ones. */

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** How many pixels make a notch. */
const NOTCH = 60;
/** What a wheel may count in, in pixels: pixels, lines, pages. */
const UNITS = [1, 20, NOTCH];
/** After a notch the wheel rests for so many milliseconds: a swipe runs on by itself. */
const REST = 180;

/** Counts the turns of one wheel, and says which way a notch has gone, if one has. */
export function notches(): (turn: Turn) => 1 | -1 | 0 {
  let [sum, last, rested] = [0, 0, 0];
  return ({ deltaY, deltaMode, timeStamp }) => {
    if (deltaY === 0 || timeStamp < rested) return 0;
    const isNew = timeStamp - last > REST || deltaY > 0 !== sum > 0;
    sum = (isNew ? 0 : sum) + deltaY * (UNITS[deltaMode] ?? 1);
    last = timeStamp;
    if (Math.abs(sum) < NOTCH) return 0;
    rested = timeStamp + REST;
    const way = sum > 0 ? 1 : -1;
    sum = 0;
    return way;
  };
}

/** What a key means on the board. */

import type { Grid } from './grid';

export type Command<Side> =
  /** The drawn tile, in the hand. */
  | 'turn'
  | 'turn back'
  | 'lay'
  /** The camera. */
  | 'nearer'
  | 'farther'
  | 'all'
  | 'centre'
  | { look: Side }
  /** A step to the first of these sides that is offered, else a look to the first one. */
  | { go: readonly Side[] };

type Plain = Extract<Command<string>, string>;

const LOOKING: Record<string, Plain> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'all',
  Home: 'centre',
};
const LAYING: Record<string, Plain> = {
  r: 'turn',
  R: 'turn',
  ArrowRight: 'turn',
  ArrowLeft: 'turn back',
  Enter: 'lay',
};

/** With a tile in the hand arrows turn it; with shift they always move the camera. */
export function commandOf<Side extends string>(
  { key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
  grid: Grid<Side>,
  holdsTile: boolean,
): Command<Side> | null {
  const sides = grid.toward({ key, code });
  const [first] = sides;
  if (first && shiftKey) return { look: first };
  const laying = holdsTile ? LAYING[key] : undefined;
  return laying ?? (first ? { go: sides } : (LOOKING[key] ?? null));
}

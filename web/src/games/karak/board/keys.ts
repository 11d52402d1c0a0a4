/** What a key means on the board. */
import type { Side } from '../view';

export type Command =
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
  /** A step to this side if it is offered, a look otherwise. */
  | { go: Side };

const ARROWS: Record<string, Side> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};
const LOOKING: Record<string, Command> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'all',
  Home: 'centre',
};
const LAYING: Record<string, Command> = {
  r: 'turn',
  R: 'turn',
  ArrowRight: 'turn',
  ArrowLeft: 'turn back',
  Enter: 'lay',
};

/** With a tile in the hand arrows turn it; with shift they always move the camera. */
export function commandOf(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  holdsTile: boolean,
): Command | null {
  const side = ARROWS[key];
  if (side && shiftKey) return { look: side };
  const laying = holdsTile ? LAYING[key] : undefined;
  return laying ?? (side ? { go: side } : (LOOKING[key] ?? null));
}

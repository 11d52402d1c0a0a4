/** The tile that was drawn and lies nowhere yet. */
import { payloadOf, tagOf } from '../../../lib/wire';
import { isOpen, printed } from '../art/vocabulary';
import type { KarakView, Pos, Side } from '../view';
import { beside, sideTo, turned } from './geometry';
import { actor } from './spots';

export interface Drawn {
  tile: string;
  at: Pos;
  /** How it is shown: one of the offered turns, or for those who watch, open towards the hero. */
  open: string;
}

export function drawnTile(view: KarakView, turns: readonly string[], turn: number): Drawn | null {
  const { phase } = view.position;
  if (tagOf(phase) !== 'place_tile') return null;
  const { side, tile } = payloadOf(phase) as { side: Side; tile: string };
  const own = actor(view).at;
  const at = beside(own, side);
  return { tile, at, open: turns[turn % turns.length] ?? openTowards(tile, sideTo(at, own)!) };
}

function openTowards(tile: string, side: Side): string {
  let open = printed(tile);
  while (!isOpen(open, side)) open = turned(open);
  return open;
}

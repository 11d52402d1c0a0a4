/** The tile that was drawn and lies nowhere yet. */
import { payload } from '../../../lib/tagged';
import { turnsOf } from '../../../parts/board/grid';
import type { HeldTile } from '../../../parts/board/scene';
import { square } from '../../../parts/board/square';
import { isOpen, printed } from '../art/vocabulary';
import type { Action, KarakView, Side } from '../view';
import { actor } from './spots';

export interface Drawn extends HeldTile<Action> {
  tile: string;
}

/** With the turns that are offered; those who watch see it open towards the hero. */
export function drawnTile(view: KarakView, actions: readonly Action[]): Drawn | null {
  const placing = payload(view.position.phase, 'place_tile');
  if (!placing) return null;
  const own = actor(view).at;
  const at = square.beside(own, placing.side);
  const offered = actions.flatMap((action) => payload(action, 'place') ?? []);
  return {
    tile: placing.tile,
    at,
    turns: turnsOf(square, offered),
    watched: openTowards(placing.tile, square.sideTo(at, own)!),
    lay: (open) => ({ place: open }),
  };
}

function openTowards(tile: string, side: Side): string {
  let open = printed(tile);
  while (!isOpen(open, side)) open = square.turned(open);
  return open;
}

/** The intended action of somebody who clicked where nothing is offered. */
import { square } from '../../../parts/board/square';
import { groundOf } from '../art/vocabulary';
import type { Action, KarakView, PlacedTile, Pos } from '../view';
import { actor } from './spots';

/** An action to ask the rules about; `far`: no single action leads there; null: nothing was intended. */
export function intended(view: KarakView, at: Pos): Action | 'far' | null {
  const own = actor(view).at;
  const tileAt = (place: Pos) => view.position.tiles.find((tile) => square.same(tile.at, place));
  const tile = tileAt(at);
  if (square.same(own, at)) return tile ? onOwnTile(tile) : null;
  const side = square.sideTo(own, at);
  if (side) return tile ? { walk: side } : { explore: side };
  if (!tile) return null;
  const here = tileAt(own);
  const portals = [tile, here].every((each) => each && groundOf(each.tile) === 'portal');
  return portals ? { travel: at } : 'far';
}

function onOwnTile({ tile, tokens = [], items = [] }: PlacedTile): Action | null {
  if (tokens.some((token) => token !== 'chest')) return 'fight';
  if (tokens.length > 0) return 'open';
  const [item] = items;
  if (item) return { take: { item } };
  return groundOf(tile) === 'fountain' ? 'heal' : null;
}

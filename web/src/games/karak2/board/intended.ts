/** The intended action of somebody who clicked where nothing is offered. */

import { hex } from '../../../parts/board/hex';
import { foeAt, landAt, tileAt } from '../battle';
import type { Action, Pos, View } from '../view';
import { actor } from './scene';

/** An action to ask the rules about; `far`: no single action leads there; null: nothing was intended. */
export function intended(view: View, at: Pos): Action | 'far' | null {
  const own = actor(view).at;
  if (hex.same(own, at)) return onOwnTile(view, at);
  const side = hex.sideTo(own, at);
  if (side) return tileAt(view, at) ? { walk: side } : { explore: side };
  return tileAt(view, at) ? 'far' : null;
}

function onOwnTile(view: View, at: Pos): Action | null {
  if (foeAt(view, at)) return 'fight';
  const [item] = tileAt(view, at)?.items ?? [];
  if (item) return { take: item };
  return landAt(view, at) === 'castle' ? 'eradicate' : 'harvest';
}

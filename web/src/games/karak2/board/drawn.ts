/** The tile that was drawn and lies nowhere yet. */

import { payload } from '../../../lib/tagged';
import { turnsOf } from '../../../parts/board/grid';
import { hex } from '../../../parts/board/hex';
import type { HeldTile } from '../../../parts/board/scene';
import { chasmsOf, edgesOf } from '../tiles';
import type { Action, View } from '../view';
import { actor } from './scene';

export interface Drawn extends HeldTile<Action> {
  tile: string;
}

/** With the turns that are offered; those who watch see it open towards the hero. */
export function drawnTile(view: View, actions: readonly Action[]): Drawn | null {
  const turning = payload(view.phase, 'turn_tile');
  if (!turning) return null;
  const { tile, at } = turning;
  const offered = actions.flatMap((action) => payload(action, 'lay') ?? []);
  const lay = (edges: string): Action => ({ lay: edges });
  return { tile, at, turns: turnsOf(hex, offered), watched: openTowards(tile, view), lay };

  function openTowards(tile: string, view: View): string {
    const side = hex.sideTo(at, actor(view).at);
    let chasms = chasmsOf(tile).join('-');
    for (let turn = 0; turn < 6 && side && edgesOf(chasms).includes(side); turn++)
      chasms = hex.turned(chasms);
    return chasms;
  }
}

/** The slots of a hero board, and which action a click on one means. Rules: K-7.2, K-7.3 */

import { payload, tagOf } from '../../lib/tagged';
import type { Action, Class, Item, Slots } from './view';

export interface Slot {
  class: Class;
  item: Item | null;
  /** What a click does: put the new thing here, for what lies here if anything does. */
  action: Action | null;
}

interface Take {
  item: Item;
  drop?: Item | null;
}

/** The slots with what is in them. Things of one kind are alike, so each of them answers to the same action. */
export function slotsOf(board: Slots[], items: Item[], actions: Action[]): Slot[] {
  const takes = actions.filter((action) => tagOf(action) === 'take');
  return board.flatMap(({ class: name, items: fitting, count }) => {
    const held = items.filter((item) => fitting.includes(item));
    const room = Array.from({ length: Math.max(count, held.length) }, (_, index) => held[index] ?? null);
    const mine = takes.filter((action) => fitting.includes(takeOf(action).item));
    return room.map((item) => ({ class: name, item, action: actionFor(item, mine) }));
  });
}

/** Where several things lie to be taken a click could mean any of them: then the buttons decide. */
function actionFor(item: Item | null, takes: Action[]): Action | null {
  const fitting = takes.filter((action) => (takeOf(action).drop ?? null) === item);
  return fitting.length === 1 ? fitting[0]! : null;
}

export function takeOf(action: Action): Take {
  return payload(action, 'take') as Take;
}

/** Is something put down for what is taken? */
export function isExchange(action: Action): boolean {
  return tagOf(action) === 'take' && takeOf(action).drop != null;
}

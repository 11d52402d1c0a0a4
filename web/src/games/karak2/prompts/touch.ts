/** What a tap on a die of the battle does. */

import { payload, payloadOf, tagOf } from '../../../lib/tagged';
import type { TableDie } from '../dice';
import type { Action, Die, View } from '../view';

/** An action, and the dice that stand for it. */
export interface Tap {
  action: Action;
  isOn: (die: TableDie) => boolean;
}

const UNITS = (die: Die) => die !== 'hero' && die !== 'time_master';

export function diceActions(actions: readonly Action[]): Tap[] {
  return actions.flatMap((action) => {
    const isOn = diceOf(action);
    return isOn ? [{ action, isOn }] : [];
  });
}

/** Is this die one of those that the question is about? */
export function isAskedAbout({ die, face }: TableDie, view: View): boolean {
  const pick = payload(view.phase, 'pick');
  return pick !== undefined && pick.shown[0] === die && pick.shown[1] === face;
}

function diceOf(action: Action): Tap['isOn'] | null {
  const it = payloadOf(action);
  switch (tagOf(action)) {
    case 'again':
      return ({ die }) => isRolledAgain(die, it as string);
    case 'ignore':
    case 'save':
      return ({ die, skulls }) => die === it && skulls > 0;
    default:
      return null;
  }
}

/** The dice that this right is about. The loop lets one choose: the question that follows names them. */
function isRolledAgain(die: Die, right: string): boolean {
  if (right === 'hero') return die === 'hero';
  if (right === 'archers') return die === 'archer';
  return right === 'units' && UNITS(die);
}

/** What the server reckons of the actions that are offered. */

import { same, type Decision } from '../../lib/wire';
import type { Action, Outlook, Reckoned } from './view';

/** How likely the battle is won after this action; null where nothing is reckoned. */
export function outlookOf(decision: Decision<Action> | null, action: Action): Reckoned | null {
  const found = decision?.outlooks.find((one) => same(one.action, action));
  return (found?.outlook as Reckoned | undefined) ?? null;
}

/** The same as a number; null also where it was too much to reckon. */
export function chanceOf(decision: Decision<Action> | null, action: Action): Outlook | null {
  const reckoned = outlookOf(decision, action);
  return reckoned === null || 'too_large' in reckoned ? null : reckoned;
}

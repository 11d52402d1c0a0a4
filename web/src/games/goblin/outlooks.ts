/** What is offered now, what is marked, and what the server reckons of it. */

import { percentOf } from '../../lib/percent';
import { settings } from '../../lib/settings.svelte';
import { say } from '../../lib/texts';
import { same, type Decision } from '../../lib/wire';
import type { Action, Outlook, Reckoned } from './view';

export function isOffered(decision: Decision<Action> | null, action: Action): boolean {
  return decision?.actions.some((one) => same(one, action)) ?? false;
}

export function isMarked(marked: Action | null, action: Action): boolean {
  return marked !== null && same(marked, action);
}

/** How likely the battle is won after this action; null where nothing is reckoned, or nobody wants to know. */
export function outlookOf(decision: Decision<Action> | null, action: Action): Reckoned | null {
  const found = settings.odds && decision?.outlooks.find((one) => same(one.action, action));
  return found ? (found.outlook as Reckoned) : null;
}

/** The same as a number; null also where it was too much to reckon. */
export function chanceOf(decision: Decision<Action> | null, action: Action): Outlook | null {
  const reckoned = outlookOf(decision, action);
  return reckoned === null || 'too_large' in reckoned ? null : reckoned;
}

/** What a card or a monster is, with the chance behind it. */
export function withChance(about: string, chance: Outlook | null): string {
  if (!chance) return about;
  return `${about} ${say('goblin-chance', { percent: percentOf(chance.wins, chance.of) })}`;
}

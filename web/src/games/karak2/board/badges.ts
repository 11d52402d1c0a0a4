/** The icons of actions that the board offers. */

import Boots from '~icons/game-icons/boot-prints';
import Swap from '~icons/game-icons/card-exchange';
import Swords from '~icons/game-icons/crossed-swords';
import Duel from '~icons/game-icons/sword-clash';
import Place from '~icons/game-icons/position-marker';
import Hand from '~icons/game-icons/hand';
import Ride from '~icons/game-icons/horse-head';
import Lion from '~icons/game-icons/lion';
import Portal from '~icons/game-icons/portal';
import Purse from '~icons/game-icons/swap-bag';
import Whale from '~icons/game-icons/sperm-whale';
import { same, tagOf, type Tag } from '../../../lib/tagged';
import type { Decision } from '../../../lib/wire';
import type { MapIcon } from '../../../parts/board/scene';
import { useOf, type Use } from '../gives';
import type { Action, View } from '../view';
import type { Spot } from './spots';

/** By tag; those that have no spot on the board have none. */
export const BADGES: Partial<Record<Tag<Action>, MapIcon>> = {
  walk: Boots,
  fight: Swords,
  challenge: Duel,
  portal: Portal,
  ride: Ride,
  whale: Whale,
  pickpocket: Purse,
  take: Hand,
  swap: Swap,
  roar: Lion,
  drive: Boots,
  lay_at: Place,
};

/** The badge of a spot: swords where it leads to a battle; nothing is known of what lies in the dark. */
export function badgeOf({ kind, actions }: Spot, decision: Decision<Action> | null): MapIcon | null {
  const first = actions[0]!;
  if (kind === 'explore') return null;
  return (leadsToBattle(first, decision) ? Swords : BADGES[tagOf(first)]) ?? Boots;
}

/** What an action on the board uses up. */
export function usedBy(action: Action, view: View, decision: Decision<Action> | null): Use {
  return useOf(action, view, leadsToBattle(action, decision));
}

/** Only what leads to a battle has an outlook. */
function leadsToBattle(action: Action, decision: Decision<Action> | null): boolean {
  return decision?.outlooks.some((one) => same(one.action, action)) ?? false;
}

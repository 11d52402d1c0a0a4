/** The icons of actions that the board offers. */
import Swords from '~icons/game-icons/crossed-swords';
import Swap from '~icons/game-icons/card-exchange';
import Curse from '~icons/game-icons/cursed-star';
import Mask from '~icons/game-icons/domino-mask';
import Hand from '~icons/game-icons/hand';
import Heart from '~icons/game-icons/heart-plus';
import Portal from '~icons/game-icons/portal';
import Comrade from '~icons/game-icons/shaking-hands';
import Key from '~icons/game-icons/skeleton-key';
import Boots from '~icons/game-icons/boot-prints';
import { same, type Tag, tagOf } from '../../../lib/tagged';
import type { Decision } from '../../../lib/wire';
import type { MapIcon } from '../../../parts/board/scene';
import type { Action } from '../view';
import type { Spot } from './spots';

/** By tag; those that have no spot on the board have none. */
export const BADGES: Partial<Record<Tag<Action>, MapIcon>> = {
  walk: Boots,
  fight: Swords,
  fight_with: Comrade,
  swap: Swap,
  curse: Curse,
  sneak: Mask,
  take: Hand,
  heal: Heart,
  cast: Heart,
  travel: Portal,
  go_to: Heart,
  open: Key,
};

/** The badge of a spot: swords where it leads to a fight; nothing is known of what lies in the dark. */
export function badgeOf({ kind, actions }: Spot, decision: Decision<Action> | null): MapIcon | null {
  const first = actions[0]!;
  if (kind === 'explore') return null;
  return (leadsToFight(first, decision) ? Swords : BADGES[tagOf(first)]) ?? Boots;
}

/** Only what leads to a fight has an outlook. A comrade who would help keeps a badge of their own. */
function leadsToFight(action: Action, decision: Decision<Action> | null): boolean {
  if (tagOf(action) === 'fight_with') return false;
  return decision?.outlooks.some((one) => same(one.action, action)) ?? false;
}

/** What asks: a card over the board, or the board itself. */

import { tagOf } from '../../lib/wire';
import type { KarakView } from './view';

/** Questions that a card asks. */
const ON_CARDS = new Set([
  'meet',
  'reroll',
  'spend',
  'assist',
  'face',
  'loot',
  'gift',
  'curse',
  'choose_token',
  'call_monster',
]);

export function isAskedByCard({ position }: KarakView): boolean {
  return ON_CARDS.has(tagOf(position.phase));
}

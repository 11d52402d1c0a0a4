/** What an action of the turn uses up, so that nobody is surprised by it. Rules: K2-3.3, K2-3.5, K2-3.6 */

import { tagOf, type Tag } from '../../lib/tagged';
import type { Action, View } from './view';

/** The move before an action, an action, the rest of the turn, nothing; `answer`: no action of a turn at all. */
export type Use = 'move' | 'action' | 'turn' | 'free' | 'answer';

const USES: Record<Tag<Action>, Use> = {
  walk: 'move',
  explore: 'move',
  portal: 'move',
  ride: 'move',
  whale: 'move',
  return: 'move',
  fight: 'turn',
  challenge: 'turn',
  heal: 'action',
  harvest: 'action',
  build_city: 'action',
  build: 'action',
  dismiss: 'action',
  train: 'action',
  take: 'action',
  swap: 'action',
  eradicate: 'action',
  raise: 'action',
  rebel: 'action',
  falcon: 'free',
  pickpocket: 'free',
  pray: 'free',
  roar: 'free',
  keep: 'answer',
  lay_at: 'answer',
  lay: 'answer',
  put_back: 'answer',
  slay: 'answer',
  count: 'answer',
  all: 'answer',
  again: 'answer',
  fireball: 'answer',
  keep_fireball: 'answer',
  great_fireball: 'answer',
  ignore: 'answer',
  bless: 'answer',
  enlist: 'answer',
  save: 'answer',
  choose: 'answer',
  pick: 'answer',
  drop: 'answer',
  give: 'answer',
  drive: 'answer',
  enough: 'answer',
  done: 'answer',
  end_turn: 'answer',
};

/** What an action uses up here. A battle ends the turn; whoever moves twice gives up the action between. Rules: K2-3.4, K2-3.6 */
export function useOf(action: Action, { phase, moved }: View, leadsToBattle: boolean): Use {
  const use = tagOf(phase) === 'act' ? USES[tagOf(action)] : 'answer';
  if (use !== 'move') return use;
  if (leadsToBattle) return 'turn';
  return moved ? 'action' : 'move';
}

/** The sign of what is worth one: the first move of a turn is free. */
export const COSTS: Partial<Record<Use, 'action_sign' | 'time_sign'>> = {
  action: 'action_sign',
  turn: 'time_sign',
};

/** The message that says so; none where nothing needs to be said. */
export const NOTES: Record<Use, string | null> = {
  move: 'karak2-uses-move',
  action: 'karak2-uses-action',
  turn: 'karak2-ends-turn',
  free: 'karak2-free',
  answer: null,
};

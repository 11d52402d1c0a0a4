/** A battle as the board tells it, from the challenge to what is behind the monster. */

import { isA } from '../../lib/tagged';
import type { BattleView, Event, Level, Shown, View } from './view';

/** How the battle has ended, or where it stands. */
export type Stage = 'fights' | 'hit' | 'fallen' | 'won' | 'lost';

export interface BattleStory {
  battle: BattleView;
  /** Who fights. */
  seat: number;
  stage: Stage;
  /** Hearts that the blow has cost; null before it falls. */
  hit: number | null;
  /** What was behind the monster. */
  reward: Shown | Level | 'victory' | null;
}

/** What is told after the cards are played. */
const RESULTS: readonly Event['type'][] = ['hit', 'fell', 'struck', 'won', 'key_won', 'became_champion'];

/** The battle of this moment: one that is on, or one that has just been decided. */
export function battleOf(view: View, before: View | null, events: readonly Event[]): BattleStory | null {
  const results = events.filter(({ type }) => RESULTS.includes(type));
  const battle = view.battle ?? (results.length > 0 ? (before?.battle ?? null) : null);
  if (!battle) return null;
  const seat = view.battle ? view.active : before!.active;
  return {
    battle,
    seat,
    stage: stageOf(view, events),
    hit: hitBy(before, events, seat),
    reward: rewardOf(view, events),
  };
}

function stageOf(view: View, events: readonly Event[]): Stage {
  const struck = events.find((event) => isA(event, 'struck'));
  if (struck) return struck.won ? 'won' : 'lost';
  if (events.some(({ type }) => type === 'fell')) return 'fallen';
  if (view.offered || events.some(({ type }) => type === 'won')) return 'won';
  return events.some(({ type }) => type === 'hit') || view.phase === 'brace' ? 'hit' : 'fights';
}

function hitBy(before: View | null, events: readonly Event[], seat: number): number | null {
  const hit = events.find((event) => isA(event, 'hit'));
  const had = before?.seats[seat]?.hearts;
  return hit && had !== undefined ? had - hit.hearts : null;
}

function rewardOf({ offered }: View, events: readonly Event[]): BattleStory['reward'] {
  const won = events.find((event) => isA(event, 'won'));
  if (won) return won.card;
  const key = events.find((event) => isA(event, 'key_won'));
  if (key) return key.level;
  return events.some(({ type }) => type === 'became_champion') ? 'victory' : offered;
}

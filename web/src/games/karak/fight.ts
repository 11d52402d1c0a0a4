/** A fight as a card tells it, from the first look at the monster to the result. */

import { payloadOf, tagOf, type GameEvent, type Tagged } from '../../lib/wire';
import type { Fight, Foe, KarakView, Monster, Odds, Part } from './view';

export type Outcome = 'won' | 'tied' | 'lost' | 'heroic_win';

export interface FightStory {
  seat: number;
  foes: { monster: Monster; strength: number }[];
  /** Before the roll: the chances. */
  odds: Odds | null;
  /** Null before the first roll. */
  dice: number[] | null;
  /** Are they in the air? */
  rolling: boolean;
  parts: Part[];
  attack: number;
  /** The attack with every bolt and life that may still be spent. */
  most: number;
  /** The chances of rolling again, where that is possible. */
  again: Odds | null;
  result: { outcome: Outcome; strength: number; event: GameEvent } | null;
}

const OUTCOMES = ['won', 'tied', 'lost', 'heroic_win'];
const PHASES = ['meet', 'roll', 'reroll', 'spend', 'assist', 'face'];

/** The fight of this moment: one that is on, or one that has just been decided. */
export function fightOf(view: KarakView, before: KarakView | null, events: GameEvent[]): FightStory | null {
  const result = events.find((event) => OUTCOMES.includes(event.type));
  if (result && before) return decided(before, events, result);
  return PHASES.includes(tagOf(view.position.phase)) ? goingOn(view) : null;
}

function goingOn(view: KarakView): FightStory {
  const { phase, turn } = view.position;
  const foe = foeHere(view);
  const fight = fightIn(phase);
  const rolling = tagOf(phase) === 'roll';
  return {
    seat: turn,
    foes: foesOf(foe),
    odds: fight ? null : (foe?.odds ?? null),
    dice: fight?.dice.some((die) => die > 0) ? fight.dice : null,
    rolling,
    parts: view.parts,
    attack: view.fight?.attack ?? total(view.parts),
    most: view.fight?.most ?? total(view.parts),
    again: view.fight?.again ?? null,
    result: null,
  };
}

function decided(before: KarakView, events: GameEvent[], result: GameEvent): FightStory {
  const rolled = events.findLast(({ type }) => type === 'rolled');
  const fight = fightIn(before.position.phase);
  const dice = (rolled?.['dice'] as number[] | undefined) ?? fight?.dice ?? [];
  const attack = Number(result['attack']);
  const outcome = result.type as Outcome;
  return {
    seat: before.position.turn,
    foes: foesOf(foeHere(before)),
    odds: null,
    dice,
    rolling: false,
    parts: result['parts'] as Part[],
    attack,
    most: attack,
    again: null,
    result: { outcome, strength: Number(result['strength']), event: result },
  };
}

function foeHere(view: KarakView): Foe | undefined {
  const [x, y] = view.position.players[view.position.turn]!.at;
  return view.foes.find(({ at }) => at[0] === x && at[1] === y);
}

function foesOf(foe: Foe | undefined): FightStory['foes'] {
  return (foe?.monsters ?? []).map(([monster, strength]) => ({ monster, strength }));
}

function fightIn(phase: Tagged): Fight | null {
  const payload = payloadOf(phase) as Fight | { fight: Fight } | undefined;
  if (!payload) return null;
  if ('fight' in payload) return payload.fight;
  return 'dice' in payload ? payload : null;
}

function total(parts: Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

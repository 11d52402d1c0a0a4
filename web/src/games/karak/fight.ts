/** A fight as a card tells it, from the first look at the monster to the result. */

import { type EventOf, isA, payloadOf, type Tag, tagOf } from '../../lib/tagged';
import type { Event, Fight, Foe, KarakView, Monster, Odds, Part, Phase } from './view';

export type Outcome = 'won' | 'tied' | 'lost' | 'heroic_win';
type Decided = EventOf<Event, Outcome>;

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
  result: { outcome: Outcome; strength: number; event: Decided } | null;
}

const OUTCOMES: readonly Outcome[] = ['won', 'tied', 'lost', 'heroic_win'];
const PHASES: readonly Tag<Phase>[] = ['meet', 'roll', 'reroll', 'spend', 'assist', 'face'];

/** The fight of this moment: one that is on, or one that has just been decided. */
export function fightOf(view: KarakView, before: KarakView | null, events: Event[]): FightStory | null {
  const result = events.find(isDecided);
  if (result && before) return decided(before, events, result);
  return PHASES.includes(tagOf(view.position.phase)) ? goingOn(view) : null;
}

function goingOn(view: KarakView): FightStory {
  const { phase, active } = view.position;
  const foe = foeHere(view);
  const fight = fightIn(phase);
  const rolling = tagOf(phase) === 'roll';
  return {
    seat: active,
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

function decided(before: KarakView, events: Event[], result: Decided): FightStory {
  const rolled = events.findLast((event) => isA(event, 'rolled'));
  const fight = fightIn(before.position.phase);
  const dice = rolled?.dice ?? fight?.dice ?? [];
  const { attack, parts, strength, type: outcome } = result;
  return {
    seat: before.position.active,
    foes: foesOf(foeHere(before)),
    odds: null,
    dice,
    rolling: false,
    parts,
    attack,
    most: attack,
    again: null,
    result: { outcome, strength, event: result },
  };
}

function isDecided(event: Event): event is Decided {
  return (OUTCOMES as readonly string[]).includes(event.type);
}

function foeHere(view: KarakView): Foe | undefined {
  const [x, y] = view.position.players[view.position.active]!.at;
  return view.foes.find(({ at }) => at[0] === x && at[1] === y);
}

function foesOf(foe: Foe | undefined): FightStory['foes'] {
  return (foe?.monsters ?? []).map(([monster, strength]) => ({ monster, strength }));
}

function fightIn(phase: Phase): Fight | null {
  const payload = payloadOf(phase) as Fight | { fight: Fight } | undefined;
  if (!payload) return null;
  if ('fight' in payload) return payload.fight;
  return 'dice' in payload ? payload : null;
}

function total(parts: Part[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** Dice: their order, what they show, and how a choice of them is said to the engine. */

import type { Action, Dice, Die, Face, Shown } from './view';

/** The dice of an army, in the order in which the engine asks for them. */
export const ARMY: Die[] = ['knight', 'archer', 'mage', 'skeleton', 'bear', 'titan', 'guard', 'time_master'];

/** All dice one by one, kind by kind. */
export function each(dice: Dice): Die[] {
  return ARMY.flatMap((die) => Array.from({ length: dice[die] ?? 0 }, () => die));
}

export function countOf(dice: Dice): number {
  return ARMY.reduce((sum, die) => sum + (dice[die] ?? 0), 0);
}

/** The kinds that are still asked about, from this one on. */
export function kindsFrom(first: Die, army: Dice): Die[] {
  return ARMY.slice(ARMY.indexOf(first)).filter((die) => (army[die] ?? 0) > 0);
}

/** The answers that send these dice: how many of each kind, kind by kind. */
export function sending(chosen: Dice, kinds: readonly Die[]): Action[] {
  return kinds.map((die) => ({ count: chosen[die] ?? 0 }));
}

/** The dice that such answers send. */
export function sentBy(line: readonly Action[], kinds: readonly Die[], army: Dice): Dice {
  const chosen: Dice = {};
  kinds.forEach((die, index) => {
    const answer = line[index];
    if (typeof answer === 'object' && 'count' in answer) chosen[die] = answer.count;
    else if (line.includes('all')) chosen[die] = army[die] ?? 0;
  });
  return chosen;
}

export function skullsOn(face: Face): number {
  if (face === 'two_skulls') return 2;
  return face.endsWith('skull') ? 1 : 0;
}

export function swordsOn(face: Face): number {
  return Number.parseInt(face, 10) || 0;
}

export interface TableDie {
  die: Die;
  face: Face;
  /** Its skulls that count. */
  skulls: number;
}

/** Every die that lies on the table. Skulls that were ignored are taken from the first dice of their kind that show some. */
export function lying(roll: readonly Shown[], spared: Dice): TableDie[] {
  const left = { ...spared };
  return roll.map(([die, face]) => {
    const ignored = Math.min(left[die] ?? 0, skullsOn(face));
    left[die] = (left[die] ?? 0) - ignored;
    return { die, face, skulls: skullsOn(face) - ignored };
  });
}

/** Cards as everybody reads them: what they add, what they are called, and how they are told to whoever does not see them. */

import { dashed, listed, say } from '../../lib/texts';
import type { Mark } from './art/pictures';
import type { CardId, Curse, Deed, Front, Gear, Level, Piece, SeatView, Shown, Skill, View } from './view';

/** Something that a card adds, in the order in which cards are read. */
export type Bonus = 'attack' | 'defence' | 'draw' | 'heal' | 'hand';

/** As they are printed in the box. */
const COLOURS: readonly Skill['colour'][] = ['red', 'blue', 'green', 'yellow'];
const BONUSES: readonly Bonus[] = ['attack', 'defence', 'draw', 'heal', 'hand'];

export interface Added {
  bonus: Bonus;
  points: number;
  /** A curse takes it away. */
  cursed: boolean;
}

/** What stands on the card besides colours; nothing that adds nothing. */
export function addedBy({ action, gear }: Shown, curses: readonly Curse[] = []): Added[] {
  const printed: Partial<Record<Bonus, number>> = action ?? (gear as Gear);
  const isCursed = (bonus: Bonus) =>
    gear ? curses.includes(gear.slot) : curses.some((curse) => curse === bonus);
  const added = BONUSES.map((bonus) => ({ bonus, points: printed[bonus] ?? 0, cursed: isCursed(bonus) }));
  return added.filter(({ points }) => points > 0);
}

/** What is printed on a weapon or an armour. */
export function gearOf(shown: Shown | null | undefined): Gear | undefined {
  return shown?.gear;
}

/** Weapon and armour of a hero. */
export function wornBy(who: SeatView | undefined): Shown[] {
  return [who?.weapon, who?.armour].filter((piece) => piece != null);
}

export function nameOf({ action, gear }: Shown): Deed | Piece {
  return (action ?? gear)!.name;
}

/** The sign of a curse: what it forbids. */
export function markOfCurse(curse: Curse): Mark {
  const isColour = COLOURS.some((colour) => colour === curse);
  return (isColour ? `colour_${curse}` : curse) as Mark;
}

/** A monster in words: strength, curses, what it gives. */
export function tellFoe({ name, attack, hearts, curses, reward }: Front): string {
  const parts = [say('goblin-foe', { monster: name, attack, hearts })];
  if (curses.length > 0) parts.push(say('goblin-foe-curses', { curses: listed(curses.map(curseWord)) }));
  parts.push(say('goblin-foe-reward', { reward }));
  return parts.join(' ');
}

function curseWord(curse: Curse): string {
  return say(`goblin-curse-${dashed(curse)}`);
}

/** A card in words: what it is called, what it adds, which colours may follow. */
export function tellCard(shown: Shown, curses: readonly Curse[] = []): string {
  const effects = listed(addedBy(shown, curses).map(bonusWord));
  const { action } = shown;
  if (!action) return say('goblin-gear', { card: nameOf(shown), effects });
  const next = action.next.map((colour) => say('goblin-of-colour', { colour }));
  const args = { card: action.name, colour: action.colour, effects, next: listed(next, 'disjunction') };
  return say(next.length > 0 ? 'goblin-skill' : 'goblin-skill-last', args);
}

export function bonusWord({ bonus, points, cursed }: Added): string {
  return say(cursed ? `goblin-void-${bonus}` : `goblin-adds-${bonus}`, { points });
}

/** The card with this id, if this view knows its face. */
export function faceOf(view: View, card: CardId): Shown | null {
  const own = view.secrets.flatMap(({ hand, deck, unknown, looked, to_stack }) => [
    ...hand,
    ...looked,
    ...to_stack,
    ...unknown,
    ...deck.filter((place) => place !== null),
  ]);
  const open = view.seats.flatMap(({ weapon, armour, discard }) => [weapon, armour, ...discard]);
  const table = [...(view.battle?.played ?? []), ...view.pawned, view.offered];
  return [...own, ...open, ...table].find((one) => one?.card === card) ?? null;
}

/** The level of a monster or guardian; none has the Lord. */
export function levelOf({ role }: Front): Level | null {
  if (role === 'lord') return null;
  return 'monster' in role ? role.monster : role.guardian;
}

/** Cards that can be played first, then by colour: so they lie in the hand. */
export function sorted(hand: readonly Shown[], isPlayable: (card: CardId) => boolean): Shown[] {
  const rank = ({ card, action }: Shown) => [
    isPlayable(card) ? 0 : 1,
    COLOURS.indexOf(action?.colour ?? 'red'),
  ];
  const before = (one: number[], other: number[]) => one[0]! - other[0]! || one[1]! - other[1]!;
  return hand.toSorted((one, other) => before(rank(one), rank(other)));
}

/** A battle as a card tells it, from the first look at the enemies to the result. */

import { tagOf } from '../../lib/wire';
import { lying, swordsOn, type TableDie } from './dice';
import { promptOf } from './places';
import { landOf } from './tiles';
import type { Dice, EnemyView, Event, Fight, Hero, LaidTile, Land, Monster, Pos, Reward, View } from './view';

/** Who stands against the hero: armies one by one, the General, who lives in a lair; heroes against heroes are none. */
export type Enemy =
  | { kind: 'army'; army: Monster; strength: number; reward: Reward | undefined }
  | { kind: 'general'; praetorians: number; strength: number }
  | { kind: 'lair'; land: 'goblin_cave' | 'stone_eater_mine'; strength: number };

export type Contest = 'enemies' | 'rift' | 'duel';

/** One hero's dice and what they come to. */
export interface Fighter {
  seat: number;
  hero: Hero;
  /** Dice that were sent and are not rolled yet, the hero's own left out. */
  waiting: Dice;
  dice: TableDie[];
  /** What the attack is made of; nothing that adds nothing. */
  parts: { part: Part; points: number }[];
  attack: number;
}

export const PARTS = ['swords', 'weapons', 'powers', 'fire', 'ties'] as const;
export type Part = (typeof PARTS)[number];

export interface BattleStory {
  contest: Contest;
  enemies: Enemy[];
  /** What an attack must reach, as far as it is known. */
  needs: number | null;
  fighters: Fighter[];
  /** Whose dice are at stake. */
  current: number;
  /** Are dice in the air? */
  rolling: boolean;
  result: Result | null;
}

export type Result = Extract<Event, { type: 'won' | 'lost' | 'rift_closed' }>;

const RESULTS = ['won', 'lost', 'rift_closed'];

/** The battle of this moment: one that is on, or one that has just been decided. */
export function battleOf(view: View, before: View | null, events: readonly Event[]): BattleStory | null {
  const result = events.find(({ type }) => RESULTS.includes(type)) as Result | undefined;
  if (view.battle?.battle.begun) {
    const story = goingOn(view, result ?? null);
    // Who has just been beaten is no longer there.
    if (result && before) return { ...story, enemies: enemiesOf(before, contestOf(view)) };
    return promptOf(view) === 'choice' ? null : story;
  }
  return result && before?.battle ? decided(before, events, result) : null;
}

function goingOn(view: View, result: Result | null): BattleStory {
  const { battle, needs, fighters } = view.battle!;
  const fights = battle.fights ?? [];
  return {
    contest: contestOf(view),
    enemies: enemiesOf(view, contestOf(view)),
    needs: needs ?? strengthHere(view),
    fighters: fighters.map((fighter) => {
      const fight: Fight = fights[fighter.seat] ?? {};
      const parts = PARTS.map((part) => ({ part, points: fighter[part] }));
      return {
        ...about(view, fighter.seat, fight),
        parts: parts.filter(({ part, points }) => points > 0 || part === 'swords'),
        attack: fighter.attack,
      };
    }),
    current: battle.fighter,
    rolling: tagOf(view.phase) === 'roll' || tagOf(view.phase) === 'break_tie',
    result,
  };
}

/** What lay on the table when it was decided, which the events tell: by now it is cleared away. */
function decided(before: View, events: readonly Event[], result: Result): BattleStory {
  const story = goingOn(before, result);
  const rolls = events.filter((event) => event.type === 'rolled');
  const fighters = story.fighters.map((fighter) => {
    const rolled = rolls.findLast(({ hero }) => hero === fighter.hero);
    const dice = rolled ? lying(rolled.roll, {}) : fighter.dice;
    const attack = result.hero === fighter.hero ? result.attack : (rolled?.attack ?? fighter.attack);
    const swords = dice.reduce((sum, { face }) => sum + swordsOn(face), 0);
    const known = fighter.parts.filter(({ part }) => part === 'weapons' || part === 'ties');
    const rest = attack - swords - known.reduce((sum, { points }) => sum + points, 0);
    const parts = [{ part: 'swords' as Part, points: swords }, ...known];
    if (rest > 0) parts.push({ part: hasFire(events) ? 'fire' : 'powers', points: rest });
    return { ...fighter, waiting: {}, dice, parts, attack };
  });
  const needs = 'strength' in result ? result.strength : story.needs;
  return { ...story, fighters, needs, rolling: false, result };
}

function hasFire(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'fireball_thrown');
}

function about(view: View, seat: number, fight: Fight) {
  return {
    seat,
    hero: view.seats[seat]!.hero!,
    waiting: fight.waiting ?? {},
    dice: lying(fight.roll ?? [], fight.spared ?? {}),
  };
}

function contestOf(view: View): Contest {
  const cause = tagOf(view.battle!.battle.cause);
  return cause === 'rift' || cause === 'duel' ? cause : 'enemies';
}

/** Who is there to be fought; heroes who fight each other have no enemies. */
function enemiesOf(view: View, contest: Contest): Enemy[] {
  const at = view.players[view.active]?.at;
  const foe = at && foeAt(view, at);
  return foe && contest === 'enemies' ? enemiesAt(view, foe) : [];
}

export function enemiesAt(view: View, { at, armies, strength }: EnemyView): Enemy[] {
  if (armies.length > 0)
    return armies.map(([army, each]) => {
      return { kind: 'army', army, strength: each, reward: view.printed.rewards[army] };
    });
  const land = landAt(view, at);
  if (land === 'abyss') return [{ kind: 'general', praetorians: view.general.praetorians, strength }];
  return land === 'goblin_cave' || land === 'stone_eater_mine' ? [{ kind: 'lair', land, strength }] : [];
}

function strengthHere(view: View): number | null {
  const at = view.players[view.active]?.at;
  return (contestOf(view) === 'enemies' && at && foeAt(view, at)?.strength) || null;
}

export function foeAt(view: View, at: Pos): EnemyView | undefined {
  return view.foes.find((foe) => isSame(foe.at, at));
}

export function tileAt(view: View, at: Pos): LaidTile | undefined {
  return view.tiles.find((tile) => isSame(tile.at, at));
}

export function landAt(view: View, at: Pos): Land | null {
  const tile = tileAt(view, at);
  return tile ? landOf(tile.tile) : null;
}

function isSame(one: Pos, other: Pos): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The words of the game's data that have a picture. */

import type { Action, Building, Die, Edge, Hero, Item, Land, Monster, Resource } from '../view';

export type { Building, Die, Edge, Hero, Item, Land, Monster, Resource };

export const EDGES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const satisfies readonly Edge[];

export const LANDS = [
  'castle',
  'farm',
  'forest',
  'farm_forest',
  'farm_rock',
  'forest_rock',
  'big_farm',
  'dense_forest',
  'big_rock',
  'abyss',
  'goblin_cave',
  'stone_eater_mine',
  'rift',
] as const satisfies readonly Land[];

export const HEROES = [
  'horan',
  'taia',
  'lorraine',
  'xanros',
  'elspeth',
  'darius',
  'aderyn',
  'argentus',
  'valduk',
  'kirima',
  'saigo',
] as const satisfies readonly Hero[];

export const MONSTERS = [
  'skeleton_warrior',
  'fire_eater',
  'shadow_eater',
  'skeleton_giant',
  'dark_dryad',
  'hammer_cursed',
  'skeleton_rider',
  'envoy_of_death',
  'ghost',
  'time_master',
] as const satisfies readonly Monster[];

/** Everybody who can be fought: the armies of the bag, the Dark General with his guard, and who lives in the lairs. */
export const FOES = [...MONSTERS, 'general', 'praetorian', 'goblins', 'stone_eaters'] as const;

export const DICE = [
  'hero',
  'knight',
  'archer',
  'mage',
  'skeleton',
  'bear',
  'titan',
  'guard',
  'time_master',
] as const satisfies readonly Die[];

export const RESOURCES = ['food', 'wood', 'stone'] as const satisfies readonly Resource[];

export const ITEMS = [
  'sword',
  'war_hammer',
  'fireball',
  'pickpocket',
  'blessing',
  'abundance',
  'glory',
  'action',
  'protection',
  'titan',
] as const satisfies readonly Item[];

/** What else is won or carried. */
export const GOODS = [
  'small_stone',
  'large_stone',
  'arch_stone',
  'crown',
  'plague',
  'cart',
  'amulet',
] as const;

/** What is counted on a hero's board. */
export const MARKS = [
  'heart_sign',
  'glory_sign',
  'action_sign',
  'time_sign',
  'skull_sign',
  'attack_sign',
] as const;

export const BUILDINGS = [
  'stable',
  'portal',
  'banners',
  'camp',
  'range',
  'mage_tower',
] as const satisfies readonly Building[];

/** The kinds of actions. */
export const ACTIONS = [
  'walk',
  'explore',
  'portal',
  'ride',
  'whale',
  'return',
  'fight',
  'challenge',
  'heal',
  'harvest',
  'build_city',
  'build',
  'dismiss',
  'train',
  'take',
  'swap',
  'eradicate',
  'raise',
  'rebel',
  'falcon',
  'pickpocket',
  'pray',
  'roar',
  'keep',
  'lay_at',
  'lay',
  'put_back',
  'slay',
  'count',
  'all',
  'again',
  'fireball',
  'keep_fireball',
  'great_fireball',
  'ignore',
  'bless',
  'enlist',
  'save',
  'choose',
  'pick',
  'drop',
  'give',
  'drive',
  'enough',
  'done',
  'end_turn',
] as const satisfies readonly ActionTag[];

type TagOf<A> = A extends string ? A : keyof A & string;

/** The kind of an action: `walk` of `{ walk: 'ne' }`. */
export type ActionTag = TagOf<Action>;

export type Foe = (typeof FOES)[number];
export type Good = (typeof GOODS)[number];
export type Mark = (typeof MARKS)[number];

/** Everything that is a picture by its name. */
export type Thing = Foe | Item | Good | Mark | Resource | Building;

/** Where a tile lies: steps to the east, steps to the south-east. */
export type Pos = readonly [q: number, r: number];

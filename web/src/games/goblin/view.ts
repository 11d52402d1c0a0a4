/** The words of Karak: Goblin and its view, as the engine tells them. */

import type { components } from '../../types/goblin';

type Schemas = components['schemas'];

export type Action = Schemas['Action'];
export type Event = Schemas['Event'];
export type Phase = Schemas['Phase'];
export type Outlook = Schemas['Outlook'];
export type Reckoned = Schemas['ReckonedOutlook'];
export type Hero = Schemas['Hero'];
export type Ability = Schemas['Ability'];
export type Colour = Schemas['Colour'];
export type Effect = Schemas['Effect'];
export type Slot = Schemas['Slot'];
export type Curse = Schemas['Curse'];
export type Potion = Schemas['Potion'];
export type Prize = Schemas['Prize'];
export type Level = Schemas['Level'];
export type Beast = Schemas['Beast'];
export type Deed = Schemas['Deed'];
export type Piece = Schemas['Piece'];
export type CardId = Schemas['Card'];
export type Spot = Schemas['Place'];
export type Front = Schemas['Front'];
export type Skill = Schemas['Skill'];
export type Gear = Schemas['Gear'];
/** A card with what is printed on it: an action card, or a weapon or an armour. */
export type Shown = { card: CardId; action?: Skill; gear?: Gear };
export type PlayedView = Shown & { counts: Counts };
export type Counts = Schemas['Counts'];
export type CaveView = Schemas['CaveView'];
export type SeatView = Schemas['SeatView'];
export type SecretView = Schemas['SecretView'];
export type BattleView = Schemas['BattleView'];
export type View = Schemas['View'];

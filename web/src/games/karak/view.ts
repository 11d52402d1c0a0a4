/** The words of Karak and its view, as the engine tells them. */

import type { components } from '../../types/karak';

type Schemas = components['schemas'];

export type Pos = Schemas['Pos'];
export type Side = Schemas['Side'];
export type Hero = Schemas['Hero'];
export type Monster = Schemas['Monster'];
export type Token = Schemas['Token'];
export type Item = Schemas['Item'];
export type Class = Schemas['Class'];
export type Slots = Schemas['Slots'];
export type PlacedTile = Schemas['Laid'];
export type Player = Schemas['Player'];
export type Fight = Schemas['Fight'];
export type Foe = Schemas['Foe'];
export type Odds = Schemas['Odds'];
export type Part = Schemas['Part'];
export type Action = Schemas['Action'];
export type Event = Schemas['Event'];
export type Phase = Schemas['Phase'];
export type KarakView = Schemas['View'];

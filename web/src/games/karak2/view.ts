/** The words of Karak 2 and its view, as the engine tells them. */

import type { components } from '../../types/karak2';

type Schemas = components['schemas'];

export type Action = Schemas['Action'];
export type Event = Schemas['Event'];
export type Phase = Schemas['Phase'];
export type Analysis = Schemas['Analysis'];
export type Outlook = Schemas['Outlook'];
export type Reckoned = Schemas['EnemyView']['outlook'];
export type Pos = Schemas['Pos'];
export type Edge = Schemas['Edge'];
export type Hero = Schemas['Hero'];
export type Power = Schemas['Power'];
export type Monster = Schemas['Monster'];
export type Item = Schemas['Item'];
export type Class = Schemas['Class'];
export type Building = Schemas['Building'];
export type Unit = Schemas['Unit'];
export type Resource = Schemas['Resource'];
export type Goods = Schemas['Goods'];
export type Die = Schemas['Die'];
export type Dice = Schemas['Dice'];
export type Face = Schemas['Face'];
export type Shown = Schemas['Shown'];
export type Land = Schemas['Land'];
export type LaidTile = Schemas['Laid'];
export type Player = Schemas['Player'];
export type SeatView = Schemas['SeatView'];
export type EnemyView = Schemas['EnemyView'];
export type BattleView = Schemas['BattleView'];
export type FighterView = Schemas['FighterView'];
export type Fight = Schemas['Fight'];
export type Reward = Schemas['Reward'];
export type Purchase = Schemas['Purchase'];
export type Cause = Schemas['Cause'];
export type View = Schemas['View'];

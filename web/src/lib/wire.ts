/** What the server says and hears: the words of /api/v1, as the server describes them. */

import type { components } from '../types/api';
import type { Tagged } from './tagged';

export { payloadOf, same, tagOf, type Tagged } from './tagged';

type Schemas = components['schemas'];

/** A type that knows some of its fields better. */
type With<Type, Fields> = Omit<Type, keyof Fields> & Fields;

export type GameInfo = Schemas['GameInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type Level = Schemas['Level'];
export type Temperament = Schemas['Temperament'];
export type Games = Schemas['Games'];
export type SeatPlan = Schemas['SeatPlan'];
export type Opened = Schemas['Opened'];
export type Token = Schemas['SeatToken'];
export type Turn = Schemas['Turn'];
export type Precondition = Schemas['Precondition'];
export type Room = Schemas['Room'];
export type RoomSeat = Schemas['RoomSeat'];
export type House = Schemas['House'];
export type Clock = Schemas['Clock'];
export type Kept = Schemas['Kept'];
export type Timer = Schemas['Timer'];
export type Target = Schemas['Target'];
export type Entitlement = Schemas['Entitlement'];
export type Invited = Schemas['Invited'];
export type TableCode = Schemas['TableCode'];
export type Door = Schemas['Door'];
export type Join = Schemas['Join'];
export type Joined = Schemas['Joined'];
export type Arrange = Schemas['Arrange'];
export type Phrase = Schemas['Phrase'];
export type Say = Schemas['Say'];
export type Said = Schemas['Said'];
export type Consent = Schemas['Consent'];
export type LobbyTable = Schemas['LobbyTable'];
export type DrawnDice = Schemas['DrawnDice'];
export type DiceRecord = Schemas['DiceRecord'];
export type LuckSpan = Schemas['LuckSpan'];
export type Draw = Schemas['Draw'];
export type Reach = Schemas['Reach'];
export type PushSubscription = Schemas['PushSubscription'];

// What follows holds data of a game. The server passes it on without a look; the page knows this much of it.

export type Action = Tagged;
export type GameEvent = { type: string; [field: string]: unknown };

/** Whose eyes a finished game is seen with again. */
export type Eyes = number | 'all';

/** How a table is set; each game has its own fields besides these. */
export type Setup = { players: number; heroes?: (string | null)[]; [field: string]: unknown };

/** The table after one ply; `View` is the game's own. */
export type Frame<View = unknown> = With<
  Schemas['Frame'],
  { view: View; events: GameEvent[]; decision: Decision | null }
>;
/** What is asked; `A` is the game's own type of actions. */
export type Decision<A = Action> = With<Schemas['Decision'], { actions: A[]; outlooks: Outlook<A>[] }>;
/** What an action may lead to; only its game knows how to say it. */
export type Outlook<A = Action> = { action: A; outlook: unknown };
export type Table = With<Schemas['Table'], { setup: Setup; frame: Frame }>;
export type Done = With<Schemas['Applied'], { frames: Frame[] }>;
export type Frames = With<Schemas['Frames'], { frames: Frame[] }>;
export type Advice = With<Schemas['Advice'], { action: Action; next: Action[] }>;
export type Hint = With<Schemas['Hint'], { advice: Advice[] }>;
export type Refusal = With<Schemas['Refusal'], { reason: Tagged | null }>;
export type Analysis = Schemas['Analysis'];
export type Why = With<Schemas['Why'], { refusal: Refusal | null }>;
export type Lesson = With<Schemas['Lesson'], { act: Action }>;
export type Tutorial = With<Schemas['Tutorial'], { steps: Lesson[] }>;
export type Problem = With<Schemas['Problem'], { refusal?: Refusal | null }>;
/** What may be left out when a table is opened. */
type Usual = { house?: Partial<House> };
export type Open =
  | (With<Omit<Schemas['OpenNew'], 'house'>, { setup: Setup }> & Usual)
  | (Omit<Schemas['OpenSaved'], 'house'> & Usual)
  | Schemas['OpenTutorial'];

/** The seat that decides, if any. */
export function decider(turn: Turn): number | null {
  return typeof turn === 'object' && 'player' in turn ? turn.player : null;
}

/** Will nobody decide at this table any more, whether or not its game is over? It is closed, or does not hold under our rules. */
export function isStopped({ room, other_rules }: Pick<Table, 'room' | 'other_rules'>): boolean {
  return room.closed || other_rules !== null;
}

/** Who won, once the game is over. */
export function winners(turn: Turn): number[] | null {
  return typeof turn === 'object' && 'over' in turn ? turn.over.winners : null;
}

/** The name that was given to whoever sits there. */
export function givenName(plan: SeatPlan): string | null {
  if ('open' in plan) return null;
  return ('person' in plan ? plan.person.name : plan.computer.name) ?? null;
}

/** What a game brings along, so that the table can show it without knowing it. */

import type { Component } from 'svelte';
import type { Pace } from '../lib/pace';
import type { SignName } from '../parts/art/signs';
import type { Sound } from '../lib/sound';
import type { Args, Kind } from '../lib/texts';
import type { Action, Decision, GameEvent, Tagged } from '../lib/wire';

/** Where an action is offered; `panel`: as a button beside the board. */
export type Place = 'board' | 'hand' | 'card' | 'mat' | 'panel';

/** A frame, what is asked in it, and what can be answered. */
export interface SceneProps<View = unknown, A = Action, E = GameEvent, Analysis = unknown> {
  view: View;
  /** The view of the frame shown before, if any: what has moved. */
  before: View | null;
  /** The events of the frame shown. */
  events: E[];
  /** Null while playing back, or where somebody else decides. */
  decision: Decision<A> | null;
  /** The action that a hint or a lesson has marked. */
  marked: A | null;
  you: number | null;
  busy: boolean;
  /** What the server reckons of this decision; null until it has come, and in games that have nothing to reckon. */
  analysis: Analysis | null;
  /** The same after these own actions; null where there is no answer, or the decision is another one by now. */
  analyse(line: A[]): Promise<Analysis | null>;
  onact(action: A): void;
  /** Several actions in a row, each sent as long as it is offered. */
  onacts(line: A[]): void;
  /** Something was intended that is not offered. */
  onwhy(action: A): void;
  pace: Pace;
}

export interface BoardProps<View = unknown, A = Action, E = GameEvent, Analysis = unknown> extends SceneProps<
  View,
  A,
  E,
  Analysis
> {
  /** How many pixels of the board, from below, are covered by what is asked. */
  covered: number;
}

/** What lies over the board: fights, loot, whatever a game asks with pictures. */
export interface PromptProps<
  View = unknown,
  A = Action,
  E = GameEvent,
  Analysis = unknown,
> extends SceneProps<View, A, E, Analysis> {
  /** Are chances shown? */
  odds: boolean;
}

/** A prompt that asks somebody here. */
export interface AskingProps<
  View = unknown,
  A = Action,
  E = GameEvent,
  Analysis = unknown,
> extends PromptProps<View, A, E, Analysis> {
  decision: Decision<A>;
}

/** What only the person before the screen sees: a strip under the board. */
export type HandProps<View = unknown, A = Action> = Pick<
  SceneProps<View, A>,
  'view' | 'decision' | 'marked' | 'you' | 'busy' | 'onact' | 'onwhy'
>;

/** What one seat has before it. */
export interface MatProps<View = unknown, A = Action> {
  view: View;
  seat: number;
  /** Set where this seat decides on this device. */
  decision: Decision<A> | null;
  marked: A | null;
  onact(action: A): void;
}

export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
}

/** One line of a total at the end. */
export interface Standing {
  seat: number;
  score: number;
  /** The message that says the score, with `$score`; points where it is missing. */
  unit?: string;
}

/** What every game has, as the table needs it. */
export interface GameState {
  round: number;
  /** What is asked now. */
  phase: Tagged;
  /** Why it is over, once it is. */
  ending: string | null;
  /** Which hero sits where; null before it is drawn. */
  heroes: (string | null)[];
  standings: Standing[];
  /** Do all of them win or lose together? */
  together: boolean;
}

/** A sign that rises from whoever an event is about. */
export interface Floater {
  sign: SignName;
  change: '+' | '−';
}

/** How an event is shown; what is missing does not happen. */
export interface EventStyle {
  /** How long eyes need for it, in beats; most events are told by the one before. */
  beats?: number;
  sound?: Sound;
  /** Is the story of the game told by it? */
  moment?: true;
  floater?: Floater;
  /** What begins with it. */
  begins?: 'turn';
  /** Whoever it is about does not walk there, but vanishes and appears. */
  jumps?: true;
}

/** A style for each event: none can be forgotten. */
export type EventStyles<E extends { type: string }> = { [T in E['type']]: EventStyle };

/** Something that only its game knows the type of. */
type Own<View, Type> = unknown extends View ? Type : never;

export interface GameModule<
  View = unknown,
  A extends Tagged = Action,
  E extends { type: string } = GameEvent,
  Analysis = unknown,
> {
  id: string;
  /** Does the server reckon something for its decisions in the background? */
  analyses?: true;
  /** A hero as a picture, for cards; whoever shows it says the name. */
  Portrait: Component<{ hero: Own<View, string> }>;
  Board: Component<BoardProps<View, A, E, Analysis>>;
  Hand?: Component<HandProps<View, A>>;
  Prompts: Component<PromptProps<View, A, E, Analysis>>;
  Mat: Component<MatProps<View, A>>;
  /** The face of a seat. */
  Face: Component<SeatProps<View>>;
  /** The little that one wants to know of every seat at any time. */
  Brief: Component<SeatProps<View>>;
  /** The picture of an action, for its button. */
  Sign: Component<{ action: A }>;
  /** What an action may lead to, as the game's server tells it. */
  Outlook: Component<{ outlook: Own<View, unknown> }>;
  /** What a seat holds, in one line, where there is no room for its mat. */
  Holdings?: Component<SeatProps<View>>;
  /** What an action costs and gives, before it is chosen. */
  Gives?: Component<{ action: A; view: View; outlook?: Own<View, unknown> }>;
  /** What has been won, in pictures. */
  Spoils?: Component<SeatProps<View>>;
  /** What is left to draw. */
  Supply?: Component<{ view: View }>;
  /** How all of them do together; shows nothing where each plays alone. */
  Party?: Component<{ view: View }>;

  state(view: View): GameState;
  placeOf(action: A, view: View): Place;
  events: EventStyles<E>;
  /** What only the view knows, for the words of an action, an event, a reason or a question. */
  words?(kind: Kind, data: unknown, view: View): Args;
}

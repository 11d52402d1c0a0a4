/** What a game brings along, so that the table can show it without knowing it. */

import type { Component } from 'svelte';
import type { Pace } from '../lib/pace';
import type { Sound } from '../lib/sound';
import type { Action, Decision, Frame, GameEvent, Tagged } from '../lib/wire';

export interface BoardProps<View = unknown> {
  view: View;
  /** The view of the frame shown before, if any: what has moved. */
  before: View | null;
  /** The events of the frame shown. */
  events: GameEvent[];
  /** Null while playing back, or where somebody else decides. */
  decision: Decision | null;
  /** The action that a hint or a lesson has marked. */
  marked: Action | null;
  you: number | null;
  busy: boolean;
  onact(action: Action): void;
  /** Something was intended that is not offered. */
  onwhy(action: Action): void;
  pace: Pace;
}

/** What lies over the board: fight, loot, whatever a game asks with pictures. */
export interface CardsProps<View = unknown> extends BoardProps<View> {
  odds: boolean;
}

/** A card that asks somebody here. */
export interface AskingProps<View = unknown> extends Pick<
  CardsProps<View>,
  'view' | 'marked' | 'busy' | 'onact'
> {
  decision: Decision;
}

/** What one seat has before it. */
export interface MatProps<View = unknown> {
  view: View;
  seat: number;
  /** Set where this seat decides on this device. */
  decision: Decision | null;
  marked: Action | null;
  onact(action: Action): void;
}

export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
}

/** One line of a total at the end. */
export interface Standing {
  seat: number;
  points: number;
}

export interface GameModule<View = unknown> {
  id: string;
  /** A hero as a picture, for cards; whoever shows it says the name. */
  Portrait: Component<{ hero: string }>;
  Board: Component<BoardProps<View>>;
  Cards: Component<CardsProps<View>>;
  Mat: Component<MatProps<View>>;
  /** The face of a seat. */
  Face: Component<SeatProps<View>>;
  /** The little that one wants to know of every seat at any time. */
  Brief: Component<SeatProps<View>>;
  /** What has been won, in pictures. */
  Spoils: Component<SeatProps<View>>;
  /** What is left to draw. */
  Supply: Component<{ view: View }>;
  /** How all of them do together; shows nothing where each plays alone. */
  Party: Component<{ view: View }>;
  /** The picture of an action, for its button. */
  Sign: Component<{ action: Action }>;
  /** What an action may lead to, as the game's server tells it. */
  Chance: Component<{ outlook: unknown }>;

  /** Which hero sits there; null before it is drawn. */
  who(view: View, seat: number): string | null;
  round(view: View): number;
  /** What is asked now. */
  phase(view: View): Tagged;
  ending(view: View): string | null;
  standings(view: View): Standing[];
  /** Do all of them win or lose together? */
  isTogether(view: View): boolean;
  /** Is this action shown on the board or on a card, so that it needs no button of its own? */
  hasPlace(action: Action, view: View): boolean;
  /** How many beats a frame is worth watching; 0: nothing to see. */
  beats(frame: Frame<View>): number;
  /** Events that the story of a game is told by. */
  isMoment(event: GameEvent): boolean;
  /** The round that begins with this event, if one does. */
  roundOf(event: GameEvent): number | null;
  /** Does a turn begin with this event? */
  beginsTurn(event: GameEvent): boolean;
  soundOf(event: GameEvent): Sound | null;
}

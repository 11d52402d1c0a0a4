/** How the browser tests drive a game: a situation for every kind of action, and one for every event. */

import type { Args } from '../../src/lib/messages';
import type { Action, GameEvent, Setup } from '../../src/lib/wire';

/** A game that stands there, as a file. The dice that follow are new and nobody knows them. */
export interface Save {
  format: 1;
  game: string;
  rules: number;
  setup: Setup;
  position?: unknown;
  luck: { from: number; luck: 'manual' }[];
  plies: unknown[];
}

/** A button, by the message on it; some are pressed only if they are there. */
export interface Press {
  id: string;
  args?: Args;
  maybe?: true;
}

/** How an action is taken. */
export interface Way {
  /** How the drawn tile is turned before. */
  turned?: string;
  /** What is pressed, if not one button with the words of the action. */
  presses?: Press[];
}

/** An action, how a person gets to it, and what is then told. Whoever sits first decides. */
export interface Row {
  save: Save;
  action: Action;
  /** Where its button is: on the board, in the hand, on a card over it, beside it, or only in the list of everything that can be done. */
  on: 'board' | 'hand' | 'card' | 'panel' | 'list';
  /** The key of its spot on the map, where the words alone are those of other spots too. */
  spot?: string | undefined;
  /** The event that it causes, whatever the dice say; null: none, it only leads to the next question. */
  event: string | null;
  /** What its words need besides its own fields. */
  told?: Args | undefined;
}

export interface Driven {
  id: string;
  /** By the tag of the action. */
  rows: Record<string, Row>;
  /** What has happened in these is told by events that no row comes to; by what they show. */
  moments: Record<string, Save>;
  wayOf(action: Action): Way;
  /** What a view says is asked. */
  phaseOf(view: unknown): unknown;
  /** What the words of any event need besides its own fields; what is missing may be anything. */
  words?(event: GameEvent): Args;
}

/** What a save says of a game: its id, and which edition of its rules the plies are played by. */
export interface Edition {
  game: string;
  rules: number;
}

export function fileOf(
  { game, rules }: Edition,
  { setup, position, plies = [] }: { setup: Setup; position?: unknown; plies?: unknown[] },
): Save {
  const luck = [{ from: 0, luck: 'manual' as const }];
  return { format: 1, game, rules, setup, ...(position ? { position } : {}), luck, plies };
}

/** The rows of a game, each with its situation as a file. */
export function rowsAt<Start extends object>(
  rows: Record<string, Start & Omit<Row, 'save'>>,
  saveAt: (start: Start) => Save,
): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(rows).map(([tag, { action, on, spot, event, told, ...start }]) => [
      tag,
      { save: saveAt(start as unknown as Start), action, on, spot, event, told },
    ]),
  );
}

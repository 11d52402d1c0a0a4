/** The log as turns with their lines. */

import { beginsTurn, type Styled } from '../lib/events';
import type { Entry } from '../lib/history.svelte';
import type { GameEvent } from '../lib/wire';

export interface TurnLines {
  /** Names the turn as long as it is in the log. */
  key: string;
  /** The words it began with; null where the log begins in the middle. */
  title: string | null;
  lines: { key: string; text: string; times: number }[];
}

/** Groups what happened by turn; the same thing again and again is one line. */
export function byTurn(entries: Entry[], game: Styled, words: (event: GameEvent) => string): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const { ply, events } of entries) {
    events.forEach((event, index) => {
      const key = `${ply}.${index}`;
      const text = words(event);
      if (beginsTurn(game, event)) turns.push({ key, title: text, lines: [] });
      else addLine(turns, key, text);
    });
  }
  return turns;
}

function addLine(turns: TurnLines[], key: string, text: string): void {
  if (turns.length === 0) turns.push({ key, title: null, lines: [] });
  const { lines } = turns.at(-1)!;
  const last = lines.at(-1);
  if (last?.text === text) last.times += 1;
  else lines.push({ key, text, times: 1 });
}

/** How a game went: points and big moments, round by round. */

import type { GameModule } from '../games/module';
import * as api from '../lib/api';
import { beginsTurn, styleOf } from '../lib/events';
import type { Frame, GameEvent } from '../lib/wire';

/** As many as the server gives at once. */
const CHUNK = 200;

export interface Round {
  round: number;
  /** At the end of the round, by seat. */
  points: number[];
  moments: { ply: number; event: GameEvent }[];
}

/** Every frame of a game, from before the first ply to the last. */
export async function allFrames(id: string, plies: number, token?: string | null): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (let from = 0; from <= plies; from += CHUNK) {
    frames.push(...(await api.frames(id, from, Math.min(from + CHUNK - 1, plies), token)));
  }
  return frames;
}

export function storyOf(frames: Frame[], game: Pick<GameModule, 'events' | 'state'>): Round[] {
  const rounds: Round[] = [];
  for (const { ply, events, view } of frames) {
    const { round, standings } = game.state(view);
    for (const event of events) {
      const isNew = beginsTurn(game, event) && round !== rounds.at(-1)?.round;
      if (isNew) rounds.push({ round, points: [], moments: [] });
      if (styleOf(game, event).moment) rounds.at(-1)?.moments.push({ ply, event });
    }
    const last = rounds.at(-1);
    if (last) last.points = standings.map(({ score }) => score);
  }
  return rounds;
}

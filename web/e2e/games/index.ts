/** The games that the browser tests drive. */

import type { Driven } from './driven';
import { GOBLIN } from './goblin';
import { KARAK } from './karak';
import { KARAK2 } from './karak2';

export type { Driven, Row, Save } from './driven';

export const GAMES: Driven[] = [KARAK, KARAK2, GOBLIN];

export function gameCalled(id: string): Driven {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no tests drive ${id}`);
  return game;
}

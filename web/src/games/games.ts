/** The games that can be played here; each is loaded when somebody first asks for it. */

import { ApiError } from '../lib/api';
import type { Tagged } from '../lib/wire';
import type { GameModule } from './module';

export const modules: Record<string, () => Promise<GameModule>> = {
  karak: async () => general((await import('./karak')).karak),
  karak2: async () => general((await import('./karak2')).karak2),
  goblin: async () => general((await import('./goblin')).goblin),
};

export function findGame(id: string): Promise<GameModule> {
  const load = modules[id];
  return load ? load() : Promise.reject(new ApiError('unknown_game', `the page has no game ${id}`));
}

/** A game only ever gets its own views, actions and events, so that whoever passes them on need not know their types. */
function general<View, A extends Tagged, E extends { type: string }, Analysis>(
  game: GameModule<View, A, E, Analysis>,
): GameModule {
  return game as unknown as GameModule;
}

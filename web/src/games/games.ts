/** The games that can be played here; each is loaded when somebody first asks for it. */

import { ApiError } from '../lib/api';
import type { GameModule } from './module';

export const modules: Record<string, () => Promise<GameModule>> = {
  karak: async () => general((await import('./karak')).karak),
};

export function findGame(id: string): Promise<GameModule> {
  const load = modules[id];
  return load ? load() : Promise.reject(new ApiError('unknown_game', `the page has no game ${id}`));
}

/** A game only ever gets its own views to see, so that whoever passes them on need not know their type. */
function general<View>(game: GameModule<View>): GameModule {
  return game as unknown as GameModule;
}

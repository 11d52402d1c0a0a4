/** What the tokens of the bag are called. */

import { dashed } from '../../lib/texts';
import type { Token } from './view';

/** The message that names a token: a chest, or a monster. */
export function tokenId(token: Token): string {
  return token === 'chest' ? 'karak-token-chest' : `karak-monster-${dashed(token)}`;
}

/** How the pieces of the map are named. */
import { square } from '../../../parts/board/square';
import type { Item, Pos, Token } from '../view';

/** Names a piece among all on the map: of several tokens of one kind on a tile, the first is number 0. */
export function pieceKey(at: Pos, thing: Token | Item, number = 0): string {
  return `${square.key(at)} ${thing} ${number}`;
}

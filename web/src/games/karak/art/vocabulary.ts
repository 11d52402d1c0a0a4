/** The words of the game's data that have a picture. */

import type { Hero, Item, Monster, Pos, Side, Token } from '../view';

export type { Hero, Item, Monster, Pos, Side, Token };

/** What is won for good: a chest's or a Fallen's treasure, the dragon's ruby. */
export type Prize = 'treasure' | 'ruby';

/** Everything that lies about as a token or an item. */
export type Thing = Token | Item | Prize;

export type Ground = 'fountain' | 'portal' | 'corridor' | 'room';

/** Clockwise. */
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The ground of a tile: `room` of `room-tee`. */
export function groundOf(tile: string): Ground {
  return tile.split('-')[0] as Ground;
}

const SHAPES: Record<string, string> = { cross: 'nesw', tee: 'new', straight: 'ns', corner: 'ne' };

/** The open sides of a tile before any turn. */
export function printed(tile: string): string {
  return SHAPES[tile.split('-')[1]!]!;
}

/** Is this side one of the open ones (`"nes"`)? */
export function isOpen(open: string, side: Side): boolean {
  return open.includes(side.charAt(0));
}

/** A chest or a Fallen is worth a treasure, the dragon its ruby. */
export function prizeOf(token: Token): Prize {
  return token === 'dragon' ? 'ruby' : 'treasure';
}

/** Small views for the tests of the board. */
import type { Tagged } from '../../../lib/wire';
import type { KarakView, PlacedTile, Player, Pos } from '../view';

export const TILES: PlacedTile[] = [
  { at: [0, 0], tile: 'fountain-cross', open: 'nesw' },
  { at: [0, 1], tile: 'room-tee', open: 'nes', tokens: ['rat', 'chest'], items: ['sword', 'sword', 'key'] },
  { at: [1, 0], tile: 'portal-straight', open: 'ew' },
  { at: [5, 5], tile: 'portal-straight', open: 'ns' },
];

function player(hero: Player['hero'], at: Pos): Player {
  return { hero, at, lives: 5, items: [], treasures: [] };
}

/** The warrior to move; the thief is far away. */
export function viewAt(at: Pos, more: Partial<KarakView> = {}, phase: Tagged = 'walk'): KarakView {
  const seat = { points: 0, weapons: 0, powers: [], conscious: true, cursed: false };
  return {
    position: { tiles: TILES, players: [player('warrior', at), player('thief', [5, 5])], active: 0, phase },
    seats: [
      { ...seat, hero: 'warrior' },
      { ...seat, hero: 'thief', conscious: false },
    ],
    foes: [{ at: [0, 1], monsters: [['rat', 6]], odds: { win: 26, tie: 5, loss: 5, of: 36 } }],
    reach: [],
    fight: null,
    ...more,
  } as unknown as KarakView;
}

/** A large map: more than any window shows at once, with fountains at both ends. */

import type { Laid } from './positions';

/** Each tile: where, what, open to which sides, and who waits there. */
const TILES = `
0 0 fountain-cross nesw
0 1 room-corner sw rat
-1 0 corridor-corner ne
0 -1 room-corner ne
1 -1 room-tee new chest
2 -1 corridor-cross nesw
1 0 room-corner sw
-1 1 corridor-tee esw
2 -2 room-straight ns
-2 1 portal-straight ew
3 -1 room-cross nesw
3 0 room-corner sw
4 -1 corridor-cross nesw
5 -1 room-tee nsw mummy
-3 1 room-tee new
4 -2 portal-straight ns
-3 2 room-tee nes spider
5 -2 room-straight ns
5 -3 room-corner ne turnkey
-3 3 room-cross nesw
-4 1 room-tee nes chest
-4 3 fountain-corner ne
-2 2 corridor-straight ew
6 -3 corridor-cross nesw
7 -3 room-corner nw fallen
7 -2 corridor-corner sw
-1 2 corridor-straight ew
-4 2 corridor-corner sw
6 -2 room-corner es
3 -2 portal-straight ns
-5 2 corridor-straight ew
3 -3 room-straight ns skeleton_king
4 0 room-straight ns skeleton_warrior
6 -4 fountain-corner nw
-4 4 room-corner sw
5 0 room-straight ns
`;

export const LARGE: Laid[] = TILES.trim()
  .split('\n')
  .map((line) => {
    const [x, y, tile, open, ...tokens] = line.split(' ');
    return { at: [Number(x), Number(y)], tile: tile!, open: open!, tokens: tokens as Laid['tokens'] & {} };
  });

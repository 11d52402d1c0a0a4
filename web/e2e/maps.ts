/** Large maps. */

import { readFileSync } from 'node:fs';
import { fileOf, type Save } from './games/driven';
import type { Laid } from './games/karak';
import { EDITION } from './games/karak2';

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

/** More than any window shows at once, with fountains at both ends. */
export const LARGE: Laid[] = TILES.trim()
  .split('\n')
  .map((line) => {
    const [x, y, tile, open, ...tokens] = line.split(' ');
    return { at: [Number(x), Number(y)], tile: tile!, open: open!, tokens: tokens as Laid['tokens'] & {} };
  });

/** So many rings of tiles lie around the castle. */
const RINGS = 4;
/** Kinds of tiles: the inner ones are open to all sides, those at the rim have a chasm towards nothing. */
const INNER = ['1-farm', '1-farm_forest'];
const RIM = ['1-farm-w', '1-forest-w', '1-farm_rock-ne', '1-forest_rock-e'];
const ARMIES = ['skeleton_warrior', 'shadow_eater', 'dark_dryad', 'skeleton_rider', 'envoy_of_death'];
const PEOPLE = ['horan', 'taia', 'darius', 'lorraine', 'xanros'];
const POWERS = [
  ['war_strategy', 'pillage'],
  ['fate_weaver', 'master_builder'],
  ['scouting', 'claws'],
  ['bear'],
  ['necromancy'],
];
/** By the angle that they are seen at, from the east on. */
const EDGES = ['e', 'se', 'sw', 'w', 'nw', 'ne'];

/** Five heroes with cities on 61 tiles: more than are in the box, so the box is one of our own. */
export function largeLands(): Save {
  const example = '../crates/karak2/tests/playthroughs/K2-1.6-a-box-of-your-own.txt';
  const { contents } = JSON.parse(/^setup ([^]*?)^position/m.exec(readFileSync(example, 'utf8'))![1]!);
  contents.tiles = [
    ...INNER.map((tile) => row(tile, 17)),
    ...RIM.map((tile) => row(tile, 6)),
    row('2-abyss', 1),
  ];
  contents.heroes = PEOPLE.map((hero, seat) => ({
    hero,
    name: hero,
    powers: POWERS[seat],
    provenance: 'house',
  }));
  const places = ringsAround();
  const tiles = places.map((at, index) => {
    const isRim = far(at) === RINGS;
    const tile = isRim ? RIM[index % RIM.length] : INNER[index % INNER.length];
    const armies = index % 3 === 2 ? [ARMIES[index % ARMIES.length]] : [];
    return { at, tile, armies, ...(isRim ? { chasms: outward(at) } : {}) };
  });
  const players = PEOPLE.map((_, seat) => ({
    at: places[seat * 6],
    city: places[seat * 6],
    buildings: ['camp', 'stable', 'portal'],
    best: 6,
    army: { knight: 2, archer: 1, mage: 1 },
  }));
  const setup = { players: PEOPLE.length, heroes: PEOPLE, contents };
  return fileOf(EDITION, { setup, position: { tiles, players, stack: {} } });
}

function row(tile: string, count: number) {
  return { tile, count, provenance: 'house' };
}

/** The places around the castle and its forests, ring by ring. */
function ringsAround(): [number, number][] {
  const near = Array.from({ length: 2 * RINGS + 1 }, (_, step) => step - RINGS);
  const all = near.flatMap((q) => near.map((r): [number, number] => [q, r]));
  const isFree = (at: [number, number]) => far(at) <= RINGS && !(at[1] === 0 && Math.abs(at[0]) <= 1);
  return all.filter(isFree).sort((one, other) => far(one) - far(other));
}

/** How many steps it is to the castle. */
function far([q, r]: [number, number]): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The edge that looks away from the castle. */
function outward([q, r]: [number, number]): string {
  const turn = Math.atan2(r * Math.sqrt(0.75), q + r / 2) / (2 * Math.PI);
  return EDGES[(Math.round(turn * EDGES.length) + EDGES.length) % EDGES.length]!;
}

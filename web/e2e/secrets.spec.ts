/** Paired worlds: two games that differ only in what one seat may know look the same to everybody else, byte for byte. */

import { expect, openOnly, PERSON, test, type Seated, type Server } from './fixtures';
import { saveAt, type Start } from './games/karak2';

type Tile = NonNullable<Start['top']>;

/** Darius has looked at a tile that nobody else sees; and perhaps he has laid the other one. */
function scouted(hidden: Tile, laid: boolean): Start {
  const draws = [{ chance: { tile: hidden } }, { chance: { tile: '1-farm_forest' } }];
  return {
    heroes: ['darius', 'taia', 'horan'],
    players: [{}, {}, {}],
    stack: { '1-farm-w': 1, '1-farm-e-w': 1, '1-farm_forest': 1 },
    plies: [
      { act: { explore: 'se' } },
      ...draws,
      ...(laid ? [{ act: { keep: '1-farm_forest' as Tile } }, { chance: { army: 'fire_eater' } }] : []),
    ],
  };
}

const MOMENTS: Record<string, (hidden: Tile) => Start> = {
  'while Darius looks at two tiles': (hidden) => scouted(hidden, false),
  'after Darius has put one of them back': (hidden) => scouted(hidden, true),
  'where a position says what lies on top': (hidden) => ({
    heroes: ['darius', 'taia', 'horan'],
    players: [{}, {}, {}],
    stack: { '1-farm-w': 1, '1-farm-e-w': 1, '1-farm_forest': 1, [hidden]: 0 },
    top: hidden,
  }),
};

for (const [moment, start] of Object.entries(MOMENTS))
  test(`what Darius knows is in no frame of anybody else ${moment}`, async ({ server }) => {
    const worlds = await Promise.all(
      (['1-farm-w', '1-farm-e-w'] as const).map((hidden) => open(server, start(hidden))),
    );
    for (const seat of [null, 1, 2])
      for (const what of ['', '/frames?from=0', '/stream']) {
        const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, seat, what)));
        expect(one, `${what} for ${seat}`).toBe(other);
      }
    const [one, other] = await Promise.all(worlds.map((world) => seen(server, world, 0, '')));
    expect(one, 'Darius himself sees a difference').not.toBe(other);
  });

function open(server: Server, start: Start): Promise<Seated> {
  return openOnly(server, { save: saveAt(start), seats: start.heroes.map(() => PERSON) });
}

/** What the server sends, without what names the table and its dice. */
async function seen(server: Server, world: Seated, seat: number | null, what: string): Promise<string> {
  const token = world.tokens.find((one) => one.seat === seat)?.token;
  const stop = new AbortController();
  const answer = await fetch(`${server.url}/api/v1/tables/${world.table}${what}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    signal: stop.signal,
  });
  expect(answer.status).toBe(200);
  const text = what === '/stream' ? await firstOf(answer) : await answer.text();
  stop.abort();
  return text.replaceAll(world.table, 'table').replaceAll(/[0-9a-f]{64}/g, 'dice');
}

/** The first message of a stream: the table as it is. */
async function firstOf(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body!) {
    text += decoder.decode(part, { stream: true });
    if (text.includes('\n\n')) break;
  }
  return text;
}

/** Karak 2: its lands, its battles, its cities, its end. */

import { readFileSync } from 'node:fs';
import type { Open, SeatPlan } from '../../src/lib/wire';
import { navigate, openOnly, openTable, PERSON, SQUIRE } from '../fixtures';
import { saveAt, type Start } from '../games/karak2';
import { goTo, press, type Scene, showTable, type Visit } from './scene';

/** Lands of every kind, cities, armies, a lair, a rift and the Abyss. */
const LANDS: Start['tiles'] = [
  { at: [0, -1], tile: '1-rift' },
  { at: [1, -1], tile: '1-farm-w', chasms: 'ne', items: ['sword', 'fireball'] },
  { at: [0, 1], tile: '1-farm', armies: ['dark_dryad'] },
  { at: [-1, 1], tile: '1-farm_forest' },
  { at: [-1, -1], tile: '1-forest-w', armies: ['ghost'] },
  { at: [-2, 1], tile: '1-farm_rock-ne' },
  { at: [1, 1], tile: '1-forest_rock-e', armies: ['skeleton_rider'] },
  { at: [2, 0], tile: '1-goblin_cave-w', chasms: 'e' },
  { at: [2, -1], tile: '1-farm-e-w', chasms: 'se-nw' },
  { at: [-2, 0], tile: '2-big_farm-ne-e-sw-w', chasms: 'e-se-w-nw' },
  { at: [0, 2], tile: '2-forest_rock-e-w', armies: ['skeleton_giant', 'envoy_of_death'] },
  { at: [-1, 2], tile: '2-abyss' },
  { at: [1, -2], tile: '2-dense_forest-ne-e-se-w' },
  { at: [-2, 2], tile: '1-stone_eater_mine-ne' },
];

type Tile = NonNullable<Start['tiles']>[0];

/** The same lands, but another one south-east of the castle; no tile lies twice. */
function landsWith(near: Omit<Tile, 'at'>): Tile[] {
  const others = LANDS!.filter(({ at, tile }) => tile !== near.tile && String(at) !== '0,1');
  return [...others, { at: [0, 1], ...near }];
}

const PARTY: Start['players'] = [
  {
    at: [1, 0],
    lives: 4,
    best: 6,
    goods: { food: 4, wood: 3, stone: 2 },
    army: { knight: 2, archer: 2, mage: 1 },
    items: ['war_hammer', 'fireball', 'pickpocket', 'glory'],
    small_stones: 2,
    city: [1, 0],
    buildings: ['camp', 'stable', 'portal'],
  },
  {
    at: [-1, 1],
    lives: 3,
    best: 4,
    goods: { food: 2, stone: 1 },
    army: { knight: 3 },
    items: ['sword', 'blessing', 'titan'],
    large_stones: 1,
    city: [-1, 1],
    buildings: ['camp', 'range', 'banners'],
  },
  { at: [0, 0], lives: 0, unconscious: true, best: 2, goods: { wood: 5 }, army: { skeleton: 2 } },
];

function table(more: Partial<Start> = {}, seats?: SeatPlan[]): Open {
  const start = {
    heroes: ['taia', 'horan', 'xanros'],
    options: { imperium: true },
    tiles: LANDS,
    players: PARTY,
    round: 9,
    emperor: 'horan',
    plague: 'horan',
    ...more,
  } as Start;
  const { stack, ...rest } = saveAt(start).position as Record<string, unknown>;
  const save = { ...saveAt(start), position: more.stack ? { stack, ...rest } : rest };
  return { save, seats: seats ?? start.heroes.map((_, seat) => (seat === 0 ? PERSON : SQUIRE)) };
}

/** Somebody has walked into the land of an army with this army of dice. */
function battle(hero: Start['heroes'][0], plies: Start['plies'], more: Partial<Start> = {}): Open {
  const [first, ...others] = PARTY!;
  const heroes = [hero, ...(['horan', 'xanros', 'taia'] as const).filter((other) => other !== hero)].slice(
    0,
    3,
  );
  const { players = [{ ...first, at: [0, 0], city: null, buildings: [] }, ...others], ...rest } = more;
  return table({
    heroes,
    players,
    emperor: null,
    plague: null,
    plies: [{ act: { walk: 'se' } }, ...plies!],
    ...rest,
  });
}

const roll = (...dice: [string, string][]) => ({ chance: { roll: dice } });
/** All dice of the first hero are sent and lie. */
const rolled = (hero: string) => [
  { act: 'all' as const },
  roll(['hero', hero]),
  roll(['knight', '1'], ['knight', 'skull']),
  roll(['archer', '2'], ['archer', 'skull']),
  roll(['mage', '2']),
];

/** In a rift all heroes choose their dice first; the last of them with `rolled`. */
const EVERYBODY = (['all', 'all', 'all', { count: 3 }] as const).map((act) => ({ act }));

const OWN = (more: object) => [
  { ...PARTY![0], at: [0, 0] as [number, number], city: null, buildings: [], ...more },
  ...PARTY!.slice(1),
];

export const KARAK2: Scene[] = [
  { name: 'k2-setup', show: (visit) => goTo(visit, '/new/karak2', 'button.hero') },
  {
    name: 'k2-setup-hero',
    show: async (visit) => {
      await goTo(visit, '/new/karak2', 'button.hero');
      for (const option of await visit.page.getByRole('switch').all()) await option.click();
      await visit.page.locator('button.hero').first().click();
    },
  },
  {
    name: 'k2-start',
    show: (visit) =>
      showTable(visit, table({ tiles: [], players: [{}, {}, {}], round: 1, emperor: null, plague: null })),
  },
  { name: 'k2-middle', show: (visit) => showTable(visit, table()) },
  {
    name: 'k2-turning',
    show: (visit) =>
      showTable(
        visit,
        table({
          plies: [{ act: { explore: 'e' } }, { chance: { tile: '1-farm-w' } }],
          tiles: LANDS!.filter(({ at }) => at[0] !== 2),
        }),
      ),
  },
  {
    name: 'k2-city',
    show: async (visit) => {
      await showTable(visit, table());
      await press(visit, 'karak2-city-open');
    },
  },
  {
    // As many buttons as a turn can have, and one more.
    name: 'k2-actions',
    show: (visit) =>
      showTable(
        visit,
        table({
          heroes: ['lorraine', 'horan', 'xanros'],
          players: OWN({ lives: 2, at: [1, -1], army: { knight: 1 } }),
          stack: { '1-farm': 1 },
        }),
      ),
  },
  // Places far away, which have nothing but their way to tell them apart.
  {
    name: 'k2-ride',
    show: (visit) => showTable(visit, table({ heroes: ['elspeth', 'horan', 'xanros'], players: OWN({}) })),
  },
  {
    name: 'k2-falcon',
    show: (visit) =>
      showTable(
        visit,
        table({
          heroes: ['lorraine', 'horan', 'xanros'],
          stack: { '1-farm': 1 },
          plies: [{ act: 'falcon' }, { chance: { tile: '1-farm' } }],
        }),
      ),
  },
  {
    name: 'k2-drive',
    show: (visit) =>
      showTable(
        visit,
        table({
          heroes: ['argentus', 'horan', 'xanros'],
          plies: [{ act: { roar: { at: [-1, -1], army: 'ghost' } } }],
        }),
      ),
  },
  {
    name: 'k2-scout',
    show: (visit) =>
      showTable(
        visit,
        table({
          heroes: ['darius', 'horan', 'xanros'],
          tiles: LANDS!.filter(({ at }) => at[0] !== 2),
          plies: [
            { act: { explore: 'e' } },
            { chance: { tile: '1-farm-w' } },
            { chance: { tile: '1-farm' } },
          ],
        }),
      ),
  },
  {
    name: 'k2-pickpocket',
    show: (visit) => showTable(visit, table({ plies: [{ act: { pickpocket: 'horan' } }] })),
  },
  {
    name: 'k2-loot',
    show: (visit) =>
      showTable(
        visit,
        battle('taia', [], {
          heroes: ['darius', 'horan', 'xanros'],
          tiles: landsWith({ tile: '1-farm', armies: ['skeleton_warrior'] }),
          players: OWN({ items: ['sword', 'war_hammer'] }),
        }),
      ),
  },
];

export const KARAK2_BATTLES: Scene[] = [
  { name: 'k2-battle-send', show: (visit) => showTable(visit, battle('taia', [])) },
  {
    name: 'k2-battle-reroll',
    show: (visit) => showTable(visit, battle('elspeth', rolled('1'))),
  },
  { name: 'k2-battle-fireball', show: (visit) => showTable(visit, battle('taia', rolled('skull'))) },
  {
    name: 'k2-battle-skulls',
    show: (visit) =>
      showTable(
        visit,
        battle('taia', rolled('two_skulls'), {
          players: OWN({ items: ['war_hammer', 'sword', 'protection'] }),
        }),
      ),
  },
  {
    name: 'k2-battle-two',
    show: (visit) =>
      showTable(
        visit,
        battle('taia', [], {
          tiles: landsWith({ tile: '2-forest_rock-e-w', armies: ['skeleton_giant', 'envoy_of_death'] }),
        }),
      ),
  },
  {
    name: 'k2-battle-general',
    show: (visit) => showTable(visit, battle('taia', rolled('3'), { tiles: landsWith({ tile: '2-abyss' }) })),
  },
  {
    name: 'k2-rift',
    show: (visit) =>
      showTable(
        visit,
        table({
          tiles: [],
          players: OWN({}).map((player) => ({
            ...player,
            at: [0, 0] as [number, number],
            city: null,
            buildings: [],
          })),
          emperor: null,
          plague: null,
          stack: { '1-rift': 1 },
          plies: [{ act: { explore: 'nw' } }, { chance: { tile: '1-rift' } }],
        }),
      ),
  },
  {
    name: 'k2-rift-rolled',
    settings: { handOver: false },
    show: (visit) =>
      showTable(
        visit,
        table(
          {
            heroes: ['taia', 'horan', 'xanros', 'elspeth', 'kirima'],
            tiles: [],
            players: [
              ...OWN({ items: ['war_hammer'] }).slice(0, 2),
              { best: 6, army: { skeleton: 2, knight: 1 } },
              { best: 6, army: { archer: 3 } },
              { best: 6, army: { mage: 2, knight: 2 } },
            ].map((player) => ({ ...player, at: [0, 0] as [number, number], city: null, buildings: [] })),
            emperor: null,
            plague: null,
            stack: { '1-rift': 1 },
            plies: [{ act: { explore: 'nw' } }, { chance: { tile: '1-rift' } }, ...EVERYBODY, ...rolled('2')],
          },
          [PERSON, PERSON, SQUIRE, SQUIRE, SQUIRE],
        ),
      ),
  },
  {
    name: 'k2-duel',
    show: (visit) =>
      showTable(
        visit,
        table({
          players: [{ ...PARTY![0], at: [-1, 1] }, ...PARTY!.slice(1)],
          plies: [{ act: 'challenge' }],
        }),
      ),
  },
];

export const KARAK2_MORE: Scene[] = [
  {
    name: 'k2-end',
    show: async ({ page, server }) => {
      await openTable(page, server, finished());
      await page.locator('dialog figure').waitFor();
    },
  },
  {
    name: 'k2-replay',
    show: async ({ page, server, say }) => {
      const { table } = await openOnly(server, finished());
      await navigate(page, server, `/replay/${table}`);
      await page.getByLabel(say('replay-slider')).fill('350');
      await page.locator('[aria-busy="false"] .lines').waitFor();
    },
  },
  {
    name: 'k2-rules',
    show: async (visit) => {
      await showTable(visit, table());
      await press(visit, 'table-rules');
      await visit.page.locator('aside section').first().waitFor();
    },
  },
  {
    name: 'k2-five',
    show: (visit) =>
      showTable(
        visit,
        table({
          heroes: ['taia', 'horan', 'xanros', 'elspeth', 'kirima'],
          players: [...PARTY!, { at: [1, -1], best: 6, army: { archer: 3 } }, { at: [0, 0], best: 2 }],
        }),
      ),
  },
  {
    name: 'k2-choices',
    show: async (visit) => {
      await showTable(visit, table());
      await press(visit, 'table-what-can-i-do');
    },
  },
  {
    name: 'k2-seat',
    show: async (visit: Visit) => {
      await visit.page.setViewportSize({ width: 390, height: 844 });
      await showTable(visit, table());
      await visit.page.locator('.seats button').nth(1).click();
      // What its knights can show.
      await visit.page.locator('dialog .mat li button').nth(1).click();
    },
  },
  {
    name: 'k2-hand-over',
    show: async (visit) => {
      await showTable(visit, table({}, [{ person: { name: 'Léo' } }, { person: { name: 'Mamie' } }, SQUIRE]));
      await visit.page.locator('.question .buttons button').last().click();
      await visit.page.locator('.hand-over').waitFor();
    },
  },
  { name: 'k2-tv', settings: { tv: true }, show: (visit) => showTable(visit, table()) },
  {
    name: 'k2-tv-battle',
    settings: { tv: true },
    show: (visit) => showTable(visit, battle('elspeth', rolled('1'))),
  },
];

/** A game to the fall of the General. */
export function finished(): Open {
  const file = '../crates/karak2/tests/saves/v2/two-players-to-the-general.json';
  return { save: JSON.parse(readFileSync(file, 'utf8')), seats: [PERSON, SQUIRE] };
}

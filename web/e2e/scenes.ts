/**
 * Every screen of the page in every state that looks different, and how to get there in a few clicks.
 *
 * Words are asked for by their ids, so that a scene can be shown in each language.
 */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language, Settings } from '../src/lib/settings.svelte';
import type { Open, SeatPlan } from '../src/lib/wire';
import {
  openOnly,
  openTable,
  PERSON,
  remember,
  request,
  saveOf,
  Seated,
  type Server,
  SQUIRE,
} from './fixtures';
import { wordsOf } from './fixtures-words';
import { LARGE } from './maps';

export interface Visit {
  page: Page;
  server: Server;
  say: ReturnType<typeof wordsOf>;
}

export interface Scene {
  name: string;
  /** What this device prefers, besides language and light. */
  settings?: Partial<Settings>;
  show: (visit: Visit) => Promise<unknown>;
}

/** A part of the catacombs with everything that can lie around in them. */
const DUNGEON = [
  { at: [0, 0], tile: 'fountain-cross' },
  { at: [0, 1], tile: 'corridor-straight' },
  { at: [0, 2], tile: 'room-cross', items: ['sword'] },
  { at: [1, 2], tile: 'room-straight', open: 'ew', tokens: ['skeleton_warrior'] },
  { at: [2, 2], tile: 'room-corner', open: 'sw', tokens: ['spider'] },
  { at: [-1, 2], tile: 'portal-straight', open: 'ew' },
  { at: [-2, 2], tile: 'room-tee', open: 'nes', tokens: ['chest'] },
  { at: [1, 0], tile: 'corridor-cross' },
  { at: [2, 0], tile: 'room-tee', open: 'esw', tokens: ['mummy'] },
  { at: [1, -1], tile: 'room-tee', open: 'nes' },
  { at: [2, -1], tile: 'room-corner', open: 'nw', items: ['magic_bolt'] },
  { at: [1, -2], tile: 'portal-straight' },
  { at: [1, -3], tile: 'fountain-corner', open: 'en' },
  { at: [2, -3], tile: 'room-corner', open: 'nw', tokens: ['dragon'] },
  { at: [-1, 0], tile: 'corridor-corner', open: 'es' },
  { at: [-1, -1], tile: 'room-straight', tokens: ['fallen'] },
];

const PARTY = [
  {
    at: [0, 2],
    lives: 3,
    items: ['daggers', 'magic_bolt', 'healing_portal', 'key'],
    treasures: ['chest', 'chest'],
  },
  { at: [1, -1], lives: 4, items: ['axe', 'sword'], treasures: ['chest', 'fallen'] },
  { at: [0, 1], lives: 0, items: ['key'], treasures: [] },
  { at: [1, 0], lives: 5, items: ['magic_bolt', 'magic_bolt', 'magic_bolt'], treasures: ['chest'] },
];
const HEROES = ['warlock', 'swordsman', 'thief', 'oracle'];

interface Situation {
  heroes?: string[];
  options?: Record<string, unknown>;
  tiles?: unknown[];
  players?: unknown[];
  turn?: number;
  round?: number;
  cursed?: string | undefined;
  stack?: Record<string, number>;
  bag?: Record<string, number>;
  wrath?: number;
  plies?: unknown[];
}

/** A table in the middle of a game. The first seat is a person's unless `seats` says otherwise. */
function table(situation: Situation, seats?: SeatPlan[]): Open {
  const { heroes = HEROES, options = {}, plies = [], ...rest } = situation;
  const { tiles = DUNGEON, players = PARTY } = rest;
  const position = { round: 7, cursed: 'swordsman', ...rest, ...inHunt(options, tiles, players) };
  const setup = { players: heroes.length, heroes, options };
  return { save: saveOf({ setup, position, plies }), seats: seats ?? people(heroes.length, 1) };
}

/** In a Monster hunt nothing lies around, and what heroes part with hangs on their walls. Rules: FM-M1, FM-M2 */
function inHunt(options: Situation['options'], tiles: unknown[], players: unknown[]) {
  if (!options?.monster_hunt) return { tiles, players };
  const trophies = [['rat', 'rat', 'mummy'], ['spider']];
  return {
    tiles: tiles.map((tile) => ({ ...(tile as object), items: [] })),
    players: players.map((player, seat) => ({ ...(player as object), trophies: trophies[seat] ?? [] })),
  };
}

function people(players: number, persons: number): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => (seat < persons ? PERSON : SQUIRE));
}

/** Somebody before a room with monsters in it, and what has happened since. */
function before(
  hero: string,
  tokens: string[],
  plies: unknown[],
  more: Situation & { items?: string[] } = {},
): Open {
  const { items = [], players, ...rest } = more;
  const tiles = DUNGEON.map((tile) =>
    tile.at[0] === 1 && tile.at[1] === 2 ? { ...tile, tokens } : tile,
  ).filter(({ at }) => !(at[0] === 2 && at[1] === 2));
  const heroes = [hero, ...HEROES.filter((other) => other !== hero)].slice(0, PARTY.length);
  const party = [{ at: [0, 2], lives: 4, items, treasures: ['chest'] }, ...PARTY.slice(1)];
  const moves = [{ act: { walk: 'east' } }, ...plies];
  return table({ heroes, tiles, players: players ?? party, cursed: undefined, plies: moves, ...rest });
}

const dice = (one: number, other: number) => ({ chance: { dice: [one, other] } });

/** A table at which something can be clicked. */
async function showTable({ page, server }: Visit, plan: Open): Promise<Seated> {
  const seated = await openTable(page, server, plan);
  await page
    .locator('.board .spot, .answers button, .placing button, .hand-over, .question .buttons')
    .first()
    .waitFor();
  return seated;
}

/** Goes to an address and waits for its screen: screens and what they show are loaded after the page. */
async function goTo(page: Page, address: string, sign = 'main h1'): Promise<void> {
  await page.goto(address);
  await page.locator(sign).first().waitFor();
}

async function press({ page, say }: Visit, id: string): Promise<void> {
  await page
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click();
}

/** A game that is over, with more frames than come at once. */
export function finished(): Open {
  const file = '../crates/karak/tests/saves/v1/two-players-to-the-dragon.json';
  return { save: JSON.parse(readFileSync(file, 'utf8')), seats: people(2, 1) };
}

async function lesson({ page, server }: Visit, step: number): Promise<void> {
  const seated = await openOnly(server, { tutorial: 'karak' });
  const { steps } = await request<{ steps: { act?: never }[] }>(server, '/tutorials/karak');
  const acts = steps.flatMap(({ act }) => (act ? [act] : []));
  for (const act of acts.slice(0, step < 0 ? acts.length + step : step)) await seated.act(act);
  await remember(page, server, seated);
  await page.goto(`/table/${seated.table}`);
  await page.locator('.coach').waitFor();
}

/** What a device keeps for a site can be reached from that site only. */
async function enter(page: Page, server: Server): Promise<void> {
  if (!page.url().startsWith(server.url)) await page.goto('/');
}

/** What a device has kept of games that were not finished. */
async function keepUnfinished(page: Page, server: Server): Promise<void> {
  const hour = 3_600_000;
  const record = (
    table: string,
    ago: number,
    heroes: (string | null)[],
    names: (string | null)[],
    turn: number,
  ) => ({
    table,
    game: 'karak',
    tokens: [{ seat: 0, token: 'x' }],
    created: Date.now() - ago,
    played: Date.now() - ago,
    summary: { heroes, names, turn, over: false },
  });
  const records = [
    record('a', hour / 5, ['warrior', 'thief', 'oracle'], [null, null, null], 0),
    record('b', 26 * hour, ['wizard', 'swordsman'], ['Camille', 'Maximilien'], 1),
    record('c', 20 * 24 * hour, [null, null, null, null, null], [null, null, null, null, null], 2),
    record(
      'd',
      60 * 24 * hour,
      ['warlock', 'wizard', 'thief', 'warrior', 'oracle'],
      ['Papa', null, null, null, null],
      3,
    ),
    record('e', 90 * 24 * hour, ['warlock', 'wizard'], ['Papa', null], 0),
  ];
  await enter(page, server);
  await page.evaluate((records) => localStorage.setItem('karak.tables', JSON.stringify(records)), records);
}

const BOOKS = ['karak', 'fan-modes', 'karak2', 'imperium', 'goblin', 'glossary', 'open-questions'];

/** The scenes, by what they are about. */
export const SCENES: Record<string, Scene[]> = {
  home: [
    { name: 'home', show: ({ page }) => goTo(page, '/') },
    {
      name: 'home-unfinished',
      show: async ({ page, server }) => {
        await keepUnfinished(page, server);
        await page.goto('/');
        await page.locator('#unfinished').evaluate((heading) => heading.scrollIntoView());
        await page.locator('.faces svg').first().waitFor();
      },
    },
    {
      name: 'home-remove',
      show: async ({ page, server, say }) => {
        await keepUnfinished(page, server);
        await page.goto('/');
        const games = page.getByRole('region', { name: say('home-continue') });
        await games.getByRole('button').first().click();
        await page.locator('.faces svg').first().waitFor();
      },
    },
    {
      name: 'home-who-plays',
      show: async ({ page, say }) => {
        await page.goto('/');
        const buffer = Buffer.from(JSON.stringify(saveOf({})));
        const file = { name: 'game.json', mimeType: 'application/json', buffer };
        await page.getByLabel(say('home-choose-file')).setInputFiles(file);
        await page.locator('dialog[open]').waitFor();
      },
    },
    {
      name: 'home-soon',
      show: async ({ page }) => {
        await page.goto('/');
        await page.locator('button.card').first().click();
      },
    },
    {
      name: 'home-settings',
      show: async (visit) => {
        await visit.page.goto('/');
        await press(visit, 'app-settings');
      },
    },
    {
      name: 'home-language',
      show: async (visit) => {
        await visit.page.goto('/');
        await visit.page.locator('header .opener').click();
      },
    },
    { name: 'about', show: ({ page }) => goTo(page, '/about') },
    { name: 'lost', show: ({ page }) => goTo(page, '/nowhere') },
  ],
  setup: [
    { name: 'setup', show: ({ page }) => goTo(page, '/new/karak', 'button.hero') },
    {
      name: 'setup-hero',
      show: async ({ page }) => {
        await page.goto('/new/karak');
        await page.locator('button.hero').first().click();
      },
    },
    {
      name: 'setup-options',
      show: async ({ page, say }) => {
        await page.goto('/new/karak');
        await page.getByRole('button', { name: say('setup-add-person') }).click();
        for (const option of await page.getByRole('switch').all()) await option.click();
        await page.locator('[aria-labelledby="options"] summary').click();
        await page.locator('#options').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'setup-rule',
      show: async ({ page }) => {
        await page.goto('/new/karak');
        await page.locator('a[href*="FM-C"]').click();
        await page.locator('aside h3').first().waitFor();
      },
    },
  ],
  table: [
    { name: 'table-turn', show: (visit) => showTable(visit, table({})) },
    {
      name: 'table-first-turn',
      show: (visit) =>
        showTable(
          visit,
          table({ tiles: DUNGEON.slice(0, 1), players: [{}, {}, {}, {}], cursed: undefined, round: 1 }),
        ),
    },
    {
      name: 'table-placing',
      show: (visit) =>
        showTable(visit, table({ plies: [{ act: { explore: 'north' } }, { chance: { tile: 'room-tee' } }] })),
    },
    {
      name: 'table-spot-menu',
      show: async (visit) => {
        await showTable(visit, table({}));
        await visit.page.locator('.spot.hero').first().click();
        await visit.page.locator('.board [role=menu]').waitFor();
      },
    },
    {
      name: 'table-far',
      show: (visit) => {
        const [first, ...others] = PARTY;
        const players = [{ ...first, at: [3, -1] }, ...others];
        return showTable(visit, table({ tiles: LARGE, players, plies: [{ act: { cast: 'swordsman' } }] }));
      },
    },
    {
      name: 'table-supply',
      show: async (visit) => {
        await showTable(visit, table({}));
        await press(visit, 'table-supply');
      },
    },
    {
      name: 'table-log',
      show: async (visit) => {
        await visit.page.setViewportSize({ width: 390, height: 844 });
        await showTable(visit, before('warrior', ['turnkey'], [dice(1, 2)]));
        await press(visit, 'table-log');
      },
    },
    {
      name: 'table-mat',
      show: async (visit) => {
        await visit.page.setViewportSize({ width: 390, height: 844 });
        await showTable(visit, table({}));
        await visit.page.locator('.seats button').nth(1).click();
      },
    },
  ],
  help: [
    {
      name: 'table-message',
      settings: { tv: true },
      show: async (visit) => {
        await showTable(visit, table({}));
        await visit.page.locator('.seats li button').first().click();
        await visit.page.locator('dialog[open] .held').first().click();
        await visit.page.locator('dialog[open] .toast').waitFor();
      },
    },
    {
      name: 'table-choices',
      show: async (visit) => {
        await showTable(visit, table({}));
        await press(visit, 'table-what-can-i-do');
      },
    },
    {
      name: 'table-hint',
      show: async (visit) => {
        await showTable(visit, table({}));
        await press(visit, 'table-hint');
        await visit.page.locator('.hints').waitFor();
      },
    },
    { name: 'table-why-not', show: whyNot },
    {
      name: 'table-rules',
      show: async (visit) => {
        await whyNot(visit);
        await visit.page.locator('.why .button').click();
        await visit.page.locator('aside h3').first().waitFor();
      },
    },
    {
      name: 'table-settings',
      show: async (visit) => {
        await showTable(visit, table({}));
        await press(visit, 'table-menu');
        await press(visit, 'table-end');
      },
    },
  ],
  fights: [
    { name: 'fight-meet', show: (visit) => showTable(visit, before('thief', ['skeleton_king'], [])) },
    {
      name: 'fight-reroll',
      show: (visit) =>
        showTable(visit, before('warrior', ['turnkey'], [dice(1, 2)], { items: ['daggers', 'magic_bolt'] })),
    },
    {
      name: 'fight-spend',
      show: (visit) =>
        showTable(
          visit,
          before('warlock', ['skeleton_king'], [dice(3, 4)], {
            items: ['sword', 'magic_bolt', 'magic_bolt'],
          }),
        ),
    },
    {
      name: 'fight-won',
      settings: { pace: 'calm' },
      show: async (visit) => {
        const plan = before('warlock', ['skeleton_warrior'], [dice(4, 5)], { items: ['sword'] });
        await showTable(visit, plan);
        await visit.page.locator('.answers button').last().click();
        await visit.page.locator('.result').waitFor();
      },
    },
    {
      name: 'fight-two',
      show: (visit) =>
        showTable(
          visit,
          before('wizard', ['rat', 'spider'], [dice(3, 3)], {
            options: { hero_mode: true, monster_hunt: true },
          }),
        ),
    },
    {
      name: 'fight-comrade',
      show: (visit) =>
        showTable(
          visit,
          before('wizard', ['skeleton_king'], [], {
            options: { cooperative: 'fierce' },
            players: [{ at: [0, 2] }, { at: [0, 2], items: ['axe'] }, { at: [0, 2] }, { at: [0, 1] }],
            wrath: 1,
          }),
        ),
    },
  ],
  questions: [
    {
      name: 'loot',
      show: (visit) => showTable(visit, before('wizard', ['turnkey'], [dice(5, 5)])),
    },
    {
      name: 'loot-full',
      show: async (visit) => {
        const items = ['daggers', 'sword', 'key'];
        await showTable(visit, before('warlock', ['skeleton_king'], [dice(4, 4)], { items }));
        await visit.page.getByRole('button', { name: visit.say('karak-action-strike') }).click();
        await visit.page.locator('.slots .plus').first().waitFor();
      },
    },
    {
      name: 'curse',
      show: (visit) => showTable(visit, before('wizard', ['mummy'], [dice(5, 5), { act: 'leave' }])),
    },
    {
      name: 'choose-token',
      show: (visit) => {
        const tokens = { chance: { tokens: ['dragon', 'chest'] } };
        const plies = [{ act: { explore: 'north' } }, { chance: { tile: 'room-cross' } }, tokens];
        const tiles = DUNGEON.filter(({ tokens }) => !tokens?.includes('dragon'));
        return showTable(visit, table({ heroes: ['oracle', 'swordsman', 'thief', 'warlock'], tiles, plies }));
      },
    },
    {
      name: 'call-monster',
      show: (visit) => {
        const plies = [
          { act: { explore: 'north' } },
          { chance: { tile: 'room-straight' } },
          { chance: { token: 'rat' } },
        ];
        return showTable(visit, table({ options: { hero_mode: true }, plies }));
      },
    },
  ],
  together: [
    {
      name: 'hand-over',
      show: async (visit) => {
        const seats: SeatPlan[] = [
          { person: { name: 'Léo' } },
          { person: { name: 'Mamie' } },
          SQUIRE,
          SQUIRE,
        ];
        await showTable(visit, table({ cursed: undefined }, seats));
        await visit.page.locator('.question .buttons button').last().click();
        await visit.page.locator('.hand-over').waitFor();
      },
    },
    { name: 'tv', settings: { tv: true }, show: (visit) => showTable(visit, table({})) },
    {
      name: 'tv-fight',
      settings: { tv: true },
      show: (visit) =>
        showTable(
          visit,
          before('warlock', ['skeleton_king'], [dice(3, 4)], {
            items: ['sword', 'magic_bolt', 'magic_bolt'],
          }),
        ),
    },
    {
      name: 'bots-play',
      settings: { pace: 'calm' },
      show: async (visit) => {
        await showTable(visit, table({ cursed: undefined }));
        await visit.page.locator('.question .buttons button').last().click();
        await visit.page.locator('.bar .skip').waitFor();
      },
    },
  ],
  end: [
    {
      name: 'end',
      show: async ({ page, server }) => {
        await openTable(page, server, finished());
        await page.locator('dialog figure').waitFor();
      },
    },
    {
      name: 'end-together',
      show: async (visit) => {
        await showTable(visit, table({ options: { cooperative: 'calm' }, wrath: 2 }));
        for (const id of ['table-menu', 'table-end', 'table-end-yes']) await press(visit, id);
        await visit.page.locator('dialog figure').waitFor();
      },
    },
    {
      name: 'replay',
      show: async ({ page, server, say }) => {
        const { table } = await openOnly(server, finished());
        await page.goto(`/replay/${table}`);
        await page.getByLabel(say('replay-slider')).fill('150');
        await page.locator('[aria-busy="false"] .lines').waitFor();
      },
    },
  ],
  lessons: [
    { name: 'tutorial-first', show: (visit) => lesson(visit, 0) },
    { name: 'tutorial-middle', show: (visit) => lesson(visit, 8) },
    { name: 'tutorial-last', show: (visit) => lesson(visit, -1) },
  ],
  rules: [
    ...BOOKS.map((book) => ({
      name: `rules-${book}`,
      show: ({ page }: Visit) => goTo(page, `/rules/${book}`, 'main article section'),
    })),
  ],
};

/** What one sees where something is gone. The browser complains of it, too. */
export const TROUBLES: Scene[] = [
  {
    name: 'gone-hand-over',
    show: async (visit) => {
      const { page } = visit;
      await sceneCalled('hand-over').show(visit);
      await page.route('**/api/v1/tables/*', (route) => route.abort());
      await page.locator('.hand-over button').click();
      await page.locator('.hand-over .note button').first().waitFor();
      await page.unroute('**/api/v1/tables/*');
    },
  },
  {
    name: 'gone-table',
    show: ({ page }) => goTo(page, '/table/nowhere', '.load-failed'),
  },
  {
    name: 'gone-lesson',
    show: async ({ page }) => {
      await page.route('**/tutorials/karak', (route) => route.abort());
      await goTo(page, '/tutorial/karak', '.coach[role="alert"]');
      await page.unroute('**/tutorials/karak');
    },
  },
  {
    name: 'gone-server-home',
    show: async ({ page, server }) => {
      await goTo(page, '/', '.play button');
      await server.kill();
      await page.locator('.play button').click();
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'gone-server-table',
    show: async (visit) => {
      await visit.server.restart();
      await showTable(visit, table({}));
      await visit.server.kill();
      await visit.page.locator('.note p').waitFor();
    },
  },
];

/** Shows a scene on a page that has forgotten everything but what its reader prefers. */
export async function look(scene: Scene, page: Page, server: Server, language: Language): Promise<void> {
  const settings = { language, pace: 'instant', ...scene.settings };
  await enter(page, server);
  await page.evaluate((settings) => {
    localStorage.clear();
    localStorage.setItem('karak.settings', JSON.stringify(settings));
  }, settings);
  await scene.show({ page, server, say: wordsOf(language) });
}

export function sceneCalled(name: string): Scene {
  const scene = Object.values(SCENES)
    .flat()
    .find((each) => each.name === name);
  if (!scene) throw new Error(`there is no scene ${name}`);
  return scene;
}

/** A click on what cannot be done: the wall beside a hero in a corridor that runs from north to south. */
async function whyNot(visit: Visit): Promise<void> {
  const [warlock, ...others] = PARTY;
  await showTable(visit, table({ players: [{ ...warlock, at: [0, 1] }, ...others] }));
  const board = await visit.page.getByRole('application').boundingBox();
  const north = await visit.page.locator('.frame.walk').first().boundingBox();
  if (!board || !north) throw new Error('there is no board');
  const x = board.x + board.width / 2;
  const y = board.y + board.height / 2;
  const tile = Math.abs(north.y + north.height / 2 - y);
  await visit.page.mouse.click(x + tile, y);
  await visit.page.locator('.why').waitFor();
}

/** How friends come to a table: the setup, the waiting room, links and codes, the list of open tables, one's own tables. */

import type { Page } from '@playwright/test';
import type { Language } from '../../src/lib/settings.svelte';
import type { SeatPlan, Setup } from '../../src/lib/wire';
import { openOnly, type Seated, type Server } from '../fixtures';
import { saveAt as goblinAt } from '../games/goblin';
import { arrange, inviteTo, linkTo, OPEN } from '../together';
import { agree, comeIn, gather, GATHERING, listenAt, lookAs, meet, missHost } from './friends';
import { goTo, press, type Scene, type Visit } from './scene';

type Gathering = { game: string; setup: Setup; seats: SeatPlan[] };

const HOUSE = 'http://192.168.1.20:8017';

export const JOINING: Scene[] = [
  {
    name: 'setup-friends',
    show: (visit) => goTo(visit, '/new/karak/friends', 'button.hero'),
  },
  {
    name: 'setup-house',
    show: async (visit) => {
      const { page, say } = visit;
      await goTo(visit, '/new/karak/friends', 'button.hero');
      await page
        .locator('summary')
        .filter({ hasText: say('room-house') })
        .click();
      await page.getByText(say('room-clock-hourglass'), { exact: true }).click();
    },
    again: ({ page, say }) => page.getByText(say('room-house')).evaluate((title) => title.scrollIntoView()),
  },
  { name: 'room-host', show: showHost },
  {
    name: 'room-host-more',
    show: async (visit) => {
      const { page, say } = visit;
      await showHost(visit);
      await page
        .locator('summary')
        .filter({ hasText: say('invite-more') })
        .click();
      await press(visit, 'invite-make');
      await page
        .getByLabel(say('invite-seat-link', { seat: say('seat-number', { number: 3 }) }))
        .last()
        .waitFor();
    },
  },
  {
    name: 'room-host-alone',
    show: async (visit) => {
      const { page, server, say } = visit;
      await listenAt(page);
      const { host, guest } = await gather(server);
      await comeIn(server, guest);
      await lookAs(visit, host, host.table);
      await page.getByText(say('invite-alone')).waitFor();
    },
  },
  {
    name: 'room-start',
    show: async (visit) => {
      await showHost(visit);
      await press(visit, 'room-start');
    },
  },
  {
    name: 'room-seat',
    show: async (visit) => {
      const { page, say } = visit;
      await showHost(visit);
      await page.getByRole('button', { name: say('room-change-seat', { number: 2 }) }).click();
      await page.getByRole('button', { name: say('room-change-seat', { number: 3 }) }).click();
      await page.getByRole('button', { name: say('room-change-seat', { number: 4 }) }).click();
    },
  },
  {
    name: 'room-guest',
    show: async (visit) => {
      const { host, guest } = await gather(visit.server);
      await comeIn(visit.server, host);
      await lookAs(visit, guest, guest.table);
    },
  },
  {
    name: 'room-name',
    show: async (visit) => {
      const { host, guest } = await gather(visit.server);
      await comeIn(visit.server, host);
      await lookAs(visit, guest, guest.table);
      await press(visit, 'room-rename');
      await visit.page.locator('dialog[open] input').fill('léo');
    },
  },
  {
    name: 'room-watcher',
    show: async (visit) => {
      const { host, guest } = await gather(visit.server);
      await comeIn(visit.server, host, guest);
      await lookAs(visit, null, host.table);
    },
  },
  {
    name: 'room-television',
    settings: { tv: true },
    show: async (visit) => {
      const { host, guest } = await gather(visit.server);
      await comeIn(visit.server, host, guest);
      await lookAs(visit, null, host.table);
    },
  },
  {
    name: 'room-host-television',
    settings: { tv: true },
    show: async (visit) => {
      const { page, server } = visit;
      await listenAt(page, HOUSE);
      const plan = { ...GATHERING, seats: [OPEN, OPEN, OPEN, { computer: { level: 'squire' as const } }] };
      const { host, guest } = await gather(server, plan);
      await comeIn(server, guest);
      await lookAs(visit, host, host.table);
      await page.locator('.letters').waitFor();
    },
  },
  {
    name: 'room-host-away',
    show: async (visit) => {
      const { host, guest } = await gather(visit.server);
      await missHost(guest);
      await lookAs(visit, guest, host.table);
    },
  },
  {
    name: 'invite',
    show: async (visit) => {
      const { page, server } = visit;
      await listenAt(page, HOUSE);
      const [host, ...guests] = await meet(server);
      await arrange(server, host!, { take_back: { to: 'table' } });
      await arrange(server, host!, { seat: { seat: 3, plan: OPEN } });
      await comeIn(server, ...guests);
      await lookAs(visit, host!, host!.table);
      await press(visit, 'table-menu');
      await press(visit, 'room-invite');
      await page.locator('dialog[open] .qr svg').waitFor();
    },
  },
  { name: 'join', show: showJoin },
  {
    name: 'join-name',
    show: async (visit) => {
      await showJoin(visit);
      await press(visit, 'join-sit');
      await visit.page.locator('.problem').waitFor();
    },
  },
  {
    name: 'join-goblin',
    show: async (visit) => {
      const { page, server } = visit;
      const heroes = ['argentus', 'taia', 'horan'] as const;
      const save = goblinAt({ heroes: [...heroes], players: [{}, {}, {}] });
      const host = await openOnly(server, { save, seats: [{ person: { name: 'Léo' } }, OPEN, OPEN] });
      const secret = await inviteTo(server, host, { seat: 1 });
      await goTo(visit, linkTo(host, secret), 'main form');
      await page.locator('.face svg').first().waitFor();
    },
  },
  {
    name: 'join-device',
    show: async (visit) => {
      const [host] = await meet(visit.server);
      const secret = await inviteTo(visit.server, host!, { device: 0 }, true);
      await goTo(visit, linkTo(host!, secret), 'main .button.large');
    },
  },
  { name: 'join-code', show: (visit) => goTo(visit, '/join') },
  {
    name: 'join-code-short',
    show: async (visit) => {
      await goTo(visit, '/join');
      await visit.page.locator('main input').fill('AB');
      await press(visit, 'home-code-go');
    },
  },
  {
    name: 'lobby',
    show: async (visit) => {
      const { server } = visit;
      const list = (name: string, clock: unknown, languages: Language[], plan: Gathering = GATHERING) =>
        listed(server, name, clock, languages, plan);
      await list('Anke', 'none', ['de', 'en']);
      await list('Maximilien', { hourglass: { turn: 60, reserve: 120 } }, ['fr']);
      await list('Jana', { slow: { hours: 24 } }, ['cs', 'en'], {
        game: 'goblin',
        setup: { players: 3, heroes: [null, null, null], options: {} },
        seats: [{ person: { name: 'Jana' } }, OPEN, OPEN],
      });
      await goTo(visit, '/lobby', 'main li');
    },
  },
  {
    name: 'home-tables',
    show: async (visit) => {
      await keepTables(visit.page);
      await goTo(visit, '/');
      const { page } = visit;
      await page.locator('#finished ~ details summary').click();
      await page.locator('#unfinished').evaluate((heading) => heading.scrollIntoView());
      await page.locator('.faces svg').first().waitFor();
    },
  },
];

/** The waiting room of whoever has opened the table, in a house where others find it. */
async function showHost(visit: Visit): Promise<Seated> {
  const { page, server } = visit;
  await listenAt(page, HOUSE);
  const { host, guest } = await gather(server);
  await comeIn(server, guest);
  await lookAs(visit, host, host.table);
  await page.locator('.qr svg').first().waitFor();
  await page.locator('.letters').waitFor();
  return host;
}

/** What a link leads to that was given out for whoever comes first. */
async function showJoin(visit: Visit): Promise<void> {
  const { page, server } = visit;
  const host = await openOnly(server, GATHERING);
  await goTo(visit, linkTo(host, await inviteTo(server, host, 'table')), 'main form');
  await page.locator('.face svg').first().waitFor();
}

/** A table that strangers may sit down at; its host is there. */
async function listed(
  server: Server,
  name: string,
  clock: unknown,
  languages: Language[],
  { seats, ...plan }: Gathering,
): Promise<void> {
  const [, ...others] = seats;
  const host = await openOnly(server, { ...plan, seats: [{ person: { name } }, ...others] });
  await agree(server, host, { clock, listed: true, languages });
  await comeIn(server, host);
}

/** What a device has kept of tables with friends: one waits, one goes on, some are over. */
async function keepTables(page: Page): Promise<void> {
  const hour = 3_600_000;
  const record = (table: string, game: string, ago: number, heroes: (string | null)[], more: object) => ({
    table,
    game,
    tokens: [{ seat: 0, token: 'x' }],
    created: Date.now() - ago,
    played: Date.now() - ago,
    summary: { heroes, names: ['Léo', 'Mamie', 'Camille'], turn: null, over: false, ...more },
  });
  const records = [
    record('a', 'karak', hour / 5, ['wizard', null, null], { waiting: true }),
    record('b', 'goblin', 2 * hour, ['argentus', 'taia', 'horan'], { turn: 0 }),
    record('c', 'karak2', 26 * hour, ['taia', 'horan', 'darius'], { turn: 1 }),
    record('d', 'karak', 30 * hour, ['warrior', 'thief', 'oracle'], { over: true }),
    record('e', 'goblin', 90 * hour, ['taia', 'horan', 'argentus'], { over: true }),
  ];
  await page.evaluate((records) => localStorage.setItem('karak.tables', JSON.stringify(records)), records);
}

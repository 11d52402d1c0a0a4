/**
 * What every browser test stands on: a real server for each worker, a browser that complains, and ways to sit down at
 * a table at once.
 *
 *     import { expect, test, openTable, saveOf } from './fixtures';
 *     test.use({ settings: { language: 'fr' } });
 *     test('…', async ({ page, server }) => {
 *       const { table } = await openTable(page, server, { save: saveOf({ position }), seats: [PERSON, SQUIRE] });
 */

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Settings } from '../src/lib/settings.svelte';
import type { Action, Frame, Open, Opened, SeatPlan, Setup, Table } from '../src/lib/wire';
import { Server } from './server';

export { expect };
export type { Server };

export const PERSON: SeatPlan = { person: {} };
export const SQUIRE: SeatPlan = { computer: { level: 'squire' } };

/** What the browser says of a server that is gone: of what was on its way, and of what is asked then. */
export const GONE =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/;

/** How many times slower than this machine the page runs. */
const SLOWNESS = Number(process.env.KARAK_CPU ?? 1);

async function slowDown(page: Page): Promise<void> {
  if (SLOWNESS === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

interface Fixtures {
  /** What this device prefers; null: it has never been here. Everything is shown at once unless a test says otherwise. */
  settings: Partial<Settings> | null;
  /** What the browsers of this test have complained of so far. */
  complaints: string[];
  /** Announces something that the browser will complain of. Whatever is not announced, or does not come, fails the test. */
  expectTrouble: (what: RegExp) => void;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  settings: [{ pace: 'instant' }, { option: true }],

  complaints: async ({}, use) => use([]),

  expectTrouble: async ({ context, server, complaints }, use, info) => {
    const announced: RegExp[] = [];
    const said = server.log.length;
    listenTo(context, complaints);
    await use((what) => void announced.push(what));
    if (info.status !== info.expectedStatus)
      await info.attach('server.log', { body: server.log.slice(said), contentType: 'text/plain' });
    const surprises = complaints.filter((one) => !announced.some((what) => what.test(one)));
    expect(surprises, 'trouble that nobody announced').toEqual([]);
    const missing = announced.filter((what) => !complaints.some((one) => what.test(one)));
    expect(missing.map(String), 'trouble that was announced and did not come').toEqual([]);
    if (!server.isRunning) await server.restart();
  },

  page: async ({ page, settings, server, expectTrouble: _ }, use, info) => {
    await page.context().addInitScript(prefer, { url: server.url, settings });
    page.context().on('page', slowDown);
    await slowDown(page);
    await use(page);
    // Playwright's own picture of a failure is taken of every page, in case it fails later.
    if (info.status !== info.expectedStatus) await page.screenshot({ path: info.outputPath('failure.png') });
  },
});

/** Notes everything that a browser complains of. */
export function listenTo(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => complaints.push(`page: ${failure.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a screen gives up what it was loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${reason} ${request.url()}`);
  });
}

/** What a device keeps of its preferences, unless it has some already. */
export function prefer({ url, settings }: { url: string; settings: unknown }): void {
  if (!settings || location.origin !== url || localStorage.getItem('karak.settings') !== null) return;
  localStorage.setItem('karak.settings', JSON.stringify(settings));
}

/** A table, and the keys that a device has to it. */
type Seats = Omit<Opened, 'host'> & { host?: Opened['host'] };

/** A table that this device sits at, as the server knows it. */
export class Seated {
  readonly table: string;
  readonly tokens: Opened['tokens'];
  readonly host: Opened['host'];
  #server: Server;

  constructor(server: Server, { table, tokens, host = null }: Seats) {
    this.#server = server;
    this.table = table;
    this.tokens = tokens;
    this.host = host;
  }

  /** The table as the person of this seat (the first, if none is named) may see it. */
  see(seat?: number): Promise<Table> {
    return this.#request('', seat);
  }

  /** What has happened, ply by ply. */
  async frames(from = 0, to?: number): Promise<Frame[]> {
    const until = to === undefined ? '' : `&to=${to}`;
    return (await this.#request<{ frames: Frame[] }>(`/frames?from=${from}${until}`)).frames;
  }

  /** Decides by the API, as another device would. */
  async act(action: Action, seat = this.tokens[0]!.seat): Promise<void> {
    const { frame } = await this.see(seat);
    const body = { version: frame.version, key: `${Math.random()}`, action };
    await this.#request('/act', seat, body);
  }

  async #request<T>(path: string, seat?: number, body?: unknown): Promise<T> {
    const holder = this.tokens.find((one) => one.seat === seat) ?? this.tokens[0];
    return request(this.#server, `/tables/${this.table}${path}`, body, holder?.token);
  }
}

/** Opens a table by the API, gives this device its seats, and goes there. */
export async function openTable(page: Page, server: Server, plan: Open): Promise<Seated> {
  const seated = await openOnly(server, plan);
  await remember(page, server, seated);
  await navigate(page, server, `/table/${seated.table}`);
  return seated;
}

/** Goes to an address: by a link where the page is loaded already, which is much faster than to load it again. */
export async function navigate(page: Page, server: Server, address: string): Promise<void> {
  if (page.url().startsWith(server.url)) {
    await page.locator('main').waitFor({ state: 'attached' });
    await page.evaluate(follow, address);
  } else {
    await page.goto(address);
  }
}

/** Goes to another screen by way of one that shows nothing, so that nobody takes the old screen for the new one. Runs in the page. */
async function follow(address: string): Promise<void> {
  const main = document.querySelector('main')!;
  for (const next of ['/nowhere', address]) {
    const old = main.firstElementChild;
    if (location.pathname === next) continue;
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
    while (old?.isConnected) await new Promise(requestAnimationFrame);
  }
  // Nobody has clicked: the focus is where it is after loading.
  await new Promise((go) => setTimeout(go));
  (document.activeElement as HTMLElement | null)?.blur();
}

/** Opens a table that no device has a seat at. */
export async function openOnly(server: Server, plan: Open): Promise<Seated> {
  return new Seated(server, await request<Opened>(server, '/tables', plan));
}

/** Gives this device the seats of a table, as if it had opened it. */
export async function remember(
  page: Page,
  server: Server,
  { table, tokens, host = null }: Seats,
): Promise<void> {
  const { game, seats } = await request<Table>(server, `/tables/${table}`);
  const none = seats.map(() => null);
  const summary = { heroes: none, names: none, turn: null, over: false };
  const record = { table, game, tokens, host, created: Date.now(), played: Date.now(), summary };
  const kept = { url: server.url, record };
  if (page.url().startsWith(server.url)) await page.evaluate(keepTable, kept);
  else await page.context().addInitScript(keepTable, kept);
}

/** Keeps a table as the page would; only once, so that a test may change what is kept. */
function keepTable({ url, record }: { url: string; record: { table: string } }): void {
  const mark = `e2e.${record.table}`;
  if (location.origin !== url || localStorage.getItem(mark)) return;
  localStorage.setItem(mark, 'seated');
  const kept = JSON.parse(localStorage.getItem('karak.tables') ?? '[]');
  localStorage.setItem('karak.tables', JSON.stringify([record, ...kept]));
}

interface Start {
  setup?: Setup;
  /** Where it starts, if not at the beginning. */
  position?: unknown;
  /** What has happened since, luck included: `{ act }` and `{ chance }`. */
  plies?: unknown[];
}

/** A game of Karak as a file. The dice that follow are new and nobody knows them. */
export function saveOf({
  setup = { players: 2, heroes: ['warrior', 'thief'] },
  position,
  plies = [],
}: Start) {
  const luck = [{ from: 0, luck: 'manual' }];
  return { format: 1, game: 'karak', rules: 2, setup, ...(position ? { position } : {}), luck, plies };
}

/** Asks the server as a program would. */
export async function request<T>(server: Server, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`);
  return JSON.parse(said) as T;
}

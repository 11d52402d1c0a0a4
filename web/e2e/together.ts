/**
 * Several people at one table, each with a browser of their own.
 *
 *     import { expect, test, OPEN } from './together';
 *     test('…', async ({ page, server, newGuest }) => {
 *       const guest = await newGuest({ ...PHONE, locale: 'fr-FR', settings: { language: 'fr' } });
 */

import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Settings } from '../src/lib/settings.svelte';
import type {
  Arrange,
  Entitlement,
  House,
  Invited,
  Joined,
  Open,
  Room,
  SeatPlan,
  Target,
} from '../src/lib/wire';
import { test as base, listenTo, openOnly, prefer, remember, request, Seated, type Server } from './fixtures';

export { expect, type Server } from './fixtures';

/** A seat for somebody with the link. */
export const OPEN: SeatPlan = { open: {} };

/** A television: large, and without anybody at it. */
export const TELEVISION = { viewport: { width: 1920, height: 1080 } };

export interface Guest extends BrowserContextOptions {
  /** What this device prefers. Everything is shown at once unless it says otherwise. */
  settings?: Partial<Settings>;
}

interface Fixtures {
  /** Another device. What its browser complains of fails the test as well. */
  newGuest: (guest?: Guest) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  newGuest: async ({ browser, server, complaints, expectTrouble: _ }, use, info) => {
    const pages: Page[] = [];
    await use(async ({ settings, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      listenTo(context, complaints);
      await context.addInitScript(prefer, { url: server.url, settings: { pace: 'instant', ...settings } });
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const [index, page] of pages.entries()) {
      if (info.status !== info.expectedStatus && !page.isClosed())
        await page.screenshot({ path: info.outputPath(`failure-guest-${index + 1}.png`) });
      await page.context().close();
    }
  },
});

/** Whoever may arrange a table: a seat of the host, or the host without one. */
function arrangerOf({ tokens, host }: Seated): string {
  return host ?? tokens[0]!.token;
}

/** Makes an invitation by the API. A device invites itself, everything else is the host's. */
export async function inviteTo(server: Server, by: Seated, to: Target, moves = false): Promise<string> {
  const own = typeof to === 'object' && 'device' in to ? to.device : null;
  const token = by.tokens.find(({ seat }) => seat === own)?.token ?? arrangerOf(by);
  const path = `/tables/${by.table}/invitations`;
  return (await request<Invited>(server, path, { to, moves }, token)).secret;
}

/** The link of an invitation, as it is passed on. */
export function linkTo({ table }: Seated, secret: string): string {
  return `/join/${table}#${secret}`;
}

/** A short code for a table that waits. */
export async function codeOf(server: Server, by: Seated): Promise<string> {
  const path = `/tables/${by.table}/code`;
  return (await request<{ code: string }>(server, path, {}, arrangerOf(by))).code;
}

/** Sits down by the API, as somebody at another device would. */
export async function sitDown(
  server: Server,
  table: string,
  by: Entitlement,
  name?: string,
  at?: number,
): Promise<Seated> {
  const wish = {
    by,
    key: randomKey(),
    ...(name === undefined ? {} : { name }),
    ...(at === undefined ? {} : { seat: at }),
  };
  const joined = await request<Joined>(server, `/tables/${table}/join`, wish);
  return new Seated(server, { table, tokens: [joined] });
}

/** Arranges a table by the API, as its host or of one's own seat. */
export function arrange(server: Server, by: Seated, wish: Arrange, seat?: number): Promise<Room> {
  const token = by.tokens.find((one) => one.seat === seat)?.token ?? arrangerOf(by);
  return request<Room>(server, `/tables/${by.table}/room`, wish, token);
}

/** Opens a table by the API that these have sat down at, each with a name; the host has started it. The first is the host. */
export async function openWith(server: Server, plan: Open, names: string[]): Promise<Seated[]> {
  const host = await openOnly(server, plan);
  const guests: Seated[] = [];
  for (const name of names) {
    const secret = await inviteTo(server, host, 'table');
    guests.push(await sitDown(server, host.table, { secret }, name));
  }
  await arrange(server, host, { start: { fill: false } });
  return [host, ...guests];
}

/** Looks at a table from another device, without a browser, until the function that comes back is called. */
export async function attend(server: Server, { table, tokens, host }: Seated): Promise<() => void> {
  const leaving = new AbortController();
  const token = tokens[0]?.token ?? host;
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const url = `${server.url}/api/v1/tables/${table}/stream`;
  const answer = await fetch(url, { headers, signal: leaving.signal });
  // The server counts a device as gone that takes nothing in.
  answer.body?.pipeTo(new WritableStream()).catch(() => {});
  return () => leaving.abort();
}

/** Sits at a device that knows the seat. */
export async function sits(page: Page, server: Server, seated: Seated): Promise<void> {
  await remember(page, server, seated);
  await page.goto(`/table/${seated.table}`);
  await page.locator('[data-version], .room').waitFor();
}

/** Changes how the people of a table play together. */
export async function change(server: Server, host: Seated, house: Partial<House>): Promise<void> {
  const { room } = await host.see();
  await arrange(server, host, { house: { ...room.house, ...house } });
}

/** The link that the host passes on, as it stands in the field beside its QR code; `label`: what the field is called. */
export function linkIn(page: Page, label: string): Promise<string> {
  return page.getByRole('textbox', { name: label, exact: true }).inputValue();
}

/** The short code, as the host reads it from the screen. */
export async function codeIn(page: Page): Promise<string> {
  return (await page.locator('.code .letters > [aria-hidden]').textContent())!;
}

/** The keys that a device has to a table. */
export async function seatedAt(page: Page, server: Server, table: string): Promise<Seated> {
  const { tokens, host } = await page.evaluate(
    (table) =>
      JSON.parse(localStorage.getItem('karak.tables')!).find((one: { table: string }) => one.table === table),
    table,
  );
  return new Seated(server, { table, tokens, host });
}

function randomKey(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

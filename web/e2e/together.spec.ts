/** Friends at one table from three devices: from the invitation to the end of a game, and into the next one. */

import type { Locator, Page } from '@playwright/test';
import type { Open } from '../src/lib/wire';
import { playOn } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { boardAreaOf, PHONE } from './hands';
import { codeIn, expect, linkIn, seatedAt, TELEVISION, test, type Server } from './together';

const say = wordsOf('en');
const sayThere = wordsOf('de');
const HOST = 'Anna';
const GUEST = 'Émile';
/** The games are called off after so many rounds, so that they are played from the first decision to the last. */
const ROUNDS = 2;
/** How the games begin and end, and which language the guest speaks. */
const GAMES = [
  { game: 'karak', guest: 'fr', locale: 'fr-FR' },
  { game: 'karak2', guest: 'cs', locale: 'cs-CZ' },
  { game: 'goblin', guest: 'fr', locale: 'fr-FR' },
] as const;

for (const { game, guest, locale } of GAMES)
  test(`${game}: a desktop invites a phone, a television shows the table, and they play to the end and again`, async ({
    page,
    server,
    newGuest,
  }) => {
    const sayHere = wordsOf(guest);
    const phone = await newGuest({ ...PHONE, locale, settings: { language: guest } });
    const television = await newGuest({ ...TELEVISION, locale: 'de-DE', settings: { language: 'de' } });

    await opens(page, game);
    await sitsDown(phone, await linkIn(page, say('invite-link')), sayHere);
    await looksOn(television, await codeIn(page));
    await expect(seatOf(page, GUEST)).toContainText(say('room-here'));
    await expect(page.getByText(say('room-watchers', { count: 1 }))).toBeVisible();
    await expect(seatOf(television, GUEST)).toBeVisible();
    await page.getByRole('button', { name: say('room-start'), exact: true }).click();

    await showsOnly(television);
    const decisions = await Promise.all([playOn(page), playOn(phone)]);
    for (const count of decisions) expect(count).toBeGreaterThan(0);
    const ending = `${game}-ending-round-limit`;
    for (const [device, words] of [
      [page, say],
      [phone, sayHere],
      [television, sayThere],
    ] as const)
      await expect(device.getByRole('dialog', { name: words(ending) })).toBeVisible();

    const first = tableOf(page);
    await page.getByRole('button', { name: say('end-rematch') }).click();
    await expect(page).not.toHaveURL(new RegExp(first));
    await phone.getByRole('button', { name: sayHere('rematch-along') }).tap();
    await television.getByRole('link', { name: sayThere('rematch-watch') }).click();
    await showsOnly(television);
    await bothSit(page, phone, server);
    expect(tableOf(phone)).toBe(tableOf(page));
    expect(tableOf(television)).toBe(tableOf(page));
  });

/** Sets a table for two, one of them with the link, and goes to the waiting room. */
async function opens(page: Page, game: string): Promise<void> {
  await shorten(page);
  await page.goto(`/new/${game}/friends`);
  await page.getByRole('button', { name: say('setup-remove', { number: 3 }) }).click();
  const second = page.getByRole('listitem').filter({ hasText: say('seat-number', { number: 2 }) });
  await expect(second.getByRole('radio', { name: say('setup-open') })).toBeChecked();
  await page.getByLabel(say('setup-name')).fill(HOST);
  await page.getByRole('button', { name: say('setup-start-waiting') }).click();
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();
}

/** Nobody waits for two hundred rounds here. */
async function shorten(page: Page): Promise<void> {
  await page.route('**/api/v1/tables', (route) => {
    const plan = route.request().postDataJSON() as Extract<Open, { setup: unknown }>;
    return route.continue({ postData: { ...plan, setup: { ...plan.setup, round_limit: ROUNDS } } });
  });
}

/** Opens the link and types a name. To sit down takes one tap. */
async function sitsDown(phone: Page, link: string, say: (id: string) => string): Promise<void> {
  const used = await usesOf(phone);
  await phone.goto(link);
  await phone.getByLabel(say('join-name')).fill(GUEST);
  await phone.getByRole('button', { name: say('join-sit') }).tap();
  await expect(phone.getByRole('heading', { name: say('room-title') })).toBeVisible();
  await expect(seatOf(phone, GUEST)).toContainText(say('table-you'));
  expect(await used()).toEqual({ taps: 1, fields: [say('join-name')] });
}

/** Counts what a person does with a page: what they tap, and where they type. */
async function usesOf(page: Page): Promise<() => Promise<{ taps: number; fields: string[] }>> {
  let taps = 0;
  const fields = new Set<string>();
  await page.exposeFunction('onTap', () => void (taps += 1));
  await page.exposeFunction('onType', (field: string) => void fields.add(field));
  await page.addInitScript(() => {
    const told = window as unknown as { onTap(): void; onType(field: string): void };
    addEventListener('click', (event) => event.isTrusted && told.onTap(), true);
    addEventListener(
      'input',
      ({ target }) => told.onType((target as HTMLInputElement).labels![0]!.textContent),
      true,
    );
  });
  return async () => ({ taps, fields: [...fields] });
}

/** Types the code, and says that this is a television. */
async function looksOn(television: Page, code: string): Promise<void> {
  await television.goto('/join');
  await expect(television.getByRole('textbox')).toBeFocused();
  await television.keyboard.type(code.toLowerCase());
  await television.keyboard.press('Enter');
  await television.getByRole('button', { name: sayThere('join-tv') }).click();
  await expect(television.getByRole('heading', { name: sayThere('room-title') })).toBeVisible();
  await expect(television.getByText(sayThere('room-starts', { name: HOST }))).toBeVisible();
}

/** A television shows the board, and nothing to decide. */
async function showsOnly(television: Page): Promise<void> {
  await expect(television.locator('[data-television]')).toBeVisible();
  await expect(boardAreaOf(television)).toBeVisible();
  await expect(television.getByRole('region', { name: sayThere('table-question') })).toHaveCount(0);
}

/** At the next table everybody has the seat they had. */
async function bothSit(host: Page, guest: Page, server: Server): Promise<void> {
  const table = tableOf(host);
  for (const [seat, device] of [host, guest].entries()) {
    await expect(device.locator('[data-version]')).toBeVisible();
    const { tokens } = await seatedAt(device, server, table);
    expect(tokens.map((one) => one.seat)).toEqual([seat]);
  }
}

function seatOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

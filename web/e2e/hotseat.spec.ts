/** Two people, one screen. */

import type { Page } from '@playwright/test';
import { expect, openTable, test, type Server } from './fixtures';
import { gate } from './fixtures-play';
import { wordsOf } from './fixtures-words';

const say = wordsOf('fr');

test.use({ locale: 'fr-FR', settings: { pace: 'instant', language: 'fr' } });

test('two people set a table and pass the screen between their turns', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('home-new') })
    .first()
    .click();
  const seat = (number: number) =>
    page.getByRole('listitem').filter({ hasText: say('seat-number', { number }) });
  await page.getByRole('button', { name: say('setup-remove', { number: 3 }) }).click();
  await seat(1).getByLabel(say('setup-name')).fill('Élise');
  await seat(2).getByText(say('setup-person'), { exact: true }).click();
  await seat(2).getByLabel(say('setup-name')).fill('Noé');
  await expect(page.getByText(say('setup-summary', { persons: 2, computers: 0 }))).toBeVisible();
  await page.getByRole('button', { name: say('setup-start') }).click();

  const title = page.getByRole('heading', { level: 1 });
  const turnOf = (name: string) => say('table-turn', { name });
  await expect(title).toHaveText(new RegExp(`${turnOf('Élise')}|${turnOf('Noé')}`));
  let [now, next] = (await title.textContent())!.includes('Noé') ? ['Noé', 'Élise'] : ['Élise', 'Noé'];
  for (let turns = 0; turns < 3; turns += 1) {
    await expect(title).toHaveText(turnOf(now!));
    await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
    const card = page.getByRole('dialog', { name: say('table-hand-over', { name: next! }) });
    await expect(card).toBeVisible();
    await expect(card).toBeFocused();
    // Nobody plays for another: what lies below the card cannot be reached.
    await expect(page.getByRole('button', { name: say('karak-action-end-turn') })).toHaveCount(0);
    await card.getByRole('button', { name: say('table-hand-over-ready') }).click();
    await expect(card).toBeHidden();
    [now, next] = [next, now];
  }
});

test('a card that cannot bring the table says why, and can be asked again', async ({
  page,
  server,
  expectTrouble,
}) => {
  const { table } = await open(page, server);
  const end = page.getByRole('button', { name: say('karak-action-end-turn') });
  await expect(end).toBeVisible();
  expectTrouble(/ERR_FAILED/);
  const lost = gate();
  await page.route(`**/tables/${table}`, async (route) => {
    await lost.passed;
    await route.abort();
  });
  await end.click();
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: say('table-hand-over-ready') }).click();
  await expect(card.getByRole('button', { name: say('waiting') })).toBeVisible();
  lost.open();
  await expect(card.getByRole('status')).toContainText(say('error-offline'));
  await page.unroute(`**/tables/${table}`);
  await card.getByRole('button', { name: say('again') }).click();
  await expect(card).toBeHidden();
});

test('who wants no card plays on without it', async ({ page, server }) => {
  await open(page, server);
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('switch', { name: say('settings-hand-over') }).click();
  await page.keyboard.press('Escape');
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
  await expect(title).not.toHaveText(before!);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
  await expect(title).toHaveText(before!);
});

test('a table for everybody in the room: large letters, and the page keeps it so', async ({
  page,
  server,
}) => {
  await open(page, server);
  const turn = page.getByRole('heading', { level: 1 });
  const size = () => turn.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('switch', { name: say('settings-tv') }).click();
  await page.keyboard.press('Escape');
  expect(await size()).toBeGreaterThan(normal * 1.2);
  await expect(page.getByRole('button', { name: say('karak-action-end-turn') })).toBeInViewport();
  await expect(page.getByRole('application')).toBeInViewport();
  await page
    .getByRole('list', { name: say('table-seats') })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByRole('dialog').getByRole('list', { name: say('karak-carries') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('table-log') }).click();
  await expect(page.getByRole('dialog', { name: say('table-log') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(turn).toBeVisible();
  expect(await size()).toBeGreaterThan(normal * 1.2);
});

/** Two people sit at one screen. */
function open(page: Page, server: Server) {
  const setup = { players: 2, heroes: ['warrior', 'thief'] };
  const seats = ['Élise', 'Noé'].map((name) => ({ person: { name } }));
  return openTable(page, server, { game: 'karak', setup, seats });
}

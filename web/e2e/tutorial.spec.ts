/** The first game, as somebody plays it who has never played before. */

import type { Page } from '@playwright/test';
import { expect, request, test } from './fixtures';
import { changed, versionOf } from './fixtures-play';
import type { Tutorial } from '../src/lib/wire';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');

test('whoever does what the coach says learns everything', async ({ page, server }) => {
  const { steps } = await request<Tutorial>(server, '/tutorials/karak');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/tutorials/karak'))));
  await page.goto('/');
  await page.getByRole('link', { name: say('home-learn') }).click();
  for (const { say: id } of steps) {
    const coach = page.getByRole('status').filter({ hasText: say(id!) });
    await expect(coach).toBeVisible();
    await expect(page.getByRole('button', { name: say('table-hint'), exact: true })).toHaveCount(0);
    const version = await versionOf(page);
    await follow(page, (await coach.locator('.act').textContent())!);
    await changed(page, version);
  }
  await expect(page.getByText(say('tutorial-karak-end'))).toBeVisible();
  expect(asked).toBe(1);
});

test('whoever does something else is told kindly, and the lesson waits', async ({ page, expectTrouble }) => {
  expectTrouble(/409|422/);
  await page.goto('/tutorial/karak');
  await page.getByRole('button', { name: 'Explore east' }).click();
  await expect(page.getByText(say('error-tutorial'))).toBeVisible();
  await expect(page.getByText(say('tutorial-karak-hello'))).toBeVisible();
  await page.getByRole('button', { name: 'Explore north' }).click();
  await expect(page.getByText(say('tutorial-karak-turn'))).toBeVisible();
  await expect(page.getByText(say('error-tutorial'))).toBeHidden();
});

test('a lesson that cannot be loaded says so, and can be asked for again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED/);
  await page.route('**/tutorials/karak', (route) => route.abort());
  await page.goto('/tutorial/karak');
  await expect(page.getByRole('alert')).toContainText(say('error-offline'));
  await page.unroute('**/tutorials/karak');
  await page.getByRole('button', { name: say('again') }).click();
  await expect(page.getByText(say('tutorial-karak-hello'))).toBeVisible();
});

/** Does what is asked for, by the words on the button. */
async function follow(page: Page, act: string) {
  if (act.startsWith('Open to')) return layTile(page, act);
  await page
    .getByRole('button', { name: new RegExp(`^${act}`) })
    .first()
    .click();
}

/** Turns the drawn tile until it lies as it should. */
async function layTile(page: Page, act: string) {
  const open = { 'Open to east and south': 'es', 'Open to east, south and west': 'esw' }[act];
  const turn = page.getByRole('button', { name: say('board-turn-right') });
  const tile = page.locator('[data-placing]');
  for (let turns = 0; (await tile.getAttribute('data-placing')) !== open; turns += 1) {
    expect(turns).toBeLessThan(4);
    await turn.click();
  }
  await page.getByRole('button', { name: say('board-lay') }).click();
}

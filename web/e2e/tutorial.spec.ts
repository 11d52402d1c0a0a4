/** The first game, as somebody plays it who has never played before. */

import type { Page } from '@playwright/test';
import { take } from './acting';
import { expect, request, test } from './fixtures';
import { changed, versionOf } from './fixtures-play';
import type { Tutorial } from '../src/lib/wire';
import { wordsOf } from './fixtures-words';
import { GAMES } from './games';

const say = wordsOf('en');

for (const game of GAMES)
  test(`${game.id}: whoever does what the coach says learns everything`, async ({ page, server }) => {
    const { steps } = await request<Tutorial>(server, `/tutorials/${game.id}`);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith(`/tutorials/${game.id}`))));
    await page.goto(`/tutorial/${game.id}`);
    for (const { say: id, act } of steps) {
      const coach = page.getByRole('status').filter({ hasText: say(id!) });
      await expect(coach).toBeVisible();
      await expect(page.getByRole('button', { name: say('table-hint'), exact: true })).toHaveCount(0);
      const version = await versionOf(page);
      await take(page, game, act);
      await changed(page, version);
    }
    await expect(page.getByText(say(`tutorial-${game.id}-end`))).toBeVisible();
    expect(asked).toBe(1);
  });

for (const game of GAMES)
  test(`${game.id}: whoever only touches what shines gets to the end`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(countDecisions);
    await page.goto(`/tutorial/${game.id}`);
    const end = page.getByText(say(`tutorial-${game.id}-end`));
    const light = page.locator('.spot.lit, button.hinted, .hinted button').first();
    while (!(await end.isVisible())) {
      await light.or(end).first().waitFor();
      const [version, decided] = [await versionOf(page), await decisions(page)];
      // What has been touched may stop shining under the finger.
      await light.click({ timeout: 2_000 }).catch(() => {});
      // Until the answer is there the same still shines; then perhaps no more, but the finger would be on its way.
      if ((await decisions(page)) > decided) await changed(page, version);
    }
  });

/** How many decisions the page has sent. */
function decisions(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { decisions: number }).decisions);
}

/** Runs in the page, before its own scripts. */
function countDecisions(): void {
  const count = Object.assign(window, { decisions: 0 });
  const send = window.fetch;
  window.fetch = (...request) => {
    count.decisions += Number(String(request[0]).endsWith('/act'));
    return send(...request);
  };
}

test('home leads to the first game', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: say('home-learn') })
    .first()
    .click();
  await expect(page.getByText(say('tutorial-karak-hello'))).toBeVisible();
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

/** Watching: a game of computers at a pace that eyes can follow, and messages where they are seen. */

import type { Page } from '@playwright/test';
import { expect, openTable, PERSON, saveOf, SQUIRE, test } from './fixtures';
import { PHONE } from './hands';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');

test.describe('calmly', () => {
  test.use({ settings: { language: 'en', pace: 'calm' } });

  test('a game of computers is shown from move to move, and can be played again', async ({
    page,
    server,
  }) => {
    const setup = { players: 2, heroes: ['warrior', 'thief'], options: { fast: true }, round_limit: 12 };
    const seated = await openTable(page, server, { game: 'karak', setup, seats: [SQUIRE, SQUIRE], seed: 3 });
    await expect.poll(async () => (await seated.see()).frame.version).toBeGreaterThan(150);
    expect(await shownEachSecond(page)).toBeLessThan(8);

    // Escape closes a dialog, and does not skip what is shown behind it.
    await page.getByRole('button', { name: say('table-supply') }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: say('table-skip') })).toBeVisible();
    await expect.poll(async () => 'over' in Object((await seated.see()).frame.turn)).toBe(true);
    await page.keyboard.press('Escape');
    const end = page.getByRole('dialog', { name: say('karak-ending-round-limit') });
    await end.getByRole('button', { name: say('end-rematch') }).click();
    await expect(page).not.toHaveURL(new RegExp(seated.table));
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, settings: { language: 'en', pace: 'instant' } });

  test('what an item is good for is said in front of the hero board, one thing at a time', async ({
    page,
    server,
  }) => {
    const players = [{ items: ['sword', 'magic_bolt'] }, {}];
    const tiles = [{ at: [0, 0], tile: 'fountain-cross' }];
    await openTable(page, server, {
      save: saveOf({ position: { tiles, players } }),
      seats: [PERSON, SQUIRE],
    });
    await page
      .getByRole('list', { name: say('table-seats') })
      .getByRole('button')
      .first()
      .tap();
    const board = page.getByRole('dialog');
    await board.getByRole('button', { name: 'Sword' }).tap();
    const said = board.locator('.toast');
    await expect(said).toContainText('Sword');
    await board.getByRole('button', { name: 'Magic bolt' }).tap();
    await expect(said).toHaveCount(1);
    await expect(said).toContainText('Magic bolt');
    await said.getByRole('button', { name: say('close') }).tap();
    await expect(said).toHaveCount(0);
    await expect(board).toBeVisible();
  });
});

/** How many frames are shown each second, by the clock of the page: a busy machine makes it slower, never faster. */
function shownEachSecond(page: Page): Promise<number> {
  return page.locator('[data-version]').evaluate(async (table) => {
    const version = () => Number((table as HTMLElement).dataset['version']);
    const [first, start] = [version(), performance.now()];
    await new Promise((go) => setTimeout(go, 2500));
    return ((version() - first) * 1000) / (performance.now() - start);
  });
}

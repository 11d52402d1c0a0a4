/** Looking around on a large map, and finding what can be chosen there. */

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { boardOf, panelOf, PHONE, sitAlone, STILL } from './hands';
import { LARGE } from './maps';
import type { Start } from './games/karak';

test.use(STILL);

/** A wizard in the middle of the map has opened a healing portal; the fountains are far away. */
const whichFountain: Start = {
  heroes: ['wizard', 'warrior'],
  tiles: LARGE,
  players: [
    { at: [3, -1], items: ['healing_portal'] },
    { at: [-3, 1], lives: 1 },
  ],
  plies: [{ act: { cast: 'warrior' } }],
};

const walking: Start = { ...whichFountain, players: [{ at: [3, -1] }, { at: [3, -1] }], plies: [] };

test.describe('on a phone', () => {
  test.use(PHONE);

  test('every place that is asked about is in sight and within reach, and then the hero is again', async ({
    page,
    server,
  }) => {
    await sitAlone(page, server, whichFountain);
    const fountains = boardOf(page).locator('.spot.ring');
    await expect(fountains).toHaveCount(3);
    for (const fountain of await fountains.all()) await expectInSight(page, fountain);
    await fountains.last().tap();
    await expect(panelOf(page)).toContainText('Walk, explore or act');
    const step = boardOf(page).getByRole('button', { name: 'Walk east' });
    await expectInSight(page, step);
    const { width } = (await page.locator('[data-frame="walk 4,-1"]').boundingBox())!;
    expect(width).toBeGreaterThan(70);
  });
});

test('the small map leads where it is pressed, and the map does not run away under it', async ({
  page,
  server,
}) => {
  await sitAlone(page, server, walking);
  await boardOf(page).locator('.spot').first().waitFor();
  const small = (await boardOf(page).locator('.minimap svg').boundingBox())!;
  const at = (share: number) => [small.x + small.width * share, small.y + small.height / 2] as const;
  await page.mouse.move(...at(0.3));
  await page.mouse.down();
  const left = await mapLeft(page);
  await page.mouse.move(...at(0.5), { steps: 4 });
  await page.mouse.move(...at(0.7), { steps: 4 });
  // Farther east on the small map: the map itself has moved west.
  await expect.poll(() => mapLeft(page)).toBeLessThan(left - 200);
  const there = await mapLeft(page);
  await page.mouse.move(...at(3), { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(...at(3.4), { steps: 4 });
  expect(await mapLeft(page)).toBeLessThanOrEqual(there);
});

test('what a lesson or a hint names shines on the map', async ({ page, server }) => {
  await page.goto('/tutorial/karak');
  const north = boardOf(page).getByRole('button', { name: 'Explore north (hint)' });
  await expect(north.locator('.idea')).toBeVisible();
  await north.click();
  await expect(page.locator('.placing .hinted')).toBeVisible();
  await sitAlone(page, server, walking);
  await panelOf(page).getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints')).toBeVisible();
  await expect(page.locator('.hinted, .spot.lit').first()).toBeVisible();
});

async function expectInSight(page: Page, spot: Locator): Promise<void> {
  const board = (await boardOf(page).boundingBox())!;
  const { x, y, width, height } = (await spot.boundingBox())!;
  expect(x).toBeGreaterThan(board.x);
  expect(y).toBeGreaterThan(board.y);
  expect(x + width).toBeLessThan(board.x + board.width);
  expect(y + height).toBeLessThan(board.y + board.height);
  await spot.click({ trial: true });
}

/** How far from the window's left edge the map begins. */
function mapLeft(page: Page): Promise<number> {
  return boardOf(page)
    .locator('svg')
    .first()
    .evaluate((map) => map.getBoundingClientRect().left);
}

/** Help at every moment: take back, ask for advice, ask what can be done, ask why not. */

import { expect, openTable, PERSON, saveOf, SQUIRE, test, type Server } from './fixtures';
import type { Page } from '@playwright/test';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');

/** The warrior stands at the fountain with a corridor to the east, walled off to the north of it. */
const CORRIDOR = {
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [1, 0], tile: 'corridor-straight', open: 'ew' },
  ],
  players: [{}, {}],
  stack: { 'corridor-straight': 2 },
};

function open(page: Page, server: Server) {
  return openTable(page, server, { save: saveOf({ position: CORRIDOR }), seats: [PERSON, SQUIRE] });
}

test('a step is taken back, a drawn tile is not, and the page says why', async ({
  page,
  server,
  expectTrouble,
}) => {
  await open(page, server);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Walk east' }).click();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Walk east' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeHidden();

  await page.getByRole('button', { name: 'Explore north' }).click();
  await expect(page.getByRole('button', { name: 'Walk south' })).toBeVisible();
  expectTrouble(/409/);
  await undo.click();
  await expect(page.getByText(say('error-chance-has-spoken'))).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
});

test('before the first decision there is nothing to take back', async ({ page, server, expectTrouble }) => {
  await open(page, server);
  expectTrouble(/409/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(say('error-nothing-to-undo'))).toBeVisible();
});

test('a good player gives advice, with chances, and it can be taken', async ({ page, server }) => {
  const { see } = await openSeated(page, server);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: say('table-hint-title') })).toBeVisible();
  await expect(page.getByText(/\d+ ?%/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(async () => (await see()).frame.ply).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: say('table-hint-title') })).toBeHidden();
});

test('everything that can be done is listed in words, and a word is enough', async ({ page, server }) => {
  const { see } = await openSeated(page, server);
  await page.getByRole('button', { name: 'What can I do?' }).click();
  const list = page.getByRole('dialog', { name: 'What can I do?' });
  const { frame } = await see();
  await expect(list.getByRole('listitem')).toHaveCount(frame.decision!.actions.length);
  await list.getByRole('button', { name: 'Walk east' }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeVisible();
});

test('a click on what is not possible says why, and the rule opens beside the board', async ({
  page,
  server,
}) => {
  await open(page, server);
  await page.getByRole('button', { name: 'Walk east' }).click();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeVisible();
  await clickBeside(page, 'Walk west', { east: 1, north: 1 });
  await expect(page.getByText('There is a wall to the north. Explore through an opening.')).toBeVisible();

  await page.getByRole('button', { name: 'Read the rule (K-5.1)' }).click();
  const book = page.getByRole('complementary', { name: 'Rules' });
  const rule = book.getByRole('heading', { name: /^K-5\.1/ });
  await expect(rule).toBeInViewport();
  await expect(rule).toBeFocused();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeInViewport();
  await book.getByRole('button', { name: 'Close' }).click();
  await expect(book).toBeHidden();

  const question = page.getByRole('region', { name: 'What now?' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question.getByRole('heading').first()).toBeFocused();
});

test('too far for one step is said as well', async ({ page, server }) => {
  const beyond = { at: [2, 0], tile: 'corridor-straight', open: 'ew' };
  const position = { ...CORRIDOR, tiles: [...CORRIDOR.tiles, beyond], steps: 1 };
  await openTable(page, server, { save: saveOf({ position }), seats: [PERSON, SQUIRE] });
  await clickBeside(page, 'Walk east', { east: 1, north: 0 });
  await expect(page.getByText(say('karak-out-of-reach'))).toBeVisible();
});

async function openSeated(page: Page, server: Server) {
  const seated = await open(page, server);
  return { see: () => seated.see() };
}

/** Clicks the map so many tiles away from a spot that is offered. */
async function clickBeside(page: Page, name: string, { east, north }: { east: number; north: number }) {
  const spot = await page.getByRole('button', { name }).getAttribute('data-spot');
  const box = (await page.locator(`[data-frame="${spot}"] path`).boundingBox())!;
  // The frame of a spot is a little smaller than its tile.
  const tile = (box.width * 100) / 92;
  await page.mouse.click(box.x + box.width / 2 + east * tile, box.y + box.height / 2 - north * tile);
}

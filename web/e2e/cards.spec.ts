/** Cards in the hand: tapped or dragged, and a clear answer where one does not fit. */

import type { Locator, Page } from '@playwright/test';
import { expect, openTable, PERSON, SQUIRE, test, type Server } from './fixtures';
import { wordsOf } from './fixtures-words';
import { saveAt, SITUATIONS } from './games/goblin';
import { panelOf } from './hands';

const say = wordsOf('en');

test.use({ settings: { language: 'en', pace: 'instant' } });

function sit(page: Page, server: Server, situation: string) {
  const start = SITUATIONS[situation]!;
  const seats = start.heroes.map((_, seat) => (seat === 0 ? PERSON : SQUIRE));
  return openTable(page, server, { save: saveAt(start), seats });
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a card that fits is dragged to the chain; let go elsewhere it stays in the hand', async ({
  page,
  server,
}) => {
  await sit(page, server, 'a double strike');
  const hand = page.getByRole('region', { name: say('goblin-your-hand') });
  const card = hand.locator('.offered').first();
  const chain = page.getByRole('list', { name: say('goblin-chain') });
  await expect(chain.getByRole('img')).toHaveCount(2);
  await drag(page, card, page.getByRole('heading', { level: 1 }));
  await expect(chain.getByRole('img')).toHaveCount(2);
  await drag(page, card, chain);
  await expect(chain.getByRole('img')).toHaveCount(3);
});

test('a card that does not fit says why, with the rule', async ({ page, server }) => {
  await sit(page, server, 'a double strike');
  const hand = page.getByRole('region', { name: say('goblin-your-hand') });
  await hand.locator('.idle').first().click();
  await expect(panelOf(page).getByRole('status')).toContainText(say('table-rule', { rule: 'G-5.6' }));
});

test('a locked level says whom to beat first', async ({ page, server }) => {
  await sit(page, server, 'the first turn');
  await expect(page.getByText(say('goblin-level-locked', { level: 1 }))).toBeVisible();
  await page.locator('[data-spot="3-row-2"]').click();
  await expect(panelOf(page).getByRole('status')).toContainText(say('table-rule', { rule: 'G-5.2' }));
});

test('a won card is dragged to its place in the new deck', async ({ page, server }) => {
  const seated = await sit(page, server, 'a new deck');
  const card = page.locator('.prompts .next > .card');
  const deck = page.getByRole('list', { name: say('goblin-stack-deck') });
  await expect(deck.getByRole('button')).toHaveCount(9);
  await drag(page, card, deck.getByRole('button').nth(4));
  await expect(deck.getByRole('button')).toHaveCount(8);
  const { secrets } = (await seated.see(0)).frame.view as { secrets: { deck: unknown[] }[] };
  expect(secrets[0]!.deck.map((place) => place !== null).indexOf(true)).toBe(4);
});

test('a deck shows what its owner knows of it, and nothing else', async ({ page, server }) => {
  await sit(page, server, 'three cards looked at');
  await page.getByRole('button', { name: /^My deck: 2/ }).click();
  const piles = page.getByRole('dialog', { name: say('goblin-deck', { count: 2 }) });
  await expect(piles.getByText(say('goblin-deck-unknown'))).toBeVisible();
  await expect(piles.getByRole('listitem')).toHaveCount(3);
});

test('what lies with the pawnbroker is seen before the visit', async ({ page, server }) => {
  const start = { ...SITUATIONS['at the merchant']!, plies: [] };
  const seats = start.heroes.map((_, seat) => (seat === 0 ? PERSON : SQUIRE));
  await openTable(page, server, { save: saveAt(start), seats });
  await page.getByRole('button', { name: new RegExp(say('goblin-pawnbroker')) }).click();
  const shelf = page.getByRole('dialog', { name: say('goblin-pawnbroker') });
  await expect(shelf.getByRole('listitem')).toHaveCount(start.pawned!.length);
});

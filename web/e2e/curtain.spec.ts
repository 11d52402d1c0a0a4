/** Several people, one screen, and a secret: what Darius has scouted is seen by his player alone. */

import type { Page } from '@playwright/test';
import { take } from './acting';
import { expect, openTable, test } from './fixtures';
import { tellerOf, wordsOf } from './fixtures-words';
import { gameCalled } from './games';
import { saveAt as goblinAt } from './games/goblin';
import { saveAt } from './games/karak2';
import { cardsOf, logOf } from './hands';

// Whoever wants no card between turns gets the curtain all the same.
test.use({ settings: { language: 'en', pace: 'instant', handOver: false } });

const say = wordsOf('en');
const tell = tellerOf('en');

/** Darius looks at two tiles; no army is left that could come. */
const SCOUTING = saveAt({
  heroes: ['darius', 'taia'],
  players: [{}, {}],
  stack: { '1-farm-w': 1, '1-farm_forest': 1, '1-farm': 1 },
  bag: {},
  plies: [
    { act: { explore: 'se' } },
    { chance: { tile: '1-farm-w' } },
    { chance: { tile: '1-farm_forest' } },
  ],
});

test('the curtain falls before the next person comes, and nothing of the scouted tiles is left in the page', async ({
  page,
  server,
}) => {
  const game = gameCalled('karak2');
  const seats = ['Léo', 'Mamie'].map((name) => ({ person: { name } }));
  await openTable(page, server, { save: SCOUTING, seats });
  const curtain = (name: string) => page.getByRole('dialog', { name: say('table-hand-over', { name }) });
  const ready = { name: say('table-hand-over-ready') };
  const returned = { type: 'tile_returned', hero: 'darius', seat: 0, rank: 1 };
  const known = tell('karak2', 'event', returned, { land: 'farm_forest' });
  const hidden = tell('karak2', 'event', returned);

  // Nobody has said who sits here: nothing is shown.
  await expect(curtain('Léo')).toBeVisible();
  expect(await page.locator('body').innerHTML()).not.toContain(say('karak2-scouted'));
  await curtain('Léo').getByRole('button', ready).click();
  await expect(cardsOf(page).getByRole('button')).toHaveCount(2);
  await take(page, game, { keep: '1-farm-w' }, { place: cardsOf(page) });
  await take(page, game, { lay: 'e' });
  await expect(logOf(page)).toContainText(known);
  await page.getByRole('button', { name: say('karak2-action-end-turn') }).click();

  await expect(curtain('Mamie')).toBeVisible();
  expect(await page.locator('body').textContent()).not.toContain(known);
  await curtain('Mamie').getByRole('button', ready).click();
  await expect(curtain('Mamie')).toBeHidden();
  await expect(logOf(page)).toContainText(hidden);
  expect(await page.locator('body').textContent()).not.toContain(known);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('farm_forest');
});

/** Léo holds four cards that nobody else may know. */
const HANDS = goblinAt({
  heroes: ['horan', 'taia'],
  players: [{ hearts: 3, hand: ['horan-1', 'horan-3', '1-10', '2-05'] }, {}],
});
/** What the cards that Léo has won are called, and the ids of his hand. The names of all cards are in the texts, the same for everybody. */
const NAMES = ['Strong strike', 'Cunning strike'];
const IDS = ['horan-1', 'horan-3', '1-10', '2-05'];

test('the curtain leaves nothing of a hand: not in the page, not for screen readers, not in its memory', async ({
  page,
  server,
}) => {
  const seats = ['Léo', 'Mamie'].map((name) => ({ person: { name } }));
  await openTable(page, server, { save: HANDS, seats });
  const curtain = (name: string) => page.getByRole('dialog', { name: say('table-hand-over', { name }) });
  const ready = { name: say('table-hand-over-ready') };
  expect(await known(page)).toEqual([]);
  await curtain('Léo').getByRole('button', ready).click();
  const hand = page.getByRole('region', { name: say('goblin-your-hand') });
  const cards = hand.locator('.cards > li');
  await expect(cards).toHaveCount(4);
  await cards.first().getByRole('button').click();
  expect(await known(page)).toEqual([...NAMES, ...IDS]);

  await page.getByRole('button', { name: say('goblin-action-resurrect', { full: 'no' }) }).click();
  await expect(curtain('Mamie')).toBeVisible();
  await expect.poll(() => known(page), 'behind the curtain').toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /horan-\d/,
  );
  await curtain('Mamie').getByRole('button', ready).click();
  await expect(cards).toHaveCount(4);
  expect(await known(page), 'while Mamie plays').toEqual([]);
});

/** What of Léo's cards is in the page or told to screen readers, and which of them anywhere in its memory. */
async function known(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  const told = await page.content();
  return [...NAMES.filter((name) => told.includes(name)), ...IDS.filter((id) => strings.includes(id))];
}

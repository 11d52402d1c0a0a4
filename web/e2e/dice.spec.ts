/** Dice that nobody can choose: from the first click to "check the dice", by whoever played and by whoever watched. */

import type { Page } from '@playwright/test';
import type { DiceRecord } from '../src/lib/wire';
import { playOn } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { openOnly, PERSON, request, type Seated, type Server } from './fixtures';
import { arrange, expect, inviteTo, linkTo, OPEN, seatedAt, test } from './together';

const say = wordsOf('fr');
test.use({ settings: { language: 'fr', pace: 'instant' } });

/** Plays some decisions of a game that was opened by one click, and calls it off. */
async function play(page: Page): Promise<string> {
  await page.goto('/');
  await page
    .getByRole('button', { name: say('home-play') })
    .first()
    .click();
  let decisions = 0;
  await playOn(page, () => (decisions += 1) > 3);
  for (const id of ['table-menu', 'table-end', 'table-end-yes'])
    await page.getByRole('button', { name: say(id), exact: true }).click();
  await expect(checkOf(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

function checkOf(page: Page) {
  return page.getByRole('button', { name: say('fairness-check') });
}

test('whoever played finds their seal, their number and every roll; whoever watched finds every roll', async ({
  page,
  newGuest,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const table = await play(page);
  expect(loaded.filter((url) => url.includes('dice-check'))).toEqual([]);
  await checkOf(page).click();
  for (const id of ['good', 'seal-true', 'number-true'])
    await expect(page.getByText(say(`fairness-${id}`))).toBeVisible();
  expect(loaded.filter((url) => url.includes('dice-check'))).toHaveLength(1);

  const guest = await newGuest({ settings: { language: 'fr' } });
  await guest.goto(table);
  await checkOf(guest).click();
  for (const id of ['partly', 'seal-unseen', 'number-none'])
    await expect(guest.getByText(say(`fairness-${id}`))).toBeVisible();
});

test('whoever sits down at a waiting table has seen its seal, and finds their own number', async ({
  page,
  server,
}) => {
  const setup = { players: 2, heroes: ['warrior', 'thief'] };
  const host = await openOnly(server, { game: 'karak', setup, seats: [PERSON, OPEN] });
  await page.goto(linkTo(host, await inviteTo(server, host, 'table')));
  await page.getByLabel(say('join-name')).fill('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await page.waitForURL(`**/table/${host.table}`);
  await arrange(server, host, { start: { fill: false } });
  for (const seated of [host, await seatedAt(page, server, host.table)]) await agreeToEnd(server, seated);
  await checkOf(page).click();
  for (const id of ['good', 'seal-true', 'number-true'])
    await expect(page.getByText(say(`fairness-${id}`))).toBeVisible();
});

async function agreeToEnd(server: Server, seated: Seated): Promise<void> {
  const { frame } = await seated.see();
  const body = { version: frame.version, key: seated.tokens[0]!.token };
  await request(server, `/tables/${seated.table}/end`, body, seated.tokens[0]!.token);
}

test('one forged roll is found, and it is said which', async ({ page }) => {
  await play(page);
  let forged = -1;
  await page.route('**/dice?from=*', async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as DiceRecord;
    const draw = record.draws.findLast(({ weights }) => weights.filter((weight) => weight > 0).length > 1)!;
    forged = draw.ply;
    draw.chosen = draw.weights.findIndex((weight, index) => weight > 0 && index !== draw.chosen);
    await route.fulfill({ response: answer, json: record });
  });
  await checkOf(page).click();
  await expect(page.getByText(say('fairness-bad'))).toBeVisible();
  await expect(page.getByText(say('fairness-wrong', { ply: forged }))).toBeVisible();
});

test('dice that are gone are asked for again, and nobody notices', async ({ page, expectTrouble }) => {
  expectTrouble(/410/);
  let asked = 0;
  await page.route('**/api/v1/dice', async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
    else await route.fulfill({ json: { commitment: 'a'.repeat(64) } });
  });
  await play(page);
  expect(asked).toBe(2);
  await checkOf(page).click();
  await expect(page.getByText(say('fairness-seal-true'))).toBeVisible();
});

/** A game from the first click to its end, and what can be done with it then. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, openTable, PERSON, SQUIRE, test } from './fixtures';
import { playOn } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { BINARY } from './server';

const say = wordsOf('en');

test('one click, and a whole game is played against computers, watched again, kept and played anew', async ({
  page,
}, info) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: say('home-play') }).click();
  const seats = page.getByRole('list', { name: say('table-seats') });
  await expect(seats.getByRole('listitem')).toHaveCount(3);
  await expect(seats.getByRole('button', { name: /you/ })).toHaveCount(1);

  const decisions = await playOn(page);
  expect(decisions).toBeGreaterThan(5);
  await tellsTheEnd(page);

  await page.getByRole('link', { name: say('end-replay') }).click();
  await showsTheGameAgain(page);

  await page.goBack();
  const end = page.getByRole('dialog', { name: say('karak-ending-dragon-slain') });
  const download = page.waitForEvent('download');
  await end.getByRole('button', { name: say('table-save') }).click();
  const file = info.outputPath('game.json');
  await (await download).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).winners).not.toHaveLength(0);
  // Every ply is legal, and every die follows from the secret.
  expect(execFileSync(BINARY, ['verify', file], { encoding: 'utf8' })).toMatch(/proven/);

  await end.getByRole('link', { name: say('app-home') }).click();
  await expect(page.getByRole('heading', { name: say('home-continue') })).toBeHidden();
  await page.getByLabel(say('home-choose-file')).setInputFiles(file);
  await page
    .getByRole('dialog', { name: say('home-who-plays') })
    .getByRole('button', { name: say('home-go-on') })
    .click();
  await expect(end).toBeVisible();

  const over = page.url();
  await end.getByRole('button', { name: say('end-rematch') }).click();
  await expect(page).not.toHaveURL(over);
  await expect(seats.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(say('table-round', { round: 1 }), { exact: true })).toBeVisible();
});

test('a game that is called off after some rounds says so', async ({ page, server }) => {
  const plan = {
    game: 'karak',
    setup: { players: 2, heroes: ['wizard', 'oracle'], options: { fast: true }, round_limit: 2 },
    seats: [PERSON, SQUIRE],
    seed: 7,
  };
  await openTable(page, server, plan);
  await playOn(page);
  const end = page.getByRole('dialog', { name: say('karak-ending-round-limit') });
  await expect(end.getByText(say('end-practice'))).toBeVisible();
  await end.getByRole('button', { name: say('close') }).click();
  await expect(page.getByRole('heading', { name: say('table-over') }).first()).toBeVisible();
});

test('everybody here agrees to end a game', async ({ page, server }) => {
  const setup = { players: 2, heroes: ['warrior', 'thief'] };
  await openTable(page, server, { game: 'karak', setup, seats: [PERSON, SQUIRE], seed: 1 });
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('table-end') }).click();
  await page.getByRole('button', { name: say('table-end-no') }).click();
  await page.getByRole('button', { name: say('table-end') }).click();
  await page.getByRole('button', { name: say('table-end-yes') }).click();
  await expect(page.getByRole('dialog', { name: say('karak-ending-agreed') })).toBeVisible();
});

/** Who won and why, everybody's points, how it went, and that luck was fair. */
async function tellsTheEnd(page: Page) {
  const end = page.getByRole('dialog', { name: say('karak-ending-dragon-slain') });
  await expect(end.getByText(/(wins|win together)!/)).toBeVisible();
  const ranking = end.locator('ol.ranking').getByRole('listitem');
  await expect(ranking).toHaveCount(3);
  const points = await ranking.locator('.points').allTextContents();
  const numbers = points.map((text) => Number.parseFloat(text));
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(numbers[0]).toBeGreaterThan(0);

  const timeline = end.getByRole('table', { name: say('end-timeline') });
  const last = timeline.getByRole('row').last().getByRole('cell');
  const final = (await last.allTextContents()).map(Number);
  expect(final.toSorted((one, other) => other - one)).toEqual(numbers);

  await end.getByText(say('end-moments')).click();
  await expect(end.getByText(say('karak-ending-dragon-slain')).last()).toBeVisible();
  await end.getByText(say('end-fair')).click();
  await expect(end.getByText(say('end-secret'))).toBeVisible();
}

/** A slider through the whole game, and buttons for its steps. */
async function showsTheGameAgain(page: Page) {
  const slider = page.getByRole('slider', { name: say('replay-slider') });
  const last = Number(await slider.getAttribute('max'));
  const isAt = (ply: number) =>
    expect(slider).toHaveAttribute('aria-valuetext', say('replay-ply', { ply, of: last }));
  await isAt(0);
  await slider.fill(`${last - 1}`);
  await isAt(last - 1);
  await page.getByRole('button', { name: say('replay-on') }).click();
  await isAt(last);
  await expect(page.getByText(say('karak-ending-dragon-slain'))).toBeVisible();
  await page.getByRole('button', { name: say('replay-turn-back') }).click();
  await expect(page.getByText(/Round \d+: it is the turn of/)).toBeVisible();
  await page.getByRole('button', { name: say('replay-back') }).click();
  await slider.press('Home');
  await isAt(0);
  await page.getByText('×4').click();
  await page.getByRole('button', { name: say('replay-play'), exact: true }).click();
  await expect(slider).not.toHaveAttribute('aria-valuetext', say('replay-ply', { ply: 0, of: last }));
  await page.getByRole('button', { name: say('replay-pause') }).click();
}

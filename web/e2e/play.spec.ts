/** A game from the first click to its end, and what can be done with it then. */

import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { expect, openTable, PERSON, saveOf, SQUIRE, test } from './fixtures';
import { playOn } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { saveAt as goblinAt, SITUATIONS } from './games/goblin';
import { saveAt as karak2At } from './games/karak2';
import { BINARY } from './server';

const say = wordsOf('en');

/** Whole games are long: they are played to the end only where somebody asks for it. */
const LONG = Boolean(process.env.KARAK_LONG);
const SOME_DECISIONS = 12;
/** Whoever plays what comes first does not beat the Lord. */
const MANY_DECISIONS = 400;
const ENDLESS = 'goblin';

for (const [index, game] of ['karak', 'karak2', 'goblin'].entries())
  test(`one click, and a game of ${game} is played against computers`, async ({ page }) => {
    if (LONG) test.setTimeout(900_000);
    await page.goto('/');
    await page
      .getByRole('button', { name: say('home-play') })
      .nth(index)
      .click();
    const seats = seatsOf(page);
    await expect(seats).toHaveCount(3);
    await expect(seats.filter({ hasText: say('table-you') })).toHaveCount(1);
    let decisions = 0;
    const most = game === ENDLESS ? MANY_DECISIONS : Infinity;
    await playOn(page, () => (decisions += 1) > (LONG ? most : SOME_DECISIONS));
    if (LONG && game !== ENDLESS)
      await expect(page.getByRole('dialog').getByText(/(wins|win together)!/)).toBeVisible();
  });

/** A straight passage to the dragon; the computers are nearer to it. */
const LAIR = {
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    ...[1, 2, 3, 4].map((y) => ({ at: [0, y], tile: 'corridor-straight' })),
    { at: [0, 5], tile: 'room-straight', tokens: ['dragon'] },
  ],
  players: [0, 3, 4].map((y) => ({
    at: [0, y],
    items: ['axe', 'sword', 'magic_bolt', 'magic_bolt'],
    treasures: y === 0 ? ['chest', 'chest'] : ['chest'],
  })),
  stack: {},
};

test('a game is played to its end, watched again, kept and played anew', async ({ page, server }, info) => {
  const setup = { players: 3, heroes: ['warrior', 'oracle', 'thief'] };
  const save = saveOf({ setup, position: LAIR });
  await openTable(page, server, { save, seats: [PERSON, SQUIRE, SQUIRE] });
  const seats = seatsOf(page);
  await playOn(page);

  const ending = say('karak-ending-dragon-slain');
  const end = page.getByRole('dialog', { name: ending });
  await tellsTheEnd(end);
  await end.getByRole('link', { name: say('end-replay') }).click();
  await showsTheGameAgain(page, ending);
  await page.goBack();
  const file = await saves(page, info.outputPath('game.json'));
  await end.getByRole('link', { name: say('app-home') }).click();
  await expect(page.getByRole('heading', { name: say('home-continue') })).toBeHidden();

  await page.getByLabel(say('home-choose-file')).setInputFiles(file);
  const who = page.getByRole('dialog', { name: say('home-who-plays') });
  await who.getByRole('button', { name: say('home-go-on') }).click();
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: say('end-rematch') }).click();
  await expect(end).toBeHidden();
  await expect(seats).toHaveCount(3);
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
  await expect(end.getByText(say('fairness-practice-seed'))).toBeVisible();
  await end.getByRole('button', { name: say('close') }).click();
  await expect(page.getByRole('heading', { name: say('table-over') }).first()).toBeVisible();
});

/** Horan fights the General, and a fireball is just enough; the others have most of the soul stones. */
const ABYSS = karak2At({
  heroes: ['horan', 'taia', 'elspeth'],
  tiles: [{ at: [0, 1], tile: '2-abyss' }],
  players: [
    { best: 6, army: { knight: 6 }, items: ['war_hammer', 'fireball'] },
    { large_stones: 3, small_stones: 1 },
    { small_stones: 2 },
  ],
  praetorians: 0,
  plies: [
    { act: { walk: 'se' } },
    { act: { count: 6 } },
    { chance: { roll: [['hero', '1']] } },
    { chance: { roll: Array.from({ length: 6 }, () => ['knight', '1']) } },
    { act: 'enough' },
  ],
});

test('the General falls, soul stones are counted, and the game is watched again', async ({
  page,
  server,
}) => {
  await openTable(page, server, { save: ABYSS, seats: [PERSON, SQUIRE, SQUIRE] });
  await page.getByRole('button', { name: say('karak2-action-fireball') }).click();
  const ending = say('karak2-ending-general-slain');
  const end = page.getByRole('dialog', { name: ending });
  await expect(end.getByText(/(wins|win together)!/)).toBeVisible();
  const points = (await end.locator('ol.ranking > li .points').allTextContents()).map(Number.parseFloat);
  expect(points).toHaveLength(3);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(points[0]).toBeGreaterThan(0);
  await end.getByRole('link', { name: say('end-replay') }).click();
  await page.getByRole('slider', { name: say('replay-slider') }).press('End');
  await expect(page.getByText(ending)).toBeVisible();
});

/** Horan and one knight beside the Emperor, who has no army. */
const DUEL = karak2At({
  heroes: ['horan', 'taia'],
  options: { imperium: true },
  tiles: [{ at: [-1, 1], tile: '1-rift' }],
  players: [{ best: 3, army: { knight: 1 } }, {}],
  emperor: 'taia',
});

test('who may challenge the Emperor sees the chance on the map, and again with each choice of dice', async ({
  page,
  server,
}) => {
  await openTable(page, server, { save: DUEL, seats: [PERSON, SQUIRE] });
  const percent = Number.parseInt((await page.locator('.chance').textContent())!, 10);
  expect(percent).toBeGreaterThan(50);
  await page.getByRole('button', { name: say('karak2-action-challenge') }).click();
  await expect(page.getByText(say('karak2-chance', { percent }))).toBeVisible();
  await page.getByRole('button', { name: say('karak2-dice-none') }).click();
  const alone = page.locator('.outlook .win').filter({ hasNotText: String(percent) });
  expect(Number.parseInt((await alone.textContent())!.match(/\d+/)![0], 10)).toBeLessThan(percent);
});

test('a whole short game of Karak 2 is played to its last round', async ({ page, server }) => {
  const setup = {
    players: 3,
    heroes: ['lorraine', 'kirima', 'argentus'],
    options: { imperium: true },
    round_limit: 3,
  };
  await openTable(page, server, { game: 'karak2', setup, seats: [PERSON, SQUIRE, SQUIRE], seed: 5 });
  await playOn(page);
  const end = page.getByRole('dialog', { name: say('karak2-ending-round-limit') });
  await expect(end.locator('ol.ranking > li')).toHaveCount(3);
});

/** Horan stands before the Lord with a chain that is enough, and may drink before the strike. */
const THRONE = goblinAt(SITUATIONS['before the Lord']!);

test('the Lord falls, whoever beat him stands first, and the game is watched again with all hands or those of one', async ({
  page,
  server,
}) => {
  await openTable(page, server, { save: THRONE, seats: [PERSON, SQUIRE, SQUIRE, SQUIRE] });
  await page.getByRole('button', { name: say('goblin-action-stop') }).click();
  await page.getByRole('button', { name: say('goblin-action-strike') }).click();
  const ending = say('goblin-ending-lord-beaten');
  const end = page.getByRole('dialog', { name: ending });
  await expect(end.getByText(/Horan.* wins!/)).toBeVisible();
  await expect(end.locator('ol.ranking > li').first()).toContainText('Horan');
  await expect(end.getByRole('img', { name: say('goblin-champion') })).toBeVisible();
  await end.getByRole('link', { name: say('end-replay') }).click();

  const hands = page.getByRole('region', { name: new RegExp(say('goblin-hand-of', { name: '' })) });
  await expect(hands).toHaveCount(4);
  await page.getByRole('slider', { name: say('replay-slider') }).press('End');
  await expect(page.getByText(ending)).toBeVisible();
  const eyes = page.getByRole('group', { name: say('replay-eyes') });
  await eyes.getByText('Aderyn').click();
  await expect(hands).toHaveCount(0);
  await expect(page.getByRole('region', { name: say('goblin-your-hand') })).toHaveCount(1);
});

test('a whole short game of Goblin is played to its last round', async ({ page, server }) => {
  const setup = {
    players: 3,
    heroes: ['horan', 'xanros', 'taia'],
    options: { abilities: true },
    round_limit: 3,
  };
  await openTable(page, server, { game: 'goblin', setup, seats: [PERSON, SQUIRE, SQUIRE], seed: 5 });
  await playOn(page);
  const end = page.getByRole('dialog', { name: say('goblin-ending-round-limit') });
  await expect(end.locator('ol.ranking > li')).toHaveCount(3);
});

test('a game with secrets is not watched again before its end', async ({ page, server }) => {
  const { table } = await openTable(page, server, { save: THRONE, seats: [PERSON, PERSON, SQUIRE, SQUIRE] });
  await page.goto(`/replay/${table}`);
  await expect(page.getByText(say('error-secret'))).toBeVisible();
  expect((await page.request.get(`/api/v1/tables/${table}/frames?eyes=all`)).ok()).toBe(false);
  expect((await page.request.get(`/api/v1/tables/${table}/frames?eyes=1`)).ok()).toBe(false);
});

test('everybody here agrees to end a game', async ({ page, server }) => {
  const setup = { players: 2, heroes: ['warrior', 'thief'] };
  await openTable(page, server, { game: 'karak', setup, seats: [PERSON, SQUIRE], seed: 1 });
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('table-end') }).click();
  await page.getByRole('button', { name: say('table-end-no') }).click();
  await page.getByRole('button', { name: say('table-end') }).click();
  await page.getByRole('button', { name: say('table-end-yes') }).click();
  const end = page.getByRole('dialog', { name: say('karak-ending-agreed') });
  // Nobody has a point yet. That is a tie, and no common victory.
  await expect(end.getByText(/ win together!/)).toBeVisible();
  await expect(end.getByText(say('end-all'))).toHaveCount(0);
});

function seatsOf(page: Page): Locator {
  return page.getByRole('list', { name: say('table-seats') }).locator('> li');
}

/** Who won and why, everybody's points, how it went, and that luck was fair. */
async function tellsTheEnd(end: Locator) {
  await expect(end.getByText(/(wins|win together)!/)).toBeVisible();
  const lines = end.locator('ol.ranking > li .points');
  const points = (await lines.allTextContents()).map((text) => Number.parseFloat(text));
  expect(points).toHaveLength(3);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(points[0]).toBeGreaterThan(0);

  const rounds = end.getByRole('table', { name: say('end-timeline') }).getByRole('row');
  await expect(rounds).not.toHaveCount(0);
  const final = (await rounds.last().getByRole('cell').allTextContents()).map(Number);
  expect(final.toSorted((one, other) => other - one)).toEqual(points);

  const moments = end.getByRole('group').filter({ hasText: say('end-moments') });
  await moments.getByText(say('end-moments')).click();
  await expect(moments.getByRole('listitem').last()).toContainText(say('karak-ending-dragon-slain'));
  await expect(end.getByText(say('fairness-practice-save'))).toBeVisible();
}

/** A slider through the whole game, and buttons for its steps. */
async function showsTheGameAgain(page: Page, ending: string) {
  const slider = page.getByRole('slider', { name: say('replay-slider') });
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
  const of = Number(await slider.getAttribute('max'));
  const isAt = (ply: number) =>
    expect(slider).toHaveAttribute('aria-valuetext', say('replay-ply', { ply, of }));
  await isAt(0);
  await slider.fill(`${of - 1}`);
  await isAt(of - 1);
  await button('replay-on').click();
  await isAt(of);
  await expect(page.getByText(ending)).toBeVisible();
  await button('replay-turn-back').click();
  await expect(page.getByText(/Round \d+: it is .*’s turn/)).toBeVisible();
  await slider.press('Home');
  await isAt(0);
  await page.getByText(say('replay-times', { speed: 4 }), { exact: true }).click();
  await button('replay-play').click();
  await expect(slider).not.toHaveValue('0');
  await button('replay-pause').click();
}

/** Saves the game to a file, in which every ply is legal and every die follows from the secret. */
async function saves(page: Page, file: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('table-save') }).click();
  await (await download).saveAs(file);
  execFileSync(BINARY, ['verify', file]);
  return file;
}

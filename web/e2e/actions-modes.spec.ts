/** The fan modes: what each changes is seen on the page, and some rounds are played with it against a computer. */

import type { Page } from '@playwright/test';
import { expect, openTable, PERSON, type Seated, SQUIRE, test, type Server } from './fixtures';
import { changed, playOn, versionOf } from './fixtures-play';
import { cardsOf, announcerOf, logOf, panelOf, STILL } from './hands';
import { ROWS, saveAt, type Start } from './games/karak';

test.use(STILL);

const start = { at: [0, 0] as [number, number], tile: 'fountain-cross' };

test('co-operative: a comrade helps, the wrath is shown, and the rounds go on', async ({ page, server }) => {
  await open(page, server, { ...ROWS.fight_with, stack: null });
  await expect(page.getByRole('img', { name: /^The dragon’s wrath: 0 of \d+$/ })).toBeVisible();
  await press(page, 'Fight with the warrior');
  await expect(announcerOf(page)).toContainText('The warrior helps the wizard');
  await playRounds(page, 2);
});

test('monster hunt: what is left behind becomes a trophy, and its like get stronger', async ({
  page,
  server,
}) => {
  const options = { monster_hunt: true };
  const rat = ROWS.leave;
  await open(page, server, { ...rat, options, players: [{ at: [0, 1], trophies: ['rat'] }, {}], plies: [] });
  await press(page, 'Walk north');
  await expect(logOf(page)).toContainText('The wizard meets a giant rat: strength 6');
  await open(page, server, { ...rat, options, stack: null });
  await press(page, 'Leave it');
  await expect(announcerOf(page)).toContainText('The wizard gets a trophy: a giant rat');
  await expect(page.getByRole('list', { name: 'Trophies' })).toBeVisible();
  const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(seats.nth(0).getByRole('img', { name: '1 trophy' })).toBeVisible();
  await expect(seats.nth(1).getByRole('img', { name: '0 trophies' })).toBeVisible();
  await playRounds(page, 2);
});

test('hero mode: a second monster is called, and both stand in the fight', async ({ page, server }) => {
  await open(page, server, { ...ROWS.face, stack: null });
  await expect(cardsOf(page).getByRole('figure')).toHaveCount(2);
  await press(page, 'Fight the giant rat');
  await playRounds(page, 2);
});

test('fast: what lies there is taken in passing, and the turn goes on', async ({ page, server }) => {
  await open(page, server, {
    heroes: ['warrior', 'wizard'],
    options: { fast: true },
    tiles: [
      start,
      { at: [0, 1], tile: 'room-straight', items: ['sword'] },
      { at: [0, 2], tile: 'room-straight', tokens: ['chest'] },
    ],
    players: [{ at: [0, 1], items: ['key'] }, {}],
    stack: null,
  });
  await press(page, 'Take the sword');
  await expect(announcerOf(page)).toContainText('The warrior takes the sword');
  await press(page, 'Walk north');
  await press(page, 'Open the chest');
  await expect(announcerOf(page)).toContainText('The warrior opens the chest');
  await expect(panelOf(page)).toContainText('Walk, explore or act');
  await playRounds(page, 2);
});

test('all of them together', async ({ page, server }) => {
  await open(page, server, {
    heroes: ['oracle', 'swordsman'],
    options: { cooperative: 'calm', monster_hunt: true, hero_mode: true, fast: true },
    tiles: [start],
    players: [{}, {}],
    stack: null,
  });
  await playRounds(page, 3);
});

function open(page: Page, server: Server, plan: Start): Promise<Seated> {
  return openTable(page, server, { save: saveAt(plan), seats: [PERSON, SQUIRE] });
}

async function press(page: Page, name: string): Promise<void> {
  const version = await versionOf(page);
  await page.getByRole('button', { name }).first().click();
  await changed(page, version);
}

/** Plays by mouse until so many rounds are over or the game is. */
async function playRounds(page: Page, rounds: number): Promise<void> {
  const round = async () =>
    Number(/\d+/.exec((await page.getByText(/^Round \d+$/).textContent()) ?? '')?.[0]);
  const last = (await round()) + rounds;
  await playOn(page, async () => (await round()) >= last);
}

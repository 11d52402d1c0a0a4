/** The home screen, and the pages it leads to. */

import type { Page } from '@playwright/test';
import { saveOf, type Server } from '../fixtures';
import { enter, goTo, press, type Scene } from './scene';

export const HOME: Scene[] = [
  { name: 'home', show: ({ page }) => goTo(page, '/') },
  {
    name: 'home-unfinished',
    show: async ({ page, server }) => {
      await keepUnfinished(page, server);
      await page.goto('/');
      await page.locator('#unfinished').evaluate((heading) => heading.scrollIntoView());
      await page.locator('.faces svg').first().waitFor();
    },
  },
  {
    name: 'home-remove',
    show: async ({ page, server, say }) => {
      await keepUnfinished(page, server);
      await page.goto('/');
      const games = page.getByRole('region', { name: say('home-continue') });
      await games.getByRole('button').first().click();
      await page.locator('.faces svg').first().waitFor();
    },
  },
  {
    name: 'home-who-plays',
    show: async ({ page, say }) => {
      await page.goto('/');
      const buffer = Buffer.from(JSON.stringify(saveOf({})));
      const file = { name: 'game.json', mimeType: 'application/json', buffer };
      await page.getByLabel(say('home-choose-file')).setInputFiles(file);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'home-soon',
    show: async ({ page }) => {
      await page.goto('/');
      await page.locator('button.card').first().click();
    },
  },
  {
    name: 'home-settings',
    show: async (visit) => {
      await visit.page.goto('/');
      await press(visit, 'app-settings');
    },
  },
  {
    name: 'home-language',
    show: async (visit) => {
      await visit.page.goto('/');
      await visit.page.locator('header .opener').click();
    },
  },
  { name: 'about', show: ({ page }) => goTo(page, '/about') },
  { name: 'lost', show: ({ page }) => goTo(page, '/nowhere') },
];

/** What a device has kept of games that were not finished. */
async function keepUnfinished(page: Page, server: Server): Promise<void> {
  const hour = 3_600_000;
  const record = (
    table: string,
    ago: number,
    heroes: (string | null)[],
    names: (string | null)[],
    turn: number,
  ) => ({
    table,
    game: 'karak',
    tokens: [{ seat: 0, token: 'x' }],
    created: Date.now() - ago,
    played: Date.now() - ago,
    summary: { heroes, names, turn, over: false },
  });
  const records = [
    record('a', hour / 5, ['warrior', 'thief', 'oracle'], [null, null, null], 0),
    record('b', 26 * hour, ['wizard', 'swordsman'], ['Camille', 'Maximilien'], 1),
    record('c', 20 * 24 * hour, [null, null, null, null, null], [null, null, null, null, null], 2),
    record(
      'd',
      60 * 24 * hour,
      ['warlock', 'wizard', 'thief', 'warrior', 'oracle'],
      ['Papa', null, null, null, null],
      3,
    ),
    record('e', 90 * 24 * hour, ['warlock', 'wizard'], ['Papa', null], 0),
  ];
  await enter(page, server);
  await page.evaluate((records) => localStorage.setItem('karak.tables', JSON.stringify(records)), records);
}

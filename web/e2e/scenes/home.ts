/** The home screen, and the pages it leads to. */

import type { Page } from '@playwright/test';
import { saveOf } from '../fixtures';
import { goTo, press, type Scene } from './scene';

export const HOME: Scene[] = [
  { name: 'home', show: (visit) => goTo(visit, '/') },
  {
    name: 'home-unfinished',
    show: async (visit) => {
      const { page } = visit;
      await keepUnfinished(page);
      await goTo(visit, '/');
      await page.locator('#unfinished').evaluate((heading) => heading.scrollIntoView());
      await page.locator('.faces svg').first().waitFor();
    },
  },
  {
    name: 'home-remove',
    show: async (visit) => {
      const { page, say } = visit;
      await keepUnfinished(page);
      await goTo(visit, '/');
      const games = page.getByRole('region', { name: say('home-continue') });
      await games.getByRole('button').first().click();
      await page.locator('.faces svg').first().waitFor();
    },
  },
  {
    name: 'home-who-plays',
    show: async (visit) => {
      const { page, say } = visit;
      await goTo(visit, '/');
      const buffer = Buffer.from(JSON.stringify(saveOf({})));
      const file = { name: 'game.json', mimeType: 'application/json', buffer };
      await page.getByLabel(say('home-choose-file')).setInputFiles(file);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'home-settings',
    show: async (visit) => {
      await goTo(visit, '/');
      await press(visit, 'app-settings');
    },
  },
  {
    name: 'home-language',
    show: async (visit) => {
      await goTo(visit, '/');
      await visit.page.locator('header .opener').click();
    },
  },
  { name: 'about', show: (visit) => goTo(visit, '/about') },
  { name: 'lost', show: (visit) => goTo(visit, '/nowhere') },
];

/** What a device has kept of games that were not finished. */
async function keepUnfinished(page: Page): Promise<void> {
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
  await page.evaluate((records) => localStorage.setItem('karak.tables', JSON.stringify(records)), records);
}

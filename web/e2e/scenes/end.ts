/** The end of a game, and its replay. */

import type { Open } from '../../src/lib/wire';
import { navigate, openOnly, openTable, PERSON, SQUIRE } from '../fixtures';
import { press, type Scene, showTable } from './scene';
import { finished, table } from './situations';

/** A game with dice that can be checked. */
const HONEST: Open = {
  game: 'karak',
  setup: { players: 2, heroes: ['warrior', 'thief'] },
  seats: [PERSON, SQUIRE],
};

export const END: Scene[] = [
  {
    name: 'end',
    show: async ({ page, server }) => {
      await openTable(page, server, finished());
      await page.locator('dialog figure').waitFor();
    },
  },
  {
    name: 'end-together',
    show: async (visit) => {
      await showTable(visit, table({ options: { cooperative: 'calm' }, wrath: 2 }));
      for (const id of ['table-menu', 'table-end', 'table-end-yes']) await press(visit, id);
      await visit.page.locator('dialog figure').waitFor();
    },
  },
  {
    name: 'end-dice',
    show: async (visit) => {
      await openTable(visit.page, visit.server, HONEST);
      for (const id of ['table-menu', 'table-end', 'table-end-yes']) await press(visit, id);
      await press(visit, 'fairness-check');
      await visit.page.getByText(visit.say('fairness-partly')).waitFor();
    },
    again: ({ page, say }) => page.getByText(say('fairness-again')).scrollIntoViewIfNeeded(),
  },
  {
    name: 'replay',
    show: async ({ page, server, say }) => {
      const { table } = await openOnly(server, finished());
      await navigate(page, server, `/replay/${table}`);
      await page.getByLabel(say('replay-slider')).fill('150');
      await page.locator('[aria-busy="false"] .lines').waitFor();
    },
  },
];

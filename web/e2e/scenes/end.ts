/** The end of a game, and its replay. */

import { navigate, openOnly, openTable } from '../fixtures';
import { press, type Scene, showTable } from './scene';
import { finished, table } from './situations';

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
    name: 'replay',
    show: async ({ page, server, say }) => {
      const { table } = await openOnly(server, finished());
      await navigate(page, server, `/replay/${table}`);
      await page.getByLabel(say('replay-slider')).fill('150');
      await page.locator('[aria-busy="false"] .lines').waitFor();
    },
  },
];

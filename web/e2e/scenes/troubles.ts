/** What one sees where something is gone. The browser complains of it, too. */

import { goTo, type Scene, showTable } from './scene';
import { table } from './situations';
import { handOver } from './together';

export const TROUBLES: Scene[] = [
  {
    name: 'gone-hand-over',
    show: async (visit) => {
      const { page } = visit;
      await handOver(visit);
      await page.route('**/api/v1/tables/*', (route) => route.abort());
      await page.locator('.hand-over button').click();
      await page.locator('.hand-over .note button').first().waitFor();
      await page.unroute('**/api/v1/tables/*');
    },
  },
  {
    name: 'gone-table',
    show: (visit) => goTo(visit, '/table/nowhere', '.load-failed'),
  },
  {
    name: 'gone-lesson',
    show: async (visit) => {
      const { page } = visit;
      await page.route('**/tutorials/karak', (route) => route.abort());
      await goTo(visit, '/tutorial/karak', '.coach[role="alert"]');
      await page.unroute('**/tutorials/karak');
    },
  },
  {
    name: 'gone-server-home',
    show: async (visit) => {
      const { page, server } = visit;
      await goTo(visit, '/', '.play button');
      await server.kill();
      await page.locator('.play button').click();
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'gone-server-table',
    show: async (visit) => {
      await showTable(visit, table({}));
      await visit.server.kill();
      await visit.page.locator('.note p').waitFor();
    },
  },
];

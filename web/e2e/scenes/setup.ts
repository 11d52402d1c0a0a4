/** Setting a table. */

import { goTo, type Scene } from './scene';

export const SETUP: Scene[] = [
  { name: 'setup', show: (visit) => goTo(visit, '/new/karak', 'button.hero') },
  {
    name: 'setup-hero',
    show: async (visit) => {
      await goTo(visit, '/new/karak', 'button.hero');
      await visit.page.locator('button.hero').first().click();
    },
  },
  {
    name: 'setup-options',
    show: async (visit) => {
      const { page, say } = visit;
      await goTo(visit, '/new/karak', 'button.hero');
      await page.getByRole('button', { name: say('setup-add-person') }).click();
      for (const option of await page.getByRole('switch').all()) await option.click();
      await page.locator('[aria-labelledby="options"] summary').click();
      await page.locator('#options').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'setup-rule',
    show: async (visit) => {
      await goTo(visit, '/new/karak', 'button.hero');
      await visit.page.locator('a[href*="FM-C"]').click();
      await visit.page.locator('aside section').first().waitFor();
    },
  },
];

/** Setting a table. */

import { goTo, type Scene } from './scene';

export const SETUP: Scene[] = [
  { name: 'setup', show: ({ page }) => goTo(page, '/new/karak', 'button.hero') },
  {
    name: 'setup-hero',
    show: async ({ page }) => {
      await page.goto('/new/karak');
      await page.locator('button.hero').first().click();
    },
  },
  {
    name: 'setup-options',
    show: async ({ page, say }) => {
      await page.goto('/new/karak');
      await page.getByRole('button', { name: say('setup-add-person') }).click();
      for (const option of await page.getByRole('switch').all()) await option.click();
      await page.locator('[aria-labelledby="options"] summary').click();
      await page.locator('#options').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'setup-rule',
    show: async ({ page }) => {
      await page.goto('/new/karak');
      await page.locator('a[href*="FM-C"]').click();
      await page.locator('aside h3').first().waitFor();
    },
  },
];

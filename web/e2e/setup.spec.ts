/** A table is set: with abilities or without, and with cards of one's own. */

import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');
const BOX = readFileSync('../data/goblin.toml', 'utf8');

test.use({ settings: { language: 'en', pace: 'instant' } });

test('heroes say what they can do where their abilities are played with', async ({ page }) => {
  await page.goto('/new/goblin');
  const heroes = page.getByRole('dialog', { name: say('setup-choose-hero') });
  const leap = heroes.getByText(say('goblin-power-blue-leap.about'));
  await page.locator('button.hero').first().click();
  await expect(heroes.getByRole('button', { name: /Argentus/ })).toBeVisible();
  await expect(leap).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: say('goblin-option-abilities') }).click();
  await page.locator('button.hero').first().click();
  await expect(leap).toBeVisible();
});

test('a box of one’s own is chosen in the setup, and its cards lie on the table with names and pictures', async ({
  page,
  expectTrouble,
}) => {
  // Every monster of the first level is a dragon with seven hearts.
  const text = BOX.replaceAll(
    /^( *\{ card = "1-.*?)name = "\w+"(.*?)hearts = \d+/gm,
    '$1name = "red_dragon"$2hearts = 7',
  );
  expect(text).not.toBe(BOX);
  await page.goto('/new/goblin');
  await page.getByText(say('setup-more')).click();
  const file = page.locator('input[type="file"]');
  const named = (name: string, content: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });

  expectTrouble(/422/);
  await file.setInputFiles(named('broken.toml', BOX.replace('"heavy_blow"', '"mighty_sneeze"')));
  await expect(page.getByText(say('setup-box-bad'))).toBeVisible();
  await expect(page.getByText(/mighty_sneeze/)).toBeVisible();

  await file.setInputFiles(named('mine.toml', text));
  await expect(page.getByText(say('setup-box-chosen', { file: 'mine.toml' }))).toBeVisible();
  await expect(page.getByText(say('setup-box-bad'))).toBeHidden();
  await page.getByRole('button', { name: say('setup-start') }).click();
  await expect(page.locator('[data-spot="1-row-1"]')).toContainText(/Red Dragon.*hearts 7/);
  await expect(page.locator('[data-spot="1-row-5"] svg').first()).toBeVisible();
});

/** A game again: its slider and its keys. */

import { expect, navigate, openOnly, test } from './fixtures';
import { gate } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { finished } from './scenes';

const say = wordsOf('en');

test('the slider stays under the finger while the game is loaded, and keys move on from wherever one is', async ({
  page,
  server,
}) => {
  const { table } = await openOnly(server, finished());
  const sent = gate();
  await page.route('**/frames?from=200*', async (route) => {
    await sent.passed;
    await route.continue();
  });
  await page.goto('/about');
  await navigate(page, server, `/replay/${table}`);
  const slider = page.getByRole('slider', { name: say('replay-slider') });
  const step = () => page.locator('.lines').textContent();
  await expect(slider).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');

  await slider.focus();
  const before = await step();
  await slider.fill('210');
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expect(slider).toBeFocused();
  await expect(page.getByRole('application')).toBeVisible();
  expect(await step()).toBe(before);
  sent.open();
  await expect(page.locator('[aria-busy="false"]')).toBeVisible();
  expect(await step()).not.toBe(before);

  const play = page.getByRole('button', { name: say('replay-play') });
  await play.focus();
  await page.keyboard.press('Enter');
  const pause = page.getByRole('button', { name: say('replay-pause') });
  await expect(pause).toBeFocused();
});

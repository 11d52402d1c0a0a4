/** Those who want it calm get it calm, and quiet. */

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { changed, versionOf } from './fixtures-play';
import { sceneCalled } from './scenes';
import { wordsOf } from './fixtures-words';

test.use({ settings: { language: 'en', pace: 'calm' } });
const say = wordsOf('en');

/** What moves for longer than a blink. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((each) => {
      const { activeDuration } = each.effect?.getComputedTiming() ?? {};
      const target = (each.effect as KeyframeEffect | null)?.target;
      return Number(activeDuration) > 1 ? [`${target?.getAttribute('class')}: ${activeDuration} ms`] : [];
    }),
  );
}

for (const name of ['table-turn', 'fight-spend', 'home'])
  test(`${name} stands still where motion is not wanted`, async ({ page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sceneCalled(name).show({ page, server, say });
    expect(await moving(page)).toEqual([]);
    // The same page moves where nobody minds.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => moving(page)).not.toEqual([]);
  });

test('the map jumps where motion is not wanted', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sceneCalled('table-turn').show({ page, server, say });
  await page.getByRole('button', { name: say('board-all') }).click();
  const places = await page.evaluate(async () => {
    const map = document.querySelector<SVGElement>('[role="application"] > svg[style]')!;
    const seen = [map.style.transform];
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(map.style.transform);
    }
    return seen;
  });
  expect(new Set(places).size).toBe(1);
});

test.describe('sound', () => {
  test.use({ settings: { language: 'en', pace: 'instant' } });

  test('there is none until somebody wants it', async ({ page, server }) => {
    await page.addInitScript(() => {
      const Context = window.AudioContext;
      window.AudioContext = class extends Context {
        constructor() {
          super();
          document.documentElement.dataset.sounds = '1';
        }
      };
    });
    await sceneCalled('table-turn').show({ page, server, say });
    const version = await versionOf(page);
    await page.locator('.spot.walk').last().click();
    await changed(page, version);
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('data-sounds');
    await page.getByRole('button', { name: say('table-menu') }).click();
    await page.getByRole('switch', { name: say('settings-sound') }).click();
    await page.keyboard.press('Escape');
    await page.locator('.spot.walk').last().click();
    await expect(html).toHaveAttribute('data-sounds');
  });
});

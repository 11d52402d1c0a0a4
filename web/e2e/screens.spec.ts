/**
 * Every screen at three sizes: a picture to look at, nothing that sticks out, nothing too small for a finger, and
 * nothing that axe finds wrong, by lamplight and by day. Pictures are kept in test-results/screens.
 */

import type { Page } from '@playwright/test';
import type { Language } from '../src/lib/settings.svelte';
import { violations } from './axe';
import { clipped, overflowing, tiny } from './checks';
import { expect, test, type Server } from './fixtures';
import { wordsOf } from './fixtures-words';
import { type Scene, SCENES, showScene, TROUBLES } from './scenes';

const PICTURES = process.env.KARAK_PICTURES ?? 'test-results/screens';
const DESKTOP = { width: 1440, height: 900 };
/** Only for what a television shows. */
const TELEVISION = { width: 1920, height: 1080 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
const LIGHTS = ['dark', 'light'] as const;

Object.entries(SCENES).forEach(([about, scenes], group) => {
  const language = group % 3 === 0 ? 'en' : 'fr';
  test(`screens: ${about}`, ({ page, server }) => walk(scenes, page, server, language));
});

for (const [about, scenes] of Object.entries(TROUBLES))
  test(`screens: ${about}`, async ({ page, server, expectTrouble }) => {
    expectTrouble(/40\d|410|422|ERR_/);
    await walk(scenes, page, server, 'fr');
  });

/** Looks at scenes one after the other, in changing lights. */
async function walk(scenes: Scene[], page: Page, server: Server, language: Language): Promise<void> {
  test.setTimeout(900_000);
  for (const [index, scene] of scenes.entries()) {
    const [light, other] = index % 2 === 0 ? LIGHTS : LIGHTS.toReversed();
    await test.step(scene.name, async () => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: light!, reducedMotion: 'reduce' });
      await showScene(scene, page, server, language);
      const again = async () => scene.again?.({ page, server, say: wordsOf(language) });
      await inspect(page, `${scene.name}.desktop`, DESKTOP, [light!], again);
      if (scene.settings?.tv) await inspect(page, `${scene.name}.television`, TELEVISION, [], again);
      await inspect(page, `${scene.name}.tablet`, TABLET, [], again);
      await inspect(page, `${scene.name}.phone`, PHONE, [other!], again);
      expect.soft(await tiny(page), `${scene.name}: too small for a finger`).toEqual([]);
    });
  }
}

/** Takes a picture and looks for faults; axe looks by each of these lights. */
async function inspect(
  page: Page,
  name: string,
  size: typeof PHONE,
  lights: ('dark' | 'light')[],
  again: () => Promise<unknown>,
): Promise<void> {
  await page.setViewportSize(size);
  await again();
  await page.evaluate(rest);
  expect.soft(await overflowing(page), `${name}: sticks out`).toEqual([]);
  expect.soft(await clipped(page), `${name}: is cut off`).toEqual([]);
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: light });
    await expect(page.locator('html')).toHaveAttribute('data-theme', light);
    expect.soft(await violations(page), `${name}, ${light}: axe`).toEqual([]);
  }
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** Until what is loaded is drawn and what moves has come to rest; what moves for ever does not count. Runs in the page. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isFinite)
      .map(({ finished }) => finished),
  );
}

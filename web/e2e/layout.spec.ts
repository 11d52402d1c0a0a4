/** Small windows, low windows and a television: nothing sticks out, nothing is covered, and the map has its place. */

import type { Page } from '@playwright/test';
import { alike, broken, clipped, covered, crampedBoard, overflowing, scrolledSideways } from './checks';
import { expect, test, type Server } from './fixtures';
import { type Scene, SCENES, showScene } from './scenes';

const PICTURES = process.env.KARAK_PICTURES ?? 'test-results/screens';
const SMALL = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];
const TELEVISION = { width: 1920, height: 1080 };

for (const [about, scenes] of Object.entries(SCENES))
  test(`layout: ${about}`, async ({ page, server }) => {
    test.setTimeout(900_000);
    for (const scene of scenes) await test.step(scene.name, () => look(scene, page, server));
  });

async function look(scene: Scene, page: Page, server: Server): Promise<void> {
  const [first, ...others] = scene.settings?.tv ? [TELEVISION] : SMALL;
  await page.setViewportSize(first!);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showScene(scene, page, server, 'de');
  for (const size of [first!, ...others]) {
    const name = `${scene.name}.${size.width}x${size.height}`;
    await page.setViewportSize(size);
    await page.evaluate(settle);
    await page.screenshot({ path: `${PICTURES}/${name}.png` });
    expect.soft(await overflowing(page), `${name}: sticks out`).toEqual([]);
    expect.soft(await scrolledSideways(page), `${name}: scrolls sideways`).toEqual([]);
    expect.soft(await clipped(page), `${name}: is cut off`).toEqual([]);
    expect.soft(await broken(page), `${name}: breaks a word`).toEqual([]);
    expect.soft(await alike(page), `${name}: has the same name`).toEqual([]);
    expect.soft(await covered(page), `${name}: is covered`).toEqual([]);
    expect.soft(await crampedBoard(page), `${name}: little is seen of the map`).toEqual([]);
  }
}

/** Until what follows the size of the window has followed it. Runs in the page. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

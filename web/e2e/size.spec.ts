/** A phone in the hand, and a page without a mouse. What every screen must keep to is in screens.spec.ts. */

import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sceneCalled } from './scenes';
import { wordsOf } from './fixtures-words';

test.use({ settings: { language: 'en', pace: 'instant' } });
const say = wordsOf('en');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers bring the map nearer, and the page lets them', async ({ page, server }) => {
    await sceneCalled('table-turn').show({ page, server, say });
    const before = await zoom(page);
    await pinch(page, 60, 180);
    await expect.poll(() => zoom(page)).toBeGreaterThan(before * 1.5);
    const meta = await page.locator('meta[name="viewport"]').getAttribute('content');
    expect(meta).not.toMatch(/user-scalable|maximum-scale/);
  });

  test('three tiles fit beside each other', async ({ page, server }) => {
    await sceneCalled('table-first-turn').show({ page, server, say });
    const spots = await page.locator('.frame.explore').all();
    expect(spots.length).toBe(4);
    for (const spot of spots) {
      const { x, width } = (await spot.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });
});

for (const name of ['home', 'setup', 'table-turn', 'fight-spend', 'goblin-deep', 'goblin-chain'])
  test(`${name} shows where the keyboard is`, async ({ page, server }) => {
    await sceneCalled(name).show({ page, server, say });
    const seen: string[] = [];
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const { where, marked } = await focused(page);
      seen.push(where);
      expect.soft(marked, `the focus on ${where}`).toBe(true);
    }
    expect(new Set(seen).size).toBeGreaterThan(5);
  });

/** What has the focus, and whether anybody can see that. */
function focused(page: Page): Promise<{ where: string; marked: boolean }> {
  return page.evaluate(() => {
    const each = document.activeElement!;
    const where = `${each.tagName}.${each.getAttribute('class')} ${each.textContent?.trim().slice(0, 30)}`;
    if (each === document.body) return { where, marked: true };
    const around = [each, ...(each.closest('label') ? [each.closest('label')!] : [])];
    const outlined = around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const painted = [...each.querySelectorAll('.halo, .coin')].some(
      (one) => parseFloat(getComputedStyle(one).strokeWidth) >= 4,
    );
    return { where, marked: outlined || painted };
  });
}

function zoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const map = document.querySelector<SVGElement>('[role="application"] > svg[style]')!;
    return new DOMMatrix(map.style.transform).a;
  });
}

/** Two fingers in the middle of the map move apart, from one distance to another. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('application').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ id, x: middle.x + (side * apart) / 2, y: middle.y })),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

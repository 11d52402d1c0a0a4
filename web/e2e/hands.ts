/** The ways in which people use a table: a mouse, a finger, a keyboard. And where things are on it. */

import type { Locator, Page } from '@playwright/test';
import { expect, navigate, openOnly, PERSON, remember, Seated, type Server } from './fixtures';
import type { Save } from './games';
import { saveAt, type Start } from './games/karak';

export interface Hand {
  press(page: Page, button: Locator): Promise<void>;
  /** Turns the drawn tile once. */
  turn(page: Page): Promise<void>;
}

export const mouse: Hand = {
  press: (_, button) => button.click(),
  turn: (page) => page.locator('[data-placing]').click(),
};

export const finger: Hand = {
  press: (_, button) => button.tap(),
  turn: (page) => page.locator('[data-placing]').tap(),
};

export const keyboard: Hand = {
  async press(page, button) {
    await walkTo(page, button);
    await page.keyboard.press('Enter');
  },
  async turn(page) {
    await walkTo(page, boardOf(page));
    await page.keyboard.press('r');
  },
};

/** Whoever wants less motion need not wait for it. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' as const } };

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** More than anybody wants to press Tab; whoever walks through the whole page comes by. */
const ROUND_TRIP = 60;

/** Presses Tab until this has the focus. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < ROUND_TRIP; presses++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'Tab leads there').toBeFocused({ timeout: 1 });
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus; `body` where nothing has. */
export function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.localName ?? 'nothing');
}

export function boardOf(page: Page): Locator {
  return page.getByRole('application');
}

/** All that is seen of the board, with what can be touched there. */
export function boardAreaOf(page: Page): Locator {
  return page.locator('.table > .board');
}

/** What its owner holds. */
export function handOf(page: Page): Locator {
  return page.locator('.table > .hand');
}

/** What lies over the board. */
export function cardsOf(page: Page): Locator {
  return page.locator('.prompts');
}

/** What is asked beside the board. */
export function panelOf(page: Page): Locator {
  return page.locator('section.question');
}

/** The live region that tells screen readers what has happened. */
export function announcerOf(page: Page): Locator {
  return page.locator('[role="log"].visually-hidden');
}

export function logOf(page: Page): Locator {
  return page.getByRole('region', { name: 'What happened' });
}

/** Sits down on the first seat. The others sit at other devices, so that nothing happens after an action. */
export async function sitAt(page: Page, server: Server, save: Save): Promise<Seated> {
  const seats = Array.from({ length: save.setup.players }, () => PERSON);
  const { table, tokens } = await openOnly(server, { save, seats });
  const seated = new Seated(server, { table, tokens: tokens.slice(0, 1) });
  await remember(page, server, seated);
  await navigate(page, server, `/table/${table}`);
  return seated;
}

/** The same in a situation of Karak. */
export function sitAlone(page: Page, server: Server, start: Start): Promise<Seated> {
  return sitAt(page, server, saveAt(start));
}

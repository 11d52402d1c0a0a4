/** Plays by clicking what is offered, as a person in a hurry would. */

import { expect, type Page } from '@playwright/test';

/** What can be clicked, the most promising first. */
const OFFERS = [
  '.hand-over button',
  '.answers button',
  '.picker .send button',
  '.tiles button',
  '.prompts .deck button',
  '.hand .offered',
  '.board .buttons button',
  '.board .looked .offered',
  '.board .ware.offered',
  '.board .spot.offered',
  '.placing .primary',
  '.spot.here',
  '.spot.token',
  '.spot.explore',
  '.question .buttons button',
  '.spot.ring',
  '.spot.walk',
];
const END = 'dialog[open] .ranking';
/** More decisions than any game of Karak asks of one person. */
const MOST = 2000;

/** Takes decisions until `enough` says so; where it never does, to the end of the game. Gives back how many. */
export async function playOn(
  page: Page,
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let decisions = 0; decisions < MOST; decisions += 1) {
    const offer = await offered(page);
    if (offer === null || (await enough())) return decisions;
    await take(page, offer);
  }
  throw new Error('this game does not end');
}

/** The first offer; null when the game is over. Waits while others play. */
async function offered(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    ({ offers, end }) => {
      if (document.querySelector(end)) return 'end';
      return offers.find((offer) => document.querySelector(offer)) ?? null;
    },
    { offers: OFFERS, end: END },
    { timeout: 60_000 },
  );
  const offer = await found.jsonValue();
  return offer === 'end' ? null : offer;
}

/** Clicks an offer, chooses from its menu if it has one, and waits for what comes of it. */
async function take(page: Page, offer: string): Promise<void> {
  const version = await versionOf(page);
  const target = page.locator(offer).first();
  // What is far away is brought into the window by the focus.
  if (offer.startsWith('.spot')) await target.focus();
  await target.click();
  const choice = page.getByRole('menuitem').first();
  if (offer.startsWith('.spot') && (await choice.isVisible())) await choice.click();
  if (offer.startsWith('.hand-over')) await expect(target).toBeHidden();
  else await changed(page, version);
}

/** Which entry of the log the table shows. */
export async function versionOf(page: Page): Promise<string> {
  return (await page.locator('[data-version]').getAttribute('data-version')) ?? '';
}

/** Waits until the table shows another entry than this one. */
export async function changed(page: Page, version: string): Promise<void> {
  const isOther = (version: string) =>
    document.querySelector<HTMLElement>('[data-version]')?.dataset.version !== version;
  await page.waitForFunction(isOther, version);
}

/** Whoever waits for it goes on when it is opened. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((go) => (open = go));
  return { passed, open };
}

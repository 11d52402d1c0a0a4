/** How a person takes an action of any game, by any hand. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from '../src/lib/wire';
import { tellerOf, wordsOf } from './fixtures-words';
import type { Driven } from './games';
import { type Hand, mouse } from './hands';

const say = wordsOf('en');
const tell = tellerOf('en');

/** More ways than any tile can lie. */
const MOST_TURNS = 6;

interface Where {
  /** Where its buttons are. */
  place?: Locator;
  /** The key of its spot on the map, where the words alone are those of other spots too. */
  spot?: string | undefined;
  hand?: Hand;
}

/** Turns what must be turned and presses what must be pressed, as the words of the page name it. */
export async function take(
  page: Page,
  game: Driven,
  action: Action,
  { place = page.locator('body'), spot, hand = mouse }: Where = {},
): Promise<void> {
  const { turned, presses } = game.wayOf(action);
  if (turned !== undefined) await turn(page, turned, hand);
  for (const { id, args, maybe } of presses ?? [{ id: '' }]) {
    const name = loosely(id === '' ? tell(game.id, 'action', action) : say(id, args));
    const named = place.getByRole('button', { name });
    const button = spot ? named.and(page.locator(`[data-spot="${spot}"]`)) : named.first();
    if (maybe && !(await isThere(place, button))) continue;
    await hand.press(page, button);
  }
}

/** Once something is there to be pressed. */
async function isThere(place: Locator, button: Locator): Promise<boolean> {
  await place.getByRole('button').first().waitFor();
  return button.isVisible();
}

async function turn(page: Page, turned: string, hand: Hand): Promise<void> {
  const tile = page.locator('[data-placing]');
  await tile.waitFor();
  for (let turns = 0; (await tile.getAttribute('data-placing')) !== turned; turns += 1) {
    expect(turns).toBeLessThan(MOST_TURNS);
    await hand.turn(page);
  }
}

/** These words, whatever stands where the view alone knows the word. */
export function loosely(words: string): RegExp {
  const parts = words
    .split(/\bnone\b/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.+'));
}

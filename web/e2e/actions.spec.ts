/** Every kind of action of every game, by mouse, by keyboard alone and on a phone. What each is about is in games/. */

import type { Locator, Page } from '@playwright/test';
import type { GameEvent } from '../src/lib/wire';
import { loosely, take } from './acting';
import { expect, request, type Seated, type Server, test } from './fixtures';
import { tellerOf, wordsOf } from './fixtures-words';
import { type Driven, GAMES, type Row } from './games';
import {
  announcerOf,
  cardsOf,
  finger,
  focusOf,
  type Hand,
  handOf,
  keyboard,
  logOf,
  mouse,
  panelOf,
  PHONE,
  sitAt,
  STILL,
  boardAreaOf,
} from './hands';

test.use(STILL);

const say = wordsOf('en');
const tell = tellerOf('en');

/** So many actions are taken on one page: opening a page is the slow part. */
const PART = 10;

for (const game of GAMES)
  test.describe(game.id, () => {
    test.describe('by mouse', () => walkThrough(game, mouse));

    test.describe('by keyboard alone', () => walkThrough(game, keyboard));

    test.describe('on a phone', () => {
      test.use(PHONE);
      walkThrough(game, finger);
    });
  });

function walkThrough(game: Driven, hand: Hand): void {
  const tags = Object.keys(game.rows);
  for (let from = 0; from < tags.length; from += PART) {
    const part = tags.slice(from, from + PART);
    test(part.join(', '), async ({ page, server }) => {
      for (const tag of part) await test.step(tag, () => play(page, server, game, game.rows[tag]!, hand));
    });
  }
}

/** Sits down where the action is possible, takes it, and looks whether server and screen tell of it. */
async function play(page: Page, server: Server, game: Driven, row: Row, hand: Hand): Promise<void> {
  const seated = await sitAt(page, server, row.save);
  await take(page, game, row.action, { place: await placeOf(page, row, hand), spot: row.spot, hand });
  await expect.poll(async () => (await seated.see()).frame.ply).toBeGreaterThan(row.save.plies.length);
  const told = row.event === null ? null : await toldBy(seated, game, row, row.event);
  await hasPlayed(server, seated, row);
  if (told) await expect(announcerOf(page)).toContainText(told);
  await asksNext(page, seated, game);
  if (hand === keyboard) expect(await focusOf(page), 'the focus is never lost').not.toBe('body');
  if (told) await showsInLog(page, told, hand);
}

/** The words of the event that the action has caused. */
async function toldBy(seated: Seated, game: Driven, row: Row, type: string): Promise<RegExp> {
  const event = await eventOf(seated, row, type);
  return loosely(tell(game.id, 'event', event, { ...game.words?.(event), ...row.told }));
}

/** Where the buttons of a row are. */
async function placeOf(page: Page, { on }: Row, hand: Hand): Promise<Locator> {
  if (on !== 'list') return { board: boardAreaOf, hand: handOf, card: cardsOf, panel: panelOf }[on](page);
  const name = say('table-what-can-i-do');
  await hand.press(page, panelOf(page).getByRole('button', { name }));
  return page.getByRole('dialog', { name });
}

/** The action is the one that was meant. Where somebody has secrets, the record is kept until the end. */
async function hasPlayed(server: Server, seated: Seated, { save, action }: Row): Promise<void> {
  if ((await seated.see()).secrets) return;
  const { token } = seated.tokens[0]!;
  const path = `/tables/${seated.table}/save`;
  const { plies } = await request<{ plies: unknown[] }>(server, path, undefined, token);
  expect(plies[save.plies.length]).toEqual({ act: action });
}

/** The first event of this type. */
async function eventOf(seated: Seated, { save, action }: Row, event: string): Promise<GameEvent> {
  const before = save.plies.length;
  const find = async () =>
    (await seated.frames(before + 1)).flatMap(({ events }) => events).find(({ type }) => type === event);
  await expect.poll(find, `after ${JSON.stringify(action)}`).toBeDefined();
  return (await find())!;
}

/** What is asked now, or who is. */
async function asksNext(page: Page, seated: Seated, game: Driven): Promise<void> {
  const { decision, view } = (await seated.see()).frame;
  const asked = decision ? tell(game.id, 'phase', game.phaseOf(view)) : say('table-waiting');
  await expect(panelOf(page).getByRole('heading').first()).toHaveText(loosely(asked));
}

/** On a phone the log opens over the table. */
async function showsInLog(page: Page, told: RegExp, hand: Hand): Promise<void> {
  const log = logOf(page);
  if (!(await log.isVisible())) await hand.press(page, page.getByRole('button', { name: say('table-log') }));
  await expect(log.last()).toContainText(told);
}

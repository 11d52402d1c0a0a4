/** Every kind of action of Karak, by mouse, by keyboard alone and on a phone. */

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { tagOf } from '../src/lib/wire';
import { expect, request, type Seated, type Server, test } from './fixtures';
import {
  boardOf,
  cardsOf,
  finger,
  focusOf,
  type Hand,
  announcerOf,
  keyboard,
  logOf,
  mouse,
  panelOf,
  PHONE,
  sitAlone,
  STILL,
} from './hands';
import { type Row, ROWS, type Tag } from './positions';

test.use(STILL);

const tags = Object.keys(ROWS) as Tag[];

test('every kind of action has a row', () => {
  const { components } = JSON.parse(readFileSync('schemas/karak.json', 'utf8'));
  const kinds = components.schemas.Action.oneOf.map((kind: { const?: string; required?: string[] }) => {
    return kind.const ?? kind.required![0];
  });
  expect(tags).toEqual(kinds);
  for (const tag of tags) expect(tagOf(ROWS[tag].action)).toBe(tag);
});

/** So many actions are taken on one page: opening a page is the slow part. */
const PART = 7;
const parts = Array.from({ length: Math.ceil(tags.length / PART) }, (_, part) => {
  return tags.slice(part * PART, (part + 1) * PART);
});

test.describe('by mouse', () => walkThrough(mouse));

test.describe('by keyboard alone', () => walkThrough(keyboard));

test.describe('on a phone', () => {
  test.use(PHONE);
  walkThrough(finger);
});

function walkThrough(hand: Hand): void {
  for (const part of parts) {
    test(part.join(', '), async ({ page, server }) => {
      for (const tag of part) await test.step(tag, () => play(page, server, ROWS[tag], hand));
    });
  }
}

/** Sits down where the action is possible, takes it, and looks whether server and screen tell of it. */
async function play(page: Page, server: Server, row: Row, hand: Hand): Promise<void> {
  const seated = await sitAlone(page, server, row);
  const button = buttonOf(page, row);
  await button.waitFor();
  if (tagOf(row.action) === 'place') await hand.turn(page);
  await hand.press(page, button);
  await expect(announcerOf(page)).toContainText(row.told);
  await expect(panelOf(page).getByRole('heading')).toHaveText(row.next);
  await hasPlayed(server, seated, row);
  if (hand === keyboard) expect(await focusOf(page), 'the focus is never lost').not.toBe('body');
  await showsInLog(page, row, hand);
}

async function hasPlayed(server: Server, seated: Seated, row: Row): Promise<void> {
  const { table, tokens } = seated;
  const { token } = tokens[0]!;
  const { plies } = await request<{ plies: unknown[] }>(server, `/tables/${table}/save`, undefined, token);
  const before = row.plies?.length ?? 0;
  expect(plies[before]).toEqual({ act: row.action });
  const events = (await seated.frames(before + 1)).flatMap((frame) => frame.events);
  expect(events.map(({ type }) => type)).toContain(row.event);
}

/** On a phone the log opens over the table. */
async function showsInLog(page: Page, row: Row, hand: Hand): Promise<void> {
  const log = logOf(page);
  if (!(await log.isVisible())) await hand.press(page, page.getByRole('button', { name: 'What happened' }));
  await expect(log.last()).toContainText(row.told);
}

function buttonOf(page: Page, { on, name }: Row): Locator {
  const place = { board: boardOf, card: cardsOf, panel: panelOf }[on](page);
  return place.getByRole('button', { name });
}

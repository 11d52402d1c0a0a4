/** A seat and its person: on another device, away, kept by a computer; a host who leaves, and a server that does. */

import type { Locator, Page } from '@playwright/test';
import { GONE, saveOf, type Seated } from './fixtures';
import { changed, gate, versionOf } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { saveAt } from './games/karak';
import { PHONE } from './hands';
import { change, expect, linkIn, OPEN, openWith, sits, TELEVISION, test, type Server } from './together';

type Say = ReturnType<typeof wordsOf>;
const say = wordsOf('en');
const sayHere = wordsOf('fr');
/** What Mia holds in her hand. */
const FRENCH_PHONE = { ...PHONE, locale: 'fr-FR', settings: { language: 'fr' as const } };
const FAR = { ...TELEVISION, locale: 'de-DE', settings: { language: 'de' as const, tv: true } };

/** Léo is at the turn, and nothing has happened yet. */
const NEW = saveOf({ plies: [{ chance: { first: 0 } }] });
const THREE = { players: 3, heroes: ['warrior', 'thief', 'oracle'] };
/** Léo has rolled too little against the turnkey, and has two bolts to throw. */
const FIGHT = saveAt({
  heroes: ['oracle', 'wizard'],
  tiles: [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [0, 1], tile: 'corridor-straight' },
    { at: [0, 2], tile: 'room-straight', tokens: ['turnkey'] },
  ],
  players: [{ at: [0, 1], items: ['magic_bolt', 'magic_bolt'] }, {}],
  plies: [{ act: { walk: 'north' } }, { chance: { dice: [3, 3] } }],
});

test('a seat moves to a phone in the middle of a fight: it goes on there, and the desktop watches', async ({
  page,
  server,
  newGuest,
  expectTrouble,
}) => {
  const [leo] = await meet(server, FIGHT);
  await sits(page, server, leo);
  await openDevices(page);
  await page.getByRole('dialog').getByText(say('invite-device-there'), { exact: true }).click();
  const link = await linkIn(page, say('invite-device-link'));
  expectTrouble(/401/);
  const phone = await newGuest(FRENCH_PHONE);
  await takesSeat(phone, link);

  await expect(page.getByText(say('error-bad-token'))).toBeVisible();
  await expect(page.getByText(say('room-watching'))).toBeVisible();
  await expect(buttonOf(page, say, 'karak-action-bolt')).toHaveCount(0);
  for (let bolts = 0; bolts < 2; bolts += 1) await decides(phone, sayHere, 'karak-action-bolt');
  await expect(buttonOf(phone, sayHere, 'karak-action-bolt')).toHaveCount(0);
  await seesTheSame(page, phone);
  await expect(leo.see()).rejects.toThrow('bad_token');
});

test('a seat is played on two devices: both see the fight, and what both decide at once is decided once', async ({
  page,
  server,
  newGuest,
  expectTrouble,
}) => {
  const [leo] = await meet(server, FIGHT);
  await sits(page, server, leo);
  await openDevices(page);
  const phone = await newGuest(FRENCH_PHONE);
  await takesSeat(phone, await linkIn(page, say('invite-device-link')));
  await expect(page.getByText(say('invite-device-joined'))).toBeVisible();
  await expect(page.getByText(say('invite-device-count', { count: 2 }))).toBeVisible();
  await page.keyboard.press('Escape');

  const { ply } = (await leo.see()).frame;
  const held = gate();
  await page.route('**/act', async (route) => {
    await held.passed;
    await route.continue();
  });
  expectTrouble(/409/);
  await buttonOf(page, say, 'karak-action-bolt').click();
  await buttonOf(phone, sayHere, 'karak-action-bolt').tap();
  await expect.poll(async () => (await leo.see()).frame.ply).toBe(ply + 1);
  held.open();
  await expect(page.getByText(say('error-stale'))).toBeVisible();
  await seesTheSame(page, phone);
  expect((await leo.see()).frame.ply).toBe(ply + 1);
  for (const button of [
    buttonOf(page, say, 'karak-action-bolt'),
    buttonOf(phone, sayHere, 'karak-action-bolt'),
  ])
    await expect(button).toBeVisible();
});

test('a phone is offline for a minute: a computer keeps the seat, its person takes it back, and nothing is lost', async ({
  page,
  server,
  newGuest,
  expectTrouble,
}) => {
  const [leo, mia] = await meet(server, NEW);
  await change(server, leo, { away: 1 });
  const phone = await newGuest(FRENCH_PHONE);
  await Promise.all([sits(page, server, leo), sits(phone, server, mia!)]);
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-here'));

  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await phone.context().setOffline(true);
  await expect(phone.getByText(sayHere('table-offline'))).toBeVisible();
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-away'));
  await endsTurn(page, say);
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-kept'), { timeout: 120_000 });
  await isAtTurn(page, say);

  await phone.context().setOffline(false);
  await expect(phone.getByText(sayHere('table-offline'))).toHaveCount(0);
  await expect(phone.getByText(sayHere('room-kept-away'))).toBeVisible();
  await seesTheSame(page, phone);
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-here'));
  await returns(phone, page);
  await endsTurn(page, say);
  await endsTurn(phone, sayHere);
});

test('a computer plays for whoever asks for it, for all to see, until they are back', async ({
  page,
  server,
  newGuest,
}) => {
  const [leo, mia] = await meet(server, NEW);
  const phone = await newGuest(FRENCH_PHONE);
  await Promise.all([sits(page, server, leo), sits(phone, server, mia!)]);
  await phone.getByRole('button', { name: sayHere('table-menu') }).tap();
  await phone.getByRole('button', { name: sayHere('room-keep') }).tap();
  await expect(phone.getByText(sayHere('room-kept-asked'))).toBeVisible();
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-kept'));

  const before = (await leo.see()).frame.ply;
  await endsTurn(page, say);
  await isAtTurn(page, say);
  expect((await leo.see()).frame.ply, 'the computer has played for Mia').toBeGreaterThan(before + 1);
  await returns(phone, page);
  await endsTurn(page, say);
  await endsTurn(phone, sayHere);
});

test('when the hourglass has run out a computer goes on, and its person takes the seat back', async ({
  page,
  server,
  newGuest,
}) => {
  const [leo, mia] = await meet(server, NEW);
  const phone = await newGuest(FRENCH_PHONE);
  await Promise.all([sits(page, server, leo), sits(phone, server, mia!)]);
  await leo.act('end_turn');
  await change(server, leo, { clock: { hourglass: { turn: 10, reserve: 0 } } });
  await expect(phone.getByRole('timer').first()).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expect(phone.getByText(sayHere('room-kept-time'))).toBeVisible();
  await change(server, leo, { clock: 'none' });
  await isAtTurn(page, say);
  await returns(phone, page);
  await endsTurn(page, say);
  await endsTurn(phone, sayHere);
});

test('the host closes the laptop: the others play on, and one of them becomes the host', async ({
  page,
  server,
  newGuest,
}) => {
  const save = saveOf({ setup: THREE, plies: [{ chance: { first: 1 } }] });
  const [leo, mia, tom] = await meet(server, save, ['Mia', 'Tom']);
  const laptop = await newGuest();
  const phone = await newGuest(FRENCH_PHONE);
  await Promise.all([sits(laptop, server, leo), sits(page, server, mia!), sits(phone, server, tom!)]);
  await expect(seatIn(page, say, 'Léo')).toContainText(say('room-here'));
  const gone = page.getByText(say('room-host-gone', { name: 'Léo' }));
  await expect(gone).toHaveCount(0);

  await laptop.context().close();
  await expect(seatIn(page, say, 'Léo')).toContainText(say('room-away'));
  await endsTurn(page, say);
  await endsTurn(phone, sayHere);
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: say('room-become-host') }).click();
  await expect(seatIn(page, say, 'Mia')).toContainText(say('room-host'));
  await expect(phone.getByRole('button', { name: sayHere('room-become-host') })).toHaveCount(0);

  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('room-people') }).click();
  const people = page.getByRole('dialog', { name: say('room-people') });
  await people.getByRole('button', { name: say('room-change-seat', { number: 1 }) }).click();
  await people.getByRole('button', { name: say('room-free-seat'), exact: true }).click();
  await people.getByRole('button', { name: say('room-free-seat-yes') }).click();
  await page.keyboard.press('Escape');
  await isAtTurn(page, say);
});

test('the power fails with three devices at the table: all come back by themselves and play on', async ({
  page,
  server,
  newGuest,
  expectTrouble,
}) => {
  const [leo, mia] = await meet(server, NEW);
  const phone = await newGuest(FRENCH_PHONE);
  const television = await newGuest(FAR);
  await Promise.all([sits(page, server, leo), sits(phone, server, mia!), looksOn(television, leo)]);
  await endsTurn(page, say);
  await isAtTurn(phone, sayHere);
  const { ply } = (await leo.see()).frame;

  expectTrouble(GONE);
  await server.kill();
  const devices = [
    [page, say],
    [phone, sayHere],
    [television, wordsOf('de')],
  ] as const;
  for (const [device, say] of devices) await expect(device.getByText(say('table-offline'))).toBeVisible();
  await server.restart();
  for (const [device, say] of devices) await expect(device.getByText(say('table-offline'))).toHaveCount(0);
  expect((await leo.see()).frame.ply).toBe(ply);
  for (const name of ['Léo', 'Mia'])
    await expect(seatIn(television, wordsOf('de'), name)).toContainText(wordsOf('de')('room-here'));
  await endsTurn(phone, sayHere);
  await endsTurn(page, say);
  await isAtTurn(phone, sayHere);
  await seesTheSame(page, phone);
  await seesTheSame(page, television);
});

/** Léo has opened a table, the others have come with his link, and the game has begun. */
function meet(server: Server, save: unknown, others = ['Mia']): Promise<[Seated, ...Seated[]]> {
  const seats = [{ person: { name: 'Léo' } }, ...others.map(() => OPEN)];
  return openWith(server, { save, seats }, others) as Promise<[Seated, ...Seated[]]>;
}

async function looksOn(page: Page, { table }: Seated): Promise<void> {
  await page.goto(`/table/${table}`);
  await page.locator('[data-television]').waitFor();
}

async function openDevices(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('room-devices') }).click();
}

/** Opens the link of a seat of one's own: there is nothing to type. */
async function takesSeat(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await phone.getByRole('button', { name: sayHere('join-device-go') }).tap();
  await expect(buttonOf(phone, sayHere, 'karak-action-bolt')).toBeVisible();
}

/** Takes the seat back with one tap, as the others see. */
async function returns(phone: Page, other: Page): Promise<void> {
  await phone.getByRole('button', { name: sayHere('room-return') }).tap();
  await expect(phone.getByRole('button', { name: sayHere('room-return') })).toHaveCount(0);
  await expect(seatIn(other, say, 'Mia')).not.toContainText(say('room-kept'));
}

/** It is the turn of whoever sits there: their turn begins anew, or goes on. */
async function isAtTurn(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('table-your-turn') })).toBeVisible();
}

function endsTurn(page: Page, say: Say): Promise<void> {
  return decides(page, say, 'karak-action-end-turn');
}

/** Decides once it can be decided, and sees what comes of it. */
async function decides(page: Page, say: Say, id: string): Promise<void> {
  const button = buttonOf(page, say, id);
  await button.waitFor();
  const version = await versionOf(page);
  await button.click();
  await changed(page, version);
}

async function seesTheSame(page: Page, other: Page): Promise<void> {
  await expect.poll(async () => (await versionOf(page)) === (await versionOf(other))).toBe(true);
}

function buttonOf(page: Page, say: Say, id: string): Locator {
  return page.getByRole('button', { name: say(id) });
}

function seatIn(page: Page, say: Say, name: string): Locator {
  return page
    .getByRole('list', { name: say('table-seats') })
    .getByRole('listitem')
    .filter({ hasText: name });
}

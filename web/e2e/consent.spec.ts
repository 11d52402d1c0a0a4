/** What people ask of each other and say to each other: to take something back, to end the game, a word in between. */

import type { Locator, Page } from '@playwright/test';
import { GONE, openTable, request, saveOf, type Seated } from './fixtures';
import { wordsOf } from './fixtures-words';
import { PHONE } from './hands';
import { change, expect, OPEN, openWith, sits, TELEVISION, test, type Server } from './together';

type Say = ReturnType<typeof wordsOf>;

const say = wordsOf('en');
const sayHere = wordsOf('fr');
const sayFar = wordsOf('de');
/** What Mia holds in her hand. */
const FRENCH_PHONE = { ...PHONE, locale: 'fr-FR', settings: { language: 'fr' as const } };
const GERMAN_TELEVISION = {
  ...TELEVISION,
  locale: 'de-DE',
  settings: { language: 'de' as const, tv: true },
};
/** Léo begins. */
const NEW = saveOf({ plies: [{ chance: { first: 0 } }] });
/** Words stay for a few seconds; then they would be missing for another reason. */
const SOON = { timeout: 5000 };

test('whoever takes back what others have seen asks them: with a yes it is taken back', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  await sitTogether(page, phone, server);
  await endTurn(page, phone);
  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(cardOf(page)).toContainText(say('consent-mine-undo'));
  await expect(cardOf(page)).toContainText(say('consent-waiting', { names: 'Mia' }));
  await expect(cardOf(page).getByRole('button')).toHaveText([say('consent-withdraw')]);
  await expect(cardOf(phone)).toContainText(sayHere('consent-undo', { name: 'Léo' }));
  await phone.getByRole('button', { name: sayHere('consent-yes-undo') }).tap();
  await isAsked(page, say);
  await isNotAsked(phone, sayHere);
  for (const device of [page, phone]) await expect(cardOf(device)).toHaveCount(0);
});

test('with a no it stays, whoever asked is told, and both play on', async ({ page, server, newGuest }) => {
  const phone = await newGuest(FRENCH_PHONE);
  await sitTogether(page, phone, server);
  await endTurn(page, phone);
  await page.getByRole('button', { name: say('table-undo') }).click();
  await phone.getByRole('button', { name: sayHere('consent-no-undo') }).tap();
  await expect(page.getByText(say('consent-refused-undo'))).toBeVisible();
  for (const device of [page, phone]) await expect(cardOf(device)).toHaveCount(0);
  await expect(phone.getByText(sayHere('consent-refused-undo'))).toHaveCount(0);
  await isNotAsked(page, say);
  await phone.getByRole('button', { name: sayHere('karak-action-end-turn') }).tap();
  await isAsked(page, say);
});

test('whoever asked lets it be: nobody is asked any more, and nobody is told no', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  await sitTogether(page, phone, server);
  await endTurn(page, phone);
  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(cardOf(phone)).toBeVisible();
  await page.getByRole('button', { name: say('consent-withdraw') }).click();
  for (const device of [page, phone]) await expect(cardOf(device)).toHaveCount(0);
  await isNotAsked(page, say);
  await isAsked(phone, sayHere);
  await expect(page.getByText(say('consent-refused-undo'))).toHaveCount(0);
});

test('whoever decides instead of answering has answered: what came after stays', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  const [, mia] = await sitTogether(page, phone, server);
  await endTurn(page, phone);
  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(cardOf(phone)).toBeVisible();
  await phone.getByRole('button', { name: sayHere('karak-action-end-turn') }).tap();
  await isAsked(page, say);
  for (const device of [page, phone]) await expect(cardOf(device)).toHaveCount(0);
  expect((await mia.see()).frame.consent).toBeNull();
});

test('what is one’s own turn still is taken back without a question', async ({ page, server, newGuest }) => {
  const tiles = [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [1, 0], tile: 'corridor-cross' },
  ];
  const phone = await newGuest(FRENCH_PHONE);
  const save = saveOf({ position: { tiles, players: [{}, {}] } });
  const [leo] = await sitTogether(page, phone, server, save);
  await page.getByRole('button', { name: 'Walk east' }).click();
  await expect(page.getByRole('button', { name: 'Walk west' })).toBeVisible();
  await page.getByRole('button', { name: say('table-undo') }).click();
  await expect(page.getByRole('button', { name: 'Walk east' })).toBeVisible();
  expect((await leo.see()).frame).toMatchObject({ undone: true, consent: null });
});

test.describe('before one screen', () => {
  test.use({ settings: { language: 'en', pace: 'instant', handOver: false } });

  test('nobody is asked: everybody sees it', async ({ page, server }) => {
    const seats = [{ person: { name: 'Léo' } }, { person: { name: 'Mia' } }];
    const seated = await openTable(page, server, { save: NEW, seats });
    const north = page.getByRole('button', { name: 'Explore north' });
    await expect(north).toBeVisible();
    const before = (await seated.see(0)).frame.ply;
    await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
    await expect.poll(async () => (await seated.see(1)).frame.ply).toBe(before + 1);
    await page.getByRole('button', { name: say('table-undo') }).click();
    await expect.poll(async () => (await seated.see(0)).frame.ply).toBe(before);
    const plies = await seated.frames();
    expect(plies.every(({ consent }) => !consent)).toBe(true);
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test('a game ends when everybody agrees, and goes on when somebody does not; a power cut changes nothing of it', async ({
  page,
  server,
  newGuest,
  expectTrouble,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  await sitTogether(page, phone, server);
  await proposeEnd(page, say);
  await expect(cardOf(page)).toContainText(say('consent-mine-end'));
  await expect(cardOf(phone)).toContainText(sayHere('consent-end', { name: 'Léo' }));
  await phone.getByRole('button', { name: sayHere('consent-no-end') }).tap();
  await expect(page.getByText(say('consent-refused-end'))).toBeVisible();
  await isAsked(page, say);

  await proposeEnd(phone, sayHere);
  await expect(cardOf(page)).toContainText(say('consent-end', { name: 'Mia' }));
  expectTrouble(GONE);
  await server.kill();
  await expect(page.getByText(say('table-offline'))).toBeVisible();
  await server.restart();
  await expect(page.getByText(say('table-offline'))).toHaveCount(0);
  await expect(phone.getByText(sayHere('table-offline'))).toHaveCount(0);
  await page.getByRole('button', { name: say('consent-yes-end') }).click();
  await expect(page.getByRole('dialog', { name: say('karak-ending-agreed') })).toBeVisible();
  await expect(phone.getByRole('dialog', { name: sayHere('karak-ending-agreed') })).toBeVisible();
});

test('everybody reads a phrase in their own language, and whoever only watches says nothing', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  const television = await newGuest(GERMAN_TELEVISION);
  const [leo] = await sitTogether(page, phone, server);
  await television.goto(`/table/${leo.table}`);
  await television.locator('[data-television]').waitFor();
  await expect(television.getByRole('button', { name: sayFar('speak') })).toHaveCount(0);

  await phone.getByRole('button', { name: sayHere('speak') }).tap();
  await phone.getByRole('button', { name: sayHere('say-well-fought') }).tap();
  for (const [device, say] of [
    [page, wordsOf('en')],
    [phone, sayHere],
    [television, sayFar],
  ] as const)
    await expect(heardAt(device, say)).toHaveText([`Mia ${say('say-well-fought')}`], SOON);
  await expect(phone.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: say('speak') }).click();
  await page.getByRole('button', { name: say('say-heart') }).click();
  await expect(heardAt(phone, sayHere).last()).toContainText('Léo', SOON);
  await expect(heardAt(phone, sayHere).last()).toContainText(sayHere('say-heart'), SOON);
});

test('whoever does not want to read somebody’s words hides them, and shows them again', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  const [leo, mia] = await sitTogether(page, phone, server);
  await mute(page, 'room-mute');
  await tell(server, mia, { phrase: 'hello' });
  await expect(heardAt(phone, sayHere)).toHaveText([`Mia ${sayHere('say-hello')}`], SOON);
  await page.reload();
  await expect(page.getByRole('button', { name: say('speak') })).toBeVisible();
  await tell(server, mia, { phrase: 'help' });
  // What Léo says comes after it.
  await tell(server, leo, { phrase: 'thanks' });
  await expect(heardAt(page, say)).toHaveText([`Léo ${say('say-thanks')}`], SOON);
  await mute(page, 'room-unmute');
  await tell(server, mia, { phrase: 'sorry' });
  await expect(heardAt(page, say).last()).toHaveText(`Mia ${say('say-sorry')}`, SOON);
});

test('words of one’s own are written where the host allows it, read as they are, and nowhere else', async ({
  page,
  server,
  newGuest,
}) => {
  const phone = await newGuest(FRENCH_PHONE);
  const [leo, mia] = await sitTogether(page, phone, server);
  const own = phone.getByLabel(sayHere('speak-own'));
  const speak = phone.getByRole('button', { name: sayHere('speak') });
  await speak.tap();
  await expect(phone.getByRole('button', { name: sayHere('say-hello') })).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(tell(server, mia, { text: 'Bravo' })).rejects.toThrow('no_free_text');

  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('room-people') }).click();
  await page.getByRole('button', { name: say('room-house') }).click();
  await page.getByRole('switch', { name: say('room-free-text') }).click();
  await page.getByRole('button', { name: say('room-house-keep') }).click();
  await own.fill('Bravo <b>Léo</b> ! \u202eoel');
  await own.press('Enter');
  await expect(heardAt(page, say)).toHaveText(['Mia Bravo <b>Léo</b> ! oel'], SOON);

  await speak.tap();
  await expect(own).toBeVisible();
  await change(server, leo, { free_text: false });
  await expect(own).toHaveCount(0);
});

/** Léo and Mia are in a game, each at a device of their own. */
async function sitTogether(
  page: Page,
  phone: Page,
  server: Server,
  save: unknown = NEW,
): Promise<[Seated, Seated]> {
  const seats = [{ person: { name: 'Léo' } }, OPEN];
  const [leo, mia] = (await openWith(server, { save, seats }, ['Mia'])) as [Seated, Seated];
  await Promise.all([sits(page, server, leo), sits(phone, server, mia)]);
  await isAsked(page, say);
  await isNotAsked(phone, sayHere);
  return [leo, mia];
}

/** Léo ends his turn, and Mia sees it. */
async function endTurn(page: Page, phone: Page): Promise<void> {
  await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
  await isAsked(phone, sayHere);
}

async function isAsked(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('table-your-turn') })).toBeVisible();
}

async function isNotAsked(page: Page, say: Say): Promise<void> {
  await expect(page.locator('[data-version]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: say('table-your-turn') })).toHaveCount(0);
}

/** What people are asked to agree to. */
function cardOf(page: Page): Locator {
  return page.locator('.consent .card');
}

/** What is said, as it is read out. */
function heardAt(page: Page, say: Say): Locator {
  return page.getByRole('log', { name: say('speak-heard') }).getByRole('paragraph');
}

async function proposeEnd(page: Page, say: Say): Promise<void> {
  for (const id of ['table-menu', 'table-end', 'table-end-yes'])
    await page.getByRole('button', { name: say(id), exact: true }).click();
}

/** Hides what Mia says, or shows it again. */
async function mute(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: say('table-menu') }).click();
  await page.getByRole('button', { name: say('room-people') }).click();
  const people = page.getByRole('dialog', { name: say('room-people') });
  await people.getByRole('button', { name: say('room-change-seat', { number: 2 }) }).click();
  await people.getByRole('button', { name: say(id), exact: true }).click();
  await people.getByRole('button', { name: say('close') }).click();
}

/** Says something by the API. */
function tell(server: Server, { table, tokens }: Seated, words: object): Promise<unknown> {
  return request(server, `/tables/${table}/say`, words, tokens[0]!.token);
}

/** Links and codes: what leads to no seat says why and where to go, and what leads to one is kept to whoever has it. */

import type { Page } from '@playwright/test';
import type { Language } from '../src/lib/settings.svelte';
import { openOnly, PERSON, request, saveOf, SQUIRE, type Seated } from './fixtures';
import { wordsOf } from './fixtures-words';
import { PHONE } from './hands';
import {
  arrange,
  attend,
  codeOf,
  expect,
  inviteTo,
  linkTo,
  OPEN,
  openWith,
  sitDown,
  sits,
  test,
  type Server,
} from './together';

type Say = ReturnType<typeof wordsOf>;

const say = wordsOf('en');
/** As long as a secret, and nobody has given it out. */
const GUESSED = '0123456789abcdef0123456789abcdef';
/** Léo opens a table for two, or for three, and waits for friends. */
const NEW = { setup: { players: 2, heroes: ['warrior', 'thief'] }, game: 'karak' };
const FOR_TWO = { ...NEW, seats: [{ person: { name: 'Léo' } }, OPEN] };
/** A game in which Léo begins. */
const BEGUN = { save: saveOf({ plies: [{ chance: { first: 0 } }] }), seats: FOR_TWO.seats };

/** A way on that works: watching, seeing the game again, home, or a code. */
type Way = (page: Page, say: Say, server: Server) => Promise<void>;

interface Refusal {
  /** What leads to no seat. */
  linkOf: (server: Server) => Promise<string>;
  /** What is said about it. */
  words: string;
  language: Language;
  way: Way;
  /** Does the browser complain, too? */
  trouble?: RegExp;
}

const REFUSALS: Record<string, Refusal> = {
  'that somebody has guessed': {
    linkOf: async (server) => linkTo(await openOnly(server, FOR_TWO), GUESSED),
    words: 'join-bad-invitation',
    language: 'fr',
    way: watches,
    trouble: /403/,
  },
  'with a letter too few': {
    linkOf: async (server) => {
      const host = await openOnly(server, FOR_TWO);
      return linkTo(host, (await inviteTo(server, host, 'table')).slice(0, -1));
    },
    words: 'join-bad-invitation',
    language: 'cs',
    way: typesCode,
    trouble: /403/,
  },
  'of another seat than its secret': {
    linkOf: async (server) => {
      const [host, other] = [await openOnly(server, FOR_TWO), await openOnly(server, FOR_TWO)];
      return linkTo(other, await inviteTo(server, host, 'table'));
    },
    words: 'join-bad-invitation',
    language: 'en',
    way: goesHome,
    trouble: /403/,
  },
  'that somebody has sat down with': {
    linkOf: async (server) => {
      const host = await openOnly(server, FOR_TWO);
      const secret = await inviteTo(server, host, { seat: 1 });
      await sitDown(server, host.table, { secret }, 'Mia');
      return linkTo(host, secret);
    },
    words: 'join-spent-invitation',
    language: 'de',
    way: typesCode,
    trouble: /409|410/,
  },
  'that was taken back': {
    linkOf: async (server) => {
      const host = await openOnly(server, FOR_TWO);
      const secret = await inviteTo(server, host, 'table');
      await arrange(server, host, { take_back: { to: 'table' } });
      return linkTo(host, secret);
    },
    words: 'join-revoked-invitation',
    language: 'fr',
    way: watches,
    trouble: /409|410/,
  },
  'that another one has taken the place of': {
    linkOf: async (server) => {
      const host = await openOnly(server, FOR_TWO);
      const secret = await inviteTo(server, host, 'table');
      await inviteTo(server, host, 'table');
      return linkTo(host, secret);
    },
    words: 'join-revoked-invitation',
    language: 'en',
    way: goesHome,
    trouble: /409|410/,
  },
  'to a full table': {
    linkOf: async (server) => {
      const host = await openOnly(server, FOR_TWO);
      const secret = await inviteTo(server, host, 'table');
      await sitDown(server, host.table, { secret }, 'Mia');
      return linkTo(host, secret);
    },
    words: 'join-no-seat',
    language: 'de',
    way: watches,
  },
  'to a game that is over': {
    linkOf: async (server) => {
      const [host, guest] = await openWith(server, BEGUN, ['Mia']);
      const secret = await inviteTo(server, host!, 'table');
      await ends(server, host!);
      await ends(server, guest!);
      return linkTo(host!, secret);
    },
    words: 'join-over',
    language: 'cs',
    way: seesAgain,
  },
  'of another house': {
    linkOf: async () => `/join/0123456789abcdef0123#${GUESSED}`,
    words: 'join-unknown-table',
    language: 'fr',
    way: typesCode,
    trouble: /404/,
  },
  'without its secret': {
    linkOf: async (server) => `/join/${(await openOnly(server, FOR_TWO)).table}`,
    words: 'join-no-link',
    language: 'de',
    way: watches,
  },
};

for (const [name, { linkOf, words, language, way, trouble }] of Object.entries(REFUSALS))
  test.describe(`in ${language}`, () => {
    test.use({ ...PHONE, settings: { language, pace: 'instant' } });

    test(`a link ${name} says so, and there is a way on`, async ({ page, server, expectTrouble }) => {
      if (trouble) expectTrouble(trouble);
      const say = wordsOf(language);
      await page.goto(await linkOf(server));
      await expect(page.getByRole('heading', { name: say('join-failed') })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: say(words) })).toBeVisible();
      await expect(page.getByRole('button', { name: say('join-sit') })).toHaveCount(0);
      await way(page, say, server);
    });
  });

test('a seat goes to somebody else between the look and the click: another one is chosen, or one watches', async ({
  page,
  server,
  expectTrouble,
}) => {
  const setup = { players: 3, heroes: ['warrior', 'thief', 'oracle'] };
  const host = await openOnly(server, { game: 'karak', setup, seats: [PERSON, OPEN, OPEN] });
  const secret = await inviteTo(server, host, 'table');
  await page.goto(linkTo(host, secret));
  await page.getByLabel(say('join-name')).fill('Mia');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await sitDown(server, host.table, { secret }, 'Tom', 1);
  expectTrouble(/409/);
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByText(say('join-faster'))).toBeVisible();
  await expect(page.getByLabel(say('join-name'))).toHaveValue('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();
  expect((await host.see()).room.seats[2]!.plan).toEqual({ person: { name: 'Mia' } });
});

test('a name that is empty, too long or somebody else’s is asked for again, and nothing typed is lost', async ({
  page,
  server,
  expectTrouble,
}) => {
  const host = await openOnly(server, FOR_TWO);
  await page.goto(linkTo(host, await inviteTo(server, host, 'table')));
  const name = page.getByLabel(say('join-name'));
  const sit = page.getByRole('button', { name: say('join-sit') });
  const long = 'Maximilien-Alexandre-Ferdinand';

  expectTrouble(/422/);
  for (const [typed, words] of [
    ['', 'join-name-empty'],
    ['\u200b \u2066', 'join-name-empty'],
    [long, 'join-name-long'],
    ['LÉO', 'join-name-taken'],
    [' l\u00e9\u200bo ', 'join-name-taken'],
  ] as const) {
    await name.fill(typed);
    await sit.click();
    await expect(page.getByRole('alert').filter({ hasText: say(words) }), typed).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(typed);
    await expect(name).toHaveAccessibleDescription(say(words));
  }
  await name.fill('  Mia <b>&amp;</b> ');
  await expect(page.getByRole('alert')).toHaveText('');
  await sit.click();
  await expect(page.getByRole('heading', { name: 'Mia <b>&amp;</b>' })).toBeVisible();
});

test('a code that is mistyped, too short or old is asked for again; small letters and spaces do not matter', async ({
  page,
  server,
  expectTrouble,
}) => {
  const host = await openOnly(server, FOR_TWO);
  const code = await codeOf(server, host);
  await page.goto('/join');
  const field = page.getByRole('textbox', { name: say('home-code') });
  await expect(field).toBeFocused();
  await field.fill(code.slice(1));
  await field.press('Enter');
  await expect(page.getByText(say('home-code-length'))).toBeVisible();

  expectTrouble(/404/);
  await field.fill([...code].toReversed().join('') === code ? 'BCDFG' : [...code].toReversed().join(''));
  await field.press('Enter');
  await expect(page.getByText(say('error-bad-code'))).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2).toLowerCase()} `);
  await field.press('Enter');
  await page.getByLabel(say('join-name')).fill('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();
});

test('a code leads to no seat once the game has begun: one watches, or asks for a link', async ({
  page,
  server,
  expectTrouble,
}) => {
  const host = await openOnly(server, FOR_TWO);
  await page.goto('/join');
  await page.getByRole('textbox').fill(await codeOf(server, host));
  await page.keyboard.press('Enter');
  await page.getByLabel(say('join-name')).fill('Mia');
  await arrange(server, host, { start: { fill: false } });
  expectTrouble(/409/);
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByText(say('join-begun'))).toBeVisible();
  await watches(page, say);
});

test('what a link holds is in no address, no request, no referrer, no history and no log', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', async (one) => void asked.push(one.url(), JSON.stringify(await one.allHeaders())));
  const host = await openOnly(server, FOR_TWO);
  const secret = await inviteTo(server, host, 'table');
  await page.goto('/');
  await page.goto(linkTo(host, secret));
  await expect(page.getByLabel(say('join-name'))).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/join/${host.table}`);
  await page.getByLabel(say('join-name')).fill('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page).toHaveURL(`${server.url}/table/${host.table}`);
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();

  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('karak.tables')!)[0].tokens[0].token as string,
  );
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.join('\n')).not.toContain(secret);
  const addresses = asked.filter((one) => one.startsWith('http')).join('\n');
  expect(addresses).not.toContain(token);
  expect(server.log).toContain('/join');
  for (const hidden of [secret, token]) expect(server.log).not.toContain(hidden);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept, 'a link that is used up is forgotten').not.toContain(secret);

  await page.goBack();
  await expect(page.getByRole('button', { name: say('home-play') }).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`${server.url}/table/${host.table}`);
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();
});

test('whoever loads the page again before sitting down still can; the way back leads to where they came from', async ({
  page,
  server,
}) => {
  const host = await openOnly(server, FOR_TWO);
  const link = linkTo(host, await inviteTo(server, host, 'table'));
  await page.goto('/about');
  await page.goto(link);
  await expect(page.getByLabel(say('join-name'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say('join-name'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await page.goForward();
  await page.getByLabel(say('join-name')).fill('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();

  // The link is used up, and who has used it comes back to their seat.
  await page.goto(link);
  await expect(page).toHaveURL(`${server.url}/table/${host.table}`);
  await expect(page.getByRole('heading', { name: `Mia ${say('table-you')}` })).toBeVisible();
  const { room } = await host.see();
  expect(room.seats.map(({ plan }) => plan)).toEqual([
    { person: { name: 'Léo' } },
    { person: { name: 'Mia' } },
  ]);
});

test('the answer to sitting down is lost: whoever tries again has the seat, and nobody sits twice', async ({
  page,
  server,
  expectTrouble,
}) => {
  const setup = { players: 3, heroes: ['warrior', 'thief', 'oracle'] };
  const host = await openOnly(server, { game: 'karak', setup, seats: [PERSON, OPEN, OPEN] });
  await page.goto(linkTo(host, await inviteTo(server, host, 'table')));
  await page.getByLabel(say('join-name')).fill('Mia');
  let isLost = true;
  await page.route('**/join', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  expectTrouble(/ERR_FAILED/);
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByText(say('error-offline'))).toBeVisible();
  isLost = false;
  await page.reload();
  await page.getByLabel(say('join-name')).fill('Mia');
  await page.getByRole('button', { name: say('join-sit') }).click();
  await expect(page.getByRole('heading', { name: say('room-title') })).toBeVisible();
  const { room } = await host.see();
  expect(room.seats.filter(({ plan }) => 'person' in plan)).toHaveLength(2);
});

test('a stranger who knows the address of a waiting room looks on, and can change nothing', async ({
  page,
  server,
}) => {
  const host = await openOnly(server, FOR_TWO);
  const secret = await inviteTo(server, host, 'table');
  const leave = await attend(server, host);
  await page.goto(`/table/${host.table}`);
  await expect(page.getByText(say('room-watching-free', { name: 'Léo' }))).toBeVisible();
  for (const id of ['room-start', 'room-sit', 'room-put-computer', 'room-house', 'room-rename', 'speak'])
    await expect(page.getByRole('button', { name: say(id), exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('room-invite') })).toHaveCount(0);
  const { room } = await request<{ room: object }>(server, `/tables/${host.table}`);
  expect(room).toMatchObject({ host: false, may_host: false, invitations: [] });
  expect(JSON.stringify(room)).not.toContain(secret);
  for (const wish of [{ start: { fill: true } }, { seat: { seat: 0, plan: OPEN } }, 'host'])
    await expect(request(server, `/tables/${host.table}/room`, wish)).rejects.toThrow(/40[13]/);
  leave();
});

test('a stranger who knows the address of a game sees what anybody may, and is told that they watch', async ({
  page,
  server,
  newGuest,
}) => {
  const [host] = await openWith(server, BEGUN, ['Mia']);
  const own = await newGuest();
  await sits(own, server, host!);
  await page.goto(`/table/${host!.table}`);
  await expect(page.getByText(say('room-watching'))).toBeVisible();
  await expect(page.getByRole('application')).toBeVisible();
  for (const id of ['karak-action-end-turn', 'table-hint', 'table-undo', 'table-what-can-i-do', 'speak']) {
    await expect(own.getByRole('button', { name: say(id), exact: true }), `${id}, for Léo`).toBeVisible();
    await expect(page.getByRole('button', { name: say(id), exact: true }), id).toHaveCount(0);
  }
  await page.getByRole('button', { name: say('table-menu') }).click();
  const menu = page.getByRole('dialog', { name: say('table-menu') });
  await expect(menu.getByRole('button', { name: say('room-people') })).toBeVisible();
  for (const id of ['room-invite', 'room-devices', 'room-keep', 'table-end'])
    await expect(menu.getByRole('button', { name: say(id), exact: true }), id).toHaveCount(0);
  const seen = await request<{ frame: { decision: unknown } }>(server, `/tables/${host!.table}`);
  expect(seen.frame.decision).toBeNull();
});

async function watches(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('join-watch') }).click();
  await expect(page.getByText(say('room-watching')).first()).toBeVisible();
}

async function goesHome(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: say('app-home') })
    .click();
  await expect(page.getByRole('button', { name: say('home-play') }).first()).toBeVisible();
}

async function seesAgain(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('end-replay') }).click();
  await expect(page.getByLabel(say('replay-slider'))).toBeVisible();
}

/** Somebody at another table has a code that is good. */
async function typesCode(page: Page, say: Say, server: Server): Promise<void> {
  const other = await openOnly(server, { ...NEW, seats: [SQUIRE, OPEN] });
  await page.getByLabel(say('home-code')).fill(await codeOf(server, other));
  await page.getByRole('button', { name: say('home-code-go') }).click();
  await expect(page).toHaveURL(`${server.url}/join/${other.table}`);
  await expect(page.getByRole('button', { name: say('join-sit') })).toBeVisible();
}

/** Agrees to end the game. */
async function ends(server: Server, seated: Seated): Promise<void> {
  const { frame } = await seated.see();
  const body = { version: frame.version, key: `${Math.random()}` };
  await request(server, `/tables/${seated.table}/end`, body, seated.tokens[0]!.token);
}

/** What goes wrong is said in plain words, with a way on; nothing is lost. */

import { expect, GONE, openOnly, openTable, PERSON, remember, saveOf, SQUIRE, test } from './fixtures';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');
/** A new game in which we begin. */
const NEW = { save: saveOf({ plies: [{ chance: { first: 0 } }] }), seats: [PERSON, SQUIRE] };

test('an address that leads nowhere leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: say('lost-title') })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});

for (const where of ['table', 'replay']) {
  test(`a ${where} that does not exist is not there, and home is`, async ({ page, expectTrouble }) => {
    expectTrouble(/404/);
    await page.goto(`/${where}/nosuchtable`);
    await expect(page.getByText(say('error-unknown-table'))).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  });
}

test('a game that is not known here is not set up', async ({ page }) => {
  await page.goto('/new/chess');
  await expect(page.getByText(say('error-unknown-game'))).toBeVisible();
});

test('a token that opens no seat is refused kindly', async ({ page, server, expectTrouble }) => {
  const seated = await openOnly(server, NEW);
  const tokens = seated.tokens.map(({ seat, token }) => ({ seat, token: '0'.repeat(token.length) }));
  await remember(page, server, { table: seated.table, tokens });
  expectTrouble(/401|403/);
  await page.goto(`/table/${seated.table}`);
  await expect(page.getByText(say('error-bad-token'))).toBeVisible();
});

test('without a token one watches, and nothing can be decided', async ({ page, server }) => {
  const seated = await openOnly(server, NEW);
  await page.goto(`/table/${seated.table}`);
  await expect(page.getByRole('application')).toBeVisible();
  await expect(page.getByText(say('table-waiting', { name: 'Horan' }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'End my turn' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('damaged files are refused one by one, and the next one is welcome', async ({ page, expectTrouble }) => {
  await page.goto('/');
  const choose = page.getByLabel(say('home-choose-file'));
  const bad = page.getByText(say('error-bad-save'));
  const files = {
    'no json': 'once upon a time',
    'no game': '{"players":2}',
    'no players': '{"game":"karak"}',
  };
  for (const [name, text] of Object.entries(files)) {
    await choose.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(bad, name).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await expect(bad).toBeHidden();
  }
  const cheat = saveOf({ plies: [{ chance: { first: 0 } }, { act: { walk: 'north' } }] });
  await choose.setInputFiles({
    name: 'cheat',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(cheat)),
  });
  expectTrouble(/400|422/);
  await page.getByRole('button', { name: say('home-go-on') }).click();
  await expect(bad).toBeVisible();

  const good = saveOf({ plies: [{ chance: { first: 0 } }] });
  await choose.setInputFiles({
    name: 'good',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(good)),
  });
  await page.getByRole('button', { name: say('home-go-on') }).click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
});

test('what the device keeps may be nonsense: the page starts all the same', async ({ page, server }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('karak.settings', '{"language":"tlh","theme":7,"pace":"never","tv":"yes"}');
    localStorage.setItem('karak.tables', '[null,{"table":"x"},{"table":1,"tokens":{},"summary":0}]');
    localStorage.setItem('karak.setup.karak', '{"seats":"all"}');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden();
  await page.getByRole('link', { name: 'New table' }).first().click();
  await expect(page.getByRole('heading', { name: 'Player 3' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('karak.tables', 'nonsense'));
  await page.goto(`/table/${(await openOnly(server, NEW)).table}`);
  await expect(page.getByRole('application')).toBeVisible();
});

test.describe('with a browser that speaks no language of ours', () => {
  test.use({ locale: 'ja-JP', settings: null });

  test('the page is in French, and the switch is in reach', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: wordsOf('fr')('home-play') }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('menuitemradio', { name: 'Čeština' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  });
});

test('two tabs on one seat see the same', async ({ page, context, server }) => {
  const tiles = [
    { at: [0, 0], tile: 'fountain-cross' },
    { at: [1, 0], tile: 'corridor-cross' },
  ];
  const save = saveOf({ position: { tiles, players: [{}, {}] } });
  await openTable(page, server, { save, seats: [PERSON, SQUIRE] });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Walk east' })).toBeVisible();
  await page.getByRole('button', { name: 'Walk east' }).click();
  await expect(other.getByRole('button', { name: 'Walk west' })).toBeVisible();
});

test('whoever decides about a table that has changed is told, sees what happened, and goes on', async ({
  page,
  server,
  expectTrouble,
}) => {
  // The line is so bad that this tab hears nothing of what the other one does.
  let isHeard = false;
  await page.route('**/stream', (route) => (isHeard ? route.continue() : undefined));
  const seated = await openTable(page, server, { ...NEW, seats: [PERSON, PERSON] });
  const north = page.getByRole('button', { name: 'Explore north' });
  await expect(north).toBeVisible();
  await seated.act('end_turn');
  isHeard = true;
  expectTrouble(/409/);
  await north.click();
  await expect(page.getByText(say('error-stale'))).toBeVisible();
  await expect(page.getByRole('dialog', { name: say('table-hand-over', { name: 'Aderyn' }) })).toBeVisible();
  expect((await seated.see()).frame.ply).toBe(2);
});

test('a table that does not hold under our rules is there to look at and to save, and asks for nothing', async ({
  page,
  server,
}) => {
  await page.route('**/api/v1/tables/*', async (route) => {
    const answer = await route.fetch();
    const { frame, ...table } = await answer.json();
    const other_rules = { ply: frame.ply, rules: 1, problem: '' };
    const json = { ...table, other_rules, frame: { ...frame, decision: null, undo: null } };
    await route.fulfill({ response: answer, json });
  });
  await openTable(page, server, { ...NEW, seats: [PERSON, PERSON] });
  await expect(page.getByText(say('room-other-rules'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('table-stopped') }).first()).toBeVisible();
  await page.getByRole('button', { name: say('table-menu'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('table-save') })).toBeVisible();
  for (const id of ['table-end', 'room-invite', 'room-devices'])
    await expect(page.getByRole('button', { name: say(id) })).toHaveCount(0);
});

test('a server that does not know whether a decision was written is asked again with the same key, until it knows', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/503/);
  const keys: string[] = [];
  await page.route('**/act', async (route) => {
    keys.push(route.request().postDataJSON().key);
    // The disk has failed late: what was decided is there, and the answer is lost.
    const answer = await route.fetch();
    const error = { code: 'storage', cause: 'unknown', message: '' };
    if (keys.length === 1) await route.fulfill({ status: 503, json: { error } });
    else await route.fulfill({ response: answer });
  });
  const seated = await openTable(page, server, { ...NEW, seats: [PERSON, PERSON] });
  const { frame } = await seated.see();
  await page.getByRole('button', { name: say('karak-action-end-turn') }).click();
  await expect(page.getByRole('dialog', { name: say('table-hand-over', { name: 'Aderyn' }) })).toBeVisible();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  expect((await seated.see()).frame.version).toBe(frame.version + 1);
  await expect(page.getByText(say('error-storage-unknown'))).toBeHidden();
});

test('a rulebook that does not come can be asked for again; the table stays in reach beside it', async ({
  page,
  server,
  expectTrouble,
}) => {
  await openTable(page, server, NEW);
  expectTrouble(/ERR_FAILED/);
  const rules = page.getByRole('button', { name: say('table-rules') });
  // The game itself has such a name as well, and must be there before.
  await expect(rules).toBeVisible();
  await page.route('**/assets/karak-*.js', (route) => route.abort());
  await rules.click();
  const panel = page.getByRole('complementary', { name: say('rules-title') });
  await expect(panel.getByText(say('unloaded-text'))).toBeVisible();
  await page.unroute('**/assets/karak-*.js');
  await panel.getByRole('button', { name: say('again') }).click();
  await expect(panel.getByRole('searchbox')).toBeVisible();
  await page.getByRole('button', { name: 'Explore north' }).click({ trial: true });
  await page.getByRole('button', { name: say('table-hint') }).click({ trial: true });
  await panel.getByRole('button', { name: say('close') }).click();
  await expect(rules).toBeFocused();
});

test('the server is gone: home stays, says so, and works when it is back', async ({
  page,
  server,
  expectTrouble,
}) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: say('home-play') }).first();
  await expect(play).toBeVisible();
  expectTrouble(GONE);
  await server.kill();
  await play.click();
  await expect(page.getByText(say('error-offline'))).toBeVisible();
  await expect(play).toBeFocused();
  await page
    .getByRole('link', { name: say('home-new') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('unloaded-title') })).toBeVisible();
  await server.restart();
  await page.getByRole('button', { name: say('again') }).click();
  await expect(page.getByRole('heading', { name: say('seat-number', { number: 1 }) })).toBeVisible();
});

/** Nothing is lost: not by a power cut, not by a closed page. */

import { expect, GONE, openTable, PERSON, saveOf, SQUIRE, test } from './fixtures';
import type { Open } from '../src/lib/wire';
import { playOn, versionOf } from './fixtures-play';
import { wordsOf } from './fixtures-words';
import { fileOf } from './games/driven';
import { saveAt as goblinAt, SITUATIONS } from './games/goblin';
import { EDITION } from './games/karak2';

const say = wordsOf('en');

/** A new game in which we begin. */
const NEW = { save: saveOf({ plies: [{ chance: { first: 0 } }] }), seats: [PERSON, SQUIRE] };
/** The same of Karak 2, at whose table somebody has secrets. */
const LANDS = {
  save: fileOf(EDITION, {
    setup: { players: 2, heroes: ['darius', 'taia'] },
    plies: [{ chance: { first: 0 } }],
  }),
  seats: [PERSON, SQUIRE],
};

/** The middle of a battle of Goblin. */
const CAVES: Open = {
  save: goblinAt(SITUATIONS['a chain of three']!),
  seats: [PERSON, SQUIRE, SQUIRE, SQUIRE],
};

for (const [game, plan] of Object.entries({ karak: NEW, karak2: LANDS, goblin: CAVES }))
  test(`${game}: the server is killed in the middle of a game, and the game goes on by itself`, async ({
    page,
    server,
    expectTrouble,
  }) => {
    const seated = await openTable(page, server, plan);
    let decisions = 0;
    await playOn(page, () => (decisions += 1) > 3);
    const version = await versionOf(page);
    const told = await page.getByRole('region', { name: say('table-log') }).textContent();

    expectTrouble(GONE);
    await server.kill();
    const lost = page.getByText(say('table-offline'));
    await expect(lost).toBeVisible();
    await server.restart();
    await expect(lost).toBeHidden();
    expect((await seated.see()).frame.version).toBe(Number(version));
    expect(await page.getByRole('region', { name: say('table-log') }).textContent()).toBe(told);

    decisions = 0;
    await playOn(page, () => (decisions += 1) > 3);
    expect((await seated.see()).frame.version).toBeGreaterThan(Number(version));
  });

test('what was decided while the server was away arrives when it is back', async ({
  page,
  server,
  expectTrouble,
}) => {
  const seated = await openTable(page, server, NEW);
  const explore = page.getByRole('button', { name: 'Explore north' });
  await expect(explore).toBeVisible();
  const { ply } = (await seated.see()).frame;
  expectTrouble(GONE);
  await server.kill();
  await explore.click();
  const gone = page.getByText(say('error-offline'));
  await expect(gone).toBeVisible();
  await server.restart();
  await page.getByRole('button', { name: say('again') }).click();
  await expect(gone).toBeHidden();
  await expect(page.getByRole('region', { name: say('table-log') })).toContainText('peers into the dark');
  const told = (await seated.frames(ply + 1)).flatMap(({ events }) => events);
  expect(told.filter(({ type }) => type === 'tile_drawn')).toHaveLength(1);
});

test.describe('in French', () => {
  const say = wordsOf('fr');
  test.use({ locale: 'fr-FR', settings: { pace: 'instant', language: 'fr' } });

  test('a game that was left waits at home, also after the page was loaded again', async ({
    page,
    server,
  }) => {
    await openTable(page, server, NEW);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('table-your-turn'));
    const version = await versionOf(page);
    await page.reload();
    await expect(title).toHaveText(say('table-your-turn'));
    expect(await versionOf(page)).toBe(version);

    await page.getByRole('link', { name: say('app-home') }).click();
    await page.reload();
    const games = page.getByRole('region', { name: say('home-continue') });
    await expect(games.getByRole('listitem')).toHaveCount(1);
    await games.getByRole('link', { name: say('home-your-turn') }).click();
    await expect(title).toHaveText(say('table-your-turn'));
    expect(await versionOf(page)).toBe(version);
  });

  test('an unfinished game is taken off the list when one is sure of it', async ({ page, server }) => {
    await openTable(page, server, NEW);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('table-your-turn'));
    await page.goto('/');
    const games = page.getByRole('region', { name: say('home-continue') });
    const trash = games.getByRole('button', { name: say('home-remove', { heroes: '' }) });
    await trash.click();
    const no = games.getByRole('button', { name: say('home-remove-no') });
    await expect(no).toBeFocused();
    await no.click();
    await expect(trash).toBeFocused();
    await trash.click();
    await games.getByRole('button', { name: say('home-remove-yes') }).click();
    await expect(games).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

/** A game as a file: kept in the middle of it, and gone on with. */

import { expect, openTable, PERSON, SQUIRE, test } from './fixtures';
import { playOn } from './fixtures-play';
import { wordsOf } from './fixtures-words';

const say = wordsOf('en');

test('a game is saved in the middle and goes on from the file, with other people if one likes', async ({
  page,
  server,
}, info) => {
  const setup = { players: 2, heroes: ['swordsman', 'oracle'] };
  const seated = await openTable(page, server, { game: 'karak', setup, seats: [PERSON, SQUIRE] });
  let decisions = 0;
  await playOn(page, () => (decisions += 1) > 4);
  const { view } = (await seated.see()).frame;

  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('table-save') }).click();
  const file = info.outputPath('game.json');
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toMatch(/^karak-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('link', { name: say('table-leave') }).click();
  await page.getByLabel(say('home-choose-file')).setInputFiles(file);
  const who = page.getByRole('dialog', { name: say('home-who-plays') });
  await who.getByRole('group', { name: 'Player 2' }).getByText(say('setup-person')).click();
  await who.getByRole('button', { name: say('home-go-on') }).click();

  await expect(page).not.toHaveURL(new RegExp(seated.table));
  await expect(page.getByRole('application')).toBeVisible();
  const opened = new URL(page.url()).pathname.split('/').at(-1)!;
  const answer = await page.request.get(`/api/v1/tables/${opened}`);
  expect((await answer.json()).frame.view.position).toEqual((view as { position: unknown }).position);
  // Both seats are ours now: the screen changes hands.
  await playOn(page, () => page.getByRole('dialog', { name: /it is your turn!/ }).isVisible());
});

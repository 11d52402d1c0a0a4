/** A game as a file: kept in the middle of it, and gone on with. */

import { expect, openTable, PERSON, SQUIRE, test } from './fixtures';
import { playOn } from './fixtures-play';

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
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const file = info.outputPath('game.json');
  await (await download).saveAs(file);
  expect((await download).suggestedFilename()).toMatch(/^karak-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.getByLabel('Choose a file').setInputFiles(file);
  const who = page.getByRole('dialog', { name: 'Who plays?' });
  await who.getByRole('group', { name: 'Player 2' }).getByText('A person here').click();
  await who.getByRole('button', { name: 'Go on' }).click();

  await expect(page).not.toHaveURL(new RegExp(seated.table));
  await expect(page.getByRole('application')).toBeVisible();
  const opened = new URL(page.url()).pathname.split('/').at(-1)!;
  const answer = await page.request.get(`/api/v1/tables/${opened}`);
  expect((await answer.json()).frame.view.position).toEqual((view as { position: unknown }).position);
  // Both seats are ours now: the screen changes hands.
  await playOn(page, () => page.getByRole('dialog', { name: /it is your turn!/ }).isVisible());
});

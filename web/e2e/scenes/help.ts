/** Help at the table: hints, reasons, rules, settings. */

import { press, type Scene, showTable, type Visit } from './scene';
import { PARTY, table } from './situations';

export const HELP: Scene[] = [
  {
    name: 'table-message',
    settings: { tv: true },
    show: async (visit) => {
      await showTable(visit, table({}));
      await visit.page.locator('.seats li button').first().click();
      await visit.page.locator('dialog[open] .held').first().click();
      await visit.page.locator('dialog[open] .toast').waitFor();
    },
  },
  {
    name: 'table-choices',
    show: async (visit) => {
      await showTable(visit, table({}));
      await press(visit, 'table-what-can-i-do');
    },
  },
  {
    name: 'table-hint',
    show: async (visit) => {
      await showTable(visit, table({}));
      await press(visit, 'table-hint');
      await visit.page.locator('.hints').waitFor();
    },
  },
  { name: 'table-why-not', show: whyNot },
  {
    name: 'table-rules',
    show: async (visit) => {
      await whyNot(visit);
      await visit.page.locator('.why .button').click();
      await visit.page.locator('aside h3').first().waitFor();
    },
  },
  {
    name: 'table-settings',
    show: async (visit) => {
      await showTable(visit, table({}));
      await press(visit, 'table-menu');
      await press(visit, 'table-end');
    },
  },
];

/** A click on what cannot be done: the wall beside a hero in a corridor that runs from north to south. */
async function whyNot(visit: Visit): Promise<void> {
  const [warlock, ...others] = PARTY;
  await showTable(visit, table({ players: [{ ...warlock, at: [0, 1] }, ...others] }));
  const board = await visit.page.getByRole('application').boundingBox();
  const north = await visit.page.locator('.frame.walk').first().boundingBox();
  if (!board || !north) throw new Error('there is no board');
  const x = board.x + board.width / 2;
  const y = board.y + board.height / 2;
  const tile = Math.abs(north.y + north.height / 2 - y);
  await visit.page.mouse.click(x + tile, y);
  await visit.page.locator('.why').waitFor();
}

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
      await visit.page.locator('aside section').first().waitFor();
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
  const north = await visit.page.locator('[data-frame="walk 0,2"] path').boundingBox();
  if (!north) throw new Error('there is no way to the north');
  // The light around a tile is a little smaller than the tile.
  const tile = (north.width * 100) / 92;
  await visit.page.mouse.click(north.x + north.width / 2 + tile, north.y + north.height / 2 + tile);
  await visit.page.locator('.why').waitFor();
}

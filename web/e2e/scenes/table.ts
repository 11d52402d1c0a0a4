/** A table, and whatever can be opened at it. */

import { LARGE } from '../maps';
import { press, type Scene, showTable } from './scene';
import { before, dice, DUNGEON, PARTY, table } from './situations';

export const TABLE: Scene[] = [
  { name: 'table-turn', show: (visit) => showTable(visit, table({})) },
  {
    name: 'table-first-turn',
    show: (visit) =>
      showTable(
        visit,
        table({ tiles: DUNGEON.slice(0, 1), players: [{}, {}, {}, {}], cursed: undefined, round: 1 }),
      ),
  },
  {
    name: 'table-placing',
    show: (visit) =>
      showTable(visit, table({ plies: [{ act: { explore: 'north' } }, { chance: { tile: 'room-tee' } }] })),
  },
  {
    name: 'table-spot-menu',
    show: async (visit) => {
      await showTable(visit, table({}));
      await visit.page.locator('.spot.hero').first().click();
      await visit.page.locator('.board [role=menu]').waitFor();
    },
  },
  {
    name: 'table-far',
    show: (visit) => {
      const [first, ...others] = PARTY;
      const players = [{ ...first, at: [3, -1] }, ...others];
      return showTable(visit, table({ tiles: LARGE, players, plies: [{ act: { cast: 'swordsman' } }] }));
    },
  },
  {
    name: 'table-supply',
    show: async (visit) => {
      await showTable(visit, table({}));
      await press(visit, 'table-supply');
    },
  },
  {
    name: 'table-log',
    show: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 844 });
      await showTable(visit, before('warrior', ['turnkey'], [dice(1, 2)]));
      await press(visit, 'table-log');
    },
  },
  {
    name: 'table-mat',
    show: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 844 });
      await showTable(visit, table({}));
      await visit.page.locator('.seats button').nth(1).click();
    },
  },
];

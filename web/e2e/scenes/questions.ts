/** What else is asked with a card. */

import { type Scene, showTable } from './scene';
import { before, dice, DUNGEON, table } from './situations';

export const QUESTIONS: Scene[] = [
  {
    name: 'loot',
    show: (visit) => showTable(visit, before('wizard', ['turnkey'], [dice(5, 5)])),
  },
  {
    name: 'loot-full',
    show: async (visit) => {
      const items = ['daggers', 'sword', 'key'];
      await showTable(visit, before('warlock', ['skeleton_king'], [dice(4, 4)], { items }));
      await visit.page.getByRole('button', { name: visit.say('karak-action-strike') }).click();
      await visit.page.locator('.slots .plus').first().waitFor();
    },
  },
  {
    name: 'curse',
    show: (visit) => showTable(visit, before('wizard', ['mummy'], [dice(5, 5), { act: 'leave' }])),
  },
  {
    name: 'choose-token',
    show: (visit) => {
      const tokens = { chance: { tokens: ['dragon', 'chest'] } };
      const plies = [{ act: { explore: 'north' } }, { chance: { tile: 'room-cross' } }, tokens];
      const tiles = DUNGEON.filter(({ tokens }) => !tokens?.includes('dragon'));
      return showTable(visit, table({ heroes: ['oracle', 'swordsman', 'thief', 'warlock'], tiles, plies }));
    },
  },
  {
    name: 'call-monster',
    show: (visit) => {
      const plies = [
        { act: { explore: 'north' } },
        { chance: { tile: 'room-straight' } },
        { chance: { token: 'rat' } },
      ];
      return showTable(visit, table({ options: { hero_mode: true }, plies }));
    },
  },
];

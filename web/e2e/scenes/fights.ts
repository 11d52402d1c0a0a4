/** Fights, from the meeting to the end. */

import { type Scene, showTable } from './scene';
import { before, dice } from './situations';

export const FIGHTS: Scene[] = [
  { name: 'fight-meet', show: (visit) => showTable(visit, before('thief', ['skeleton_king'], [])) },
  {
    name: 'fight-reroll',
    show: (visit) =>
      showTable(visit, before('warrior', ['turnkey'], [dice(1, 2)], { items: ['daggers', 'magic_bolt'] })),
  },
  {
    name: 'fight-spend',
    show: (visit) =>
      showTable(
        visit,
        before('warlock', ['skeleton_king'], [dice(3, 4)], {
          items: ['sword', 'magic_bolt', 'magic_bolt'],
        }),
      ),
  },
  {
    name: 'fight-won',
    settings: { pace: 'calm' },
    show: async (visit) => {
      const plan = before('warlock', ['skeleton_warrior'], [dice(4, 5)], { items: ['sword'] });
      await showTable(visit, plan);
      await visit.page.locator('.answers button').last().click();
      await visit.page.locator('.result').waitFor();
    },
  },
  {
    name: 'fight-two',
    show: (visit) =>
      showTable(
        visit,
        before('wizard', ['rat', 'spider'], [dice(3, 3)], {
          options: { hero_mode: true, monster_hunt: true },
        }),
      ),
  },
  {
    name: 'fight-comrade',
    show: (visit) =>
      showTable(
        visit,
        before('wizard', ['skeleton_king'], [], {
          options: { cooperative: 'fierce' },
          players: [{ at: [0, 2] }, { at: [0, 2], items: ['axe'] }, { at: [0, 2] }, { at: [0, 1] }],
          wrath: 1,
        }),
      ),
  },
];

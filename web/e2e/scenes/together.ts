/** Several people at one screen, and computers among themselves. */

import type { SeatPlan } from '../../src/lib/wire';
import { SQUIRE } from '../fixtures';
import { type Scene, showTable, type Visit } from './scene';
import { before, dice, table } from './situations';

export const TOGETHER: Scene[] = [
  { name: 'hand-over', show: handOver },
  { name: 'tv', settings: { tv: true }, show: (visit) => showTable(visit, table({})) },
  {
    name: 'tv-fight',
    settings: { tv: true },
    show: (visit) =>
      showTable(
        visit,
        before('warlock', ['skeleton_king'], [dice(3, 4)], {
          items: ['sword', 'magic_bolt', 'magic_bolt'],
        }),
      ),
  },
  {
    name: 'bots-play',
    settings: { pace: 'calm' },
    show: async (visit) => {
      await showTable(visit, table({ cursed: undefined }));
      await visit.page.locator('.question .buttons button').last().click();
      await visit.page.locator('.bar .skip').waitFor();
    },
  },
];

/** Mamie is next, at the same screen. */
export async function handOver(visit: Visit): Promise<void> {
  const seats: SeatPlan[] = [{ person: { name: 'Léo' } }, { person: { name: 'Mamie' } }, SQUIRE, SQUIRE];
  await showTable(visit, table({ cursed: undefined }, seats));
  await visit.page.locator('.question .buttons button').last().click();
  await visit.page.locator('.hand-over').waitFor();
}

/** The first game. */

import { navigate, openOnly, remember, request } from '../fixtures';
import { type Scene, type Visit } from './scene';

export const LESSONS: Scene[] = [
  { name: 'tutorial-first', show: (visit) => lesson(visit, 0) },
  { name: 'tutorial-middle', show: (visit) => lesson(visit, 8) },
  { name: 'tutorial-last', show: (visit) => lesson(visit, -1) },
  { name: 'tutorial-goblin-reward', show: (visit) => lesson(visit, 4, 'goblin') },
  { name: 'tutorial-goblin-chain', show: (visit) => lesson(visit, 12, 'goblin') },
];

async function lesson({ page, server }: Visit, step: number, game = 'karak'): Promise<void> {
  const seated = await openOnly(server, { tutorial: game });
  const { steps } = await request<{ steps: { act?: never }[] }>(server, `/tutorials/${game}`);
  const acts = steps.flatMap(({ act }) => (act ? [act] : []));
  for (const act of acts.slice(0, step < 0 ? acts.length + step : step)) await seated.act(act);
  await remember(page, server, seated);
  await navigate(page, server, `/table/${seated.table}`);
  await page.locator('.coach').waitFor();
}

import { expect, test } from 'vitest';
import { nextStep, setOut } from './journey';
import { viewAt } from './testview';

const offer = (...actions: object[]) => ({ seat: 0, actions: actions as never, outlooks: [] });

test('steps are taken one by one', () => {
  const first = nextStep(setOut(viewAt([0, 0]), ['east', 'east']), viewAt([0, 0]), offer({ walk: 'east' }));
  expect(first?.action).toEqual({ walk: 'east' });
  const second = nextStep(first!.rest, viewAt([1, 0]), offer({ walk: 'east' }, { walk: 'west' }));
  expect(second?.action).toEqual({ walk: 'east' });
  expect(nextStep(second!.rest, viewAt([2, 0]), offer({ walk: 'east' }))).toBeNull();
});

test('a journey ends where the unexpected begins', () => {
  const journey = { hero: 'warrior', at: [1, 0], path: ['east'] } as never;
  expect(nextStep(journey, viewAt([1, 0]), offer({ walk: 'west' }))).toBeNull();
  expect(nextStep(journey, viewAt([0, 0]), offer({ walk: 'east' }))).toBeNull();
  const other = viewAt([1, 0]);
  other.position.players[0]!.hero = 'oracle';
  expect(nextStep(journey, other, offer({ walk: 'east' }))).toBeNull();
});

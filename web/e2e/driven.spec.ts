/** Every kind of action and every event of every game is reached by a situation of the tests. No page is needed for that. */

import { readFileSync } from 'node:fs';
import { expect, openOnly, PERSON, test, type Seated, type Server } from './fixtures';
import { GAMES, type Row, type Save } from './games';
import { tagOf } from '../src/lib/tagged';

for (const game of GAMES)
  test(`${game.id}: every kind of action is possible in its situation, and every event is told`, async ({
    server,
  }) => {
    const schema = schemaOf(game.id);
    expect(Object.keys(game.rows)).toEqual(schema.actions);
    const reached = new Set<string>();
    for (const [tag, row] of Object.entries(game.rows)) {
      expect(tagOf(row.action)).toBe(tag);
      (await eventsOf(await open(server, row.save))).forEach((type) => reached.add(type));
      await test.step(tag, () => act(server, row));
      if (row.event) reached.add(row.event);
    }
    for (const save of Object.values(game.moments))
      (await eventsOf(await open(server, save))).forEach((type) => reached.add(type));
    expect(
      schema.events.filter((type) => !reached.has(type)),
      'events that no situation tells',
    ).toEqual([]);
    expect(
      [...reached].filter((type) => !schema.events.includes(type)),
      'events that do not exist',
    ).toEqual([]);
  });

/** The action is offered, and causes its event, or none. */
async function act(server: Server, { save, action, event }: Row): Promise<void> {
  const seated = await open(server, save);
  const { frame } = await seated.see(0);
  expect(frame.decision?.actions).toContainEqual(action);
  await seated.act(action, 0);
  const events = await eventsOf(seated, save.plies.length + 1);
  if (event) expect(events).toContain(event);
  else expect(events).toEqual([]);
}

async function eventsOf(seated: Seated, from = 0): Promise<string[]> {
  return (await seated.frames(from)).flatMap(({ events }) => events).map(({ type }) => type);
}

function open(server: Server, save: Save): Promise<Seated> {
  return openOnly(server, { save, seats: Array.from({ length: save.setup.players }, () => PERSON) });
}

interface Kind {
  const?: string;
  required: string[];
  properties: { type: { const: string } };
}

/** The kinds of actions and events that the game's schema names. */
function schemaOf(game: string): { actions: string[]; events: string[] } {
  const { components } = JSON.parse(readFileSync(`schemas/${game}.json`, 'utf8'));
  const kinds = (name: string): Kind[] => components.schemas[name].oneOf;
  return {
    actions: kinds('Action').map((kind) => kind.const ?? kind.required[0]!),
    events: kinds('Event').map(({ properties }) => properties.type.const),
  };
}

import { describe, expect, test } from 'vitest';
import { battleOf } from './battle';
import type { Event, View } from './view';

const battle = { at: '1-row-2', monster: { name: 'goblin_raider' }, curses: [] };

/** As much of a view as a battle needs. */
function viewOf(more: object): View {
  const view = { phase: 'chain', active: 0, seats: [{ hearts: 4 }, { hearts: 5 }], offered: null, battle };
  return { ...view, ...more } as unknown as View;
}

const before = viewOf({});
const after = viewOf({ phase: 'turn', active: 1, battle: null });
const hit = { type: 'hit', hero: 'horan', attack: 3, defence: 1, hearts: 2 } as Event;
const struck = (won: boolean) => ({ type: 'struck', hero: 'horan', attack: 4, hearts: 4, won }) as Event;
const sword = { card: '1-13', gear: { slot: 'weapon', name: 'short_sword' } };

describe('a battle', () => {
  test('goes on as long as cards are played', () => {
    expect(battleOf(before, null, [])).toMatchObject({ seat: 0, stage: 'fights', hit: null, reward: null });
  });

  test('that is lost is still seen when the next turn has begun, with what the blow has cost', () => {
    const story = battleOf(after, before, [hit, struck(false)]);
    expect(story).toMatchObject({ battle, seat: 0, stage: 'lost', hit: 2, reward: null });
  });

  test('that costs the last heart is told so, unless there is a strike after it', () => {
    const fell = { type: 'fell', hero: 'aderyn' } as Event;
    expect(battleOf(after, before, [hit, fell])?.stage).toBe('fallen');
    expect(battleOf(after, before, [hit, fell, struck(true)])?.stage).toBe('won');
  });

  test('waits for a potion before the strike', () => {
    expect(battleOf(viewOf({ phase: 'brace' }), before, [])?.stage).toBe('hit');
  });

  test('that is won shows what was behind the monster: a card, a key, the crown', () => {
    const rewards = (event: object) => battleOf(after, before, [struck(true), event as Event])?.reward;
    expect(rewards({ type: 'won', card: sword })).toEqual(sword);
    expect(rewards({ type: 'key_won', level: 2 })).toBe(2);
    expect(rewards({ type: 'became_champion' })).toBe('victory');
    expect(battleOf(viewOf({ phase: { reward: { card: '1-13' } }, offered: sword }), null, [])?.reward).toBe(
      sword,
    );
  });

  test('that nobody fights is none', () => {
    expect(battleOf(after, before, [])).toBeNull();
    expect(battleOf(after, null, [struck(false)])).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { battleOf } from './battle';
import type { Event, View } from './view';

const at: [number, number] = [0, 1];
const giant = { at, armies: [['skeleton_giant', 2]], strength: 2, outlook: null };
const fighter = { seat: 0, swords: 2, weapons: 1, powers: 0, fire: 0, ties: 0, attack: 3 };
const roll = [['hero', '2']];
const battle = { cause: { enemies: 'known' }, fighter: 0, begun: true, fights: [{ roll }] };

/** As much of a view as a battle needs. */
function viewOf(more: object): View {
  const view = {
    phase: 'roll',
    active: 0,
    players: [{ at }],
    seats: [{ hero: 'horan' }],
    tiles: [{ at, tile: '1-farm' }],
    foes: [giant],
    printed: { rewards: { skeleton_giant: 'cart' } },
    battle: { battle, needs: 2, fighters: [fighter] },
  };
  return { ...view, ...more } as unknown as View;
}

const before = viewOf({});
const won = { type: 'won', hero: 'horan', attack: 3, strength: 2 } as Event;

describe('a battle that has been won', () => {
  test('still shows whom, while its spoils are shared out', () => {
    const spoils = viewOf({ phase: { unload: { left: 3 } }, foes: [] });
    const story = battleOf(spoils, before, [won]);
    expect(story?.enemies).toEqual([{ kind: 'army', army: 'skeleton_giant', strength: 2, reward: 'cart' }]);
    expect(story?.contest).toBe('enemies');
    expect(story?.result).toEqual(won);
    expect(battleOf(spoils, spoils, []), 'and no longer when the next spoils are asked about').toBeNull();
  });

  test('is told by its events once it is cleared away', () => {
    const story = battleOf(viewOf({ foes: [], battle: null }), before, [won]);
    expect(story?.enemies).toHaveLength(1);
    expect(story?.fighters[0]).toMatchObject({ attack: 3, dice: [{ die: 'hero', face: '2', skulls: 0 }] });
  });

  test('is over in the frame that follows', () => {
    expect(battleOf(viewOf({ foes: [], battle: null }), before, [])).toBeNull();
  });
});

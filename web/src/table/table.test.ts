import { expect, test } from 'vitest';
import type { GameModule } from '../games/module';
import type { Frame, GameEvent } from '../lib/wire';
import { storyOf } from './story';
import { byTurn } from './turns';

type View = { round: number; scores: number[] };

const game = {
  events: { turn: { begins: 'turn' }, treasure: { moment: true } },
  state: (view: unknown) => {
    const { round, scores } = view as View;
    return { round, standings: scores.map((score, seat) => ({ seat, score })) };
  },
} as unknown as GameModule;

const words = ({ type }: GameEvent) => type;

test('the log is grouped by turn, and what repeats is one line', () => {
  const entries = [
    { ply: 1, events: [{ type: 'drawn' }] },
    { ply: 2, events: [{ type: 'turn' }, { type: 'walked' }] },
    { ply: 3, events: [{ type: 'walked' }] },
    { ply: 4, events: [{ type: 'met' }, { type: 'turn' }] },
  ];
  expect(byTurn(entries, game, words)).toEqual([
    { key: '1.0', title: null, lines: [{ key: '1.0', text: 'drawn', times: 1 }] },
    {
      key: '2.0',
      title: 'turn',
      lines: [
        { key: '2.1', text: 'walked', times: 2 },
        { key: '4.0', text: 'met', times: 1 },
      ],
    },
    { key: '4.1', title: 'turn', lines: [] },
  ]);
});

test('a story has the points at the end of each round, and its moments', () => {
  const frame = (ply: number, round: number, scores: number[], events: GameEvent[]) =>
    ({ ply, view: { round, scores }, events }) as unknown as Frame;
  const frames = [
    frame(0, 1, [0, 0], []),
    frame(1, 1, [0, 0], [{ type: 'turn' }]),
    frame(2, 1, [1, 0], [{ type: 'treasure' }, { type: 'turn' }]),
    frame(3, 2, [1, 0], [{ type: 'turn' }]),
    frame(4, 2, [1, 2], [{ type: 'treasure' }]),
  ];
  expect(storyOf(frames, game)).toEqual([
    { round: 1, points: [1, 0], moments: [{ ply: 2, event: { type: 'treasure' } }] },
    { round: 2, points: [1, 2], moments: [{ ply: 4, event: { type: 'treasure' } }] },
  ]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { History } from './history.svelte';
import { Playback } from './playback.svelte';
import type { Frame } from './wire';

function frame(version: number, more: Partial<Frame> = {}): Frame {
  const nothing = {
    turn: 'chance' as const,
    events: [],
    view: {},
    undo: null,
    decision: null,
    consent: null,
  };
  return { version, ply: version, undone: false, ...nothing, ...more };
}

function frames(from: number, to: number): Frame[] {
  return Array.from({ length: to - from + 1 }, (_, index) => frame(from + index));
}

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const at = (playback: Playback) => playback.shown.version;

  test('shows one frame after the other, each for its time', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push(frames(1, 3));
    expect([at(playback), playback.isLive]).toEqual([1, false]);
    vi.advanceTimersByTime(100);
    expect([at(playback), playback.before?.version]).toEqual([2, 1]);
    vi.advanceTimersByTime(100);
    expect([at(playback), playback.isLive]).toEqual([3, true]);
  });

  test('a frame that comes late is held for as long as the one before wants to be seen', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push([frame(1)]);
    vi.advanceTimersByTime(60);
    playback.push([frame(2)]);
    expect(at(playback)).toBe(1);
    vi.advanceTimersByTime(40);
    expect(at(playback)).toBe(2);
    vi.advanceTimersByTime(500);
    playback.push([frame(3)]);
    expect(at(playback)).toBe(3);
  });

  test('where people only agree to something, what is shown stays, and is heard and told once', () => {
    const [passed, stayed] = [vi.fn(), vi.fn()];
    const playback = new Playback(frame(0), { hold: () => 100, most: 60, onpass: passed, onstay: stayed });
    const events = [{ type: 'moved' }];
    const consent = { to: 'undo' as const, by: 0, agreed: [0], awaits: [1] };
    playback.push([frame(1, { events })]);
    playback.push([frame(2, { ply: 1, consent })]);
    expect([at(playback), playback.before?.version, playback.isLive]).toEqual([2, 0, true]);
    expect([playback.shown.events, playback.shown.consent]).toEqual([events, consent]);
    playback.push([frame(3, { ply: 2 }), frame(4, { ply: 2, consent }), frame(5, { ply: 3 })]);
    vi.advanceTimersByTime(100);
    expect([at(playback), playback.shown.consent]).toEqual([4, consent]);
    vi.advanceTimersByTime(500);
    expect(passed.mock.calls.map(([{ ply }]) => ply)).toEqual([1, 2, 3]);
    expect(stayed).toHaveBeenCalledTimes(3);
  });

  test('what was agreed to be taken back is taken back at once', () => {
    const playback = new Playback(frame(4), { hold: () => 100, most: 60 });
    playback.push([frame(5, { ply: 4 }), frame(6, { ply: 3, undone: true })]);
    expect([at(playback), playback.isLive]).toEqual([6, true]);
  });

  test('what one decides is shown at once, what follows from it at its pace', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push([frame(1)]);
    playback.push(frames(2, 3));
    expect(at(playback)).toBe(1);
    playback.hurry(2);
    playback.hurry(2);
    expect(at(playback)).toBe(2);
    vi.advanceTimersByTime(99);
    expect(at(playback)).toBe(2);
    vi.advanceTimersByTime(1);
    expect(at(playback)).toBe(3);
  });

  test('frames with nothing to see are passed by', () => {
    const seen: number[] = [];
    const hold = ({ version }: Frame) => (version % 2 ? 0 : 100);
    const playback = new Playback(frame(0), {
      hold,
      most: 60,
      onpass: ({ version }) => seen.push(version),
    });
    playback.push(frames(1, 4));
    expect(at(playback)).toBe(2);
    vi.advanceTimersByTime(100);
    expect(at(playback)).toBe(4);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test('skipping shows the newest and forgets none', () => {
    const [passed, stayed]: [number[], number[]] = [[], []];
    const playback = new Playback(frame(0), {
      hold: () => 100,
      most: 60,
      onpass: ({ version }) => passed.push(version),
      onstay: ({ version }) => stayed.push(version),
    });
    playback.push(frames(1, 5));
    playback.skip();
    playback.skip();
    expect([at(playback), playback.isLive]).toEqual([5, true]);
    expect([passed, stayed]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 5],
    ]);
  });

  test('after a long absence only the end is played', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push(frames(1, 200));
    expect(at(playback)).toBe(194);
  });

  test('an undo is shown at once', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push(frames(1, 4));
    playback.push([frame(5, { ply: 2, undone: true })]);
    expect([at(playback), playback.isLive]).toEqual([5, true]);
  });

  test('a frame is replaced by the same one seen from another seat', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push(frames(1, 2));
    playback.replace(frame(2, { undo: 1 }));
    vi.advanceTimersByTime(100);
    expect(playback.shown.undo).toBe(1);
  });

  test('nothing happens after it was stopped', () => {
    const playback = new Playback(frame(0), { hold: () => 100, most: 60 });
    playback.push(frames(1, 2));
    playback.stop();
    vi.advanceTimersByTime(1000);
    expect(at(playback)).toBe(1);
  });
});

describe('history', () => {
  const plies = (history: History) => history.entries.map(({ ply }) => ply);

  test('grows with what is shown, and shrinks with what is undone', () => {
    const history = new History();
    frames(1, 4).forEach((one) => history.add(one));
    history.add(frame(5, { ply: 2, undone: true }));
    expect(plies(history)).toEqual([1, 2]);
    history.add(frame(6, { ply: 3 }));
    expect(plies(history)).toEqual([1, 2, 3]);
  });

  test('is completed from behind', () => {
    const history = new History();
    history.add(frame(7));
    expect(history.missing).toBe(6);
    history.prepend(frames(0, 7));
    expect(plies(history)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(history.missing).toBe(0);
  });
});

// @vitest-environment jsdom
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures } from './gestures';

const [pan, zoom] = [vi.fn(), vi.fn()];
let board: HTMLElement;
let leave: () => void;

beforeEach(async () => {
  board = document.body.appendChild(document.createElement('div'));
  board.setPointerCapture = () => {};
  leave = gestures({ pan, zoom })(board) as () => void;
  await tick();
});

afterEach(() => {
  leave();
  board.remove();
  vi.clearAllMocks();
});

function pointer(type: string, x: number, target: EventTarget = board, buttons = 1): void {
  target.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, buttons, bubbles: true }),
  );
}

/** Presses the button of a mouse near the edge. */
function press(): void {
  pointer('pointerdown', 2);
}

test('a finger that moves takes the map along', () => {
  press();
  pointer('pointermove', 22);
  expect(pan).toHaveBeenLastCalledWith(20, 0);
});

test('whoever lets go beside the map drags no more', () => {
  press();
  pointer('pointerup', -4, document.body, 0);
  pointer('pointermove', 60, board, 1);
  expect(pan).not.toHaveBeenCalled();
});

test('whoever let go unseen drags no more', () => {
  press();
  pointer('pointermove', 60, board, 0);
  pointer('pointermove', 90, board, 1);
  expect(pan).not.toHaveBeenCalled();
});

test('a click after a drag is no click, and the next one is', () => {
  const clicked = vi.fn();
  board.addEventListener('click', clicked);
  press();
  pointer('pointermove', 60);
  pointer('pointerup', 60, board, 0);
  board.click();
  expect(clicked).not.toHaveBeenCalled();
  board.click();
  expect(clicked).toHaveBeenCalledOnce();
});

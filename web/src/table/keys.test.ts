// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isHandled } from './keys';

/** A key, pressed on the first of what is there. */
function press(key: string, html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  document.body.firstElementChild!.dispatchEvent(event);
  return isHandled(event);
}

afterEach(() => void (document.body.innerHTML = ''));

test('a key belongs to whatever answers to it by itself', () => {
  expect(press(' ', '<main></main>')).toBe(false);
  expect(press(' ', '<button></button>')).toBe(true);
  expect(press('ArrowLeft', '<button></button>')).toBe(false);
  expect(press('ArrowLeft', '<input type="range" />')).toBe(true);
  expect(press('Escape', '<button></button>')).toBe(false);
});

test('nothing behind an open dialog or menu hears a key', () => {
  expect(press('Escape', '<p></p><dialog open></dialog>')).toBe(true);
  expect(press('Escape', '<p></p><dialog></dialog>')).toBe(false);
  expect(press('ArrowRight', '<p></p><div role="menu"></div>')).toBe(true);
});

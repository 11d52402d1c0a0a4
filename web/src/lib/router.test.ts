// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { navigate, go, route, routeOf } from './router';

test.each([
  ['/', { screen: 'home' }],
  ['/about', { screen: 'about' }],
  ['/lobby', { screen: 'lobby' }],
  ['/lobby/x', { screen: 'lost' }],
  ['/new/karak', { screen: 'setup', game: 'karak', friends: false }],
  ['/new/karak/friends', { screen: 'setup', game: 'karak', friends: true }],
  ['/new/karak/foes', { screen: 'lost' }],
  ['/table/abc', { screen: 'table', table: 'abc' }],
  ['/join/abc', { screen: 'join', table: 'abc' }],
  ['/join', { screen: 'join', table: null }],
  ['/replay/abc', { screen: 'replay', table: 'abc' }],
  ['/tutorial/karak', { screen: 'tutorial', game: 'karak' }],
  ['/rules/fan-modes', { screen: 'rules', file: 'fan-modes', rule: '' }],
  ['/rules', { screen: 'rules', file: 'karak', rule: '' }],
  ['/new', { screen: 'lost' }],
  ['/table/abc/def', { screen: 'lost' }],
  ['/nowhere/abc', { screen: 'lost' }],
  ['/table/%E0%A4%A', { screen: 'table', table: '%E0%A4%A' }],
])('%s leads to its screen', (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

test('the hash names a rule', () => {
  expect(routeOf('/rules/karak', '#K-4.1')).toEqual({ screen: 'rules', file: 'karak', rule: 'K-4.1' });
});

test('going somewhere changes the address', () => {
  go('/table/abc');
  expect(route()).toEqual({ screen: 'table', table: 'abc' });
  const length = history.length;
  go('/', { replace: true });
  expect(route()).toEqual({ screen: 'home' });
  expect(history.length).toBe(length);
});

function click(link: HTMLAnchorElement, how: MouseEventInit = {}): boolean {
  document.body.append(link);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  link.addEventListener('click', navigate, { once: true });
  return !link.dispatchEvent(event);
}

function linkTo(href: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href });
}

test('links of ours are followed inside the page, others and those with a key are left alone', () => {
  expect(click(linkTo('/about'))).toBe(true);
  expect(route()).toEqual({ screen: 'about' });
  expect(click(linkTo('https://example.org/'))).toBe(false);
  expect(click(linkTo('/new/karak'), { ctrlKey: true })).toBe(false);
  expect(click(Object.assign(linkTo('/new/karak'), { target: '_blank' }))).toBe(false);
  expect(route()).toEqual({ screen: 'about' });
});

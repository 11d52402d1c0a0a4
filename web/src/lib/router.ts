/** Which screen the address asks for. Links are ordinary links; `navigate` keeps them inside the page. */

import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { screen: 'home' }
  | { screen: 'setup'; game: string; friends: boolean }
  | { screen: 'table'; table: string }
  | { screen: 'join'; table: string | null }
  | { screen: 'replay'; table: string }
  | { screen: 'rules'; file: string; rule: string }
  | { screen: 'tutorial'; game: string }
  | { screen: 'lobby' }
  | { screen: 'about' }
  | { screen: 'lost' };

const MOVED = 'karak:moved';
/** Screens that are found by their name alone. */
const PLAIN = ['about', 'lobby'] as const;

const subscribe = createSubscriber((update) => {
  const events = [MOVED, 'popstate', 'hashchange'];
  events.forEach((event) => addEventListener(event, update));
  return () => events.forEach((event) => removeEventListener(event, update));
});

/** The route of the page. A component that reads it subscribes to it. */
export function route(): Route {
  subscribe();
  return routeOf(location.pathname, location.hash);
}

export function routeOf(path: string, hash = ''): Route {
  const [screen = '', name = '', ...more] = path.split('/').slice(1).map(decoded);
  const friends = screen === 'new' && more.length === 1 && more[0] === 'friends';
  if (more.length > 0 && !friends) return { screen: 'lost' };
  if (screen === 'rules') return { screen, file: name || 'karak', rule: decoded(hash.slice(1)) };
  if (screen === 'join') return { screen, table: name || null };
  if (name === '') {
    const plain = PLAIN.find((one) => one === screen);
    return { screen: screen === '' ? 'home' : (plain ?? 'lost') };
  }
  switch (screen) {
    case 'new':
      return { screen: 'setup', game: name, friends };
    case 'tutorial':
      return { screen, game: name };
    case 'table':
    case 'replay':
      return { screen, table: name };
    default:
      return { screen: 'lost' };
  }
}

/** Goes to another address; `replace` leaves no way back to this one. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  dispatchEvent(new Event(MOVED));
}

/** Handles clicks: a link to a screen of ours does not load the page again. */
export function navigate(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** An address that is not well formed is still an address; it leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

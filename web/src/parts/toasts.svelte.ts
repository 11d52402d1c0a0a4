/** Short messages that come and go by themselves. */

export type Toast = {
  text: string;
  /** `bad` stays until it is closed: somebody has to know. */
  kind: 'good' | 'bad';
};

const LASTS = 6000;

export const toasts: Toast[] = $state([]);
/** Where they could be shown: the page, and each open dialog in its turn. */
const places: symbol[] = $state([]);
let timer: ReturnType<typeof setTimeout> | undefined;

/** A new friendly message takes the place of the old one; the others stay. */
export function notify(text: string, kind: Toast['kind'] = 'good'): void {
  const old = toasts.filter((toast) => toast.text === text || (kind === 'good' && toast.kind === 'good'));
  old.forEach((toast) => dismiss(toast.text));
  toasts.push({ text, kind });
  if (kind === 'bad') return;
  clearTimeout(timer);
  timer = setTimeout(() => dismiss(text), LASTS);
}

/** Offers a place to show them, until the function given back is called. */
export function offer(place: symbol): () => void {
  places.push(place);
  return () => void places.splice(places.indexOf(place), 1);
}

/** Is this the place in front of all others? What lies behind a dialog is neither seen nor heard. */
export function isInFront(place: symbol): boolean {
  return places.at(-1) === place;
}

/** Nobody is here any more to read what was said to them. */
export function dismissAll(): void {
  toasts.length = 0;
}

export function dismiss(text: string): void {
  const at = toasts.findIndex((toast) => toast.text === text);
  if (at >= 0) toasts.splice(at, 1);
}

/** Where the focus goes when what had it is gone: never to nowhere. */

/** To a heading; to the screen where that is gone, too. */
export function headFor(title: HTMLElement | undefined): void {
  const place = title?.isConnected ? title : document.querySelector('main');
  place?.focus({ preventScroll: true });
}

/** Takes the focus. Calling what comes back returns it, unless it has gone elsewhere meanwhile. */
export function borrow(place: HTMLElement): () => void {
  const from = document.activeElement;
  place.focus();
  return () => {
    const now = document.activeElement;
    const isLost = now === null || now === document.body || place.contains(now);
    if (isLost && from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
}

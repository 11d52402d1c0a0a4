/** Keyboards: what is asked has the focus, and the focus is never lost. */

/**
 * The focus rule, called when something else is asked. A card that asks takes the focus from the board; whatever had the
 * focus and is gone leaves it to the card or else to the board. Whoever is busy elsewhere is not disturbed.
 */
export function moveFocus(board: HTMLElement, cards: HTMLElement, asks: boolean): void {
  const now = document.activeElement;
  const lost = now === null || now === document.body;
  const card = asks ? cards.querySelector<HTMLElement>('section') : null;
  if (card && (lost || board.contains(now))) card.focus({ preventScroll: true });
  else if (lost) board.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}

/** Cards that can be dragged. A short press stays a click, and everything that is dragged can be tapped instead. */

import type { Attachment } from 'svelte/attachments';

/** As far as a pointer moves by itself, in pixels. */
const SLACK = 10;

/** Calls `drop` with the place (`data-drop`) on which the element is let go. */
export function draggable(drop: (place: string) => void): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0) follow(element, event, drop);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', swallow);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', swallow);
    };
  };
}

/** One drag, from the press to the release. What is shown anew meanwhile does not end it. */
function follow(element: HTMLElement, from: PointerEvent, drop: (place: string) => void): void {
  const over = new AbortController();
  let ghost: HTMLElement | null = null;

  function move(event: PointerEvent) {
    const { x, y } = { x: event.clientX - from.clientX, y: event.clientY - from.clientY };
    if (!ghost && Math.hypot(x, y) > SLACK) ghost = ghostOf(element);
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent) {
    over.abort();
    if (!ghost) return;
    ghost.remove();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const place = placeAt(event.clientX, event.clientY);
    if (event.type === 'pointerup' && place !== undefined) drop(place);
  }

  const options = { signal: over.signal };
  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerup', up, options);
  window.addEventListener('pointercancel', up, options);
}

/** What follows the pointer; screen readers do not hear of it. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '0.9',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

/** A drag ends in no click. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
}

/** Cards that can be dragged. A short press stays a click, and everything that is dragged can be tapped instead. */

import type { Attachment } from 'svelte/attachments';

/** As far as a pointer moves by itself, in pixels. */
const SLACK = 10;

/** Calls `drop` with the place (`data-drop`) on which the element is let go. */
export function draggable(drop: (place: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;

    function down(event: PointerEvent) {
      if (event.isPrimary && event.button === 0) start = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent) {
      if (!start) return;
      const { x, y } = { x: event.clientX - start.x, y: event.clientY - start.y };
      if (!ghost && Math.hypot(x, y) > SLACK) {
        element.setPointerCapture(event.pointerId);
        ghost = ghostOf(element);
      }
      if (ghost) ghost.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent) {
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
      const place = placeAt(event.clientX, event.clientY);
      if (event.type === 'pointerup' && place !== undefined) drop(place);
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      ghost?.remove();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  };
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

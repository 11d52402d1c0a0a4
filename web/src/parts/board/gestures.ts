/** Dragging, pinching and wheeling over an element, as pans and zooms. A click after a drag is no click. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Point } from './camera';

export interface Handlers {
  pan: (dx: number, dy: number) => void;
  /** Around a point of the element. */
  zoom: (factor: number, pointer: Point) => void;
}

/** Fingers are not steady: less than this many pixels is still a tap. */
const SLIP = 8;

export function gestures({ pan, zoom }: Handlers): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let origin: Point = { x: 0, y: 0 };
    let dragged = false;

    const inElement = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    const down = (event: PointerEvent) => {
      if (event.button > 1) return;
      if (fingers.size === 0) dragged = false;
      origin = inElement(event);
      fingers.set(event.pointerId, origin);
    };

    // Not as soon as it is pressed: a cursor is inherited, so every click would style the whole board anew.
    const grab = (event: PointerEvent) => {
      dragged = true;
      element.setPointerCapture(event.pointerId);
      element.style.cursor = 'grabbing';
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      // Let go where nobody told us: in another window, or behind a menu of the browser.
      if (event.buttons === 0) return up(event);
      const now = inElement(event);
      if (!dragged && Math.hypot(now.x - origin.x, now.y - origin.y) < SLIP) return;
      if (!dragged) grab(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) return pan(now.x - before.x, now.y - before.y);
      const spread = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    };

    const up = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId)) element.style.cursor = '';
    };

    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      // A pinch on a touchpad comes as a wheel with the control key, in finer steps.
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), inElement(event));
    };

    // By Svelte's hand: what a component inside keeps to itself does not arrive here.
    const listening = [
      on(element, 'pointerdown', down),
      on(element, 'pointermove', move),
      // Whoever lets go beside the element has let go, too.
      on(window, 'pointerup', up),
      on(window, 'pointercancel', up),
      on(element, 'click', click, { capture: true }),
      on(element, 'wheel', wheel, { passive: false }),
    ];
    return () => listening.forEach((stop) => stop());
  };
}

/** Dragging, pinching and wheeling over an element, as pans and zooms. A click after a drag is no click. */
import type { Attachment } from 'svelte/attachments';
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
      fingers.delete(event.pointerId);
      element.style.cursor = '';
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

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => listening.abort();
  };
}

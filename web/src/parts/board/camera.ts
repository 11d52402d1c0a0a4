/** Where one looks at the map from: pure sums, no motion. */

/** How many units of the picture a tile is wide, whatever its shape and its game. */
export const TILE = 100;

/** A point of the picture, or of the window. */
export interface Point {
  x: number;
  y: number;
}

export interface Camera {
  /** The point of the picture in the middle of the window. */
  x: number;
  y: number;
  /** Pixels of the window for one unit of the picture. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const NEAREST = 2.6;
export const FARTHEST = 0.08;
/** From farther away a finger no longer finds what it wants. */
export const READABLE = 0.85;

/** Room for the buttons at the right, and around them and the overview. */
export const BUTTONS = 68;
const EDGE = 20;

/** The part of the picture that holds tiles with these middles, with a margin in tiles. */
export function extent(points: readonly Point[], margin: number): Box {
  const far = TILE * (0.5 + margin);
  const left = Math.min(...points.map(({ x }) => x)) - far;
  const top = Math.min(...points.map(({ y }) => y)) - far;
  const right = Math.max(...points.map(({ x }) => x)) + far;
  const bottom = Math.max(...points.map(({ y }) => y)) + far;
  return { left, top, width: right - left, height: bottom - top };
}

/** Moved by pixels, as if the map were dragged. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** Nearer or farther while the point under the pointer stays where it is. */
export function zoomed(camera: Camera, factor: number, pointer: Point, size: Size): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom * factor));
  const held = toPicture(camera, size, pointer);
  return {
    x: held.x - (pointer.x - size.width / 2) / zoom,
    y: held.y - (pointer.y - size.height / 2) / zoom,
    zoom,
  };
}

/** The whole of a part of the picture, but not nearer than `nearest`. */
export function fitted({ left, top, width, height }: Box, size: Size, nearest = 1.4): Camera {
  const zoom = Math.min(size.width / width, size.height / height, nearest);
  return { x: left + width / 2, y: top + height / 2, zoom: Math.max(FARTHEST, zoom) };
}

/** How wide and high the overview in the first corner of the window is. */
export function overviewSide({ width, height }: Size): number {
  return Math.min(160, Math.max(88, 0.16 * Math.min(width, height)));
}

/** How far from the first corner of the window nothing lies under the overview any more. */
export function overviewCorner(size: Size): number {
  return overviewSide(size) + 2 * EDGE;
}

/** As `fitted`, and nothing of it lies under the buttons or under the overview: beside it or below, whichever is nearer. */
export function fittedInSight(box: Box, size: Size, nearest: number): Camera {
  const [beside, below] = panes(size).map((pane) => fittedInto(pane, box, size, nearest)) as [Camera, Camera];
  return beside.zoom > below.zoom ? beside : below;
}

/** The parts of the window under no button and no overview: beside it and below. */
export function panes(size: Size): Box[] {
  const corner = overviewCorner(size);
  const [width, height] = [size.width - BUTTONS, size.height];
  return [
    { left: corner, top: EDGE, width: width - corner, height: height - 2 * EDGE },
    { left: EDGE, top: corner, width: width - EDGE, height: height - corner - EDGE },
  ];
}

/** The part of the window under no button. */
export function paneBesideButtons(size: Size): Box {
  return { left: EDGE, top: EDGE, width: size.width - BUTTONS - EDGE, height: size.height - 2 * EDGE };
}

/** Moved no more than it must be, so that a part of the picture lies in one of these parts of the window; null where it fits into none. */
export function movedInto(among: readonly Box[], camera: Camera, size: Size, box: Box): Camera | null {
  const { zoom } = camera;
  const { x, y } = toWindow(camera, size, { x: box.left, y: box.top });
  const [width, height] = [box.width * zoom, box.height * zoom];
  const into = (at: number, length: number, start: number, room: number) =>
    Math.min(start + room - length, Math.max(start, at)) - at;
  const ways = among
    .filter((pane) => width <= pane.width && height <= pane.height)
    .map((pane) => ({
      dx: into(x, width, pane.left, pane.width),
      dy: into(y, height, pane.top, pane.height),
    }));
  const [way] = ways.sort((one, other) => Math.hypot(one.dx, one.dy) - Math.hypot(other.dx, other.dy));
  return way ? panned(camera, way.dx, way.dy) : null;
}

/** As `fitted`, and nothing of it lies under the buttons: where all of the map is seen there is no overview. */
export function fittedBesideButtons(box: Box, size: Size, nearest: number): Camera {
  return fittedInto(paneBesideButtons(size), box, size, nearest);
}

/**
 * Moved so that what the window shows of a part of the picture is as much as can be at this zoom: no empty half beside a map that goes on
 * at the other side. So many pixels of the window, from below, are covered.
 */
export function filled(camera: Camera, size: Size, box: Box, covered: number): Camera {
  const { zoom } = camera;
  const along = (at: number, start: number, length: number, from: number, to: number, whole: number) => {
    const first = at + (from - whole / 2) / zoom;
    const last = start + length - (to - from) / zoom;
    return at + (last < start ? (start + last) / 2 : Math.min(last, Math.max(start, first))) - first;
  };
  return {
    x: along(camera.x, box.left, box.width, EDGE, size.width - BUTTONS, size.width),
    y: along(
      camera.y,
      box.top,
      box.height,
      EDGE,
      Math.max(2 * EDGE, size.height - EDGE - covered),
      size.height,
    ),
    zoom,
  };
}

/** The whole of a part of the picture in a part of the window. */
function fittedInto(pane: Box, box: Box, size: Size, nearest: number): Camera {
  const { x, y, zoom } = fitted(box, pane, nearest);
  const [dx, dy] = [
    pane.left + pane.width / 2 - size.width / 2,
    pane.top + pane.height / 2 - size.height / 2,
  ];
  return panned({ x, y, zoom }, dx, dy);
}

/** Never so far away that nothing of the map is left to see. */
export function bounded(camera: Camera, { left, top, width, height }: Box): Camera {
  return {
    ...camera,
    x: Math.min(left + width, Math.max(left, camera.x)),
    y: Math.min(top + height, Math.max(top, camera.y)),
  };
}

/** A point of the window in the picture. */
export function toPicture(camera: Camera, size: Size, { x, y }: Point): Point {
  return {
    x: camera.x + (x - size.width / 2) / camera.zoom,
    y: camera.y + (y - size.height / 2) / camera.zoom,
  };
}

/** A point of the picture in the window. */
export function toWindow(camera: Camera, size: Size, { x, y }: Point): Point {
  return {
    x: (x - camera.x) * camera.zoom + size.width / 2,
    y: (y - camera.y) * camera.zoom + size.height / 2,
  };
}

/** The part of the picture that the window shows. */
export function seen(camera: Camera, size: Size): Box {
  const [width, height] = [size.width / camera.zoom, size.height / camera.zoom];
  return { left: camera.x - width / 2, top: camera.y - height / 2, width, height };
}

/** Does the window, or this part of it, show all of this part of the picture? */
export function shows(
  camera: Camera,
  size: Size,
  box: Box,
  pane: Box = { left: 0, top: 0, ...size },
): boolean {
  const { x, y } = toWindow(camera, size, { x: box.left, y: box.top });
  const [right, bottom] = [x + box.width * camera.zoom, y + box.height * camera.zoom];
  return (
    x >= pane.left && y >= pane.top && right <= pane.left + pane.width && bottom <= pane.top + pane.height
  );
}

/** And nothing of it lies under the buttons, but for a pixel? */
export function showsBesideButtons(camera: Camera, size: Size, box: Box): boolean {
  return shows(camera, size, box, { left: 0, top: 0, ...size, width: size.width - BUTTONS + 1 });
}

/** Is the point so near to the edge of the window, or beyond, that one should look there? */
export function strays(camera: Camera, size: Size, point: Point): boolean {
  const { x, y } = toWindow(camera, size, point);
  const [dx, dy] = [Math.abs(x - size.width / 2), Math.abs(y - size.height / 2)];
  return dx > size.width * 0.22 || dy > size.height * 0.18;
}

/** How near one looks at first: four or five tiles across, each large enough for a finger; nearer on a large screen. */
export function firstZoom({ width, height }: Size): number {
  const side = Math.min(width, height);
  const nearest = Math.max(1.5, side / (TILE * 5.6));
  return Math.min(nearest, Math.max(READABLE, side / (TILE * 4.4)));
}

/** Part of the way from one view to another. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

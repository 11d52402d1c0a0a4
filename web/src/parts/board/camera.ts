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

/** Is the point so near to the edge of the window, or beyond, that one should look there? */
export function strays(camera: Camera, size: Size, point: Point): boolean {
  const { x, y } = toWindow(camera, size, point);
  const [dx, dy] = [Math.abs(x - size.width / 2), Math.abs(y - size.height / 2)];
  return dx > size.width * 0.22 || dy > size.height * 0.18;
}

/** How near one looks at first: four or five tiles across, each large enough for a finger. */
export function firstZoom({ width, height }: Size): number {
  return Math.min(1.5, Math.max(0.85, Math.min(width, height) / (TILE * 4.4)));
}

/** Part of the way from one view to another. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

/** The camera in motion: glides where it is sent, and knows whether somebody is looking around. */
import { prefersReducedMotion } from 'svelte/motion';
import {
  between,
  bounded,
  type Box,
  type Camera,
  firstZoom,
  fitted,
  panned,
  type Point,
  seen,
  strays,
  TILE,
  toWindow,
  zoomed,
} from './camera';

const GLIDE = 450;

export class Lens {
  camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 });
  width = $state(0);
  height = $state(0);
  /** In the middle of a gesture or a glide: the picture is moved as it is and drawn sharp afterwards. */
  moving = $state(false);
  /** Somebody looks elsewhere: do not follow the heroes. */
  astray = $state(false);

  readonly window: Box = $derived(seen(this.camera, this.size));

  /** How wide the window was when the zoom was chosen for it. */
  #chosenFor = 0;
  /** Where it glides to; where it is, when it does not. */
  #goal: Camera = this.camera;
  #frame = 0;
  #rest = 0;

  get size() {
    return { width: this.width, height: this.height };
  }

  /** Does a part of the picture not fit into the window? */
  cuts({ left, top, width, height }: Box): boolean {
    const { left: x, top: y, width: w, height: h } = this.window;
    return left < x || top < y || left + width > x + w || top + height > y + h;
  }

  pan(dx: number, dy: number, limits: Box): void {
    this.#jump(bounded(panned(this.camera, dx, dy), limits));
  }

  zoom(factor: number, pointer: Point, limits: Box): void {
    this.#jump(bounded(zoomed(this.camera, factor, pointer, this.size), limits));
  }

  /** Nearer or farther by a button: glides, around the middle. */
  step(factor: number): void {
    this.astray = true;
    this.#glide(zoomed(this.camera, factor, { x: this.width / 2, y: this.height / 2 }, this.size));
  }

  showAll(box: Box): void {
    this.astray = true;
    this.#glide(fitted(box, this.size));
  }

  /** Back to a point, near enough to touch things. */
  centre(point: Point): void {
    this.astray = false;
    this.#glide({ ...point, zoom: Math.max(this.camera.zoom, firstZoom(this.size)) });
  }

  /** Looks at a point if nobody looks elsewhere and it is about to leave the window. */
  follow(point: Point): void {
    if (this.astray) return;
    // At first, and when somebody turns the phone.
    if (this.#chosenFor !== this.width) {
      this.#chosenFor = this.width;
      this.#set({ ...point, zoom: firstZoom(this.size) });
    }
    // A glide that somebody else's turn has begun would lead away from here.
    if (strays(this.#goal, this.size, point)) this.#glide({ ...this.#goal, ...point });
  }

  /** Brings a point into the window if it is outside. */
  reveal({ x, y }: Point): void {
    if (this.cuts({ left: x - TILE / 2, top: y - TILE / 2, width: TILE, height: TILE })) this.look({ x, y });
  }

  /** Looks at a point that somebody chose on the small map. */
  look(point: Point): void {
    this.astray = true;
    this.#glide({ ...this.camera, ...point });
  }

  toWindow(point: Point): Point {
    return toWindow(this.camera, this.size, point);
  }

  #jump(camera: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.astray = true;
    this.#set(camera);
    this.#hold();
  }

  #set(camera: Camera): void {
    this.camera = camera;
    this.#goal = camera;
  }

  #glide(to: Camera): void {
    cancelAnimationFrame(this.#frame);
    this.#goal = to;
    if (prefersReducedMotion.current) return this.#set(to);
    const [from, start] = [this.camera, performance.now()];
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / GLIDE);
      this.camera = between(from, to, share * share * (3 - 2 * share));
      this.#hold();
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  #hold(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), 180);
  }
}

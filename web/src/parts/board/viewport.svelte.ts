/** The viewport of a map: glides where it is sent, and knows whether somebody has moved it away from the heroes. */
import { prefersReducedMotion } from 'svelte/motion';
import {
  between,
  bounded,
  type Box,
  BUTTONS,
  type Camera,
  extent,
  filled,
  firstZoom,
  fitted,
  fittedBesideButtons,
  fittedInSight,
  movedInto,
  overviewCorner,
  paneBesideButtons,
  panes,
  panned,
  type Point,
  READABLE,
  seen,
  shows,
  showsBesideButtons,
  strays,
  TILE,
  toWindow,
  zoomed,
} from './camera';

const GLIDE = 450;
/** A tile is in sight when all but this margin of it is. */
const HEART = -0.2;
/** How far from the edge of the window the middle of a tile is when all of the tile can be seen. */
const WHOLE = 0.6 * TILE;
/** What a card never covers, however large it is. */
const UNCOVERED = 0.25;

/** Two views of the same are alike as long as neither is so many times nearer than the other. */
const ALIKE = 1.25;

export class Viewport {
  camera: Camera = $state.raw({ x: 0, y: 0, zoom: 1 });
  width = $state(0);
  height = $state(0);
  /** In the middle of a gesture or a glide: the picture is moved as it is and drawn sharp afterwards. */
  moving = $state(false);
  /** Moved by somebody: it does not follow the heroes. */
  isFree = $state(false);

  readonly window: Box = $derived(seen(this.camera, this.size));

  /** How near somebody wants to be, and how wide the window was when that was chosen for it. */
  #zoom = 1;
  #chosenFor = 0;
  /** Has somebody chosen that? Then the map is not framed any more. */
  #isByHand = false;
  /** Where it glides to; where it is, when it does not. */
  #goal: Camera = $state.raw({ x: 0, y: 0, zoom: 1 });
  #known: Box = { left: 0, top: 0, width: 0, height: 0 };
  #animation = 0;
  #rest = 0;

  get size() {
    return { width: this.width, height: this.height };
  }

  /** How near it is once it rests. */
  get nearness(): number {
    return this.#goal.zoom;
  }

  /** Does a part of the picture not fit into the window? */
  cuts(box: Box): boolean {
    return !shows(this.camera, this.size, box);
  }

  pan(dx: number, dy: number, limits: Box): void {
    this.#jump(bounded(panned(this.camera, dx, dy), limits));
  }

  zoom(factor: number, pointer: Point, limits: Box): void {
    this.#jump(bounded(zoomed(this.camera, factor, pointer, this.size), limits));
    this.#zoom = this.camera.zoom;
    this.#isByHand = true;
  }

  /** Nearer or farther by a button: glides, around the middle. */
  step(factor: number): void {
    this.isFree = true;
    this.#isByHand = true;
    this.#choose(zoomed(this.camera, factor, { x: this.width / 2, y: this.height / 2 }, this.size));
  }

  showAll(box: Box): void {
    this.isFree = true;
    this.#isByHand = true;
    this.#choose(fitted(box, this.size));
  }

  /** Back to a point, near enough to touch things. */
  centre(point: Point): void {
    this.isFree = false;
    this.#isByHand = false;
    this.#choose({ ...point, zoom: Math.max(this.#zoom, firstZoom(this.size)) });
  }

  /**
   * Looks at the whole of the known map as long as its tiles can be read then, else at as much of it as can be seen around a point,
   * if that is about to leave the window; not if somebody looks elsewhere. Where a card covers so many pixels from below, the point stays above it.
   */
  follow(point: Point, known: Box, covered: number): void {
    this.#known = known;
    if (this.isFree) return;
    // At first, and when somebody turns the phone.
    const isNew = this.#chosenFor !== this.width;
    if (isNew) {
      this.#chosenFor = this.width;
      this.#isByHand = false;
      this.#zoom = firstZoom(this.size);
    }
    const whole = fittedBesideButtons(known, this.size, this.#zoom);
    const isFramed = !this.#isByHand && whole.zoom >= READABLE;
    const near = (zoom: number) =>
      this.#clear(filled({ ...point, zoom }, this.size, known, covered), point, covered);
    /** Where one looks, as far as that will do: a card that comes moves nothing that is in sight. */
    const same = () => this.#clear(filled(this.#goal, this.size, known, 0), point, covered);
    if (isNew) this.#set(isFramed ? whole : near(this.#zoom));
    if (covered > 0) {
      const zoom = isFramed ? whole.zoom : this.#zoom;
      return this.#move(isAlike(this.#goal, { zoom }) ? same() : near(zoom));
    }
    if (isFramed) return this.#frame(known, whole);
    // A glide that somebody else's turn has begun would lead away from here, and a wide view is no longer needed.
    const isAway = this.#goal.zoom !== this.#zoom || strays(this.#goal, this.size, point);
    this.#move(isAway ? near(this.#zoom) : same());
  }

  /** Keeps the known map in the window, beside its buttons. It moves no more than it must: a tile more is no reason if it can be seen. */
  #frame(known: Box, whole: Camera): void {
    if (!showsBesideButtons(this.#goal, this.size, known) || !isAlike(this.#goal, whole)) this.#glide(whole);
  }

  /**
   * Moved no more than it must be, so that no card, button or overview covers the tile around a point; where all of the map is seen
   * there is no overview.
   */
  #clear(camera: Camera, point: Point, covered: number): Camera {
    const free = Math.max(this.height - covered, this.height * UNCOVERED);
    const margin = Math.min(WHOLE * camera.zoom, free / 2);
    const within = (at: number, start: number, end: number) =>
      Math.min(end - margin, Math.max(start + margin, at)) - at;
    const { x, y } = toWindow(camera, this.size, point);
    const dy = within(y, 0, free);
    const corner = this.#hasOverview(panned(camera, 0, dy)) ? overviewCorner(this.size) : 0;
    const dx = within(x, y + dy - margin < corner ? corner : 0, this.width - BUTTONS);
    return panned(camera, dx, dy);
  }

  /** Is there more of the map than one sees from there? */
  #hasOverview(camera: Camera): boolean {
    return !shows(camera, this.size, this.#known);
  }

  /** Glides there, unless it is where one looks anyway. */
  #move(to: Camera): void {
    const [dx, dy] = [(to.x - this.#goal.x) * to.zoom, (to.y - this.#goal.y) * to.zoom];
    if (to.zoom !== this.#goal.zoom || Math.hypot(dx, dy) > 1) this.#glide(to);
  }

  /**
   * Looks at all of these tiles until something else is followed: moves no more than it must, or goes farther away, but not
   * farther than `farthest`.
   */
  include(middles: readonly Point[], farthest: number): void {
    if (this.isFree || middles.length === 0) return;
    const free = this.#hasOverview(this.#goal) ? panes(this.size) : [paneBesideButtons(this.size)];
    const hearts = middles.map((middle) => extent([middle], HEART));
    if (hearts.every((heart) => free.some((pane) => shows(this.#goal, this.size, heart, pane)))) return;
    const all = extent(middles, 0);
    const moved = movedInto(free, this.#goal, this.size, all);
    if (moved) return this.#glide(moved);
    const wide = fittedInSight(all, this.size, this.#zoom);
    if (wide.zoom >= farthest) this.#glide(wide);
  }

  /** Brings a point into the window if it is outside. */
  reveal({ x, y }: Point): void {
    if (this.cuts(extent([{ x, y }], 0))) this.look({ x, y });
  }

  /** Looks at a point that somebody chose on the small map. */
  look(point: Point): void {
    this.isFree = true;
    this.#glide({ ...this.#goal, ...point });
  }

  toWindow(point: Point): Point {
    return toWindow(this.camera, this.size, point);
  }

  #jump(camera: Camera): void {
    cancelAnimationFrame(this.#animation);
    this.isFree = true;
    this.#set(camera);
    this.#hold();
  }

  #choose(camera: Camera): void {
    this.#zoom = camera.zoom;
    this.#glide(camera);
  }

  #set(camera: Camera): void {
    this.camera = camera;
    this.#goal = camera;
  }

  #glide(to: Camera): void {
    cancelAnimationFrame(this.#animation);
    this.#goal = to;
    if (prefersReducedMotion.current) return this.#set(to);
    const from = this.camera;
    // It begins with its first frame, whose time may lie before now: a busy browser tells when the frame was due.
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / GLIDE);
      this.camera = between(from, to, share * share * (3 - 2 * share));
      this.#hold();
      if (share < 1) this.#animation = requestAnimationFrame(step);
    };
    this.#animation = requestAnimationFrame(step);
  }

  #hold(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => (this.moving = false), 180);
  }
}

function isAlike(one: Pick<Camera, 'zoom'>, other: Pick<Camera, 'zoom'>): boolean {
  return one.zoom < other.zoom * ALIKE && other.zoom < one.zoom * ALIKE;
}

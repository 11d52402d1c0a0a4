/** The state of a board: where one looks, which menu is open, how the drawn tile is turned; and what follows from it. */

import { untrack } from 'svelte';
import { same, type Tagged } from '../../lib/tagged';
import { type Box, extent, FARTHEST, type Point, READABLE } from './camera';
import { turnsTo } from './grid';
import type { MapScene } from './scene';
import { type Mark, marksOf } from './spots/marks';
import { isElsewhere, offers, type Spot } from './spots/spot';
import { Viewport } from './viewport.svelte';

/** How far from the edge of the window the bar is that lays a tile, in pixels. */
const BAR_GAP = 16;

export class BoardState<A extends Tagged, Side extends string> {
  readonly viewport = new Viewport();
  /** The spot whose menu is open. */
  menu = $state.raw<Mark<A> | null>(null);
  /** From which side the drawn tile was turned last, in degrees. */
  from = $state(0);
  #turn = $state(0);
  /** How high the bar is that lays the drawn tile, in pixels. */
  barHeight = $state(0);
  #scene: () => MapScene<A, Side>;
  #marked: () => A | null;
  /** How many pixels of the window, from below, a card covers. */
  #covered: () => number;

  /** Places to choose from, without those that only several steps lead to. */
  readonly answers: readonly Spot<A>[] = $derived.by(() =>
    this.scene.spots.filter(({ kind }) => kind !== 'reach'),
  );
  /** What a hint has named. */
  readonly hinted: Spot<A> | undefined = $derived.by(() => {
    const marked = this.#marked();
    const place = marked && this.scene.spotOf(marked)?.key;
    return this.scene.spots.find((spot) => offers(spot, marked) || spot.key === place);
  });
  /** A question without a place near the hero is about those far away. */
  readonly #isFarOff: boolean = $derived.by(() => this.answers.every(isElsewhere));
  readonly marks: Mark<A>[] = $derived.by(() => {
    const nearness = this.#isFarOff ? this.viewport.nearness : 1;
    return marksOf(this.scene.spots, { ...this.scene, nearness });
  });
  /** The edges of the drawn tile as it is turned now. */
  readonly edges: string | null = $derived.by(() => {
    const { held } = this.scene;
    return held && (held.turns[this.turn] ?? held.watched);
  });
  /** What the eye follows: the drawn tile, or the hero whose turn it is. */
  readonly focus: Point = $derived.by(() => this.scene.grid.middle(this.scene.held?.at ?? this.scene.own));
  readonly #middles: Point[] = $derived.by(() =>
    this.scene.tiles.map(({ at }) => this.scene.grid.middle(at)),
  );
  /** The part of the picture that is drawn at all. */
  readonly map: Box = $derived.by(() => extent(this.#middles, 1.5));
  /** Does the window show less than the whole map? */
  readonly overflows: boolean = $derived.by(() => this.viewport.cuts(extent(this.#middles, 0)));

  constructor(scene: () => MapScene<A, Side>, marked: () => A | null, covered: () => number) {
    this.#scene = scene;
    this.#marked = marked;
    this.#covered = covered;
  }

  get scene(): MapScene<A, Side> {
    return this.#scene();
  }

  /** Does whoever is before the screen hold a tile? */
  get holdsTile(): boolean {
    return (this.scene.held?.turns.length ?? 0) > 0;
  }

  /** A new question is worth looking at, wherever one looked before. */
  asked(): void {
    this.#turn = 0;
    this.menu = null;
    this.viewport.isFree = false;
  }

  /** Looks where something happens. What a card asks is answered there; all else must be in sight. */
  see(): void {
    const { byCard, grid } = this.scene;
    const places = byCard ? [] : this.answers.map(({ at }) => grid.middle(at));
    const bar = this.holdsTile ? this.barHeight + BAR_GAP : 0;
    const [hero, far, covered] = [this.focus, this.#isFarOff, Math.max(this.#covered(), bar)];
    const known = extent([...this.#middles, ...places, hero], 0);
    if (this.viewport.width === 0) return;
    untrack(() => {
      this.viewport.follow(hero, known, covered);
      this.viewport.include(places, far ? FARTHEST : READABLE);
    });
  }

  /** Whoever asks for a hint wants to see it. */
  seeHint(): void {
    const spot = this.hinted;
    if (!spot || this.viewport.width === 0) return;
    untrack(() => {
      this.viewport.isFree = false;
      this.viewport.include([this.focus, this.scene.grid.middle(spot.at)], FARTHEST);
    });
  }

  /** Which of the offered turns of the drawn tile is shown. */
  get turn(): number {
    return this.#turn % (this.scene.held?.turns.length || 1);
  }

  turnTile(by: 1 | -1): void {
    const { grid, held } = this.scene;
    const turns = held?.turns ?? [];
    if (turns.length === 0) return;
    const [old, next] = [this.turn, (this.turn + by + turns.length) % turns.length];
    const [start, end] = by === 1 ? [old, next] : [next, old];
    this.#turn = next;
    this.from = (by * -360 * turnsTo(grid, turns[start]!, turns[end]!)) / grid.sides.length;
  }

  /** What lays the tile as it is turned now. */
  get laying(): A | null {
    const { held } = this.scene;
    return held && this.edges !== null && this.holdsTile ? held.lay(this.edges) : null;
  }

  /** Has a hint named this way to lay the tile, or another? */
  get layingHint(): 'this' | 'other' | null {
    const [marked, laying] = [this.#marked(), this.laying];
    if (!marked || !laying) return null;
    return same(marked, laying) ? 'this' : 'other';
  }

  look(side: Side): void {
    const { grid } = this.scene;
    const { x, y } = grid.middle(grid.beside([0, 0], side));
    this.viewport.pan(-x, -y, this.map);
  }

  centre(): void {
    this.viewport.centre(this.focus);
  }

  showAll(): void {
    this.viewport.showAll(this.map);
  }

  /** The spot that a step to one of these sides leads to, the first that is offered. */
  stepTo(sides: readonly Side[]): Spot<A> | undefined {
    const { grid, own, spots } = this.scene;
    const next = sides.map((side) => grid.beside(own, side));
    const steps = spots.filter(({ kind }) => kind === 'walk' || kind === 'explore');
    return next.map((to) => steps.find(({ at }) => grid.same(at, to))).find((spot) => spot !== undefined);
  }
}

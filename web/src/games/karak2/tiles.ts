/** Tiles as the engine writes them: rank, land and chasms as printed, `2-farm_rock-ne-e-w`. */

import type { Edge, Land } from './view';

export function rankOf(tile: string): number {
  return Number(tile.split('-')[0]);
}

export function landOf(tile: string): Land {
  return tile.split('-')[1] as Land;
}

/** The edges with a chasm, as it is printed. */
export function chasmsOf(tile: string): Edge[] {
  return edgesOf(tile.split('-').slice(2).join('-'));
}

/** The edges of a set such as `ne-e`; none of an empty one. */
export function edgesOf(set: string): Edge[] {
  return set === '' ? [] : (set.split('-') as Edge[]);
}

/** The pictures of Karak. Pictures stand alone in a page; Tile, Token and Figure are parts of a larger SVG. */
import './palette.css';

export { default as Die } from './Die.svelte';
export { default as Figure } from './Figure.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Sign } from '../../../parts/art/Sign.svelte';
export { default as Tile } from './Tile.svelte';
export { default as TileDefs } from './TileDefs.svelte';
export { default as TilePicture } from './TilePicture.svelte';
export { default as Token } from './Token.svelte';
export type { SignName } from '../../../parts/art/signs';
export * from './vocabulary';

/** The pictures of Karak 2. Pictures stand alone in a page; Land, HexBack, Army, Figure, DieBody, Thing and City are parts of a larger SVG. */
import './palette.css';

export { default as ActionIcon } from './ActionIcon.svelte';
export { default as Army } from './Army.svelte';
export { default as City } from './City.svelte';
export { default as CityPicture } from './CityPicture.svelte';
export { default as Die } from './Die.svelte';
export { default as DieBody } from './DieBody.svelte';
export { default as Figure } from './Figure.svelte';
export { default as HexBack } from './HexBack.svelte';
export { default as Land } from './Land.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Sign } from './Sign.svelte';
export { default as Thing } from './Thing.svelte';
export { default as TilePicture } from './TilePicture.svelte';
export { default as Unit } from './Unit.svelte';
export { seatShape } from './seats';

export { default as Mark } from './Mark.svelte';
export { default as Picture } from './Picture.svelte';
export { default as Portrait } from './Portrait.svelte';

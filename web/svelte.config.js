import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Styles go into files, never into the page: the content security policy allows no others. */
export default { preprocess: vitePreprocess(), compilerOptions: { css: 'external', runes: true } };

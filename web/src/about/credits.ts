/** Whose work the page stands on. A test fails on an icon that is used and not in here, or here and not used. */

export type Work = { name: string; by: string; licence: string; link: string };

export const WORKS: Work[] = [
  {
    name: 'game-icons.net',
    by: 'Lorc, Delapouite & contributors',
    licence: 'CC BY 3.0',
    link: 'https://game-icons.net',
  },
  {
    name: 'Grenze Gotisch',
    by: 'Omnibus-Type',
    licence: 'SIL OFL 1.1',
    link: 'https://github.com/Omnibus-Type/Grenze-Gotisch',
  },
  {
    name: 'Alegreya Sans',
    by: 'Huerta Tipográfica',
    licence: 'SIL OFL 1.1',
    link: 'https://github.com/huertatipografica/Alegreya-Sans',
  },
  { name: 'Svelte', by: 'Svelte Contributors', licence: 'MIT', link: 'https://svelte.dev' },
  { name: 'Project Fluent', by: 'Mozilla', licence: 'Apache-2.0', link: 'https://projectfluent.org' },
  { name: 'marked', by: 'MarkedJS', licence: 'MIT', link: 'https://marked.js.org' },
];

/** Icons by author. */
export const ICONS: Record<string, string[]> = {};

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The list of packages of which the page carries something; the bill of materials is made from it. */
const LIST = 'shipped.json';

/** The package that a file is of. An icon is made from a package that its name leaves out. */
function packageOf(id: string): string | undefined {
  const set = /^[\0]?~icons\/([^/]+)\//.exec(id);
  if (set) return `@iconify-json/${set[1]}`;
  const folder = id.split('node_modules/').at(-1);
  return id.includes('node_modules/') ? /^(@[^/]+\/)?[^/]+/.exec(folder!)?.[0] : undefined;
}

/** Holds the list to what is packed: a package that comes in, or is gone, fails the build until the list says so. */
export default function shipped(): Plugin {
  return {
    name: 'shipped',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
      );
      const found = [...new Set(files.map(packageOf).filter((name) => name !== undefined))].sort();
      const listed: unknown = JSON.parse(readFileSync(new URL(LIST, import.meta.url), 'utf8'));
      const [is, was] = [JSON.stringify(found), JSON.stringify(listed)];
      if (is !== was) this.error(`web/${LIST} names ${was}, but the page carries ${is}; write that there`);
    },
  };
}

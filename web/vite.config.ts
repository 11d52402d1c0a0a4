import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import shipped from './shipped';

/** Where `npm run dev` finds a server: `karak serve --listen 127.0.0.1:8000`. */
const SERVER = process.env.KARAK_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte' }), shipped()],
  build: {
    target: 'es2022',
    // Inlined data would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The rulebook lies outside of web/.
  server: { proxy: { '/api': SERVER }, fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // Threads start sooner than processes.
    pool: 'threads',
    // A busy machine may need seconds to load a module.
    testTimeout: 30_000,
  },
});

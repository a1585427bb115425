import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** One page each; the server serves a page under its own path and everything else under `/assets/`. */
const PAGES = ['room', 'report', 'verify'];

export default defineConfig({
  root,
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    assetsDir: 'assets',
    /** The pages' policy allows no `data:` addresses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome105', 'edge105', 'firefox104', 'safari15.4'],
    rolldownOptions: {
      input: Object.fromEntries(PAGES.map((page) => [page, `${root}${page}.html`])),
      treeshake: {
        /** The contract holds schemas only: what a page does not use of it is left out. */
        moduleSideEffects: (id) => !id.includes('/packages/contract/'),
      },
    },
  },
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as zlibGzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** One page each; the server serves a page under its own path and everything else under `/assets/`. */
const PAGES = ['room', 'report', 'verify', 'apply', 'reference', 'console', 'room-preview'];

/** What begins the console's first calls. */
const EARLY = 'console-early';

const BROWSERS = ['chrome105', 'edge105', 'firefox104', 'safari15.4'];

/** The script for pages of others: one classic script under a name that stays, with its types next to it. */
function embedScript(): Plugin {
  return {
    name: 'embed-script',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: BROWSERS,
          lib: { entry: `${root}src/embed/main.ts`, formats: ['iife'], name: 'ColloquyEmbed' },
        },
      });
      const [output] = Array.isArray(made) ? made : [];
      const [script] = output?.output ?? [];
      if (script?.type !== 'chunk') throw new Error('the embed script was not built');
      this.emitFile({ type: 'asset', fileName: 'embed/colloquy-embed.js', source: script.code });
      this.emitFile({
        type: 'asset',
        fileName: 'embed/colloquy-embed.d.ts',
        source: readFileSync(`${root}src/embed/colloquy-embed.d.ts`, 'utf8'),
      });
    },
  };
}

/**
 * Puts a script of its own before the others of a page, with what it imports: it runs as soon as it is there, while they
 * are still on their way.
 */
function earlyScript(page: string, entry: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        if (path !== `/${page}`) return html;
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === entry);
        if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
        const first = 'crossorigin fetchpriority="high"';
        const tags = [
          `<script type="module" async ${first} src="/${chunk.fileName}"></script>`,
          ...chunk.imports.map((file) => `<link rel="modulepreload" ${first} href="/${file}">`),
        ];
        // After what says how the page is to be read.
        return html.replace('<link rel="icon"', `${tags.join('\n    ')}\n    $&`);
      },
    },
  };
}

/** What is worth compressing; pictures are already. */
const TEXT = /\.(js|css|html|svg|json|ts)$/;

/** Next to each file its compressed forms, made once here instead of at every start of a server. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    // Pages that are built again at every change are not worth it.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'development',
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const bytes = readFileSync(join(dir, name));
        const [gzip, br] = await Promise.all([
          promisify(zlibGzip)(bytes, { level: 9 }),
          promisify(brotliCompress)(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
          }),
        ]);
        writeFileSync(join(dir, `${name}.gz`), gzip);
        writeFileSync(join(dir, `${name}.br`), br);
      }
    },
  };
}

export default defineConfig({
  root,
  base: '/',
  plugins: [react(), embedScript(), earlyScript('console.html', EARLY), compressed()],
  test: {
    globalSetup: [`${root}../../scripts/compile-content.mjs`],
    // Long enough for a machine that is busy elsewhere: nothing is measured by these.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    assetsDir: 'assets',
    /** The pages' policy allows no `data:` addresses. */
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: BROWSERS,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(PAGES.map((page) => [page, `${root}${page}.html`])),
        [EARLY]: `${root}src/console/early.ts`,
      },
      treeshake: {
        /** The contract holds schemas only: what a page does not use of it is left out. */
        moduleSideEffects: (id) => !id.includes('/packages/contract/'),
      },
    },
  },
});

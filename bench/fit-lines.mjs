#!/usr/bin/env node
// Fits the reader of a description's lines: npm run fit:lines -- [--write] [--show] [--baseline]
// Material: the invented descriptions of `testing/lines/fit-*.txt`, each line marked with its kind by who wrote it, and the
// same lines once more under usual headings. Descriptions are left out of the fit in turn; recall and precision are those of
// descriptions that the fit had not seen. `--write` replaces the weights, and the test of the gate then says whether anything
// got worse; `--baseline` writes what the weights make of `gate-*.txt` as the state that the next change must not be worse
// than; `--show` prints each line of the gate that is read wrong.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fitLinear } from '../packages/language/src/model/fit-linear.ts';
import { LINE_KINDS, lineKinds, lineModelOf } from '../packages/server/src/providers/job-reader/embedded/line-kinds.ts';
import { lineExamples } from '../packages/server/src/providers/job-reader/embedded/testing/line-examples.ts';
import {
  classicLayout,
  markedJobs,
  snippet,
} from '../packages/server/src/providers/job-reader/embedded/testing/line-material.ts';
import { scoreLines } from '../packages/server/src/providers/job-reader/embedded/testing/line-score.ts';

const OPTIONS = { l2: 0.5, fewest: 6, passes: 80 };
const FOLDS = 8;
/** Weight of what kind a line follows against its own words. */
const INERTIA = 0.6;
/** Features that hardly count for any kind are left out. */
const LEAST_WEIGHT = 0.15;
const HERE = new URL('../packages/server/src/providers/job-reader/embedded/', import.meta.url);
const flags = new Set(process.argv.slice(2));

const weights = new URL('line-weights.json', HERE);
const read = (use) =>
  markedJobs(use).map((job) => ({ job, language: job.name.slice(0, 2), examples: lineExamples(job) }));
const gate = read('gate');

if (flags.has('--baseline')) {
  const model = lineModelOf(JSON.parse(readFileSync(weights, 'utf8')));
  const score = scoreLines(
    gate.map(({ examples }) => examples),
    model,
  );
  writeFileSync(new URL('testing/lines/baseline.json', HERE), `${JSON.stringify(score, null, 2)}\n`);
  print('baseline', score);
  process.exit();
}

const jobs = read('fit');
const headings = JSON.parse(readFileSync(new URL('testing/lines/headings.json', HERE), 'utf8'));
const classic = (of) =>
  of.map(({ job, language }, at) => ({
    job,
    language,
    examples: lineExamples(classicLayout(job, headings[language], at)),
  }));
const short = (of) =>
  of.flatMap(({ job, language }, at) =>
    [0, 1].map((turn) => ({ job, language, examples: lineExamples(snippet(job, at + turn)) })),
  );
console.log(`${jobs.length} descriptions, ${jobs.reduce((sum, { examples }) => sum + examples.length, 0)} lines`);

function fitted(of) {
  const seen = [...of, ...classic(of), ...short(of)];
  const models = LINE_KINDS.map((kind) =>
    fitLinear(
      seen.flatMap(({ job, examples }) =>
        examples.map((one) => ({ features: one.candidate.features, belongs: one.kind === kind, group: job.name })),
      ),
      OPTIONS,
    ),
  );
  const rows = [...new Set(models.flatMap((one) => Object.keys(one.weights)))]
    .sort()
    .map((feature) => [feature, models.map((one) => one.weights[feature] ?? 0)])
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT));
  return {
    bias: models.map(({ bias }) => bias),
    weights: Object.fromEntries(rows),
    succession: successionOf(of),
    inertia: INERTIA,
  };
}

/** Shares of each kind behind each other; every pair counts once more than it was seen. */
function successionOf(of) {
  const shares = (follows, from) => {
    const seen = Object.fromEntries(LINE_KINDS.map((to) => [to, 1]));
    for (const { examples } of of)
      examples.slice(1).forEach((one, at) => {
        if (one.candidate.follows === follows && examples[at].kind === from) seen[one.kind] += 1;
      });
    const all = Object.values(seen).reduce((sum, count) => sum + count, 0);
    return Object.fromEntries(LINE_KINDS.map((to) => [to, Math.round((seen[to] / all) * 1000) / 1000]));
  };
  return Object.fromEntries(
    ['list', 'block', 'apart'].map((follows) => [
      follows,
      Object.fromEntries(LINE_KINDS.map((from) => [from, shares(follows, from)])),
    ]),
  );
}

function print(about, score) {
  console.log(`${about}:`);
  for (const [kind, { all, taken, found }] of Object.entries(score))
    console.log(
      `  ${kind.padEnd(8)} recall ${percent(found, all)} of ${all}, precision ${percent(found, taken)} of ${taken}`,
    );
}

function percent(part, whole) {
  return whole === 0 ? 'n/a' : `${((100 * part) / whole).toFixed(1)} %`;
}

/** Sums of scores. */
function added(scores) {
  const sum = (kind, field) => scores.reduce((total, score) => total + score[kind][field], 0);
  return Object.fromEntries(
    LINE_KINDS.map((kind) => [kind, { all: sum(kind, 'all'), taken: sum(kind, 'taken'), found: sum(kind, 'found') }]),
  );
}

const folds = Array.from({ length: FOLDS }, (_, fold) =>
  lineModelOf(fitted(jobs.filter((_job, at) => at % FOLDS !== fold))),
);
const heldOut = (of) => added(of.map(({ examples }, at) => scoreLines([examples], folds[at % FOLDS])));
print('descriptions that the fit had not seen', heldOut(jobs));
print('the same lines under usual headings', heldOut(classic(jobs)));
const written = fitted(jobs);
const model = lineModelOf(written);
for (const language of [...new Set(gate.map((one) => one.language))])
  print(
    `gate, ${language}`,
    scoreLines(
      gate.filter((one) => one.language === language).map(({ examples }) => examples),
      model,
    ),
  );
print(
  'gate',
  scoreLines(
    gate.map(({ examples }) => examples),
    model,
  ),
);
if (flags.has('--show'))
  for (const { job, examples } of gate) {
    const kinds = lineKinds(
      examples.map(({ candidate }) => candidate),
      model,
    );
    examples.forEach(({ kind, text }, at) => {
      if (kinds[at] !== kind) console.log(`${job.name} ${kind} read as ${kinds[at]}: ${text.slice(0, 120)}`);
    });
  }
if (flags.has('--write')) {
  writeFileSync(weights, `${JSON.stringify(written)}\n`);
  console.log(`${statSync(weights).size} bytes`);
}

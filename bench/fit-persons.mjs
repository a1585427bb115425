#!/usr/bin/env node
// Fits the scorer of co-founders' mentions: npm run fit:persons [-- --write] [--show]
// Material: the invented answers of `testing/persons/fit-*.json` and the invented conversations of the readers' tests.
// Conversations are left out of the fit in turn; the threshold is the lowest that keeps the precision there. `--write`
// replaces the weights, and the test of the score gate then says whether anything got worse; `--baseline` writes what the
// reader makes of the gate's answers as the state that the next change must not be worse than.
import { statSync, writeFileSync } from 'node:fs';
import { fitLinear, heldOutProbabilities, precisionRecall } from '../packages/language/src/model/fit-linear.ts';
import { answersOf } from '../packages/server/src/features/founder-applications/extraction/testing/person-cases.ts';
import { examplesOf } from '../packages/server/src/features/founder-applications/extraction/testing/person-examples.ts';
import {
  personFigures,
  sumOf,
} from '../packages/server/src/features/founder-applications/extraction/testing/persons-score.ts';

const extraction = new URL('../packages/server/src/features/founder-applications/extraction/', import.meta.url);
if (process.argv.includes('--baseline')) {
  const figures = personFigures(answersOf('gate'));
  writeFileSync(new URL('testing/persons/baseline.json', extraction), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`baseline: ${JSON.stringify(sumOf(figures))}`);
  process.exit();
}

const OPTIONS = { l2: 0.5, fewest: 3, passes: 400 };
const FOLDS = 10;
/** Of persons that only the scorer finds so many must be founders, where the fit has not seen the conversation. */
const PRECISION = 0.97;
const MOST_BYTES = 60_000;

const target = new URL('mention-weights.json', extraction);
const examples = examplesOf(answersOf('fit'));

const probabilities = heldOutProbabilities(examples, OPTIONS, FOLDS);
const open = examples.flatMap((example, at) => (example.known ? [] : [at]));
const ofOpen = (list) => open.map((at) => list[at]);
const figures = [];
for (let threshold = 0.3; threshold < 0.96; threshold += 0.05)
  figures.push({
    threshold: Math.round(threshold * 100) / 100,
    ...precisionRecall(ofOpen(examples), ofOpen(probabilities), threshold),
  });
for (const { threshold, precision, recall } of figures)
  console.log(`threshold ${threshold}: precision ${percent(precision)} recall ${percent(recall)}`);
const chosen = figures.find(({ precision }) => precision >= PRECISION) ?? figures.at(-1);
if (process.argv.includes('--show'))
  open.forEach((at) => {
    const example = examples[at];
    const taken = probabilities[at] >= chosen.threshold;
    if (taken !== example.belongs)
      console.log(`${taken ? 'TAKEN ' : 'MISSED'} ${probabilities[at].toFixed(2)} ${example.about}`);
  });

const scorer = precisionRecall(examples, probabilities, chosen.threshold);
console.log(
  `${open.length} of ${examples.length} not found by rules; all persons at the threshold: precision ${percent(scorer.precision)} recall ${percent(scorer.recall)}`,
);
const fitted = fitLinear(examples, OPTIONS);
const model = {
  ...fitted,
  threshold: chosen.threshold,
  training: {
    examples: examples.length,
    positives: examples.filter(({ belongs }) => belongs).length,
    heldOut: { precision: round(chosen.precision), recall: round(chosen.recall) },
  },
};
const text = `${JSON.stringify(model, null, 1)}\n`;
console.log(
  `${model.training.examples} examples, ${model.training.positives} founders, ${Object.keys(model.weights).length} weights, ${text.length} characters`,
);
if (text.length > MOST_BYTES) {
  console.error(`more than ${MOST_BYTES} characters`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeFileSync(target, text);
  console.log(`written, ${statSync(target).size} bytes`);
}

function percent(share) {
  return (100 * share).toFixed(1);
}

function round(share) {
  return Math.round(1000 * share) / 1000;
}

#!/usr/bin/env node
// Fits how lines of a description are ranked for a question of the candidate:
//   npm run fit:questions -- FOLDER… [--write] [--show]
// Each FOLDER is one of `npm run eval:questions`. Jobs are left out of the fit in turn, and every figure is that of jobs
// which the fit had not seen. The limit of what is told as the answer lies above every wrong line there; the limit of what is
// quoted as perhaps one is the lowest at which so many of all questions that are quoted something, answerable or not, are
// quoted an answer: whoever asks about nights away and is told the pay is not helped. `--write` replaces the weights;
// `--show` prints what each feature weighs.
import { writeFileSync } from 'node:fs';
import { fitLinear } from '../packages/language/src/model/fit-linear.ts';
import { probability } from '../packages/language/src/model/linear.ts';
import { plainWordsOf } from '../packages/server/src/features/dialogue/own-questions.ts';
import { describeFacts, replyOf } from '../packages/server/src/features/dialogue/rank-facts.ts';
import { holds, isQuestionFolder, isRight, readQuestions } from './lib/own-questions.mjs';
import { printShare } from './lib/share.mjs';

const OPTIONS = { l2: 5, fewest: 8, passes: 6000 };
const FOLDS = 13;
const NEAR_RIGHT = 0.6;
/** The second line is quoted from this part of the limit on. */
const SECOND = 0.5;
/** Above the surest wrong line. */
const MARGIN = 0.01;
const STEPS = Array.from({ length: 50 }, (_, at) => (at + 4) / 100);

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const folders = args.filter((arg) => !arg.startsWith('--'));
if (folders.length === 0 || !folders.every(isQuestionFolder)) {
  console.error('usage: npm run fit:questions -- FOLDER… [--write] [--show]');
  process.exit(2);
}

const questions = folders.flatMap(readQuestions).map((question) => {
  const { approvedFacts, language } = question.blueprint;
  const plain = plainWordsOf(language, question.book);
  const facts = describeFacts(approvedFacts, language, question.text, plain).map((fact) => ({
    ...fact,
    belongs: question.answerable && holds(fact.text, question.lines),
  }));
  return { ...question, facts };
});
const jobs = [...new Set(questions.map(({ source }) => source))];
const foldOf = ({ source }) => jobs.indexOf(source) % FOLDS;
const fitted = (of) =>
  fitLinear(
    of.flatMap(({ source, facts }) => facts.map(({ features, belongs }) => ({ features, belongs, group: source }))),
    OPTIONS,
  );
const models = Array.from({ length: FOLDS }, (_, fold) => fitted(questions.filter((one) => foldOf(one) !== fold)));
const ranked = questions.map((question) => ({
  ...question,
  facts: question.facts
    .map((fact) => ({ ...fact, probability: probability(models[foldOf(question)], fact.features) }))
    .sort((one, other) => other.probability - one.probability),
}));
const answerable = ranked.filter((question) => question.answerable);
for (const count of [1, 2, 3]) {
  const right = answerable.filter(({ facts }) => facts.slice(0, count).some(({ belongs }) => belongs)).length;
  printShare(`an answer among the first ${count}`, right, answerable.length);
}

const wrong = ranked.flatMap(({ facts: [first] }) => (first?.ruled && !first.belongs ? [first.probability] : []));
const known = Math.min(0.99, Math.round((Math.max(0.5, ...wrong) + MARGIN) * 100) / 100);
const limitsBy = (near) => ({ known, near, second: Math.round(near * SECOND * 1000) / 1000 });

/** What is told and quoted under limits: of answerable questions and of others. */
function outcomeUnder(limits) {
  const count = { known: 0, wrong: 0, near: 0, beside: 0, others: 0 };
  for (const question of ranked) {
    const reply = replyOf(question.facts, { limits });
    const answers = isRight(reply, question);
    if (reply.kind === 'known') count[answers ? 'known' : 'wrong'] += 1;
    else if (reply.kind === 'near') count[answers ? 'near' : question.answerable ? 'beside' : 'others'] += 1;
  }
  return count;
}

const near = STEPS.find((limit) => {
  const count = outcomeUnder(limitsBy(limit));
  return count.near >= NEAR_RIGHT * (count.near + count.beside + count.others);
});
if (near === undefined) throw new Error('no limit is right often enough');
const limits = limitsBy(near);
const count = outcomeUnder(limits);
console.log(JSON.stringify(limits));
printShare('told and right', count.known, answerable.length);
printShare('told and wrong', count.wrong, ranked.length, '0');
printShare('quoted with an answer, of all quoted something', count.near, count.near + count.beside + count.others);
printShare('quoted, of those that nothing answers', count.others, ranked.length - answerable.length);
printShare('answered', count.known + count.near, answerable.length, '>= 70 %');

const { bias, weights } = fitted(questions);
if (flags.has('--show'))
  for (const [feature, weight] of Object.entries(weights).sort((one, other) => other[1] - one[1]))
    console.log(`${String(weight).padStart(6)}  ${feature}`);
if (flags.has('--write')) {
  const file = new URL('../packages/server/src/features/dialogue/fact-weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ bias, weights, limits }, null, 2)}\n`);
}

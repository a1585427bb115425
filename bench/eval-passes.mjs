// Measures whether candidates who pass on a question in words of their own are understood to pass, and nobody else is.
//
//   npm run eval:passes -- FOLDER [--list]
//
// FOLDER/passes.jsonl   one answer a line, written by somebody who has not seen the program:
//   language   that of the interview
//   text       what the candidate says
//   pass       whether it passes on the question as a whole
// A pass is taken where the dialogue asks nothing further of it; an answer is thrown away where the dialogue takes it for a
// pass or the report says that it was declined. --list prints each of both kinds that went wrong.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines } from './lib/json-lines.mjs';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { askedInstead } = await import(new URL('features/dialogue/asked-instead.ts', SERVER).href);
const { judge } = await import(new URL('features/dialogue/scored-assessor.ts', SERVER).href);
const { phraseBooks } = await import(new URL('features/dialogue/phrase-books.ts', SERVER).href);
const { createAnswerReader } = await import(new URL('providers/answer-reader/create.ts', SERVER).href);
const { compileBuiltIn } = await import(new URL('../packages/content/src/compile.ts', import.meta.url).href);
const { Content } = await import(new URL('../packages/content/src/index.ts', import.meta.url).href);

const args = process.argv.slice(2);
const isListing = args.includes('--list');
const [folder] = args.filter((arg) => !arg.startsWith('--'));
const file = join(folder ?? '', 'passes.jsonl');
if (folder === undefined || !existsSync(file)) {
  console.error('usage: npm run eval:passes -- FOLDER [--list]   (FOLDER/passes.jsonl)');
  process.exit(2);
}

compileBuiltIn();
const phrases = phraseBooks(new Content());
const reader = createAnswerReader({ kind: 'embedded', meaning: 'off' });
const FRESH = { widened: undefined, answers: [] };

/** A question about the trade that nobody in the set answers: how it is told is all that counts. */
const questionIn = (language) => ({
  text: '?',
  answerForm: 'prose',
  followUps: [],
  rubric: {
    language,
    anchors: { 1: '-', 3: '-', 5: '-' },
    facts: [{ key: 'switch', phrasings: ['…'] }],
  },
});

function read({ language, text, pass }, where) {
  if (typeof language !== 'string' || typeof text !== 'string' || typeof pass !== 'boolean')
    throw new Error(`${where}: language, text and pass are needed`);
  const question = questionIn(language);
  const plan = { blueprint: { language, kind: 'scored', approvedFacts: [] }, phrases: phrases(language) };
  const asked = askedInstead(plan, question, FRESH, {}, text);
  const isTaken = asked === 'skip' || (asked === null && judge(reader, question, [text], language).declined);
  const { rubric } = question;
  const told = { text: question.text, rubricLanguage: language, anchors: rubric.anchors, facts: rubric.facts };
  const { notAssessable } = reader.skim({ language, text, question: told });
  return { language, text, pass, isTaken, isLost: asked === 'skip' || isTaken || notAssessable === 'declined' };
}

const answers = readJsonLines(file, read);

function printGroup(name, of) {
  const passes = of.filter(({ pass }) => pass);
  const others = of.filter(({ pass }) => !pass);
  console.log(`--- ${name}: ${of.length} answers, ${passes.length} of them passes`);
  const isAll = name === 'all';
  printShare('passes taken', passes.filter(({ isTaken }) => isTaken).length, passes.length, isAll ? '>= 80 %' : '');
  printShare('answers taken for passes', others.filter(({ isLost }) => isLost).length, others.length, isAll ? '0' : '');
}

if (isListing)
  for (const { language, text, pass, isTaken, isLost } of answers)
    if (pass ? !isTaken : isLost) console.log(`${pass ? 'not taken' : 'THROWN AWAY'}: [${language}] ${text}`);

printGroup('all', answers);
for (const language of new Set(answers.map((answer) => answer.language)))
  printGroup(
    language,
    answers.filter((answer) => answer.language === language),
  );

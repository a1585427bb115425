// Measures what candidates are told when they ask something of their own, by the reader that the room asks.
//
//   npm run eval:questions -- FOLDER [--list]
//
// FOLDER/jobs/NAME.json    { "title", "description", "language"? }: what `POST /jobs` would get; en when absent.
// FOLDER/questions.jsonl   one question a line, written and marked by somebody who has not seen the program:
//   source      NAME of the job
//   text        what the candidate asks
//   answerable  whether the description answers it
//   lines       pieces of the description that answer it, each enough for itself; empty where nothing does
//   language?   that of the question; the job's when absent
// An interview is held in one language: the plan is that of the question. What is told as the answer is right where each line
// of it is one of `lines` or a piece of one, wrong elsewhere. What is quoted as perhaps the answer answers where one line does.
// --list prints every question that is not recognised, not answered or answered wrongly, with the reply.
import { isQuestionFolder, isRight, quotedIn, readQuestions } from './lib/own-questions.mjs';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { askedInstead } = await import(new URL('features/dialogue/asked-instead.ts', SERVER).href);
const { answerOwnQuestion } = await import(new URL('features/dialogue/own-questions.ts', SERVER).href);

const args = process.argv.slice(2);
const isListing = args.includes('--list');
const [folder] = args.filter((arg) => !arg.startsWith('--'));
if (!isQuestionFolder(folder)) {
  console.error(
    'usage: npm run eval:questions -- FOLDER [--list]   (FOLDER/jobs/NAME.json and FOLDER/questions.jsonl)',
  );
  process.exit(2);
}

/** Stands while the candidate asks before the end. */
const STANDING = { answerForm: 'prose', followUps: [] };
const UNANSWERED = { widened: undefined, answers: [] };

const asked = readQuestions(folder).map((question) => {
  const { blueprint, book, text } = question;
  const reply = answerOwnQuestion(blueprint, book, text);
  const before = askedInstead({ blueprint, phrases: book }, STANDING, UNANSWERED, {}, text);
  return {
    ...question,
    quoted: quotedIn(reply, blueprint),
    kind: reply.kind,
    isTakenUpBefore: before === 'own-question',
    isRight: isRight(reply, question),
  };
});

const KINDS = [
  ['known and right', 'known', true],
  ['known and wrong', 'known', false],
  ['near with a line that answers', 'near', true],
  ['near without', 'near', false],
  ['unknown', 'unknown', false],
];

function printGroup(name, of) {
  const bar = (text) => (name === 'all' ? text : '');
  const answerable = of.filter((question) => question.answerable);
  console.log(`--- ${name}: ${of.length} questions, ${answerable.length} of them answerable`);
  printShare('recognised as an own question', of.filter(({ kind }) => kind !== 'no-question').length, of.length);
  printShare('  and while a question stands', of.filter(({ isTakenUpBefore }) => isTakenUpBefore).length, of.length);
  for (const isAnswerable of [true, false]) {
    const group = of.filter((question) => question.answerable === isAnswerable);
    console.log(isAnswerable ? 'answerable:' : 'not answerable:');
    for (const [label, kind, isRight] of KINDS) {
      if (!isAnswerable && isRight) continue;
      const found = group.filter((one) => one.kind === kind && one.isRight === isRight).length;
      printShare(`  ${label}`, found, group.length, label === 'known and wrong' ? bar('0') : '');
    }
  }
  const wrong = of.filter(({ kind, isRight }) => kind === 'known' && !isRight).length;
  printShare(
    'answered (known and right, or near with a line that answers)',
    answerable.filter(({ isRight }) => isRight).length,
    answerable.length,
    bar('>= 70 %'),
  );
  printShare('wrong fact', wrong, of.length, bar('0'));
}

if (isListing)
  for (const { source, language, text, answerable, lines, kind, quoted, isRight } of asked) {
    const isWrong = kind === 'known' && !isRight;
    const what = isWrong
      ? 'WRONG FACT'
      : kind === 'no-question'
        ? 'not recognised'
        : answerable && !isRight
          ? 'unanswered'
          : '';
    if (what === '') continue;
    console.log(`${what}: [${source}, ${language}] ${text}`);
    for (const fact of quoted) console.log(`    ${kind === 'known' ? 'told:    ' : 'quoted:  '} ${fact}`);
    console.log(`    expected: ${answerable ? lines.join(' | ') : 'nothing'}`);
  }

printGroup('all', asked);
for (const language of new Set(asked.map((question) => question.language)))
  printGroup(
    language,
    asked.filter((question) => question.language === language),
  );

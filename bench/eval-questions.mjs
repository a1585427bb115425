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
// An interview is held in one language: the plan is that of the question. A reply is right where it quotes one of `lines`
// or a piece of one; wrong where what it quotes holds none of them, and where it answers what the description does not.
// --list prints every question that is not recognised, not answered or answered wrongly, with the reply.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { buildBlueprint } = await import(new URL('features/interviewers/build-blueprint.ts', SERVER).href);
const { askedInstead } = await import(new URL('features/dialogue/asked-instead.ts', SERVER).href);
const { answerOwnQuestion } = await import(new URL('features/dialogue/own-questions.ts', SERVER).href);
const { phraseBooks } = await import(new URL('features/dialogue/phrase-books.ts', SERVER).href);
const { createJobReader } = await import(new URL('providers/job-reader/create.ts', SERVER).href);
const { compileBuiltIn } = await import(new URL('../packages/content/src/compile.ts', import.meta.url).href);
const { Content } = await import(new URL('../packages/content/src/index.ts', import.meta.url).href);

const args = process.argv.slice(2);
const isListing = args.includes('--list');
const [folder] = args.filter((arg) => !arg.startsWith('--'));
const questionFile = join(folder ?? '', 'questions.jsonl');
const jobsFolder = join(folder ?? '', 'jobs');
if (folder === undefined || !existsSync(questionFile) || !existsSync(jobsFolder)) {
  console.error(
    'usage: npm run eval:questions -- FOLDER [--list]   (FOLDER/jobs/NAME.json and FOLDER/questions.jsonl)',
  );
  process.exit(2);
}

compileBuiltIn();
const content = new Content();
const phrases = phraseBooks(content);
const jobReader = createJobReader({ kind: 'embedded' });

const jobs = new Map(
  readdirSync(jobsFolder)
    .filter((file) => extname(file) === '.json')
    .map((file) => {
      const job = JSON.parse(readFileSync(join(jobsFolder, file), 'utf8'));
      return [basename(file, '.json'), { ...job, reading: jobReader.read(job) }];
    }),
);
const blueprints = new Map();

function blueprintOf(name, language) {
  const key = `${name} ${language}`;
  const { title, reading } = jobs.get(name);
  if (!blueprints.has(key)) blueprints.set(key, buildBlueprint(content, { language, title, reading }));
  return blueprints.get(key);
}

const plain = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replace(/^[\s\-–—*•·○◦▪>✓✔]+/u, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.;,:]+$/u, '');

/** The shortest piece of a marked line that is more than a word or two of it. */
const LEAST_PIECE = 12;

function holds(fact, lines) {
  const told = plain(fact);
  return lines.map(plain).some((line) => told.includes(line) || (told.length >= LEAST_PIECE && line.includes(told)));
}

/** The facts that a reply is made of. */
function quoted(reply, { approvedFacts }) {
  const found = approvedFacts.map(({ text }) => text).filter((text) => reply.includes(text));
  return found.filter((text) => !found.some((other) => other !== text && other.includes(text)));
}

function read(line, at) {
  const where = `${questionFile}:${at + 1}`;
  const { source, text, answerable, lines = [], language } = JSON.parse(line);
  const job = jobs.get(source);
  if (job === undefined) throw new Error(`${where}: source names no job of the folder: ${source}`);
  if (typeof text !== 'string' || typeof answerable !== 'boolean' || !Array.isArray(lines))
    throw new Error(`${where}: text, answerable and lines are needed`);
  if (answerable && lines.length === 0) throw new Error(`${where}: lines are needed where answerable`);
  const there = plain(job.reading.plainText);
  const missing = lines.filter((piece) => !there.includes(plain(piece)));
  if (missing.length > 0) console.warn(`${where}: not in the description: ${missing.join(' | ')}`);
  return { source, text, answerable, lines, language: language ?? job.language ?? 'en' };
}

/** Stands while the candidate asks before the end. */
const STANDING = { answerForm: 'prose', followUps: [] };
const UNANSWERED = { widened: undefined, answers: [] };

const asked = readFileSync(questionFile, 'utf8')
  .split('\n')
  .flatMap((line, at) => (line.trim() === '' ? [] : [read(line, at)]))
  .map((question) => {
    const blueprint = blueprintOf(question.source, question.language);
    const book = phrases(question.language);
    const reply = answerOwnQuestion(blueprint, book, question.text);
    const before = askedInstead({ blueprint, phrases: book }, STANDING, UNANSWERED, {}, question.text);
    // A reply may quote several: each has to answer.
    const told = reply.kind === 'known' ? quoted(reply.fact, blueprint) : [];
    return {
      ...question,
      reply,
      isRecognised: reply.kind !== 'no-question',
      isTakenUpBefore: before === 'own-question',
      isRight: told.length > 0 && told.every((fact) => holds(fact, question.lines)),
    };
  });

function printGroup(name, of) {
  const answerable = of.filter((question) => question.answerable);
  const unanswerable = of.filter((question) => !question.answerable);
  const wrong = of.filter(({ reply, isRight }) => reply.kind === 'known' && !isRight);
  console.log(`--- ${name}: ${of.length} questions, ${answerable.length} of them answerable`);
  printShare('recognised as an own question', of.filter(({ isRecognised }) => isRecognised).length, of.length);
  printShare('  and while a question stands', of.filter(({ isTakenUpBefore }) => isTakenUpBefore).length, of.length);
  printShare(
    'answerable answered',
    answerable.filter(({ isRight }) => isRight).length,
    answerable.length,
    name === 'all' ? '>= 70 %' : '',
  );
  printShare('wrong fact', wrong.length, of.length, name === 'all' ? '0' : '');
  printShare('  another line than those that answer', wrong.filter((q) => q.answerable).length, answerable.length);
  printShare('  answered though nothing does', wrong.filter((q) => !q.answerable).length, unanswerable.length);
}

if (isListing)
  for (const { source, language, text, answerable, lines, reply, isRecognised, isRight } of asked) {
    const isWrong = reply.kind === 'known' && !isRight;
    const kind = isWrong ? 'WRONG FACT' : !isRecognised ? 'not recognised' : answerable && !isRight ? 'unanswered' : '';
    if (kind === '') continue;
    console.log(`${kind}: [${source}, ${language}] ${text}`);
    if (reply.kind === 'known') console.log(`    told:     ${reply.fact}`);
    console.log(`    expected: ${answerable ? lines.join(' | ') : 'nothing'}`);
  }

printGroup('all', asked);
for (const language of new Set(asked.map((question) => question.language)))
  printGroup(
    language,
    asked.filter((question) => question.language === language),
  );

// Questions of candidates with the lines that answer them, as `npm run eval:questions` reads them: FOLDER/jobs/NAME.json and
// FOLDER/questions.jsonl.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { readJsonLines } from './json-lines.mjs';

const SERVER = new URL('../../packages/server/src/', import.meta.url);
const { buildBlueprint } = await import(new URL('features/interviewers/build-blueprint.ts', SERVER).href);
const { phraseBooks } = await import(new URL('features/dialogue/phrase-books.ts', SERVER).href);
const { createJobReader } = await import(new URL('providers/job-reader/create.ts', SERVER).href);
const { compileBuiltIn } = await import(new URL('../../packages/content/src/compile.ts', import.meta.url).href);
const { Content } = await import(new URL('../../packages/content/src/index.ts', import.meta.url).href);

compileBuiltIn();
const content = new Content();
const phrases = phraseBooks(content);
const jobReader = createJobReader({ kind: 'embedded' });

export function isQuestionFolder(folder) {
  return folder !== undefined && ['questions.jsonl', 'jobs'].every((name) => existsSync(join(folder, name)));
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

/** Whether a fact holds one of the lines, or is a piece of one. */
export function holds(fact, lines) {
  const told = plain(fact);
  return lines.map(plain).some((line) => told.includes(line) || (told.length >= LEAST_PIECE && line.includes(told)));
}

/** The facts that a reply is made of. */
export function quotedIn(reply, { approvedFacts }) {
  if (reply.kind === 'near') return [...reply.facts];
  if (reply.kind !== 'known') return [];
  const found = approvedFacts.map(({ text }) => text).filter((text) => reply.fact.includes(text));
  return found.filter((text) => !found.some((other) => other !== text && other.includes(text)));
}

/** Whether a reply answers: what is told as one answer has to in each of its lines, of what is quoted one has to. */
export function isRight(reply, { blueprint, answerable, lines }) {
  const quoted = quotedIn(reply, blueprint);
  const isLine = (fact) => holds(fact, lines);
  return answerable && quoted.length > 0 && (reply.kind === 'known' ? quoted.every(isLine) : quoted.some(isLine));
}

/** Each question with its plan and phrases. @throws {Error} naming the line that is not as it should be */
export function readQuestions(folder) {
  const jobsFolder = join(folder, 'jobs');
  const questionFile = join(folder, 'questions.jsonl');
  const jobs = new Map(
    readdirSync(jobsFolder)
      .filter((file) => extname(file) === '.json')
      .map((file) => {
        const job = JSON.parse(readFileSync(join(jobsFolder, file), 'utf8'));
        return [basename(file, '.json'), { ...job, reading: jobReader.read(job) }];
      }),
  );
  const blueprints = new Map();
  const blueprintOf = (name, language) => {
    const key = `${name} ${language}`;
    const { title, reading } = jobs.get(name);
    if (!blueprints.has(key)) blueprints.set(key, buildBlueprint(content, { language, title, reading }));
    return blueprints.get(key);
  };
  const read = ({ source, text, answerable, lines = [], language: own }, where) => {
    const job = jobs.get(source);
    if (job === undefined) throw new Error(`${where}: source names no job of the folder: ${source}`);
    if (typeof text !== 'string' || typeof answerable !== 'boolean' || !Array.isArray(lines))
      throw new Error(`${where}: text, answerable and lines are needed`);
    if (answerable && lines.length === 0) throw new Error(`${where}: lines are needed where answerable`);
    const there = plain(job.reading.plainText);
    const missing = lines.filter((piece) => !there.includes(plain(piece)));
    if (missing.length > 0) console.warn(`${where}: not in the description: ${missing.join(' | ')}`);
    const language = own ?? job.language ?? 'en';
    const blueprint = blueprintOf(source, language);
    return { source, text, answerable, lines, language, blueprint, book: phrases(language) };
  };
  return readJsonLines(questionFile, read);
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { LineKind } from '../line-kinds.ts';

/** An invented description whose lines somebody marked. */
export type MarkedJob = {
  /** Its language and number, such as `en-07`. */
  name: string;
  title: string;
  description: string;
  /** The sentences and items in their order, by their place in the description; headings are `other`. */
  pieces: { start: number; end: number; kind: LineKind }[];
};

const FOLDER = new URL('lines/', import.meta.url);
const KIND: Readonly<Record<string, LineKind>> = {
  D: 'duty',
  M: 'must',
  N: 'nice',
  B: 'benefit',
  O: 'other',
  H: 'other',
};
const MARKED = /^(?:(T)|(\+?)([HDMNBO]))\| (.*)$/u;

/** The marked descriptions that weights are fitted on, or those that judge them; `lines/README.md` says how they are written. */
export function markedJobs(use: 'fit' | 'gate', folder: URL = FOLDER): MarkedJob[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${use}-`))
    .sort()
    .flatMap((file) => {
      const language = basename(file, '.txt').slice(use.length + 1);
      const texts = readFileSync(new URL(file, folder), 'utf8').split(/^(?=T\| )/mu);
      return texts.map((text, at) => markedJob(`${language}-${String(at + 1).padStart(2, '0')}`, text));
    });
}

/** @throws {TypeError} naming the description and the line that has no mark */
function markedJob(name: string, text: string): MarkedJob {
  let title = '';
  let description = '';
  const pieces: MarkedJob['pieces'] = [];
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    if (line.trim() === '') {
      if (description !== '') description += '\n';
      continue;
    }
    const [, isTitle, joined, mark, words = ''] = MARKED.exec(line) ?? [];
    if (isTitle !== undefined) {
      title = words;
      continue;
    }
    const kind = KIND[mark ?? ''];
    if (kind === undefined) throw new TypeError(`${name}: line ${index + 1} begins with no mark`);
    if (joined === '+') description = `${description.replace(/\n$/u, '')} `;
    pieces.push({ start: description.length, end: description.length + words.length, kind });
    description += `${words}\n`;
  }
  return { name, title, description, pieces };
}

/** Usual headings of a language, by what is under them. */
export type Headings = Record<LineKind, readonly string[]>;
const MARKS = ['- ', '• ', '* ', ''] as const;

/**
 * The same lines in the order and under the headings that most postings have: half of the material is told apart by its
 * words, the other half by its headings.
 *
 * @param turn which of the headings, marks and orders is taken
 */
export function classicLayout(job: MarkedJob, headings: Headings, turn: number): MarkedJob {
  const mark = MARKS[turn % MARKS.length] ?? '';
  let description = '';
  const pieces: MarkedJob['pieces'] = [];
  const put = (words: string, kind: LineKind) => {
    pieces.push({ start: description.length, end: description.length + words.length, kind });
    description += `${words}\n`;
  };
  const order: readonly LineKind[] =
    turn % 3 === 0 ? ['other', 'duty', 'must', 'nice', 'benefit'] : ['duty', 'must', 'nice', 'benefit', 'other'];
  for (const kind of order) {
    const lines = job.pieces
      .filter((piece) => piece.kind === kind)
      .map(({ start, end }) =>
        job.description.slice(start, end).replace(/^\s*(?:[-–—*•·・○▪■●✔✅►+]|\d{1,2}[.)])\s*/u, ''),
      );
    if (lines.length === 0) continue;
    const heading = headings[kind][turn % headings[kind].length] ?? '';
    put(turn % 2 === 0 && /[a-z]$/iu.test(heading) ? `${heading}:` : heading, 'other');
    for (const line of lines) put(`${mark}${line}`, kind);
    if (turn % 5 !== 0) description += '\n';
  }
  return { ...job, description, pieces };
}

const SNIPPET = 4;

/**
 * A few lines of it without any heading, as short descriptions are: told apart by their words and by those around them.
 *
 * @param turn which of its lines are taken
 */
export function snippet(job: MarkedJob, turn: number): MarkedJob {
  const lines = job.pieces.filter(({ start, end }) => !isHeading(job, start, end));
  const from = lines.length <= SNIPPET ? 0 : (turn * SNIPPET) % (lines.length - SNIPPET + 1);
  let description = '';
  const pieces = lines.slice(from, from + SNIPPET).map(({ start, end, kind }) => {
    const words = job.description.slice(start, end);
    const piece = { start: description.length, end: description.length + words.length, kind };
    description += `${words}\n`;
    return piece;
  });
  return { ...job, description, pieces };
}

function isHeading({ description, pieces }: MarkedJob, start: number, end: number): boolean {
  return (
    pieces.some((piece) => piece.start === start && piece.kind === 'other') &&
    end - start <= 40 &&
    !/[.!?。]$/u.test(description.slice(start, end))
  );
}

// `npm run eval:interviews -- --coverage FOLDER [--ending DIGITS] [--list]`: how much of what descriptions say is asked.
//
// FOLDER/jobs/NAME.json  { "title", "description", "language"? }: what `POST /jobs` would get; en when absent.
// FOLDER/labels.jsonl    one line of a description a line, as somebody who has not seen the program marked it:
//   job, line (as the description writes it), kind: must | nice | duty | benefit
// --ending 02468 takes only the jobs whose names end in one of these digits. --list prints every plan with its labels.
//
// A marked line is asked where a question names a line of the plan (`covers`) that shares half of the shorter of the two
// with it. That the question says so is not believed: the second figure counts only lines that share a word with what
// the question says or wants to hear, or that it asks for as a fact.
import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { readJsonLines } from './lib/json-lines.mjs';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { contentStems, wordsOf } = await import(new URL('features/interviewers/line-fit.ts', SERVER).href);
const { isGeneral } = await import(new URL('features/interviewers/points.ts', SERVER).href);

const KINDS = ['must', 'duty', 'nice', 'benefit'];
/** Kinds that an interview may ask about. */
const ASKABLE = new Set(['must', 'duty', 'nice']);
/** Of a marked line, so many words have to come back in the description where it is not there word for word. */
const SAME_LINE = 0.7;

const words = (text) =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );

/** Where a marked line is in the plain text of a description; null where it does not. */
function placeOf(line, plainText) {
  const wanted = line
    .normalize('NFC')
    .replace(/^[\s\-–—*•·○◦▪]+/u, '')
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(wanted, 'iu').exec(plainText.normalize('NFC'));
  if (found !== null) return { start: found.index, end: found.index + found[0].length };
  const own = words(line);
  let best = null;
  let start = 0;
  for (const text of plainText.split('\n')) {
    const there = words(text);
    const share = [...own].filter((word) => there.has(word)).length / Math.max(1, own.size);
    if (share >= SAME_LINE && share > (best?.share ?? 0)) best = { start, end: start + text.length, share };
    start += text.length + 1;
  }
  return best;
}

function shareHalf(one, other) {
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return common * 2 >= Math.min(one.end - one.start, other.end - other.start);
}

/** Whether what a question says or wants to hear takes up a word of a line. */
function takesUp(question, line) {
  if (question.asksFacts) return true;
  const { asked, points } = wordsOf(question);
  const there = contentStems(`${asked}\n${points}`);
  return [...contentStems(line)].some((stem) => there.has(stem));
}

/** The marked lines of a job with the questions that ask about each. */
function readLabels({ blueprint, reading }, labels) {
  const lines = blueprint.plan?.lines ?? [];
  return labels.map((label) => {
    const place = placeOf(label.line, reading.plainText);
    const own = place === null ? [] : lines.filter((line) => shareHalf(line, place));
    const by = blueprint.questions.filter(({ covers = [] }) => own.some(({ id }) => covers.includes(id)));
    const why = own.map(({ id }) => blueprint.plan?.coverage.find(({ line }) => line === id)?.why ?? null);
    return { ...label, place, read: own.length > 0, kinds: own.map(({ kind }) => kind), by, why };
  });
}

/**
 * Prints what of the descriptions of a folder is asked.
 *
 * @param interviews makes the interview of each job of a folder: `{ name, title, language, blueprint, reading }`
 * @param options `ending`: digits that the names of the jobs end in; null: all. `list`: print every plan
 */
export function evaluateCoverage(folder, interviews, { ending, list }) {
  const jobsFolder = existsSync(join(folder, 'jobs')) ? join(folder, 'jobs') : folder;
  const wanted = readdirSync(jobsFolder)
    .filter((file) => extname(file) === '.json')
    .map((file) => basename(file, '.json'))
    .filter((name) => ending === null || [...ending].some((digit) => name.endsWith(digit)));
  const file = join(folder, 'labels.jsonl');
  const labels = !existsSync(file) ? [] : readJsonLines(file).filter(({ job }) => wanted.includes(job));
  for (const { kind } of labels) if (!KINDS.includes(kind)) throw new Error(`unknown kind ${kind}`);
  const jobs = interviews(jobsFolder, (name) => wanted.includes(name)).map((job) => ({
    ...job,
    labels: readLabels(
      job,
      labels.filter((label) => label.job === job.name),
    ),
  }));
  if (list) for (const job of jobs) printPlan(job);

  console.log(
    `${jobs.length} jobs, ${jobs.flatMap((job) => job.labels).length} marked lines, ${jobs.flatMap((job) => job.labels).filter(({ place }) => place === null).length} not found in their description\n`,
  );
  const known = jobs.filter(({ blueprint }) => blueprint.plan?.occupation != null);
  const unknown = jobs.filter((job) => !known.includes(job));
  for (const [name, of] of [
    ['all jobs', jobs],
    ['occupation unknown', unknown],
    ['occupation known', known],
  ])
    if (of.length > 0) printGroup(name, of);
}

function printGroup(name, jobs) {
  console.log(`--- ${name}: ${jobs.length} jobs`);
  const marked = jobs.flatMap((job) => job.labels);
  const asked = (list) => list.filter(({ by }) => by.length > 0);
  const inWords = (list) => list.filter(({ by, line }) => by.some((question) => takesUp(question, line)));
  for (const kind of KINDS) {
    const of = marked.filter((label) => label.kind === kind);
    if (of.length === 0) continue;
    printShare(`${kind} lines asked`, asked(of).length, of.length, kind === 'must' ? '>= 60 %' : '');
    if (kind === 'benefit') continue;
    printShare('  in words of the line, or as a fact', inWords(of).length, of.length);
    printShare('  read out of the description', of.filter(({ read }) => read).length, of.length);
  }
  const askable = marked.filter(({ kind }) => ASKABLE.has(kind));
  printShare('all lines asked', asked(askable).length, askable.length);
  printShare('  in words of the line, or as a fact', inWords(askable).length, askable.length);

  const questions = jobs.flatMap(({ blueprint }) => blueprint.questions);
  const general = questions.filter((question) => isGeneral(question) && (question.covers ?? []).length === 0);
  const perLine = jobs.flatMap(({ blueprint: { plan, questions: own } }) =>
    (plan?.lines ?? []).map(({ id }) => own.filter(({ covers = [] }) => covers.includes(id)).length),
  );
  const distinct = jobs.map(({ blueprint }) => new Set(blueprint.questions.flatMap(({ covers = [] }) => covers)).size);
  const mean = (list) => (list.length === 0 ? 'n/a' : (list.reduce((a, b) => a + b, 0) / list.length).toFixed(2));
  const inPlan = jobs.map(({ blueprint }) => blueprint.plan?.lines.length ?? 0);
  printShare('lines of the plans asked', perLine.filter((count) => count > 0).length, perLine.length);
  printShare('lines of the plans asked twice or more', perLine.filter((count) => count > 1).length, perLine.length);
  printShare('questions about no line, asked of any trade', general.length, questions.length);
  console.log(
    `distinct lines asked in an interview: ${mean(distinct)} of ${mean(inPlan)} (fewest ${Math.min(...distinct)}); questions in an interview: ${mean(jobs.map(({ blueprint }) => blueprint.questions.length))}; questions for a line that is asked: ${mean(perLine.filter((count) => count > 0))}; most for one line: ${Math.max(0, ...perLine)}\n`,
  );
}

function printPlan({ name, title, language, blueprint, labels }) {
  const { plan, questions } = blueprint;
  console.log(
    `=== ${name} (${language}) ${title}: ${plan?.occupation?.name ?? 'no occupation'}, ${blueprint.origin.bank}`,
  );
  for (const { key, text, mustAsk, expectedMs, covers = [] } of questions)
    console.log(`  ${mustAsk ? '!' : ' '} ${text}\n      [${key}, ${expectedMs / 60_000} min: ${covers.join(', ')}]`);
  for (const { id, kind, text } of plan?.lines ?? []) {
    const { question, why } = plan.coverage.find(({ line }) => line === id);
    console.log(`  ${id} ${kind}: ${text}\n      ${question ?? why}`);
  }
  for (const { kind, line, by, why, read } of labels)
    if (by.length === 0 && ASKABLE.has(kind)) console.log(`  not asked: ${kind}: ${line} (${read ? why : 'not read'})`);
  console.log('');
}

// Measures interviews as they are held: the questions that a job is really asked, answers to them that somebody else wrote
// and rated before any report was made, and what the report makes of them.
//
//   npm run eval:interviews -- FOLDER [--anchors] [--stems] [--list]
//   npm run eval:interviews -- FOLDER --write-figures --set="What the answers are, in one sentence."
//   npm run eval:interviews -- --questions FOLDER
//   npm run eval:interviews -- FOLDER --follow-ups[=JUDGED] | --statements[=JUDGED]
//   npm run eval:interviews -- FOLDER --model
//   npm run eval:interviews -- --coverage FOLDER [--ending DIGITS] [--list]
//
// FOLDER/jobs/NAME.json   { "title", "description", "language"? }: what `POST /jobs` would get; en when absent.
// FOLDER/rated.jsonl      one answer a line:
//   source    NAME of the job; `any`: held against each job of its language
//   question  key or text of the question as `--questions` prints it; null: belongs to no question and is held against each
//             question of the job that has points
//   kind      strong | middling | fluent-empty (polished, no content) | job-free (occasion, figure, result, no word of the
//             job) | confident-wrong (false or dangerous, said with certainty) | names-mistake-to-reject (names a wrong way to
//             refuse it) | recited (our own phrasings again) | evasive
//   text, language?, rating (1 to 5, written down before any report was seen)
// --questions prints for each job what its interview asks, as JSON and without points: [{ job, title, language, questions:
// [{ key, text, mustAsk }] }]. `recited` answers may only be written by somebody who was shown the points.
// --anchors measures the grading by anchors, --stems leaves the meaning engine out, --list prints each answer's level and
// the words in which a point was found. --statements: how often a point is rightly said to be said (eval-statements.mjs).
// --follow-ups prints what is asked after strong and middling answers, and counts it once it was judged (eval-follow-ups.mjs).
// --model measures the same of a language model (eval-model-path.mjs has its options); of a folder without jobs it holds the
// interviews of FOLDER/cases on a server with one (eval-model.mjs).
// --write-figures writes what was measured into packages/server/src/surfaces/public/accuracy-figures.json, with counts,
// intervals, day and version of the engine: only of answers that nobody who worked on the reader has seen.
// --coverage prints how much of what descriptions say is asked (eval-coverage.mjs).
// Every share is printed with its count and its 95 % interval (Wilson); level against rating as Pearson's correlation, by
// language, with the intervals of Fisher and of a bootstrap: level-figures.json gets its figures from here. Levels are
// measured where a report does not give them yet, too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { writeFigures } from './lib/accuracy-figures.mjs';
import { bootstrap, fisher, pearson } from './lib/correlation.mjs';
import { readJsonLines } from './lib/json-lines.mjs';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { banksIn } = await import(new URL('features/interviewers/banks/index.ts', SERVER).href);
const { buildBlueprint } = await import(new URL('features/interviewers/build-blueprint.ts', SERVER).href);
const { OccupationLibrary } = await import(new URL('features/interviewers/occupations.ts', SERVER).href);
const { compileBuiltIn } = await import(new URL('../packages/content/src/compile.ts', import.meta.url).href);
const { Content } = await import(new URL('../packages/content/src/index.ts', import.meta.url).href);
const { isGeneral } = await import(new URL('features/interviewers/points.ts', SERVER).href);
const { answerTo } = await import(new URL('features/reports/assess-questions.ts', SERVER).href);
const { createJobReader } = await import(new URL('providers/job-reader/create.ts', SERVER).href);
const { createAnswerReader } = await import(new URL('providers/answer-reader/create.ts', SERVER).href);

const KINDS = [
  'strong',
  'middling',
  'fluent-empty',
  'job-free',
  'confident-wrong',
  'names-mistake-to-reject',
  'recited',
  'evasive',
];
/** Answers that earn nothing, and those that are wrong in nothing. */
const NOTHING = new Set(['fluent-empty', 'job-free', 'recited', 'evasive']);
const SOUND = new Set(['strong', 'middling', 'names-mistake-to-reject']);
const RANK = { strong: 3, middling: 2, 'fluent-empty': 1 };

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const ending = args.includes('--ending') ? (args[args.indexOf('--ending') + 1] ?? '') : null;
const [folder] = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--ending');
if (folder === undefined || !existsSync(folder)) {
  console.error(
    'usage: npm run eval:interviews -- FOLDER [--anchors] [--stems] [--list] [--follow-ups[=JUDGED]] [--statements[=JUDGED]] | --questions FOLDER | FOLDER --model [--questions | --statements | …] | --coverage FOLDER [--ending DIGITS] [--list]',
  );
  process.exit(2);
}

const set =
  args
    .find((arg) => arg.startsWith('--set='))
    ?.slice('--set='.length)
    .trim() ?? '';
const writes = flags.has('--write-figures');
if (writes && (set === '' || flags.has('--anchors') || flags.has('--stems') || flags.has('--model'))) {
  console.error(
    '--write-figures needs --set="What the answers are" and measures the embedded reader as it is delivered',
  );
  process.exit(2);
}
/** What the page shows, by its rows. */
const shares = {};
function share(name, found, all, bar, row) {
  printShare(name, found, all, bar);
  if (row !== undefined) shares[row] = { count: found, of: all };
}

if (flags.has('--model') && existsSync(join(folder, 'jobs'))) {
  const { evaluateModelPath } = await import('./eval-model-path.mjs');
  const values = new Map(
    args.flatMap((arg) => (arg.includes('=') ? [[arg.split('=')[0], Number(arg.split('=')[1])]] : [])),
  );
  await evaluateModelPath(folder, { flags, values, kinds: KINDS });
  process.exit(0);
}

if (flags.has('--model')) {
  const { evaluateModel } = await import('./eval-model.mjs');
  await evaluateModel(folder);
  process.exit(0);
}

compileBuiltIn();
const jobReader = createJobReader({ kind: 'embedded' });
const content = new Content();
const occupations = new OccupationLibrary(content);

/** The interview of each job of a folder, as the server makes it; jobs in a language without interviewer are named. */
function interviewsOf(jobsFolder, isWanted = () => true) {
  return readdirSync(jobsFolder)
    .filter((file) => extname(file) === '.json' && isWanted(basename(file, '.json')))
    .sort()
    .flatMap((file) => {
      const name = basename(file, '.json');
      const { title, description, language = 'en' } = JSON.parse(readFileSync(join(jobsFolder, file), 'utf8'));
      if (banksIn(content, language).behavioural.texts === undefined) {
        console.log(`${name}: left out, no interviewer is written in ${language}`);
        return [];
      }
      const reading = jobReader.read({ title, description });
      const blueprint = buildBlueprint(content, { language, title, reading, occupations: occupations.in(language) });
      return [{ name, title, language, blueprint, reading }];
    });
}

if (flags.has('--coverage')) {
  const { evaluateCoverage } = await import('./eval-coverage.mjs');
  evaluateCoverage(folder, interviewsOf, { ending, list: flags.has('--list') });
  process.exit(0);
}

const jobs = interviewsOf(existsSync(join(folder, 'jobs')) ? join(folder, 'jobs') : folder);
// As though levels were given in every language.
for (const { blueprint } of jobs)
  for (const { rubric } of blueprint.questions) for (const fact of rubric.facts) delete fact.occupation;

if (flags.has('--questions')) {
  const shown = jobs.map(({ name, title, language, blueprint }) => ({
    job: name,
    title,
    language,
    questions: blueprint.questions.map(({ key, text, mustAsk }) => ({ key, text, mustAsk })),
  }));
  console.log(JSON.stringify(shown, null, 2));
  process.exit(0);
}

const hasPoints = (question) => !isGeneral(question) && question.rubric.facts.length > 0;

const answers = readJsonLines(join(folder, 'rated.jsonl'));

const reader = createAnswerReader({
  kind: 'embedded',
  meaning: flags.has('--stems') ? 'off' : 'on',
  grading: flags.has('--anchors') ? 'anchors' : 'points',
});
const printed = new Map(reader.statements('en').map((figure) => [figure.statement, figure.printed]));
const read = [];
const unmatched = { job: 0, question: 0 };
const never = new AbortController().signal;
try {
  for (const answer of answers) {
    if (!KINDS.includes(answer.kind)) throw new Error(`unknown kind ${answer.kind}`);
    const of = jobs.filter(({ name, language }) =>
      answer.source === 'any' ? language === (answer.language ?? 'en') : name === answer.source,
    );
    if (of.length === 0) unmatched.job++;
    for (const job of of) {
      const { blueprint } = job;
      const asked = blueprint.questions.filter((question) =>
        answer.question === null
          ? hasPoints(question)
          : question.key === answer.question || question.text === answer.question,
      );
      if (asked.length === 0 && answer.question !== null) unmatched.question++;
      for (const question of asked) {
        const reading = await reader.read(answerTo(blueprint.language, question, answer.text), never);
        read.push({
          ...answer,
          isNamed: answer.question !== null,
          job,
          question,
          reading,
          level: reading.level?.score ?? null,
        });
      }
    }
  }
} finally {
  await reader.stop?.();
}

const followUps = args.find((arg) => arg === '--follow-ups' || arg.startsWith('--follow-ups='));
if (followUps !== undefined) {
  const { evaluateFollowUps } = await import('./eval-follow-ups.mjs');
  evaluateFollowUps(read, { content, reader, judgedFile: followUps.split('=')[1] ?? null });
  process.exit(0);
}

const statements = args.find((arg) => arg === '--statements' || arg.startsWith('--statements='));
if (statements !== undefined) {
  const { evaluateStatements, printStatements } = await import('./eval-statements.mjs');
  const [, judged] = statements.split('=');
  if (judged === undefined) printStatements(read, hasPoints);
  else evaluateStatements(read, hasPoints, judged);
  process.exit(0);
}

console.log(
  `${jobs.length} jobs, ${answers.length} answers, ${read.length} readings; left out: ${unmatched.job} of unknown jobs, ${unmatched.question} to questions that are not asked\n`,
);
if (flags.has('--list')) {
  for (const { job, kind, question, text, level, reading } of read) {
    const named = reading.facts.filter((fact) => fact.named).map(({ key }) => key);
    const wrong = (reading.mistakes ?? []).map(({ key }) => key);
    const words = ({ start, end }) => text.slice(start, end).replaceAll('\n', ' ');
    console.log(
      `${job.name}\t${kind}\t${question.key}\t${level ?? reading.notAssessable}\t${named.join(',')}\t${wrong.join(',')}\t${text.replaceAll('\n', ' ')}`,
    );
    for (const fact of reading.facts.filter((one) => one.named)) console.log(`  said ${fact.key}: ${words(fact.span)}`);
    for (const { key, span } of reading.mistakes ?? []) console.log(`  mistake ${key}: ${words(span)}`);
  }
  console.log('');
}

const trade = read.filter(({ question }) => hasPoints(question));
console.log('kind                      readings  with level  mean level  (questions with points)');
for (const kind of KINDS) {
  const of = trade.filter((one) => one.kind === kind);
  const levels = of.flatMap(({ level }) => level ?? []);
  const mean = levels.length === 0 ? 'n/a' : (levels.reduce((a, b) => a + b, 0) / levels.length).toFixed(2);
  console.log(
    `${kind.padEnd(25)} ${String(of.length).padStart(8)}  ${String(levels.length).padStart(10)}  ${mean.padStart(10)}`,
  );
}
console.log('');

const above = (list, bar) => list.filter(({ level }) => level !== null && level > bar).length;
for (const kind of NOTHING) {
  const of = read.filter((one) => one.kind === kind);
  share(`${kind}: level above 2`, above(of, 2), of.length, '0');
}
const nothing = read.filter(({ kind }) => NOTHING.has(kind));
share('all of these: level above 2', above(nothing, 2), nothing.length, '0', 'empty');
const flagged = ({ reading }) => (reading.mistakes ?? []).length > 0;
const wrong = read.filter(({ kind }) => kind === 'confident-wrong');
share(
  'confident-wrong: above 2.5 and unflagged',
  above(
    wrong.filter((one) => !flagged(one)),
    2.5,
  ),
  wrong.length,
  '<= 30 %',
  'wrong',
);
share('confident-wrong: flagged', wrong.filter(flagged).length, wrong.length);
const sound = read.filter(({ kind }) => SOUND.has(kind));
share('sound answers flagged as mistake', sound.filter(flagged).length, sound.length, '<= 1 %', 'flagged');
share(
  'sound answers capped',
  sound.filter(({ reading }) => (reading.mistakes ?? []).some(({ caps }) => caps)).length,
  sound.length,
  '0',
);
share(
  'a flag is right (precision of "mistake")',
  wrong.filter(flagged).length,
  read.filter(flagged).length,
  '>= 0.9 to print',
);
const strong = trade.filter(({ kind }) => kind === 'strong');
const levelled = strong.filter(({ level }) => level !== null);
share('strong, questions with points: have a level', levelled.length, strong.length, '>= 70 %', 'strong');
share(
  '  of those: 3.5 or more',
  levelled.filter(({ level }) => level >= 3.5).length,
  levelled.length,
  '>= 80 %',
  'strongHigh',
);

/** Pairs of better and worse answers to the same question. */
function concordance(value) {
  const sums = { right: 0, all: 0 };
  const byQuestion = Map.groupBy(
    read.filter(({ kind, question }) => RANK[kind] !== undefined && hasPoints(question)),
    ({ job, question }) => `${job.name} ${question.key}`,
  );
  for (const group of byQuestion.values()) {
    for (const better of group) {
      for (const worse of group) {
        if (RANK[better.kind] <= RANK[worse.kind]) continue;
        const score = value(better.level, worse.level);
        if (score === null) continue;
        sums.all++;
        sums.right += score;
      }
    }
  }
  return sums;
}
const order = (a, b) => (a > b ? 1 : a === b ? 0.5 : 0);
for (const [name, value, bar, row] of [
  ['  the most that answers without a level allow', (a, b) => (a === null || b === null ? 0.5 : 1), ''],
  ['concordance, no level = tie', (a, b) => (a === null || b === null ? 0.5 : order(a, b)), '>= 0.80', 'order'],
  ['concordance, no level below every level', (a, b) => order(a ?? 0, b ?? 0), '', 'orderLowest'],
  ['concordance where both have a level', (a, b) => (a === null || b === null ? null : order(a, b)), ''],
]) {
  const { right, all } = concordance(value);
  share(name, right, all, bar, row);
}

console.log('');
/** Answers to a question of their own: one held against all questions would count many times. */
const rated = trade.filter(({ isNamed, source, rating }) => isNamed && source !== 'any' && Number.isFinite(rating));
function correlation(name, list, levelIn) {
  const pairs = list.map((one) => [levelIn(one), one.rating]).filter(([level]) => level !== null);
  const [x, y] = [pairs.map(([level]) => level), pairs.map(([, rating]) => rating)];
  const found = pairs.length < 3 ? Number.NaN : pearson(x, y);
  const interval = ([low, high]) => `${low.toFixed(3)} to ${high.toFixed(3)}`;
  const figure = Number.isFinite(found)
    ? `${found.toFixed(3)}  Fisher ${interval(fisher(found, x.length))}  bootstrap ${interval(bootstrap(x, y))}`
    : 'n/a';
  console.log(`${name.padEnd(64)} ${`${pairs.length} of ${list.length}`.padStart(11)}  ${figure}`);
}
for (const [language, of] of Map.groupBy(rated, ({ job }) => job.language)) {
  correlation(`level against rating, ${language}`, of, ({ level }) => level);
  for (const [occupation, list] of Map.groupBy(of, ({ job }) => job.blueprint.plan?.occupation?.key ?? 'no occupation'))
    correlation(`  ${occupation}`, list, ({ level }) => level);
  correlation(`  the same, no level counts as 1`, of, ({ level }) => level ?? 1);
}
console.log('');
const points = jobs.map(({ blueprint }) => blueprint.questions.filter(hasPoints).length);
jobs.forEach(({ name, blueprint }, i) => {
  const lines = blueprint.plan?.lines ?? [];
  const musts = lines.filter(({ kind }) => kind === 'must');
  const asked = musts.filter(({ id }) => blueprint.questions.some(({ covers }) => covers?.includes(id)));
  console.log(
    `${name.padEnd(20)} ${blueprint.plan?.occupation?.name ?? 'no occupation'}: ${points[i]} of ${blueprint.questions.length} questions with points, ${asked.length} of ${musts.length} must-have lines asked`,
  );
});
const musts = jobs.flatMap(({ blueprint }) =>
  (blueprint.plan?.lines ?? [])
    .filter(({ kind }) => kind === 'must')
    .map(({ id }) => blueprint.questions.some(({ covers }) => covers?.includes(id))),
);
share('must-have lines asked', musts.filter(Boolean).length, musts.length, '>= 60 %', 'asked');
const known = jobs.filter(({ blueprint }) => blueprint.plan?.occupation != null);
share(
  'known occupations with points in two thirds of the questions',
  known.filter(({ blueprint }) => blueprint.questions.filter(hasPoints).length * 3 >= blueprint.questions.length * 2)
    .length,
  known.length,
  'all',
);
for (const figure of reader.statements('en')) {
  const { statement, measured } = figure;
  console.log(
    `"${statement}": ${measured === null ? 'not measured' : `right ${measured.right} of ${measured.of}`}, ${printed.get(statement) ? 'printed' : 'not printed'}`,
  );
}
if (writes) {
  const languages = new Set(jobs.map(({ language }) => language));
  // The page says it of English, where answers are read by meaning.
  if (languages.size !== 1 || !languages.has('en')) throw new Error('--write-figures takes jobs in English alone');
  writeFigures({ shares, engine: reader.engine.version, on: new Date().toISOString().slice(0, 10), set });
  console.log('\nwritten: packages/server/src/surfaces/public/accuracy-figures.json');
}

// `npm run eval:interviews -- FOLDER --model` where FOLDER has jobs: the figures of the model path, by COLLOQUY_MODEL.
//
//   … FOLDER --model --questions    what each job is asked, by the plan that the model wrote
//   … FOLDER --model                the figures of FOLDER/rated.jsonl (eval-interviews.mjs says how a line looks)
//   … FOLDER --model --statements   each point of each answer without what the model said of it: to be judged by hand
//   … FOLDER --model --figures      how often its statements were right, as COLLOQUY_MODEL_FIGURES takes it
//
// The plan of a job is made as the server makes it, and the embedded one stands where the model's is refused. Each answer
// is read as for a report: three samples, of which the lower middle counts. An answer that belongs to no question is held
// against one question with points of each of its jobs, and not against all: every reading costs three calls.
// FOLDER/judged.jsonl, if there is one: lines of --statements with "says" (said | partly | not-said) added by somebody.
// FOLDER/model holds plans and replies: a run that was broken off asks for what is missing; without it all is asked anew.
// --at-once=N readings (8), --follow-ups=N strong answers that are followed up (12), --twins=N answers that are read once
// more with an instruction in them (6), --patience=MINUTES a model that is away is asked again (10), --list what was read.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { printStatements } from './eval-statements.mjs';
import {
  concordanceFigures,
  followUpFigures,
  levelFigures,
  lineOf,
  planFigures,
  statementCounts,
  statementFigures,
  twinFigures,
} from './lib/interview-figures.mjs';
import { readJsonLines } from './lib/json-lines.mjs';
import { openModelSide } from './lib/model-side.mjs';

const INJECTIONS = JSON.parse(readFileSync(new URL('./lib/injected-twins.json', import.meta.url), 'utf8'));
/** Answers that an instruction in them could lift. */
const LIFTABLE = ['fluent-empty', 'middling', 'evasive', 'job-free'];

/** @param options { flags, values }: `--list` and the like, and the numbers of `--at-once=8` and the like */
export async function evaluateModelPath(folder, { flags, values, kinds }) {
  const patienceMs = (values.get('--patience') ?? 10) * 60_000;
  const side = await openModelSide({ folder: join(folder, 'model'), patienceMs });
  try {
    const jobs = await Promise.all(readJobs(folder).map((job) => planned(side, job)));
    if (flags.has('--questions')) return printQuestions(side, jobs);
    const held = heldAgainst(readLines(join(folder, 'rated.jsonl')), jobs, kinds);
    if (flags.has('--statements'))
      return printStatements(
        held.pairs.map(({ answer, ...of }) => ({ ...of, text: answer.text })),
        ({ hasPoints }) => hasPoints,
      );
    const inTurn = atMost(values.get('--at-once') ?? 8);
    const tally = { away: 0 };
    const work = (task) => inTurn(() => unlessAway(task, tally));
    const reading = held.pairs.map((pair) => work(() => readingOf(side, pair)));
    const judged = readLines(join(folder, 'judged.jsonl'));
    if (flags.has('--figures')) return await printFigures(side, await came(reading), judged);
    // All are asked for at once: what is slow takes its time but once.
    const [readings, followUps, twins] = await Promise.all([
      came(reading),
      came(followedUp(side, held.pairs, reading, values.get('--follow-ups') ?? 12, work)),
      came(injected(side, held.pairs, reading, values.get('--twins') ?? 6, work)),
    ]);
    await print(side, { jobs, held, readings, followUps, twins, tally, judged });
    if (flags.has('--list')) list(readings, followUps, twins);
  } finally {
    await side.close();
  }
}

/** The jobs of a folder, as `POST /jobs` would get them. */
function readJobs(folder) {
  return readdirSync(join(folder, 'jobs'))
    .filter((file) => extname(file) === '.json')
    .sort()
    .map((file) => ({
      name: basename(file, '.json'),
      language: 'en',
      ...JSON.parse(readFileSync(join(folder, 'jobs', file), 'utf8')),
    }));
}

function readLines(file) {
  return existsSync(file) ? readJsonLines(file) : [];
}

async function planned(side, job) {
  const plan = await side.plan(job);
  return {
    ...job,
    plan,
    // What papers show is asked besides the nine.
    questions: plan.blueprint.questions
      .filter(({ asksFacts }) => asksFacts !== true)
      .map((question) => ({ ...question, hasPoints: side.hasPoints(question) })),
  };
}

/** Each answer with the questions that it is held against. */
function heldAgainst(answers, jobs, kinds) {
  const left = { job: 0, question: 0 };
  let turn = 0;
  const pairs = answers.flatMap((answer) => {
    if (!kinds.includes(answer.kind)) throw new Error(`unknown kind ${answer.kind}`);
    const of = jobs.filter(({ name, language }) =>
      answer.source === 'any' ? language === (answer.language ?? 'en') : name === answer.source,
    );
    if (of.length === 0) left.job += 1;
    return of.flatMap((job) => {
      const pointed = job.questions.filter(({ hasPoints }) => hasPoints);
      const question =
        answer.question === null
          ? pointed[turn++ % pointed.length]
          : job.questions.find(({ key, text }) => key === answer.question || text === answer.question);
      if (question === undefined) left.question += 1;
      return question === undefined ? [] : [{ answer, job, question }];
    });
  });
  return { answers, pairs, left };
}

async function readingOf(side, { answer, job, question }) {
  const reading = await side.read(job.plan, question, answer.text);
  const { kind, rating = null, text } = answer;
  const { facts, mistakes = [], level, notAssessable = null } = reading;
  return {
    job: job.name,
    of: job,
    kind,
    rating,
    text,
    question,
    facts,
    mistakes,
    level: level?.score ?? null,
    spread: level,
    notAssessable,
  };
}

/** Those that came; what the model stayed away from is null. */
async function came(work) {
  return (await Promise.all(work)).filter((one) => one !== null);
}

/** As many as wanted, from the whole list and not from its beginning; each with the reading that is under way. */
function spread(pairs, reading, wanted, kinds) {
  const all = pairs.flatMap(({ answer, ...pair }, at) =>
    kinds.includes(answer.kind) && pair.question.hasPoints ? [{ ...pair, answer, reading: reading[at] }] : [],
  );
  const count = Math.min(wanted, all.length);
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]);
}

function followedUp(side, pairs, reading, wanted, work) {
  return spread(pairs, reading, wanted, ['strong']).map(async ({ job, question, answer, reading: first }) => {
    const said = await work(() => side.followUp(job.plan, question, answer.text));
    const read = await first;
    if (said === null || read === null) return null;
    return { reading: read, text: said.text, point: said.reply?.point ?? null, isModel: said.reply !== null };
  });
}

function injected(side, pairs, reading, wanted, work) {
  return spread(pairs, reading, wanted, LIFTABLE).map(async ({ job, question, answer, reading: first }, at) => {
    const text = `${answer.text}\n${INJECTIONS[at % INJECTIONS.length]}`;
    const read = await work(() => side.read(job.plan, question, text));
    const plain = await first;
    if (read === null || plain === null) return null;
    const isMarked = read.injections.length > 0;
    return { reading: plain, plain: plain.level, injected: read.level?.score ?? null, isMarked };
  });
}

/** Runs so many at once, in their order. */
function atMost(places) {
  const waiting = [];
  let free = places;
  return async (task) => {
    if (free === 0) await new Promise((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** What the model stayed away from is left out, and counted. */
async function unlessAway(task, tally) {
  try {
    return await task();
  } catch (error) {
    if (error.name !== 'ModelAwayError') throw error;
    tally.away += 1;
    return null;
  }
}

function printQuestions(side, jobs) {
  const shown = jobs.map(({ name, title, language, plan }) => ({
    job: name,
    title,
    language,
    plan: plan.isWritten ? side.name : 'embedded',
    questions: plan.blueprint.questions.map(({ key, text, mustAsk }) => ({ key, text, mustAsk })),
  }));
  console.log(JSON.stringify(shown, null, 2));
}

async function printFigures(side, readings, judged) {
  const statements = {};
  for (const [language, all] of Map.groupBy(readings, ({ of }) => of.language))
    statements[language] = statementCounts(all, judged);
  console.log(JSON.stringify({ model: side.name, prompt: await side.readingPrompt(), statements }, null, 2));
}

async function print(side, { jobs, held, readings, followUps, twins, tally, judged }) {
  const { answers, left } = held;
  console.log(
    `model: ${side.name}; ${jobs.length} jobs, ${answers.length} answers, ${readings.length} readings; left out: ${left.job} of unknown jobs, ${left.question} to questions that are not asked, ${tally.away} that the model stayed away from`,
  );
  for (const { prompt, outcome, calls } of await side.calls())
    console.log(`  ${prompt.padEnd(20)} ${outcome.padEnd(34)} ${calls}`);
  console.log('\nkind                      readings  with level  mean level  mean rating  (questions with points)');
  const mean = (values) =>
    values.length === 0 ? 'n/a' : (values.reduce((a, b) => a + b, 0) / values.length).toFixed(2);
  for (const [kind, all] of Map.groupBy(
    readings.filter(({ question }) => question.hasPoints),
    ({ kind: of }) => of,
  )) {
    const levels = all.flatMap(({ level }) => level ?? []);
    console.log(
      `${kind.padEnd(25)} ${String(all.length).padStart(8)}  ${String(levels.length).padStart(10)}  ${mean(levels).padStart(10)}  ${mean(all.flatMap(({ rating }) => rating ?? [])).padStart(11)}`,
    );
  }
  console.log('');
  for (const { name, plan, questions } of jobs) {
    const pointed = questions.filter(({ hasPoints }) => hasPoints).length;
    const musts = mustsOf(plan);
    console.log(
      `${name.padEnd(24)} ${plan.isWritten ? 'plan of the model' : 'embedded plan'}: ${pointed} of ${questions.length} questions with points, ${musts.filter(Boolean).length} of ${musts.length} must-have lines asked`,
    );
  }
  console.log('');
  const figures = [
    ...levelFigures(readings),
    ...concordanceFigures(readings),
    ...planFigures(jobs.map(({ plan, questions }) => ({ isWritten: plan.isWritten, questions, musts: mustsOf(plan) }))),
    ...followUpFigures(followUps),
    ...statementFigures(readings, judged),
    ...twinFigures(twins),
  ];
  for (const figure of figures) console.log(lineOf(figure));
  const doubtful = readings.filter(({ notAssessable }) => notAssessable === 'no-grader').length;
  console.log(
    `\n${doubtful} readings without a level because samples lay apart or broke rules; ${followUps.filter(({ isModel }) => !isModel).length} follow-ups by the embedded engine; ${twins.filter(({ isMarked }) => isMarked).length} of ${twins.length} injections cut out before the model\nflags are the model's: a report prints a statement only where it was measured; questions of candidates are not part of this`,
  );
}

/** Whether each must-have line is asked. */
function mustsOf({ blueprint }) {
  return (blueprint.plan?.lines ?? [])
    .filter(({ kind }) => kind === 'must')
    .map(({ id }) => blueprint.questions.some(({ covers }) => covers?.includes(id)));
}

function list(readings, followUps, twins) {
  const flat = (text) => text.replaceAll(/\s+/g, ' ');
  console.log('');
  for (const { job, kind, rating, question, text, level, spread: of, notAssessable, facts, mistakes } of readings) {
    const range = of === null ? notAssessable : `${level} (${of.low} to ${of.high})`;
    console.log(`${job}\t${kind}\t${rating ?? ''}\t${question.key}\t${range}\t${flat(text)}`);
    for (const { key, named, partly, span } of facts) {
      const said = named === true ? 'said' : named === false ? 'not said' : partly ? 'partly' : 'open';
      console.log(`  ${said} ${key}${span === null ? '' : `: ${flat(text.slice(span.start, span.end))}`}`);
    }
    for (const { key, span } of mistakes) console.log(`  mistake ${key}: ${flat(text.slice(span.start, span.end))}`);
  }
  for (const { reading, text, point } of followUps)
    console.log(
      `follow-up\t${reading.job}\t${reading.question.key}\t${point ?? ''}\t${text ?? 'none'}\t${flat(reading.text)}`,
    );
  for (const { reading, plain, injected: with_, isMarked } of twins)
    console.log(
      `twin\t${reading.job}\t${reading.kind}\t${reading.question.key}\t${plain} to ${with_}\t${isMarked ? 'cut out' : 'sent'}`,
    );
}

// `npm run eval:interviews -- FOLDER --model` where FOLDER has cases and no jobs: interviews as a server with a language
// model holds them. COLLOQUY_MODEL and its other options name the model, as for `npm start`; without them the recorded
// replies of the cases take its place. FOLDER/cases: see lib/cases.mjs.
import { createInterface } from 'node:readline';
import { holdConversation, holdInterview, keyFor, plannedJob, readCases } from './lib/cases.mjs';
import { lineOf } from './lib/interview-figures.mjs';
import { startRecordedModel } from './lib/recorded-model.mjs';
import { freePort, startServer, temporaryFolder } from './lib/server.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
/** Where nothing was written to a request: the model has nothing to add, which is no fault. */
export const NOTHING_TO_ADD = {
  'follow-up.v2': { covered: [], kind: 'enough', point: null, wording: null },
  'answer-question.v1': { facts: [] },
  'read-founder.v1': { texts: [], role: null, coFounders: [] },
};

/** The questions of a founder's conversation by their texts. */
async function founderKeys(language, name) {
  const founders = await import(new URL('features/founder-applications/index.ts', SERVER).href);
  const { Content } = await import(new URL('../packages/content/src/index.ts', import.meta.url).href);
  const { compileBuiltIn } = await import(new URL('../packages/content/src/compile.ts', import.meta.url).href);
  compileBuiltIn();
  const content = new Content();
  await founders.loadApplicationTexts(content, language);
  const { questions } = founders.applicationBlueprint(founders.applicationTexts(content, language), { name, language });
  return new Map(questions.map(({ text, key }) => [text, key]));
}

/**
 * Holds every case of a folder.
 *
 * @param folder of cases, or the cases themselves
 * @param model null: no model at all; `recorded`: the cases' replies; `configured`: COLLOQUY_MODEL
 * @param options `env` for the server; `look` is called with its address, the headers and what was held, before it stops
 */
export async function holdCases(folder, model, only = () => true, { env: more = {}, look = async () => {} } = {}) {
  const cases = Array.isArray(folder) ? folder : readCases(folder).filter(only);
  const recorded =
    model === 'recorded'
      ? await startRecordedModel(
          cases.flatMap(({ replies = [] }) => replies),
          (prompt) => (prompt in NOTHING_TO_ADD ? { reply: NOTHING_TO_ADD[prompt] } : null),
        )
      : null;
  const env =
    recorded === null
      ? {}
      : {
          COLLOQUY_MODEL: 'openai-compatible:recorded',
          COLLOQUY_MODEL_URL: recorded.url,
          COLLOQUY_MODEL_RUN_BY: 'Recorded replies',
          // A reply is known again by what was asked: of plans that no known occupation was drawn into.
          COLLOQUY_GRADING: 'anchors',
        };
  const patient = model === null ? {} : { COLLOQUY_MODEL_TURN_MS: process.env.COLLOQUY_MODEL_TURN_MS ?? '600000' };
  // What the operator of this machine has set is for `configured` alone.
  const named = Object.keys(process.env).filter((name) => name.startsWith('COLLOQUY_MODEL'));
  const off = model === 'configured' ? {} : Object.fromEntries(named.map((name) => [name, undefined]));
  const server = startServer({
    dataDir: temporaryFolder(),
    port: await freePort(),
    env: { ...off, ...patient, ...env, ...more },
  });
  const rejected = [];
  createInterface({ input: server.child.stderr }).on('line', (line) => {
    if (line.includes('"model-reply-rejected"')) rejected.push(JSON.parse(line));
  });
  try {
    const { url } = await server.ready;
    const headers = await keyFor(url, ['hiring', 'interviewers', 'conversations']);
    const held = [];
    for (const one of cases) {
      if (one.founder !== undefined) {
        const { language = 'en' } = one.founder;
        const keys = await founderKeys(language, 'samples');
        held.push({ ...one, ...(await holdConversation(url, headers, one.founder, keys)) });
        continue;
      }
      const { serviceJobId, plan } = await plannedJob(url, headers, one.job, { isPlanned: model !== null });
      const interviews = [];
      for (const candidate of one.candidates)
        interviews.push({ candidate, ...(await holdInterview(url, headers, serviceJobId, candidate)) });
      held.push({ ...one, plan, interviews });
    }
    await look(url, headers, held);
    return { held, rejected, asked: recorded?.asked ?? null };
  } finally {
    await server.stop();
    await recorded?.stop();
  }
}

function share(name, found, all, bar) {
  console.log(lineOf({ name, found, all, ...bar }));
}

/** Holds the cases and prints the figures of the model path. */
export async function evaluateModel(folder) {
  const configured = (process.env.COLLOQUY_MODEL ?? '') !== '';
  const { held, rejected, asked } = await holdCases(folder, configured ? 'configured' : 'recorded');
  const jobs = held.filter(({ plan }) => plan !== undefined);
  const founders = held.filter(({ founder }) => founder !== undefined);
  const interviews = jobs.flatMap(({ interviews: all }) => all);
  console.log(
    `model: ${configured ? process.env.COLLOQUY_MODEL : 'recorded replies'}; ${jobs.length} jobs, ${interviews.length} interviews, ${founders.length} founders' conversations`,
  );
  if (asked !== null) {
    const counts = Map.groupBy(asked, ({ prompt }) => prompt);
    for (const [prompt, all] of counts)
      console.log(
        `  ${prompt.padEnd(20)} ${String(all.length).padStart(4)} calls, ${all.filter(({ found }) => !found).length} that nothing was written to`,
      );
  }
  const broken = Map.groupBy(rejected, ({ prompt, problem }) => `${prompt}: ${problem}`);
  for (const [rule, all] of broken) console.log(`  rejected ${rule} (${all.length})`);
  console.log('');
  const pointed = ({ report }) =>
    report.questions.filter(({ facts, general, fromCv }) => facts.length > 0 && !general && !fromCv);
  const of = (kind) => interviews.filter(({ candidate }) => candidate.kind === kind);
  // An answer for which a candidate had no story is empty, whoever gives it.
  const told = ({ candidate, transcript }, { text }) => {
    const turn = transcript.find(({ question, kind }) => question === text && kind !== 'follow-up');
    return turn !== undefined && !candidate.none.includes(turn.said);
  };
  const strong = of('strong').flatMap((one) => pointed(one).filter((question) => told(one, question)));
  const empty = interviews.flatMap((one) => pointed(one).filter((question) => !told(one, question)));
  const levelled = strong.filter(({ level }) => level !== null);
  share(
    'empty answers with a level above 2',
    empty.filter(({ level }) => (level?.score ?? 0) > 2).length,
    empty.length,
    { most: 0 },
  );
  share('told answers to questions with points: have a level', levelled.length, strong.length, { least: 0.95 });
  share('  of those: 3.5 or more', levelled.filter(({ level }) => level.score >= 3.5).length, levelled.length, {
    least: 0.9,
  });
  const musts = jobs.flatMap(({ plan }) => plan.lines.filter(({ kind }) => kind === 'must'));
  share('must-have lines asked', musts.filter(({ question }) => question !== null).length, musts.length, {
    least: 0.9,
  });
  share(
    'jobs with points in 7 of 9 questions or more',
    jobs.filter(({ interviews: [first] }) => pointed(first).length >= 7).length,
    jobs.length,
    { least: 1 },
  );
  const followUps = of('strong').flatMap(({ transcript }) => transcript.filter(({ kind }) => kind === 'follow-up'));
  share('follow-ups to told answers', followUps.length, strong.length);
  const sentences = of('strong').flatMap(({ report }) => report.sentences);
  console.log(`sentences of summaries: ${sentences.length}`);
  for (const { name, founder, details, asked: put } of founders) {
    const wanted = Object.entries(founder.expected);
    const right = wanted.filter(([field, value]) => details[field] === value);
    share(`${name}: fields as expected`, right.length, wanted.length);
    for (const [field, value] of wanted.filter((one) => !right.includes(one)))
      console.log(`  ${field}: wanted "${value}", got "${details[field]}"`);
    console.log(`  asked: ${put.join(', ')}`);
    console.log(`  summary: ${details.ps_summary}`);
  }
  console.log(
    '\nHow often a hosted model is right is not measured here: figures are of the model named above and of these cases alone.',
  );
}

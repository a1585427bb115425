// The parts of the server that ask a language model, in this process: jobs get their plans by the handler of its task,
// answers are read by its reader and followed up by its assessor, with the same checks, records and bounds. The model is
// the one that COLLOQUY_MODEL and its other options name.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const SERVER = new URL('../../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SERVER).href);
const ORGANIZATION = 'evaluation';
const RETRY_MS = 1_000;

/**
 * @param folder where jobs, plans and what was replied are kept: a run that was broken off takes up where it ended
 * @param patienceMs how long a model that is away is asked again for one thing
 */
export async function openModelSide({ folder, environment = process.env, patienceMs }) {
  const { compileBuiltIn } = await import(new URL('../../packages/content/src/compile.ts', import.meta.url).href);
  compileBuiltIn();
  const { readEnvironment } = await load('config/env.ts');
  const { buildConfig } = await load('config/config.ts');
  const { loadSecrets } = await load('config/secrets.ts');
  const { createContext } = await load('app/context.ts');
  const { createLog } = await load('platform/log.ts');
  mkdirSync(folder, { recursive: true });
  const own = { ...environment, COLLOQUY_DATA_DIR: folder, COLLOQUY_VOICE: 'off', COLLOQUY_FFMPEG: 'off' };
  // Its own database, whatever the operator's server uses.
  delete own.DATABASE_URL;
  delete own.REDIS_URL;
  const config = buildConfig(readEnvironment(own));
  if (config.model === null) throw new Error('COLLOQUY_MODEL names no model');
  const log = createLog({ level: 'error' });
  const context = await createContext(config, loadSecrets(own, config), { log });
  const { isGeneral } = await load('features/interviewers/points.ts');
  return {
    name: context.model.name,
    hasPoints: (question) => !isGeneral(question) && question.rubric.facts.length > 0,
    readingPrompt: async () => (await load('features/reports/index.ts')).READING_PROMPT,
    calls: () => callsOf(context.db),
    plan: (job) => plan(context, job, patienceMs),
    read: (job, question, text) => read(context, job, { question, text }, patienceMs),
    followUp: (job, question, text) => followUp(context, job, { question, text }, patienceMs),
    close: () => context.close(),
  };
}

/** The published interview of a job and whether a model wrote it. @param job { name, title, description, language } */
async function plan(context, { title, description, language }, patienceMs) {
  const { latestBlueprint, loadInterviewerTexts } = await load('features/interviewers/index.ts');
  const { createJob, createWritePlanHandler, findAnyJob } = await load('features/jobs/index.ts');
  const { ensureAccount } = await load('features/accounts/index.ts');
  const { planWriterFor } = await load('app/model.ts');
  const { db, ids, content, occupations, readings, model } = context;
  await Promise.all([loadInterviewerTexts(content, language), occupations.prepare(language)]);
  const externalId = digest([model.name, title, description, language]);
  const prepared = await readings.prepareJob({ title, description, language }, ORGANIZATION);
  const job = await db.transaction(async (tx) => {
    const account = await ensureAccount(tx, ids, { organizationId: ORGANIZATION, userId: ORGANIZATION });
    const [known] = await tx.query('select id from jobs where account_id = $1 and external_id = $2', [
      account.id,
      externalId,
    ]);
    if (known !== undefined) return findAnyJob(tx, known.id);
    return createJob(tx, { ids }, { accountId: account.id, title, description, language, prepared, externalId });
  });
  const write = createWritePlanHandler({
    ...context,
    prepareJob: readings.prepareJob,
    writer: planWriterFor(context),
  });
  await withPatience(patienceMs, (signal) => write({ jobId: job.id }, { signal }));
  const { no, content: blueprint, id } = await latestBlueprint(db, job.interviewerId, language);
  return { job, blueprint, blueprintVersionId: id, isWritten: no > 1 };
}

/** One answer as the report reads it: as many samples as the product takes. */
async function read(context, planned, { question, text }, patienceMs) {
  const { createModelReader } = await load('features/reports/index.ts');
  const { answerTo } = await load('features/reports/assess-questions.ts');
  const { jobWords, questionToRead } = await load('features/interviewers/index.ts');
  const { blueprint } = planned;
  const { ask, nameOf, statements, name: model, readMs: callMs } = context.model;
  const interview = await interviewOf(context, planned, question, text);
  const reader = createModelReader({
    embedded: context.readings.answers,
    ask,
    nameOf,
    statements,
    model,
    callMs,
    interview,
  });
  const answer = {
    ...answerTo(blueprint.language, question, text),
    job: jobWords(blueprint, question),
    others: blueprint.questions.filter(({ key, fromCv }) => key !== question.key && !fromCv).map(questionToRead),
  };
  return withPatience(patienceMs, (signal) => reader.read(answer, signal));
}

/**
 * What the interviewer says after a first answer, by the assessor of the room.
 *
 * @returns `reply`: what the model's own was, null where none was used; `text`: what would be asked, null for nothing
 */
async function followUp(context, planned, { question, text }, patienceMs) {
  const { createModelAssessor, createScoredAssessor, ENOUGH_POINTS } = await load('features/dialogue/index.ts');
  const { blueprint } = planned;
  const interview = await interviewOf(context, planned, question, text);
  const scored = createScoredAssessor(context.readings.answers, ENOUGH_POINTS);
  return withPatience(patienceMs, async (signal) => {
    let given = null;
    const ask = async (asked) => {
      given = await context.model.ask(asked);
      if (given.kind === 'unavailable' && given.retryable) throw new AwayError();
      return given;
    };
    const assessor = createModelAssessor(scored, { ...context.model, ask });
    const { assessment } = await assessor.assess(
      { interview, blueprint, question, answers: [text], material: { said: [question.text], followUps: 0 } },
      { signal, deadlineAt: Date.now() + context.config.model.turnMs },
    );
    return {
      reply: given?.kind === 'used' ? given.reply : null,
      text: assessment.followUp?.text ?? null,
    };
  });
}

/** How often each prompt was asked, by what became of the reply and the rule that it broke. */
function callsOf(db) {
  return db.query(
    `select prompt, outcome || case when problem is null then '' else ': ' || problem end as outcome, count(*)::int as calls
     from model_calls group by 1, 2 order by 1, 2`,
  );
}

class AwayError extends Error {
  name = 'ModelAwayError';
}

/** The interview that an answer is part of: what is asked about it is kept with it. */
async function interviewOf(context, { job, blueprintVersionId }, question, text) {
  const { createInterview, findInterview } = await load('features/interviews/index.ts');
  const { registerCandidate } = await load('features/candidates/index.ts');
  const { accountId, id: jobId, interviewerId, language } = job;
  const externalId = digest([jobId, question.key, text]);
  return context.db.transaction(async (tx) => {
    const [known] = await tx.query('select id from interviews where account_id = $1 and external_id = $2', [
      accountId,
      externalId,
    ]);
    if (known !== undefined) return findInterview(tx, known.id);
    const email = `${externalId.slice(0, 16)}@example.com`;
    const { candidateId } = await registerCandidate(tx, context, { accountId, email, cvLink: null });
    return createInterview(tx, context, {
      accountId,
      door: 'HIRING',
      jobId,
      interviewerId,
      blueprintVersionId,
      language,
      candidateId,
      email,
      externalId,
      givenName: null,
      cvIntakeId: null,
    });
  });
}

/** Does it again while the model is away, as tasks do, without their long waits. */
async function withPatience(patienceMs, work) {
  const until = performance.now() + patienceMs;
  const { signal } = new AbortController();
  for (;;) {
    try {
      return await work(signal);
    } catch (error) {
      const isAway = error.name === 'ModelAwayError' || (error.kind === 'outside-failed' && error.retryable);
      if (!isAway || performance.now() > until) throw error;
      await pause(RETRY_MS);
    }
  }
}

function digest(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

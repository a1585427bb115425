import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelFigures } from '../config/model-figures.ts';
import { READING_PROMPT } from '../features/reports/index.ts';

const ROOT = new URL('../../../../', import.meta.url);
const EVALUATION = new URL('bench/eval-interviews.mjs', ROOT).pathname;

type Recorded = { prompt: string; about?: string; said?: string; reply?: unknown; text?: string };
type Model = { url: string; asked: { prompt: string; about: string }[]; stop(): Promise<void> };
const { startRecordedModel } = (await import(new URL('bench/lib/recorded-model.mjs', ROOT).href)) as {
  startRecordedModel(replies: readonly Recorded[], otherwise?: (prompt: string) => object | null): Promise<Model>;
};

const sample = JSON.parse(readFileSync(new URL('docs/samples/cases/backend-en.json', ROOT), 'utf8')) as {
  job: { title: string; description: string };
  replies: Recorded[];
};
const OUTAGE = 'Tell me about the last outage you were in charge of.';
const SLOW = 'Half an hour after a release, checkout takes four seconds instead of one.';
const questionOf = (begin: string): string =>
  sample.replies.find(({ prompt, about }) => prompt === 'plan-points.v2' && about?.startsWith(begin))?.about ?? '';
const told = (begin: string): string =>
  sample.replies.find(({ prompt, about, said }) => prompt === 'read-answer.v2' && about?.startsWith(begin) && said)
    ?.said ?? '';
const EMPTY = 'I always give my best and find the right way together with everybody, which has worked well everywhere.';
const WRONG =
  'When an outage comes I tell nobody for an hour, because that only makes people nervous, and restart it all.';
const points = (...said: [string, string | null][]) =>
  said.map(([point, quote]) => ({ point, said: quote === null ? 'not-said' : 'said', quote }));
/** Wrong ones, which the program sees; they are before the sample's, which answer whatever else is asked. */
const REPLIES: Recorded[] = [
  {
    prompt: 'read-answer.v2',
    about: OUTAGE,
    said: WRONG,
    reply: {
      points: points(['tells', 'I tell everybody'], ['limits', null], ['writes', null]),
      mistakes: [],
      level: 3,
    },
  },
  {
    prompt: 'read-answer.v2',
    about: OUTAGE,
    said: WRONG,
    reply: {
      points: points(['tells', null], ['limits', 'restart it all'], ['writes', null]),
      mistakes: [],
      level: 5,
    },
  },
  ...sample.replies,
];

let folder: string;
let model: Model;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-eval-'));
  mkdirSync(join(folder, 'jobs'));
  const { title, description } = sample.job;
  writeFileSync(join(folder, 'jobs', 'backend.json'), JSON.stringify({ title, description, language: 'en' }));
  const rated = [
    { question: questionOf(OUTAGE), kind: 'strong', rating: 5, text: told(OUTAGE) },
    { question: questionOf(SLOW), kind: 'strong', rating: 5, text: told(SLOW) },
    { question: questionOf(SLOW), kind: 'fluent-empty', rating: 1, text: EMPTY },
    { question: questionOf(OUTAGE), kind: 'confident-wrong', rating: 1, text: WRONG },
    { question: null, kind: 'job-free', rating: 1, text: EMPTY },
    { question: 'What nobody asks', kind: 'strong', rating: 5, text: EMPTY },
  ];
  writeFileSync(
    join(folder, 'rated.jsonl'),
    rated.map((answer) => `${JSON.stringify({ source: 'backend', ...answer })}\n`).join(''),
  );
  model = await startRecordedModel(REPLIES, (prompt) =>
    prompt === 'follow-up.v2' ? { reply: { covered: [], kind: 'enough', point: null, wording: null } } : null,
  );
});
afterAll(async () => {
  await model.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function evaluate(...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [EVALUATION, folder, '--model', ...options], {
    env: {
      PATH: process.env.PATH,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_MODEL: 'openai-compatible:recorded',
      COLLOQUY_MODEL_URL: model.url,
      COLLOQUY_MODEL_RUN_BY: 'Recorded replies',
    },
  });
  return stdout;
}

const figure = (printed: string, name: string): string | undefined =>
  printed.split('\n').find((line) => line.trim().startsWith(name));

test('the plan is the one that the model wrote, with what it is asked', async () => {
  const [job] = JSON.parse(await evaluate('--questions')) as [{ plan: string; questions: { text: string }[] }];
  expect(job.plan).toBe('openai-compatible:recorded');
  expect(job.questions.map(({ text }) => text)).toEqual(expect.arrayContaining([questionOf(OUTAGE), questionOf(SLOW)]));
  expect(JSON.stringify(job)).not.toContain('phrasings');
});

test('answers are read as for a report, wrong replies rejected, and what was replied before is not asked for again', async () => {
  const planned = model.asked.length;
  const printed = await evaluate('--twins=1');
  expect(printed).toContain('left out: 0 of unknown jobs, 1 to questions that are not asked');
  expect(printed).toMatch(/read-answer\.v2 +rejected: quote-not-verbatim +3\n/);
  expect(printed).toMatch(/read-answer\.v2 +rejected: high-without-points +3\n/);
  expect(figure(printed, 'strong, questions with points: have a level')).toMatch(/2 of 2/);
  expect(figure(printed, 'of those: 3.5 or more')).toMatch(/2 of 2 .*kept$/);
  expect(figure(printed, 'fluent-empty: level above 2')).toMatch(/0 of 1/);
  expect(figure(printed, 'confident-wrong: above 2.5 and unflagged')).toMatch(/0 of 1/);
  expect(figure(printed, 'concordance, no level below every level')).toMatch(/1 of 1/);
  expect(figure(printed, "plans that are the model's")).toMatch(/1 of 1/);
  expect(figure(printed, 'must-have lines asked')).toMatch(/4 of 4/);
  expect(figure(printed, 'injected twins')).toMatch(/0 of 1/);
  expect(printed).toContain('1 readings without a level because samples lay apart or broke rules');
  const asked = model.asked.slice(planned).map(({ prompt }) => prompt);
  expect(asked.filter((prompt) => prompt.startsWith('plan') || prompt === 'read-job.v1')).toEqual([]);
  const before = model.asked.length;
  await evaluate('--twins=1');
  expect(model.asked).toHaveLength(before);
});

test('with statements judged by somebody, figures come out that a server takes', async () => {
  const lines = (await evaluate('--statements')).trim().split('\n');
  const statements = lines.map((line) => JSON.parse(line) as { text: string; point: string });
  expect(statements.every((one) => !('said' in one) && !('named' in one))).toBe(true);
  const judged = statements.map((one) => ({
    ...one,
    says: [told(OUTAGE), told(SLOW)].includes(one.text) ? 'said' : 'not-said',
  }));
  writeFileSync(join(folder, 'judged.jsonl'), judged.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const figures = modelFigures.parse(JSON.parse(await evaluate('--figures')));
  expect(figures).toEqual({
    model: 'openai-compatible:recorded',
    prompt: READING_PROMPT,
    // Of six points said and six not: what no reading stands for says nothing.
    statements: { en: { said: { right: 6, of: 6 }, 'not-said': { right: 6, of: 6 } } },
  });
});

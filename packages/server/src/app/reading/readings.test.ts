import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { INLINE_CHARACTERS } from '../../platform/workers/at-once.ts';
import { PoolBusyError, type WorkerPool } from '../../platform/workers/worker-pool.ts';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { readingCalls } from './calls.ts';
import { occupationsFor } from './occupations-for.ts';
import { createReadingPool, createReadings, type Readings, readApart } from './readings.ts';

const pool = createReadingPool(createLog({ level: 'error' }), null);
const inThread = readingCalls(systemClock, builtInContent);
const plain = createAnswerReader({ kind: 'embedded', meaning: 'off' });
const apart = createAnswerReader({ kind: 'embedded', meaning: 'off' }, readApart(pool, 'anchors'));
const readings = createReadings({
  pool,
  answerReader: apart,
  jobReader: async () => createJobReader({ kind: 'embedded' }),
  content: builtInContent,
  occupations: occupationsFor('anchors', builtInContent),
  inThread: async () => inThread,
  grading: 'anchors',
  own: { answers: false, jobs: false },
});
const SHORT = { title: 'Technician', description: 'On-site in Gdynia, Poland.', language: 'en' } as const;
const NEVER = new AbortController().signal;

afterAll(() => pool.stop());

describe('a short text is read at once', () => {
  test('no worker is started for it', async () => {
    await readings.prepareJob(SHORT, 'a');
    expect(pool.counts.workers).toBe(0);
  });
});

test('a description that is being written, and a rehearsal, are read in a worker however short they are', async () => {
  const run = vi.spyOn(pool, 'run').mockResolvedValue(null);
  const { blueprint } = await readings.prepareJob(SHORT, 'a');
  if (blueprint === null) throw new Error('no interview was made');
  await readings.readDraft(SHORT, 'a');
  await readings.rehearse({ blueprint, answers: [] }, 'a');
  expect(run.mock.calls.map(([name]) => name)).toEqual(['prepare-job', 'rehearse']);
  run.mockRestore();
});

test('drafts and rehearsals take one worker at most, so that one is left for interviews', async () => {
  let end = (): void => undefined;
  const ended = new Promise((resolve) => {
    end = () => resolve(null);
  });
  const run = vi.spyOn(pool, 'run').mockReturnValue(ended);
  const { blueprint } = await readings.prepareJob(SHORT, 'a');
  if (blueprint === null) throw new Error('no interview was made');
  const taken = [
    readings.rehearse({ blueprint, answers: [] }, 'a'),
    readings.readDraft(SHORT, 'b'),
    readings.rehearse({ blueprint, answers: [] }, 'b'),
  ];
  await expect(readings.readDraft(SHORT, 'b')).rejects.toBeInstanceOf(PoolBusyError);
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await Promise.all(taken);
  expect(run).toHaveBeenCalledTimes(3);
  run.mockRestore();
});

describe('a long text is read in a worker', () => {
  test.each([
    ['of many characters', 'a'.repeat(INLINE_CHARACTERS + 1)],
    ['of many lines', 'a\n'.repeat(200)],
    ['of many empty lines', '\n'.repeat(200)],
  ])('a text %s', async (_what, text) => {
    const run = vi.spyOn(pool, 'run').mockResolvedValue(null);
    await readings.prepareJob({ title: 'Technician', description: text, language: 'en' }, 'a');
    await readings.readFounder({ language: 'en', turns: [{ speaker: 'founder', questionKey: null, text }] }, 'a');
    expect(run.mock.calls.map(([name]) => name)).toEqual(['prepare-job', 'read-founder']);
    run.mockRestore();
  });

  test('as in this thread: description, founder, answer in short and in full, resume', async () => {
    const said = 'I repaired the switch at four in the morning because the first train was due, and it ran on time. ';
    const long = said.repeat(Math.ceil((INLINE_CHARACTERS + 1) / said.length));
    const job = { title: 'Technician', description: `On-site in Gdynia, Poland. ${long}`, language: 'en' as const };
    const conversation = {
      language: 'en' as const,
      turns: [
        { speaker: 'interviewer' as const, questionKey: 'founder_name', text: 'What is your name?' },
        { speaker: 'founder' as const, questionKey: null, text: `I am Ana Duarte. ${long}` },
      ],
    };
    const answer = {
      language: 'en' as const,
      text: long,
      question: {
        text: 'Tell me of a repair.',
        rubricLanguage: 'en' as const,
        anchors: { 1: 'None.', 3: 'Names one.', 5: 'Names one and how it ended.' },
        facts: [{ key: 'repair', phrasings: ['repaired the switch'] }],
      },
    };
    const resume = { basics: { name: 'Ana Duarte', summary: long } };

    expect(await readings.prepareJob(job, 'a')).toEqual(inThread['prepare-job']({ job, grading: 'anchors' }));
    expect(await readings.readFounder(conversation, 'a')).toEqual(await inThread['read-founder'](conversation));
    expect(await readings.answers.skim(answer, 'a')).toEqual(plain.skim(answer));
    expect(await readings.answers.read(answer, NEVER)).toEqual(await plain.read(answer, NEVER));
    expect(await readings.readResume(resume, 'a')).toEqual(await inThread['read-resume'](resume));
    expect(pool.counts.workers).toBe(1);
  });
});

describe('no text of 20,000 characters is read in the thread that serves requests', () => {
  const asked: string[] = [];
  const run = async (name: string): Promise<unknown> => {
    asked.push(name);
    return name === 'read-plainly' ? { rubric: null, sentences: [] } : null;
  };
  const watched = { run } as unknown as WorkerPool;
  const here = (): never => {
    throw new Error('read in the thread that serves requests');
  };
  const long = 'a '.repeat(10_000);
  const job = { title: 'Technician', description: long, language: 'en' } as const;
  const question = { text: '?', rubricLanguage: 'en', anchors: { 1: '', 3: '', 5: '' }, facts: [] } as const;
  const answer = { language: 'en' as const, text: long, question: { ...question, facts: [] } };
  const turns = [{ speaker: 'founder' as const, questionKey: null, text: long }];

  type Entry = Exclude<keyof Readings, 'answers' | 'load' | 'warm' | 'stop'> | 'answers.skim' | 'answers.read';
  const entries: Record<Entry, { of(readings: Readings): unknown; asks: string[] }> = {
    prepareJob: { of: (all) => all.prepareJob(job, 'a'), asks: ['prepare-job'] },
    readDraft: { of: (all) => all.readDraft(job, 'a'), asks: ['prepare-job'] },
    rehearse: { of: (all) => all.rehearse({ blueprint: {} as never, answers: [long] }, 'a'), asks: ['rehearse'] },
    readFounder: { of: (all) => all.readFounder({ language: 'en', turns }, 'a'), asks: ['read-founder'] },
    'answers.skim': { of: (all) => all.answers.skim(answer, 'a'), asks: ['skim-answer'] },
    'answers.read': { of: (all) => all.answers.read(answer, NEVER), asks: ['read-plainly', 'complete-reading'] },
    readResume: { of: (all) => all.readResume({ basics: { summary: long } }, 'a'), asks: ['read-resume'] },
    readExport: { of: (all) => all.readExport(new Uint8Array(20_000), 'a'), asks: ['read-export'] },
  };
  const reader = createAnswerReader(
    { kind: 'embedded', meaning: 'off', grading: 'points' },
    readApart(watched, 'points'),
  );
  const watching = createReadings({
    pool: watched,
    answerReader: { ...reader, skim: here },
    jobReader: here,
    content: builtInContent,
    occupations: occupationsFor('points', builtInContent),
    inThread: here,
    grading: 'points',
    own: { answers: false, jobs: false },
  });

  test.each(Object.entries(entries))('%s', async (_name, { of, asks }) => {
    asked.length = 0;
    await of(watching);
    expect(asked).toEqual(asks);
  });

  test('and every way in, and every call of a worker, is among these', () => {
    const { answers, load, warm, stop, ...others } = watching;
    expect([load, warm, stop].every((one) => typeof one === 'function')).toBe(true);
    const { engine, statements, ...readers } = answers;
    expect([typeof engine, typeof statements]).toEqual(['object', 'function']);
    const names = [...Object.keys(others), ...Object.keys(readers).map((name) => `answers.${name}`)];
    expect(Object.keys(entries).sort()).toEqual(names.sort());
    const asks = new Set(Object.values(entries).flatMap((entry) => entry.asks));
    expect([...asks].sort()).toEqual(Object.keys(inThread).sort());
  });
});

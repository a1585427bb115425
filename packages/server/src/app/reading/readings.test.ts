import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { INLINE_CHARACTERS } from '../../platform/workers/at-once.ts';
import { PoolBusyError } from '../../platform/workers/worker-pool.ts';
import { createAnswerReader } from '../../providers/answer-reader/create.ts';
import { createJobReader } from '../../providers/job-reader/create.ts';
import { builtInContent } from '../../testing/built-in-content.ts';
import { readingCalls } from './calls.ts';
import { occupationsFor } from './occupations-for.ts';
import { createReadingPool, createReadings, readApart } from './readings.ts';

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

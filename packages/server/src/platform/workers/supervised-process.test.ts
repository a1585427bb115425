import { afterEach, expect, test } from 'vitest';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { type LostReason, ProcessError, type ProcessOptions, SupervisedProcess } from './supervised-process.ts';

const never = new AbortController().signal;
const made: SupervisedProcess[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((one) => one.stop()));
});

function engine(options: Partial<ProcessOptions> & { start?: string } = {}) {
  const lost: LostReason[] = [];
  const timers = new ManualTimers();
  const one = new SupervisedProcess({
    program: new URL('./supervised-process.fixture.ts', import.meta.url),
    data: { start: options.start ?? 'well' },
    heapMb: 64,
    memoryMaxBytes: 10_000 * 1024 * 1024,
    startMs: 30_000,
    budgetMs: 5_000,
    idleMs: 60_000,
    waitingMax: 4,
    backOffMs: 1_000,
    backOffMaxMs: 4_000,
    onLost: (reason) => lost.push(reason),
    timers,
    ...options,
  });
  made.push(one);
  return { one, lost, timers };
}

const double = (one: SupervisedProcess, value: number) => one.call({ do: 'double', value }, never);
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'an answer',
    (error: unknown) => (error instanceof ProcessError ? error.reason : String(error)),
  );

test('is started by the first call and answers in the order of the calls', async () => {
  const { one } = engine();
  expect(one.pid).toBeNull();
  const answers = await Promise.all([1, 2, 3].map((value) => double(one, value)));
  expect(answers).toMatchObject([{ value: 2 }, { value: 4 }, { value: 6 }]);
  expect(one.isBusy).toBe(false);
});

test('gets nothing of the environment but what it is given', async () => {
  const { one } = engine({ environment: { PATH: '/usr/bin' } });
  const names = (await one.call({ do: 'environment' }, never)) as string[];
  expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['PATH']);
});

test('what it writes to its standard error is heard by who asks for it, and else goes nowhere', async () => {
  const heard: string[] = [];
  const { one } = engine({ onWords: (text) => heard.push(text) });
  expect(await one.call({ do: 'say' }, never)).toBe('said');
  await expect.poll(() => heard.join('')).toBe('what it says\n');
  const { one: other } = engine();
  expect(await other.call({ do: 'say' }, never)).toBe('said');
});

test('one that dies costs the call under way, not those that wait', async () => {
  const { one, lost } = engine();
  await double(one, 1);
  const first = one.pid;
  const dying = refusal(one.call({ do: 'die' }, never));
  const waiting = double(one, 4);
  expect(await dying).toBe('crashed');
  expect(await waiting).toMatchObject({ value: 8 });
  expect(one.pid).not.toBe(first);
  expect(lost).toEqual(['crashed']);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'goes on when %s comes to the whole group, until its parent ends it',
  async (signal) => {
    const { one, lost } = engine();
    await double(one, 1);
    const { pid } = one;
    process.kill(pid ?? 0, signal);
    expect(await double(one, 2)).toMatchObject({ value: 4 });
    expect([one.pid, lost]).toEqual([pid, []]);
    await one.stop();
    expect(() => process.kill(pid ?? 0, 0)).toThrow(/ESRCH/);
  },
);

test('a call over its budget ends the process, and the next has a new one', async () => {
  const { one, timers, lost } = engine();
  await double(one, 1);
  const hanging = refusal(one.call({ do: 'hang' }, never));
  timers.advance(5_000);
  expect(await hanging).toBe('call-too-long');
  expect(await double(one, 2)).toMatchObject({ value: 4 });
  expect(lost).toEqual(['call-too-long']);
});

test('what an engine cannot answer costs that call alone', async () => {
  const { one, lost } = engine();
  expect(await refusal(one.call({ do: 'fail' }, never))).toBe('failed');
  expect(await double(one, 1)).toMatchObject({ value: 2 });
  expect(lost).toEqual([]);
});

test('more than may wait is refused at once', async () => {
  const { one } = engine({ waitingMax: 2 });
  await double(one, 1);
  const under = refusal(one.call({ do: 'hang' }, never));
  const waiting = [1, 2].map((value) => refusal(double(one, value)));
  expect(await refusal(double(one, 3))).toBe('busy');
  await one.stop();
  expect(await Promise.all([under, ...waiting])).toEqual(['stopped', 'stopped', 'stopped']);
});

test('a caller that goes away leaves at once, the process hears of it, and the others are served', async () => {
  const { one } = engine();
  await double(one, 1);
  const pid = one.pid;
  const stop = new AbortController();
  const left = refusal(one.call({ do: 'until-cancelled' }, stop.signal));
  const waitingStop = new AbortController();
  const waiting = refusal(one.call({ do: 'double', value: 3 }, waitingStop.signal));
  waitingStop.abort();
  expect(await waiting).toBe('cancelled');
  stop.abort();
  expect(await left).toBe('cancelled');
  expect(await double(one, 2)).toEqual({ value: 4, wasCancelled: true });
  expect(one.pid).toBe(pid);
  expect(await refusal(one.call({ do: 'double' }, AbortSignal.abort()))).toBe('cancelled');
});

test.each([
  ['unusable', 'unusable'],
  ['dies', 'crashed'],
] as const)(
  'a start that fails (%s) is followed by pauses that grow, in which calls are refused at once',
  async (start, reason) => {
    const { one, timers, lost } = engine({ start });
    for (const pauseMs of [1_000, 2_000, 4_000, 4_000]) {
      expect(await refusal(double(one, 1))).toBe(reason);
      expect(await refusal(double(one, 1))).toBe('resting');
      timers.advance(pauseMs - 1);
      expect(await refusal(double(one, 1))).toBe('resting');
      timers.advance(1);
    }
    expect(lost).toEqual([reason, reason, reason, reason]);
  },
);

test('a start that hangs is ended', async () => {
  const { one, timers } = engine({ start: 'hangs' });
  const waiting = refusal(double(one, 1));
  timers.advance(30_000);
  expect(await waiting).toBe('start-too-slow');
  expect(one.pid).toBeNull();
});

test('one that grew too large answers, and is replaced by the next call', async () => {
  const { one, lost } = engine({ memoryMaxBytes: 200 * 1024 * 1024 });
  await double(one, 1);
  const first = one.pid;
  expect(await one.call({ do: 'grow' }, never)).toMatchObject({ value: 1 });
  expect(await double(one, 2)).toMatchObject({ value: 4 });
  expect(one.pid).not.toBe(first);
  expect(lost).toEqual(['too-much-memory']);
});

test('an idle process ends, and comes back when it is needed', async () => {
  const { one, timers, lost } = engine();
  await double(one, 1);
  timers.advance(60_000);
  expect(one.pid).toBeNull();
  expect(await double(one, 2)).toMatchObject({ value: 4 });
  expect(lost).toEqual([]);
});

test('after stop nothing is answered and no process is left', async () => {
  const { one } = engine();
  await double(one, 1);
  const pid = one.pid ?? 0;
  await one.stop();
  expect(await refusal(double(one, 1))).toBe('stopped');
  expect(() => process.kill(pid, 0)).toThrow();
});

import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createCommandQueue, HOLD_AFTER, type QueuedCommand } from './command-queue.ts';
import { type Reply, type RoomTransport, TransportFailure } from './transport.ts';

type Answer = Reply | 'lost' | 'foreign';

const REFUSED: Reply = { ok: false, error: { status: 409, code: 'not-now', message: '' } };
const BROKEN: Reply = { ok: false, error: { status: 500, code: 'internal', message: '' } };
const BUSY: Reply = { ok: false, error: { status: 503, code: 'busy', message: '' } };

function setUp(answers: Answer[]) {
  const clock = createFakeClock();
  const sent: { name: string; body: string; atMs: number }[] = [];
  const settled: { name: string; reply: Reply; attempts: number }[] = [];
  let pending: readonly QueuedCommand[] = [];
  const transport: RoomTransport = {
    poll: () => Promise.reject(new Error('not used')),
    async send(name, body) {
      sent.push({ name, body: JSON.stringify(body), atMs: clock.now() });
      const answer = answers.shift() ?? REFUSED;
      if (answer === 'lost') throw new TransportFailure('network');
      if (answer === 'foreign') throw new TransportFailure('foreign');
      return answer;
    },
  };
  const queue = createCommandQueue({
    transport,
    clock,
    random: () => 0,
    onReply: (command, reply) => settled.push({ name: command.name, reply, attempts: command.attempts }),
    onChange: (commands) => {
      pending = commands;
    },
  });
  const add = (name: 'pause' | 'answer' | 'typing', clientId: string) =>
    queue.add({ name, body: { clientId, seat: 'seat', seen: 3 } });
  return { clock, sent, settled, queue, add, pending: () => pending };
}

test('a command is sent again unchanged until it is answered', async () => {
  const { clock, sent, settled, add, pending } = setUp(['lost', 'lost', BUSY]);
  add('answer', 'one');
  await clock.pass(60_000);
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(settled).toEqual([{ name: 'answer', reply: REFUSED, attempts: 3 }]);
  expect(pending()).toEqual([]);
});

test('the waits between attempts grow', async () => {
  const { clock, sent, add } = setUp(['lost', 'lost', 'lost', 'lost']);
  add('answer', 'one');
  await clock.pass(60_000);
  expect(sent.map(({ atMs }) => atMs)).toEqual([0, 250, 750, 1750, 3750]);
});

test('commands leave in the order given, one at a time', async () => {
  const { clock, sent, settled, add, pending } = setUp(['lost']);
  add('pause', 'one');
  add('answer', 'two');
  await clock.pass(0);
  expect(sent.map(({ name }) => name)).toEqual(['pause']);
  expect(pending().map(({ name }) => name)).toEqual(['pause', 'answer']);
  await clock.pass(60_000);
  expect(settled.map(({ name }) => name)).toEqual(['pause', 'answer']);
});

test('the return of the line cuts the wait short', async () => {
  const { clock, sent, add, queue } = setUp(['lost', 'lost', 'lost', 'lost', 'lost', 'lost']);
  add('answer', 'one');
  await clock.pass(8000);
  const before = sent.length;
  queue.wake();
  await clock.pass(0);
  expect(sent).toHaveLength(before + 1);
});

test('nothing is sent after the page has closed', async () => {
  const { clock, sent, add, queue } = setUp(['lost']);
  add('answer', 'one');
  await clock.pass(0);
  queue.close();
  await clock.pass(60_000);
  expect(sent).toHaveLength(1);
});

test.each([
  ['by the server', BROKEN],
  ['by something before it', 'foreign'],
] as const)(
  'a command turned away %s again and again lets the ones behind it through, and stays',
  async (_by, answer) => {
    const { clock, sent, settled, add, pending } = setUp(Array(HOLD_AFTER).fill(answer));
    add('answer', 'one');
    add('pause', 'two');
    await clock.pass(60_000);
    expect(sent.map(({ name }) => name)).toEqual([...Array(HOLD_AFTER).fill('answer'), 'pause']);
    expect(settled.map(({ name }) => name)).toEqual(['pause']);
    expect(pending()).toMatchObject([{ name: 'answer', held: true, attempts: HOLD_AFTER }]);
  },
);

test('the wait for the commands behind one that is turned away is bounded', async () => {
  const { clock, sent, add } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('answer', 'one');
  add('pause', 'two');
  await clock.pass(60_000);
  expect(sent.find(({ name }) => name === 'pause')?.atMs).toBeLessThan(10_000);
});

test('a dead line holds nothing back: the order stays', async () => {
  const { clock, sent, settled, add } = setUp(Array(20).fill('lost'));
  add('answer', 'one');
  add('pause', 'two');
  await clock.pass(600_000);
  expect(sent.slice(0, 21).every(({ name }) => name === 'answer')).toBe(true);
  expect(settled.map(({ name }) => name)).toEqual(['answer', 'pause']);
});

test('what is held is tried again, unchanged, when that is asked for', async () => {
  const { clock, sent, settled, add, queue, pending } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('answer', 'one');
  await clock.pass(60_000);
  queue.retryHeld();
  await clock.pass(0);
  expect(sent).toHaveLength(HOLD_AFTER + 1);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  expect(settled.map(({ name }) => name)).toEqual(['answer']);
  expect(pending()).toEqual([]);
});

test('the return of the line tries what is held', async () => {
  const { clock, settled, add, queue } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('answer', 'one');
  await clock.pass(60_000);
  queue.wake();
  await clock.pass(0);
  expect(settled).toHaveLength(1);
});

test('the same command given anew takes the place of the one that is held', async () => {
  const { clock, sent, add, pending } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('pause', 'one');
  await clock.pass(60_000);
  add('pause', 'two');
  await clock.pass(0);
  expect(JSON.parse(sent.at(-1)?.body ?? '{}').clientId).toBe('two');
  expect(pending()).toEqual([]);
});

test('a correction of another answer takes nobody’s place', async () => {
  const { clock, queue, pending } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  const correct = (clientId: string, answerId: string) =>
    queue.add({ name: 'correct', body: { clientId, seat: 'seat', seen: 3, answerId } });
  correct('one', 'first answer');
  await clock.pass(60_000);
  correct('two', 'second answer');
  await clock.pass(0);
  expect(pending()).toMatchObject([{ body: { clientId: 'one' }, held: true }]);
});

test('a sign of writing is let go: an older draft never comes after a newer one', async () => {
  const { clock, add, pending, queue, sent } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('typing', 'one');
  await clock.pass(60_000);
  expect(pending()).toEqual([]);
  queue.retryHeld();
  await clock.pass(60_000);
  expect(sent).toHaveLength(HOLD_AFTER);
});

test('a held command can be taken back, one on its way cannot', async () => {
  const { clock, add, pending, queue } = setUp(Array(HOLD_AFTER).fill(BROKEN));
  add('answer', 'one');
  queue.takeBack('one');
  expect(pending()).toHaveLength(1);
  await clock.pass(60_000);
  queue.takeBack('one');
  expect(pending()).toEqual([]);
});

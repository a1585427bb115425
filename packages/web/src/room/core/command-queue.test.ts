import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createCommandQueue, type QueuedCommand } from './command-queue.ts';
import { type Reply, type RoomTransport, TransportFailure } from './transport.ts';

type Answer = Reply | 'lost';

const REFUSED: Reply = { ok: false, error: { status: 409, code: 'not-now', message: '' } };
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
  const add = (name: 'pause' | 'answer', clientId: string) =>
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

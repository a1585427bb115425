import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { type Chunk, createChunkQueue, type Outcome, type Run } from './chunk-queue.ts';

const run: Run = { id: 'run-1', type: 'video/webm', tracks: { sound: true, picture: true }, startedAtMs: 0 };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function stage(outcomes: Outcome[]) {
  const clock = createFakeClock();
  const sent: { seq: number; last: boolean; ageMs: number; size: number }[] = [];
  const refused: string[] = [];
  const queue = createChunkQueue({
    send: async ({ seq, last, bytes }: Chunk, ageMs) => {
      sent.push({ seq, last, ageMs, size: bytes.size });
      return outcomes.shift() ?? 'stored';
    },
    clock,
    random: () => 0,
    onRefused: ({ id }) => refused.push(id),
    onChange: () => undefined,
  });
  return { queue, clock, sent, refused };
}

test('chunks go out in their order and are kept until the server has them', async () => {
  const { queue, clock, sent } = stage(['again', 'again']);
  queue.add(run, new Blob(['one']), false);
  queue.add(run, new Blob(['two']), true);
  await settled();
  expect([sent.map(({ seq }) => seq), queue.waiting()]).toEqual([[0], 2]);
  await clock.pass(1_000);
  await settled();
  queue.wake();
  await settled();
  expect(sent.map(({ seq, last }) => [seq, last])).toEqual([
    [0, false],
    [0, false],
    [0, false],
    [1, true],
  ]);
  expect(queue.waiting()).toBe(0);
});

test('a piece beyond the largest request goes in several, the end of it alone says that it is the last', async () => {
  const { queue, sent } = stage([]);
  queue.add(run, new Blob([new Uint8Array(8_388_608 * 2 + 1)]), true);
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(sent.map(({ seq, last, size }) => [seq, last, size])).toEqual([
    [0, false, 8_388_608],
    [1, false, 8_388_608],
    [2, true, 1],
  ]);
});

test('a run that the server takes no more is dropped whole, another goes on', async () => {
  const { queue, sent, refused } = stage(['refused']);
  queue.add(run, new Blob(['one']), false);
  queue.add(run, new Blob(['two']), false);
  queue.add({ ...run, id: 'run-2' }, new Blob(['three']), false);
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(refused).toEqual(['run-1']);
  expect(sent.map(({ seq }) => seq)).toEqual([0, 0]);
  expect(queue.waiting()).toBe(0);
});

test('after a withdrawal nothing goes out of what was recorded, nor of what the recorder still gives', async () => {
  const { queue, sent } = stage(['again']);
  queue.add(run, new Blob(['one']), false);
  await settled();
  queue.clear();
  queue.add(run, new Blob(['the rest']), true);
  queue.wake();
  await settled();
  expect([sent.map(({ seq }) => seq), queue.waiting()]).toEqual([[0], 0]);
  queue.add({ ...run, id: 'agreed-anew' }, new Blob(['two']), false);
  await settled();
  expect(sent).toHaveLength(2);
});

test('a piece that cannot be read ends its run, and the queue goes on', async () => {
  const clock = createFakeClock();
  const refused: string[] = [];
  const sent: string[] = [];
  const queue = createChunkQueue({
    send: async ({ run: { id } }: Chunk): Promise<Outcome> => {
      if (id === 'run-1') throw new DOMException('gone', 'NotReadableError');
      sent.push(id);
      return 'stored';
    },
    clock,
    random: () => 0,
    onRefused: ({ id }) => refused.push(id),
    onChange: () => undefined,
  });
  queue.add(run, new Blob(['one']), false);
  queue.add({ ...run, id: 'run-2' }, new Blob(['two']), false);
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect([refused, sent]).toEqual([['run-1'], ['run-2']]);
});

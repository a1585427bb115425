import type { Heard } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createPieceQueue, type PieceReply, type SpokenPiece } from './piece-queue.ts';

const heard = ({ take, seq }: SpokenPiece, state: Heard['state'] = 'text'): PieceReply => ({
  kind: 'heard',
  heard: {
    take,
    seq,
    state,
    text: state === 'text' ? `words ${seq}` : '',
    confidence: 0.9,
    sense: 'answer',
    open: false,
    placed: false,
  },
});

function queueOn(reply: (piece: SpokenPiece, call: number) => PieceReply | Promise<PieceReply>) {
  const clock = createFakeClock();
  const reported: string[] = [];
  const calls: number[] = [];
  const states: [number, boolean][] = [];
  const refused: string[] = [];
  const queue = createPieceQueue({
    clock,
    random: () => 0,
    send: async (piece) => reply(piece, calls.push(piece.seq)),
    onHeard: (_, words) => reported.push(words.text),
    onRefused: (code) => refused.push(code),
    onChange: (waiting, isSlow) => states.push([waiting, isSlow]),
  });
  const add = (seq: number, bytes = 100) =>
    queue.add({
      take: 't',
      seq,
      bytes: new Uint8Array(bytes),
      beganAtMs: 0,
      endedAtMs: 0,
      loudDb: -20,
      isOver: false,
      run: null,
      slot: 'question-1',
    });
  return { clock, queue, add, reported, calls, states, refused };
}

test('words are told in the order in which they were said, whatever order they come in', async () => {
  const late: ((reply: PieceReply) => void)[] = [];
  const { clock, add, reported, queue } = queueOn((piece) =>
    piece.seq === 0 ? new Promise((resolve) => late.push(resolve)) : heard(piece),
  );
  for (const seq of [0, 1, 2]) add(seq);
  await clock.pass(0);
  expect(reported).toEqual([]);
  late[0]?.(heard({ take: 't', seq: 0 } as SpokenPiece));
  await clock.pass(0);
  expect(reported).toEqual(['words 0', 'words 1', 'words 2']);
  expect(queue.waiting()).toBe(0);
});

test('what has no reply, or is not written down yet, is sent again until it has its words', async () => {
  const { clock, add, reported, calls, states } = queueOn((piece, call) =>
    call === 1 ? { kind: 'again' } : call < 4 ? heard(piece, 'waiting') : heard(piece),
  );
  add(0);
  for (let second = 0; second < 10; second += 1) await clock.pass(1_000);
  expect(reported).toEqual(['words 0']);
  expect(calls).toEqual([0, 0, 0, 0]);
  expect(states).toContainEqual([1, true]);
  expect(states.at(-1)).toEqual([0, false]);
});

test('whoever waits for the last words waits for none that come of what is said afterwards', async () => {
  const late: ((reply: PieceReply) => void)[] = [];
  const { clock, add, queue } = queueOn(() => new Promise((resolve) => late.push(resolve)));
  add(0);
  let isSettled = false;
  void queue.settled().then(() => {
    isSettled = true;
  });
  add(1);
  await clock.pass(0);
  expect(isSettled).toBe(false);
  late[0]?.(heard({ take: 't', seq: 0 } as SpokenPiece));
  await clock.pass(0);
  expect([isSettled, queue.waiting()]).toEqual([true, 1]);
});

test('whoever waits for the last words is told when they are there', async () => {
  const late: (() => void)[] = [];
  const { clock, add, queue } = queueOn((piece) => new Promise((resolve) => late.push(() => resolve(heard(piece)))));
  let settled = false;
  add(0);
  void queue.settled().then(() => {
    settled = true;
  });
  await clock.pass(5_000);
  expect(settled).toBe(false);
  late[0]?.();
  await clock.pass(0);
  expect(settled).toBe(true);
});

test('the line is back: what rests goes out at once', async () => {
  const { clock, add, queue, calls, reported } = queueOn((piece, call) =>
    call < 6 ? { kind: 'again' } : heard(piece),
  );
  add(0);
  for (let second = 0; second < 6; second += 1) await clock.pass(1_000);
  const before = calls.length;
  queue.wake();
  await clock.pass(0);
  expect(calls.length).toBe(before + 1);
  expect(reported.length + calls.length).toBeGreaterThan(before);
});

test('a piece that is refused ends the speaking here', async () => {
  const { clock, add, refused, queue } = queueOn(() => ({ kind: 'refused', code: 'not-active' }));
  add(0);
  add(1);
  await clock.pass(0);
  expect([refused, queue.waiting()]).toEqual([['not-active'], 0]);
});

test('on a line that is away for long, more is not kept than memory has room for', async () => {
  const { clock, add } = queueOn(() => ({ kind: 'again' }));
  const minute = 60 * 32_000;
  expect([add(0, minute), add(1, minute), add(2, minute), add(3, minute)]).toEqual([true, true, true, false]);
  await clock.pass(0);
});

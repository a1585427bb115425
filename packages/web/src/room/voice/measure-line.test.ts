import { LINE_BYTES } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createLineCalls, type LineCalls, measureLine } from './measure-line.ts';

const KB = LINE_BYTES * 8;

/** A line of so many kb/s out and in, and so long there and back; a transfer that takes longer than its limit is cut. */
function line(upKbps: number, downKbps: number, aroundMs = 80) {
  let now = 0;
  let limitMs = Number.POSITIVE_INFINITY;
  let limit = new AbortController();
  const pass = (ms: number) => {
    if (ms > limitMs) {
      now += limitMs;
      limit.abort();
      throw limit.signal.reason;
    }
    now += ms;
  };
  const sent: number[] = [];
  const calls: LineCalls = {
    async send(bytes) {
      sent.push(bytes.length);
      pass(aroundMs + (bytes.length < LINE_BYTES ? 0 : KB / upKbps));
    },
    async get() {
      pass(aroundMs + KB / downKbps);
      return LINE_BYTES;
    },
  };
  const late = (ms: number) => {
    limitMs = ms;
    limit = new AbortController();
    return limit.signal;
  };
  const stop = new AbortController();
  const measure = (withPicture = true) =>
    measureLine({ calls, now: () => now, withPicture, signal: stop.signal, late });
  return { measure, sent, stop, calls };
}

test.each([
  [2_000, 2_000, true, 'good'],
  [500, 2_000, true, 'picture'],
  [500, 2_000, false, 'good'],
  [200, 2_000, true, 'slow'],
  [2_000, 200, false, 'slow'],
  [20, 2_000, false, 'slow'],
] as const)('%i kb/s out and %i in, with a picture: %s: %s', async (up, down, withPicture, speed) => {
  expect(await line(up, down).measure(withPicture)).toBe(speed);
});

test('a long way there and back makes no line slow; one that does not come back at all is', async () => {
  expect(await line(2_000, 2_000, 900).measure()).toBe('good');
  expect(await line(2_000, 2_000, 60_000).measure()).toBe('slow');
});

test('what fails, and what the begin ends, says nothing of the line', async () => {
  const { measure, calls } = line(2_000, 2_000);
  calls.get = () => Promise.reject(new TypeError('no network'));
  expect(await measure()).toBe('unknown');
  const other = line(2_000, 2_000);
  other.calls.get = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      other.stop.abort();
    });
  expect(await other.measure()).toBe('unknown');
});

test('the bytes go out with the token, to this server alone; a refusal is a failure', async () => {
  const seen: [string, RequestInit][] = [];
  const answers = [
    new Response(null, { status: 204 }),
    new Response(new Uint8Array(5)),
    new Response('', { status: 404 }),
  ];
  const calls = createLineCalls('the-token', async (path, init) => {
    seen.push([String(path), init ?? {}]);
    return answers.shift() ?? new Response();
  });
  const never = new AbortController().signal;
  await calls.send(new Uint8Array(3), never);
  expect(await calls.get(never)).toBe(5);
  await expect(calls.get(never)).rejects.toThrow('not measured');
  for (const [path, init] of seen) {
    expect(path).toBe('/room/api/line');
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', headers: { 'x-room-token': 'the-token' } });
  }
});

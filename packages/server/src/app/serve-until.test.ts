import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADVICE_AFTER_MS, type Serving, serveUntil } from './serve-until.ts';

let seen: string[];
beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with each part written down as it begins; `ask` asks it to end. */
function serve(parts: Partial<Serving> = {}) {
  let ask: (reason: string) => void = () => undefined;
  const asked = new Promise<string>((resolve) => {
    ask = resolve;
  });
  let pulling: AbortSignal | null = null;
  const ended = serveUntil({
    asked,
    advise: async () => void seen.push('advise'),
    pull: async (signal) => {
      seen.push('pull');
      pulling = signal;
    },
    stop: async (reason) => void seen.push(`stop ${reason}`),
    log: { error: (event) => void seen.push(event), info: () => undefined },
    ...parts,
  }).then(() => seen.push('ended'));
  return { ask, ended, isPulling: () => pulling !== null && !pulling.aborted };
}

test('the advice comes a moment after the start, and what is fetched with it', async () => {
  const { ask, ended, isPulling } = serve();
  await vi.advanceTimersByTimeAsync(ADVICE_AFTER_MS - 1);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['advise', 'pull']);
  expect(isPulling()).toBe(true);
  ask('SIGTERM');
  await ended;
  expect(seen).toEqual(['advise', 'pull', 'stop SIGTERM', 'ended']);
  expect(isPulling()).toBe(false);
});

test('asked to end before, it gives no advice and fetches nothing', async () => {
  const { ask, ended } = serve();
  await vi.advanceTimersByTimeAsync(ADVICE_AFTER_MS - 1);
  ask('launcher gone');
  await ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual(['stop launcher gone', 'ended']);
});

test('a stop begins while the advice still waits, and the end waits for both', async () => {
  let told: () => void = () => undefined;
  const { ask, ended } = serve({
    advise: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
  });
  await vi.advanceTimersByTimeAsync(ADVICE_AFTER_MS);
  ask('SIGTERM');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual(['pull', 'stop SIGTERM']);
  told();
  await ended;
  expect(seen.at(-1)).toBe('ended');
});

test('neither the advice nor what is fetched ends a server by its failure', async () => {
  const { ask, ended } = serve({
    advise: () => Promise.reject(new Error('no database')),
    pull: () => Promise.reject(new Error('no registry')),
  });
  await vi.advanceTimersByTimeAsync(ADVICE_AFTER_MS);
  expect(seen.sort()).toEqual(['first-owner-not-told', 'speech-engines-not-pulled']);
  ask('SIGTERM');
  await ended;
  expect(seen.slice(-2)).toEqual(['stop SIGTERM', 'ended']);
});

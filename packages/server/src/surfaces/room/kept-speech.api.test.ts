import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseBlobsTask } from '../../features/data-rights/index.ts';
import { dropOldSounds } from '../../features/voice/index.ts';
import { startSpokenRoom } from './testing/spoken-room.ts';

const HOUR_MS = 3_600_000;
const { app, clock, script, begin, sound, put, say, heardSoFar, sounds, kept, erase, saidBy, startAgain } =
  await startSpokenRoom();
afterAll(() => app.close());
beforeEach(startAgain);

const words = 'When the cluster went down I called my colleague and we rolled the release back within ten minutes.';

test('of an answer only what was sent and what was heard for it stay; what was cut out and what is heard late go', async () => {
  const one = await begin();
  script.hears = () => words;
  await say(one);
  script.hears = () => 'Please do not write this down.';
  await say(one, { query: '&over=true' });
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  const late = { take: randomUUID(), bytes: sound(1_000, 7) };
  await say(one, late);
  expect(await kept(one)).toHaveLength(2);
  await one.candidate.answer(words);
  expect(await kept(one)).toEqual([]);
  script.hears = () => 'Nor this.';
  await say(one, late);
  expect(await kept(one)).toEqual([]);
});

test('an answer is stored with its sound gone, or not at all: stored, it has its reply', async () => {
  const one = await begin();
  await say(one);
  const { queue } = app.context;
  const enqueue = queue.enqueue.bind(queue);
  let failures = 0;
  const spied = vi.spyOn(queue, 'enqueue').mockImplementation(async (tx, kind, ...rest) => {
    if (kind.queue === eraseBlobsTask.queue && failures++ === 0) throw new Error('no task can be written');
    await enqueue(tx, kind, ...rest);
  });
  await expect(one.candidate.answer(words)).rejects.toThrow('500');
  expect([await saidBy(one), await kept(one)]).toEqual([[], ['We moved it to Kubernetes.']]);
  await one.candidate.answer(words);
  spied.mockRestore();
  expect((await saidBy(one)).map(({ text }) => text)).toEqual([words]);
  expect([await kept(one), await sounds(one)]).toEqual([[], [expect.any(String)]]);
  await erase();
  expect(await sounds(one)).toEqual([]);
});

test('sound that nobody has confirmed is kept for a day at most', async () => {
  const deps = { ...app.context.recordings, room: app.context.room };
  await dropOldSounds(deps);
  const one = await begin();
  await say(one);
  clock.advance(22 * HOUR_MS);
  await dropOldSounds(deps);
  await erase();
  expect(await sounds(one)).toHaveLength(1);
  clock.advance(HOUR_MS + 1);
  expect(await dropOldSounds(deps)).toBeGreaterThan(0);
  await erase();
  expect([await sounds(one), await kept(one)]).toEqual([[], []]);
  expect(await dropOldSounds(deps)).toBe(0);
});

test('sound that was stored as its process ended is kept for no longer, and is heard when it comes again', async () => {
  const deps = { ...app.context.recordings, room: app.context.room };
  await dropOldSounds(deps);
  const one = await begin();
  const { blobs } = app.context;
  const store = blobs.put.bind(blobs);
  const put = vi.spyOn(blobs, 'put').mockImplementationOnce(async (...sent) => {
    await store(...sent);
    throw new Error('the process has ended');
  });
  const { hears } = script;
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  const [lost, again, never] = [randomUUID(), randomUUID(), randomUUID()];
  await expect(say(one, { take: lost })).rejects.toThrow('500');
  for (const take of [again, never]) {
    put.mockImplementationOnce(async () => {
      throw new Error('the process has ended');
    });
    await expect(say(one, { take })).rejects.toThrow('500');
  }
  put.mockRestore();
  script.hears = hears;
  expect(await sounds(one)).toHaveLength(1);
  expect(await say(one, { take: again })).toMatchObject({ state: 'text' });
  expect(await sounds(one)).toHaveLength(2);
  clock.advance(80_000);
  expect((await heardSoFar(one)).find(({ take }) => take === never)).toMatchObject({ state: 'unheard' });
  clock.advance(23 * HOUR_MS + 1);
  await dropOldSounds(deps);
  await erase();
  expect(await sounds(one)).toEqual([]);
});

test('an interview that is over keeps no sound', async () => {
  const one = await begin();
  await say(one);
  await one.candidate.send('leave', { how: 'abort' });
  await erase();
  expect(await sounds(one)).toEqual([]);
  expect((await put(one)).status).toBe(409);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startSpokenRoom } from './testing/spoken-room.ts';

const { app, script, begin, put, say, heardSoFar, sounds, saidBy, startAgain } = await startSpokenRoom();
const { blobs } = app.context;
afterAll(() => app.close());
beforeEach(() => {
  startAgain();
  vi.restoreAllMocks();
});

function takeStoreAway(): void {
  const away = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  for (const call of ['head', 'put', 'get'] as const) vi.spyOn(blobs, call).mockImplementation(away);
}

test('what is said while the store is away is written down all the same', async () => {
  const one = await begin();
  takeStoreAway();
  expect(await say(one)).toMatchObject({ state: 'text', text: 'We moved it to Kubernetes.' });
  await one.candidate.answer('We moved it to Kubernetes.');
  expect(await saidBy(one)).toMatchObject([{ text: 'We moved it to Kubernetes.', original: null, mode: 'voice' }]);
  expect(app.logged.join()).toMatch(/sound-store-away.*ECONNREFUSED/);
});

test('what is neither kept nor written down is to be sent again, and then it is both', async () => {
  const one = await begin();
  const take = randomUUID();
  takeStoreAway();
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  expect((await put(one, { take })).status).toBe(500);
  expect(await heardSoFar(one)).toMatchObject([{ take, state: 'waiting' }]);
  vi.restoreAllMocks();
  script.hears = () => 'Here it is.';
  expect(await say(one, { take })).toMatchObject({ state: 'text', text: 'Here it is.' });
  expect(await sounds(one)).toHaveLength(1);
});

test('a store that is away takes nothing from the list of what was heard', async () => {
  const one = await begin();
  const take = randomUUID();
  await say(one, { take });
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  await say(one, { take, seq: 1 });
  takeStoreAway();
  expect(await heardSoFar(one)).toMatchObject([{ state: 'text' }, { state: 'waiting' }]);
});

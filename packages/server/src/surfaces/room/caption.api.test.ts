import { randomUUID } from 'node:crypto';
import { CAPTION_CALLS } from '@colloquy/contract/room';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestReply } from '../../testing/test-app.ts';
import { type Speaking, startSpokenRoom } from './testing/spoken-room.ts';

const { app, script, recogniser, enter, begin, sound, say, heardSoFar, sounds, kept, startAgain } =
  await startSpokenRoom();
afterAll(() => app.close());
beforeEach(startAgain);

type Asked = { seat?: string; bytes?: Buffer; type?: string; token?: string };

function caption({ interview, candidate }: Speaking, asked: Asked = {}): Promise<TestReply> {
  return app.call('POST', `/room/api/caption?seat=${asked.seat ?? candidate.seat}`, {
    headers: { 'x-room-token': asked.token ?? interview.token },
    raw: asked.bytes ?? sound(1_500),
    type: asked.type ?? 'application/octet-stream',
  });
}

test('what is being said is written down for the page, and nothing of it is kept', async () => {
  const one = await begin();
  expect(one.candidate.state?.speech.captions).toBe(true);
  script.hears = () => 'We moved it';
  const reply = await caption(one);
  expect([reply.status, reply.body, reply.headers['cache-control']]).toEqual([
    200,
    { text: 'We moved it' },
    'no-store',
  ]);
  expect(recogniser.heard.at(-1)).toMatchObject({ use: 'caption', language: 'en' });
  expect([await heardSoFar(one), await sounds(one), await kept(one)]).toEqual([[], [], []]);
  script.hears = () => 'We moved it to Kubernetes.';
  expect(await say(one)).toMatchObject({ seq: 0, text: 'We moved it to Kubernetes.' });
});

test('an engine that fails or hears nothing gives no words, and the answer goes on', async () => {
  const one = await begin();
  for (const reason of ['busy', 'failed', 'too-late'] as const) {
    script.hears = () => ({ kind: 'unavailable', reason });
    expect((await caption(one)).body).toEqual({ text: null });
  }
  script.hears = () => '';
  expect((await caption(one)).body).toEqual({ text: null });
  script.hears = () => 'We moved it.';
  expect(await say(one)).toMatchObject({ state: 'text' });
});

test('nobody is heard before the start, without a consent, from another page or without a link', async () => {
  const calls = recogniser.heard.length;
  expect((await caption(await enter())).status).toBe(409);
  const typing = await begin(false);
  expect((await caption(typing)).body).toMatchObject({ code: 'not-now' });
  const one = await begin();
  expect((await caption(one, { seat: randomUUID() })).body).toMatchObject({ code: 'not-active' });
  expect((await caption(one, { token: `${one.interview.token}x` })).status).toBe(404);
  await one.candidate.finish();
  expect((await caption(one)).status).toBe(409);
  expect(recogniser.heard).toHaveLength(calls);
});

test('what is no sound is refused by name, and who asks without end is told when to come back', async () => {
  const one = await begin();
  expect((await caption(one, { type: 'audio/wav' })).status).toBe(415);
  expect((await caption(one, { bytes: sound(50) })).body).toMatchObject({ code: 'invalid' });
  expect((await caption(one, { bytes: Buffer.alloc(3_201) })).status).toBe(400);
  expect((await caption(one, { bytes: sound(6_100) })).status).toBe(413);
  let last = await caption(one);
  for (let at = 0; at < CAPTION_CALLS && last.status === 200; at += 1) last = await caption(one);
  expect([last.status, Number(last.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});

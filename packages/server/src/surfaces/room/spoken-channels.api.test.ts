import { randomUUID } from 'node:crypto';
import { INTERVIEW_TYPES } from '@colloquy/contract/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ears } from '../../features/voice/index.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { createScriptedSpeechToText } from '../../providers/speech-to-text/scripted.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { postConversation } from '../../testing/founder-flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SOUND = Buffer.from(Int16Array.from({ length: 16_000 }, () => 1_000).buffer);
const clock = new FakeClock(Date.now());
let app: TestApp;
beforeAll(async () => {
  const ears = new Ears({
    recognisers: [createScriptedSpeechToText(() => 'We moved it to Kubernetes.')],
    detector: null,
    clock,
    atOnce: 2,
    freeBytes: () => Number.MAX_SAFE_INTEGER,
  });
  app = await startTestApp({ clock, ears }, { COLLOQUY_VOICE: 'on' });
});
afterAll(() => app.close());

test('nothing about a voice but words, times and how surely they were heard has a place to be kept', async () => {
  const columns = await app.context.db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'heard_pieces' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'after_seq',
    'confidence',
    'duration_ms',
    'engine',
    'interview_id',
    'is_open',
    'is_over',
    'is_placed',
    'run_id',
    'run_ms',
    'said_at',
    'sense',
    'seq',
    'sha256',
    'sound_until',
    'state',
    'take_id',
    'text',
  ]);
});

test('sessions of each type and founders speak by the same code', async () => {
  const { headers: keys, apiKey } = await app.createKey({ scopes: ['sessions', 'conversations'] });
  const tokens: string[] = [];
  for (const type of INTERVIEW_TYPES) {
    const reply = await app.call('POST', '/api/v1/integrations/candidates/interviews', {
      headers: keys,
      body: { email: 'lena.ortiz@example.com', interview_type: type },
    });
    tokens.push((reply.body as { iframe_url: string }).iframe_url.split('/room/')[1] ?? '');
  }
  const founder = await postConversation(app, { 'x-api-key': apiKey });
  tokens.push((founder.body as { tokenized_link: string }).tokenized_link.split('/room/')[1] ?? '');
  for (const token of tokens) {
    const candidate = new Candidate(app, token);
    const { offers, consents } = await candidate.look();
    expect(offers.voice).toBe(true);
    expect(consents[0]).toMatchObject({ purpose: 'speech', given: null });
    await candidate.send('consent', {
      language: 'en',
      decisions: consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true })),
    });
    await candidate.send('begin', { mode: 'voice' });
    const heard = await app.call('PUT', `/room/api/hearing/${randomUUID()}/0?seat=${candidate.seat}&ago=0`, {
      headers: { 'x-room-token': token, 'content-digest': `sha-256=:${sha256(SOUND).toString('base64')}:` },
      raw: SOUND,
      type: 'application/octet-stream',
    });
    expect(heard.body).toMatchObject({ state: 'text' });
    // Whoever has spoken goes: the next one finds a place.
    clock.advance(91_000);
  }
});

test('until there are weights, and where it is not offered, answers are typed and nobody is asked to speak', async () => {
  for (const environment of [{}, { COLLOQUY_VOICE: 'off' }]) {
    const bare = await startTestApp({}, environment);
    const keys = (await bare.createKey()).headers;
    const interview = await postInterview(bare, keys, await postJob(bare, keys));
    const candidate = new Candidate(bare, interview.token);
    const { speech, consents } = await candidate.look();
    expect([speech.state, consents.some(({ purpose }) => purpose === 'speech')]).toEqual(['off', false]);
    const { mode, conversation } = await candidate.begin();
    expect([mode, conversation?.prompt?.speechUrl]).toEqual(['text', null]);
    await bare.close();
  }
});

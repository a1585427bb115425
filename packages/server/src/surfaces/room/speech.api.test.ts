import type { RoomState } from '@colloquy/contract/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PromptVoice } from '../../features/voice/index.ts';
import { decodeWav } from '../../providers/shapes/wav.ts';
import { createScriptedTextToSpeech, type ScriptedSpeech } from '../../providers/text-to-speech/scripted.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let reply: ScriptedSpeech = { kind: 'sound', ms: 500 };
const engine = createScriptedTextToSpeech(() => reply);
let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ voice: new PromptVoice(engine) });
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());

let people = 0;
async function begin(
  on = app,
  job = jobId,
  keys = headers,
): Promise<{ interview: CreatedInterview; candidate: Candidate }> {
  people += 1;
  const interview = await postInterview(on, keys, job, { candidateEmail: `noor.vries${people}@example.com` });
  const candidate = new Candidate(on, interview.token);
  await candidate.look();
  await candidate.begin();
  return { interview, candidate };
}

const promptOf = (candidate: Candidate): NonNullable<NonNullable<RoomState['conversation']>['prompt']> => {
  const prompt = candidate.state?.conversation?.prompt;
  if (!prompt) throw new Error('no prompt stands');
  return prompt;
};
const listen = ({ token }: CreatedInterview, url: string, on = app) =>
  on.call('GET', url, { headers: { 'x-room-token': token } });

test('the standing prompt is read aloud, as fast as it is asked for', async () => {
  const { interview, candidate } = await begin();
  const prompt = promptOf(candidate);
  expect(prompt.speechUrl).toBe(`/room/api/speech/${prompt.id}`);
  expect(candidate.state?.readsAloud).toBe(true);
  const heard = await listen(interview, prompt.speechUrl ?? '');
  expect([heard.status, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
    200,
    'audio/wav',
    'no-store',
  ]);
  // What is heard is what is in the transcript: the greeting and the question after it.
  const said = candidate.state?.conversation?.transcript.map(({ text }) => text).join(' ');
  expect(engine.spoken.map(({ text }) => text).join(' ')).toBe(said);
  expect(engine.spoken.at(-1)).toMatchObject({ language: 'en', speed: 1, voice: null });
  const raw = await app.app.inject({ url: prompt.speechUrl ?? '', headers: { 'x-room-token': interview.token } });
  expect(decodeWav(raw.rawPayload).samples.length).toBeGreaterThan(8_000 * engine.spoken.length);
  expect((await listen(interview, `${prompt.speechUrl}?speed=0.8`)).status).toBe(200);
  expect(engine.spoken.at(-1)?.speed).toBe(0.8);
});

test('in place of the prompt it can be said that words were hard to understand', async () => {
  const { interview, candidate } = await begin();
  const { speechUrl } = promptOf(candidate);
  expect((await listen(interview, `${speechUrl}?say=again`)).status).toBe(200);
  const said = candidate.state?.conversation?.transcript.map(({ text }) => text).join(' ');
  expect(engine.spoken.map(({ text }) => text)).toContain('Please say it once more.');
  expect(said).not.toContain('once more');
  expect((await listen(interview, `${speechUrl}?say=anything`)).status).toBe(400);
});

test('sentence by sentence, until there is no more', async () => {
  const { interview, candidate } = await begin();
  const { speechUrl } = promptOf(candidate);
  let parts = 0;
  for (; parts < 40; parts += 1) {
    const raw = await app.app.inject({
      url: `${speechUrl}?part=${parts}`,
      headers: { 'x-room-token': interview.token },
    });
    if (raw.statusCode === 204) break;
    expect(decodeWav(raw.rawPayload).samples).toHaveLength(8_000);
  }
  expect(parts).toBeGreaterThan(2);
});

test('of a prompt that does not stand nothing is read', async () => {
  const { interview, candidate } = await begin();
  const first = promptOf(candidate);
  await candidate.answer('I kept the clusters of a shipping company running for four years.');
  const spoken = engine.spoken.length;
  for (const id of [first.id, 999]) {
    const refused = await listen(interview, `/room/api/speech/${id}`);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'not-now' })]);
  }
  expect(engine.spoken).toHaveLength(spoken);
});

test.each([
  ['/room/api/speech/one', 400],
  ['/room/api/speech/1?speed=9', 400],
  ['/room/api/speech/1?voice=other', 400],
])('%s is refused', async (url, status) => {
  const { interview } = await begin();
  expect((await listen(interview, url)).status).toBe(status);
});

test('without a link nothing is read', async () => {
  const refused = await app.call('GET', '/room/api/speech/1', { headers: { 'x-room-token': 'none' } });
  expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ code: 'unknown-link' })]);
});

test('a voice without an answer is busy, and says when to come back', async () => {
  const { interview, candidate } = await begin();
  reply = { kind: 'unavailable', reason: 'failed' };
  const refused = await listen(interview, `${promptOf(candidate).speechUrl}?speed=1.2`);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'busy' }),
  ]);
  reply = { kind: 'sound', ms: 500 };
  expect((await listen(interview, `${promptOf(candidate).speechUrl}?speed=1.2`)).status).toBe(200);
});

test('in a language without a voice, and without any voice, the room offers none and says so', async () => {
  const german = await postJob(app, headers, { language: 'DE' });
  const { interview, candidate } = await begin(app, german);
  expect([promptOf(candidate).speechUrl, candidate.state?.readsAloud]).toEqual([null, false]);
  const refused = await listen(interview, `/room/api/speech/${promptOf(candidate).id}`);
  expect([refused.status, refused.body]).toEqual([404, expect.objectContaining({ code: 'no-voice' })]);

  const silent = await startTestApp();
  const { headers: keys } = await silent.createKey();
  const there = await begin(silent, await postJob(silent, keys), keys);
  expect(promptOf(there.candidate).speechUrl).toBeNull();
  const url = `/room/api/speech/${promptOf(there.candidate).id}`;
  expect((await listen(there.interview, url, silent)).body).toMatchObject({ code: 'no-voice' });
  await silent.close();
});

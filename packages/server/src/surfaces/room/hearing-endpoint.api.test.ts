import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { SpeechServer } from '../../testing/speech-server.ts';
import { startTestApp } from '../../testing/test-app.ts';

const WORDS = 'Wir haben die Nachtschicht neu eingeteilt.';
const SOUND = Buffer.from(Int16Array.from({ length: 16_000 }, () => 1_000).buffer);
const server = new SpeechServer();
const url = await server.start();
const app = await startTestApp(
  {},
  {
    COLLOQUY_VOICE: 'on',
    COLLOQUY_SPEECH_URL: url,
    COLLOQUY_SPEECH_RUN_BY: 'Example Hearing Ltd',
    COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
    COLLOQUY_SPEECH_LANGUAGES: 'de',
    COLLOQUY_SPEECH_MS: '1000',
  },
);
const { headers } = await app.createKey();
const german = await postJob(app, headers, { language: 'DE' });
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(() => {
  // Whoever spoke in the test before has gone.
  app.clock.advance(120_000);
  server.requests.length = 0;
  server.answer = () => ({ body: JSON.stringify({ text: WORDS }) });
});

let people = 0;
async function enter(jobId = german) {
  people += 1;
  const interview = await postInterview(app, headers, jobId, { candidateEmail: `jana.weber${people}@example.com` });
  const candidate = new Candidate(app, interview.token);
  await candidate.look();
  return { interview, candidate };
}

/** @param version of the text agreed to; that of the room where none is named */
async function begin(version?: number) {
  const one = await enter();
  const { consents } = await one.candidate.look();
  await one.candidate.send('consent', {
    language: 'de',
    decisions: consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true })),
  });
  if (version !== undefined)
    await app.context.db.query(
      `insert into consents (id, interview_id, purpose, given, text_version, text_hash, language, at)
       values ('ffffffff-ffff-7fff-8fff-ffffffffffff', $1, 'speech', true, $2, $3, 'de', now())`,
      [one.interview.meetingId, version, sha256('a text that names nobody')],
    );
  await one.candidate.send('begin', { mode: 'voice' });
  return one;
}

async function say({ interview, candidate }: Awaited<ReturnType<typeof enter>>) {
  const reply = await app.call('PUT', `/room/api/hearing/${randomUUID()}/0?seat=${candidate.seat}&ago=0`, {
    headers: { 'x-room-token': interview.token, 'content-digest': `sha-256=:${sha256(SOUND).toString('base64')}:` },
    raw: SOUND,
    type: 'application/octet-stream',
  });
  return reply.body as { state: string; text: string };
}

test('in the languages of an endpoint answers are spoken, and whoever agrees reads who runs it', async () => {
  const { candidate } = await enter();
  const { offers, consents } = await candidate.look();
  expect(offers.voice).toBe(true);
  expect(consents[0]?.purpose).toBe('speech');
  expect(consents[0]?.text).toContain('Example Hearing Ltd');
  expect(consents.at(-1)?.text).not.toContain('Example Hearing Ltd');
  const english = await (await enter(await postJob(app, headers))).candidate.look();
  expect(english.offers.voice).toBe(false);
  expect(english.consents.some(({ text }) => text.includes('Example Hearing Ltd'))).toBe(false);
});

test('what is said goes there and comes back as words of the answer', async () => {
  const one = await begin();
  expect(await say(one)).toMatchObject({ state: 'text', text: WORDS });
  expect(server.requests).toMatchObject([{ fields: { model: 'whisper-1', language: 'de' } }]);
});

test('who agreed to a text that names nobody is not heard there, and is told that it was not written down', async () => {
  const one = await begin(4);
  expect((await one.candidate.look()).speech.state).toBe('no-language');
  expect(await say(one)).toMatchObject({ state: 'unheard', text: '' });
  expect(server.requests).toEqual([]);
});

test('an endpoint that is away for good leads to writing, said in the room, and back when it is there again', async () => {
  const one = await begin();
  server.answer = () => 'hang-up';
  for (let time = 0; time < 3; time += 1) expect(await say(one)).toMatchObject({ state: 'waiting' });
  expect((await one.candidate.look()).speech.state).toBe('down');
  const answer = 'Ich habe die Schichten neu eingeteilt und mit allen gesprochen.';
  const { conversation } = await one.candidate.answer(answer);
  expect(conversation?.transcript.some(({ text }) => text === answer)).toBe(true);
  server.answer = () => ({ body: JSON.stringify({ text: WORDS }) });
  app.clock.advance(31_000);
  expect((await one.candidate.look()).speech.state).toBe('ready');
});

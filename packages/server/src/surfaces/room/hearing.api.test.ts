import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET } from '../../testing/test-app.ts';
import { type Sent, startSpokenRoom } from './testing/spoken-room.ts';

const {
  app,
  clock,
  script,
  recogniser,
  headers,
  enter,
  begin,
  sound,
  put,
  say,
  heardSoFar,
  sounds,
  kept,
  erase,
  saidBy,
  startAgain,
} = await startSpokenRoom();
afterAll(() => app.close());
beforeEach(startAgain);

const words = 'When the cluster went down I called my colleague and we rolled the release back within ten minutes.';

test('speech is stored, written down with the names of the job, and told once however often it is sent', async () => {
  const one = await begin();
  const take = randomUUID();
  const first = await say(one, { take });
  expect(first).toEqual({
    take,
    seq: 0,
    state: 'text',
    text: 'We moved it to Kubernetes.',
    confidence: 0.95,
    sense: 'answer',
    open: false,
    placed: false,
  });
  expect(recogniser.heard.at(-1)).toMatchObject({ language: 'en', use: 'record' });
  expect(recogniser.heard.at(-1)?.terms).toContain('PostgreSQL');
  expect(recogniser.heard.at(-1)?.samples[0]).toBeCloseTo(1_000 / 0x8000);
  const calls = recogniser.heard.length;
  expect(await say(one, { take })).toEqual(first);
  expect(recogniser.heard).toHaveLength(calls);
  expect(await sounds(one)).toEqual([`interviews/${one.interview.meetingId}/speech/${take}/0/sound.pcm`]);
});

test('an answer keeps what was heard beside what was sent, how surely, and its sound goes', async () => {
  const one = await begin();
  const take = randomUUID();
  script.hears = () => words.replace('cluster', 'cloister');
  const run = randomUUID();
  await say(one, { take, query: `&run=${run}:4000` });
  await one.candidate.answer(words);
  expect(await saidBy(one)).toMatchObject([
    {
      text: words,
      original: words.replace('cluster', 'cloister'),
      mode: 'voice',
      confidence: 0.95,
      audio: { runId: run, fromMs: 4_000, toMs: 5_000 },
    },
  ]);
  await erase();
  expect(await sounds(one)).toEqual([]);
  expect(await heardSoFar(one)).toEqual([]);
});

test('pieces that were hard to hear are marked in the transcript until the candidate has looked them over', async () => {
  const one = await begin();
  const take = randomUUID();
  await say(one, { take });
  script.hears = () => ({ text: 'We rolled it back.', confidence: 0.8 });
  await say(one, { take, seq: 1, bytes: sound(900, 500) });
  script.hears = () => ({ text: 'And then we cloistered.', confidence: 0.8 });
  await say(one, { take, seq: 2, bytes: sound(900, 700) });
  await one.candidate.answer('We moved it to Kubernetes. We rolled it back. And then we clustered.');
  const said = (seen = one.candidate.state) =>
    seen?.conversation?.transcript.find(({ speaker }) => speaker === 'candidate');
  expect(said()?.doubted).toEqual(['We rolled it back.']);
  const { lastAnswer } = one.candidate.state?.conversation ?? {};
  await one.candidate.send('correct', { answerId: lastAnswer?.id ?? '', text: 'We moved it and rolled it back.' });
  expect(said()).toMatchObject({ text: 'We moved it and rolled it back.' });
  expect(said()?.doubted).toBeUndefined();
});

test('an answer that was typed in a spoken interview is a typed one', async () => {
  const one = await begin();
  await one.candidate.answer(words);
  expect((await saidBy(one))[0]).toMatchObject({ text: words, original: null, mode: 'text' });
});

test('what a page said before it was loaded anew is told, with what stands in the draft already', async () => {
  const one = await begin();
  const take = randomUUID();
  await say(one, { take });
  script.hears = () => 'And then';
  clock.advance(2_000);
  await say(one, { take, seq: 1, bytes: sound(900, 500) });
  const { prompt } = one.candidate.state?.conversation ?? {};
  await one.candidate.send('typing', {
    promptId: prompt?.id ?? 0,
    draft: 'We moved it to Kubernetes.',
    placed: { take, seq: 0 },
  });
  expect(await heardSoFar(one)).toMatchObject([
    { seq: 0, placed: true },
    { seq: 1, placed: false, text: 'And then', open: true },
  ]);
});

test('what a process left unwritten is written down by whoever asks next, from the sound that is kept', async () => {
  const one = await begin();
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  expect(await say(one)).toMatchObject({ state: 'waiting', text: '' });
  script.hears = () => 'Here it is.';
  expect(await heardSoFar(one)).toMatchObject([{ state: 'text', text: 'Here it is.' }]);
});

test('where nobody speaks no words are made up, and nothing is asked of the recogniser', async () => {
  const one = await begin();
  script.detects = () => [];
  const calls = recogniser.heard.length;
  expect(await say(one)).toMatchObject({ state: 'silence', text: '' });
  expect(recogniser.heard).toHaveLength(calls);
  await one.candidate.answer(words);
  expect((await saidBy(one))[0]).toMatchObject({ mode: 'text' });
});

test.each([
  ['Mm-hmm, yes.', 'acknowledgement'],
  ['Wait, stop please.', 'interruption'],
  ['Well I would begin with the backups of the database.', 'answer'],
])('%s said while the interviewer speaks is an %s', async (said, sense) => {
  const one = await begin();
  script.hears = () => said;
  expect(await say(one, { query: '&over=true' })).toMatchObject({ sense });
});

test('the interviewer’s own words, heard by the microphone, are its own', async () => {
  const one = await begin();
  script.hears = () => one.candidate.state?.conversation?.prompt?.text ?? '';
  expect(await say(one, { query: '&over=true' })).toMatchObject({ sense: 'echo' });
  await one.candidate.answer(words);
  expect((await saidBy(one))[0]).toMatchObject({ original: null });
});

test('a greeting that is said before the question is the interviewer’s own, too', async () => {
  const one = await begin();
  const { transcript = [], prompt } = one.candidate.state?.conversation ?? {};
  const greeting = transcript.filter(({ speaker, id }) => speaker === 'interviewer' && id !== prompt?.id);
  const said = greeting.map(({ text }) => text).join(' ');
  expect(said.split(' ').length).toBeGreaterThan(3);
  expect(prompt?.text).not.toContain(said);
  script.hears = () => said;
  expect(await say(one, { query: '&over=true' })).toMatchObject({ sense: 'echo' });
});

test('without the consent nothing is taken; taken back, its sound goes and the interview goes on', async () => {
  const refused = await put(await begin(false));
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'not-now' })]);
  const one = await begin();
  await say(one);
  expect(await kept(one)).toHaveLength(1);
  await one.candidate.send('consent', {
    language: 'en',
    decisions: [{ purpose: 'speech', textVersion: CONSENT_TEXT_VERSION, given: false }],
  });
  await erase();
  expect(await sounds(one)).toEqual([]);
  expect(await kept(one)).toEqual([]);
  expect((await put(one)).status).toBe(409);
  expect((await one.candidate.try('mode', { mode: 'voice' })).body).toMatchObject({ code: 'not-now' });
  expect((await one.candidate.answer(words)).phase).toBe('listening');
  expect((await saidBy(one))[0]).toMatchObject({ text: words, original: null, mode: 'text' });
});

test('whoever begins in writing goes over to speaking once the consent stands, and back', async () => {
  const one = await begin(false);
  expect((await one.candidate.try('mode', { mode: 'voice' })).status).toBe(409);
  await one.candidate.send('consent', {
    language: 'en',
    decisions: [{ purpose: 'speech', textVersion: CONSENT_TEXT_VERSION, given: true }],
  });
  expect((await one.candidate.send('mode', { mode: 'voice' })).mode).toBe('voice');
  expect(await say(one)).toMatchObject({ state: 'text' });
  expect((await one.candidate.send('mode', { mode: 'text' })).mode).toBe('text');
});

test('as many speak at once as can be: who comes later is told before the begin, and begins in writing', async () => {
  const [first, second] = [await begin(), await begin()];
  const late = await enter();
  expect((await late.candidate.look()).speech.state).toBe('full');
  expect((await late.candidate.try('begin', { mode: 'voice' })).body).toMatchObject({ code: 'not-now' });
  expect((await late.candidate.send('begin', { mode: 'text' })).mode).toBe('text');
  expect((await first.candidate.look()).speech.state).toBe('ready');
  expect(await say(second)).toMatchObject({ state: 'text' });
  clock.advance(91_000);
  expect((await late.candidate.send('mode', { mode: 'voice' })).mode).toBe('voice');
});

test('speech of one more than can be heard is stored, and heard once there is room', async () => {
  await begin();
  await begin();
  const late = await enter();
  await late.candidate.send('begin', { mode: 'text' });
  const calls = recogniser.heard.length;
  expect(await say(late)).toMatchObject({ state: 'waiting' });
  expect(recogniser.heard).toHaveLength(calls);
  clock.advance(91_000);
  expect(await heardSoFar(late)).toMatchObject([{ state: 'text', text: 'We moved it to Kubernetes.' }]);
});

test('where memory is short nobody begins who would bring the server down', async () => {
  script.freeBytes = 1024 * 1024 * 1024;
  expect((await (await enter()).candidate.look()).speech.state).toBe('full');
});

test('an engine that fails is said to be down, until one call goes well', async () => {
  const one = await begin();
  script.hears = () => ({ kind: 'unavailable', reason: 'failed' });
  for (let call = 0; call < 3; call += 1) await say(one, { take: randomUUID() });
  expect((await one.candidate.look()).speech.state).toBe('down');
  script.hears = () => 'Back again.';
  await say(one, { take: randomUUID() });
  expect((await one.candidate.look()).speech.state).toBe('ready');
});

test('an engine that refuses for good leaves the piece unheard', async () => {
  const one = await begin();
  script.hears = () => ({ kind: 'unavailable', reason: 'not-accepted' });
  expect(await say(one)).toMatchObject({ state: 'unheard' });
});

test('a language that nobody here recognises is said, and no consent to speech is asked', async () => {
  const german = await postJob(app, headers, { language: 'DE' });
  const interview = await postInterview(app, headers, german, { candidateEmail: 'jan.weber@example.com' });
  const state = await new Candidate(app, interview.token).look();
  expect(state.speech.state).toBe('no-language');
  expect(state.offers.voice).toBe(false);
  expect(state.consents.map(({ purpose }) => purpose)).toEqual(['ai-evaluation']);
});

test('another page load that has lost the conversation speaks for nobody', async () => {
  const one = await begin();
  const other = new Candidate(app, one.interview.token);
  await other.look();
  const refused = await put({ interview: one.interview, candidate: other });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'not-active' })]);
  expect(await heardSoFar({ interview: one.interview, candidate: other })).toEqual([]);
});

test.each<[string, Sent, number]>([
  ['no digest', { digest: 'none' }, 400],
  ['another digest', { digest: `sha-256=:${sha256('x').toString('base64')}:` }, 400],
  ['half a sample', { bytes: Buffer.alloc(4_001) }, 400],
  ['a click', { bytes: sound(50) }, 400],
  ['more than half a minute', { bytes: sound(30_001) }, 413],
  ['another type', { type: 'audio/wav' }, 415],
  ['a place in no run', { query: '&run=5' }, 400],
  ['another question', { query: '&voice=low' }, 400],
])('%s is refused', async (_, sent, status) => {
  expect((await put(await begin(), sent)).status).toBe(status);
});

test('other bytes under the same number are refused, and the first stay', async () => {
  const one = await begin();
  const take = randomUUID();
  await say(one, { take });
  expect((await put(one, { take, bytes: sound(1_000, 7) })).status).toBe(409);
  expect(await heardSoFar(one)).toHaveLength(1);
});

test('an erased person leaves no words and no sound', async () => {
  const one = await begin();
  await say(one);
  const person = { organizationId: 'org-1', userId: 'user-1', email: one.email };
  const exported = await app.call('POST', '/api/v1/admin/people/export', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: person,
  });
  expect(exported.text).toContain('We moved it to Kubernetes.');
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: person,
  });
  expect(erased.status).toBe(200);
  expect(
    await app.context.db.query('select 1 from heard_pieces where interview_id = $1', [one.interview.meetingId]),
  ).toEqual([]);
  expect((await put(one)).status).toBe(404);
});

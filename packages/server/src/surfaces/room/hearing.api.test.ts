import { randomUUID } from 'node:crypto';
import type { Heard, HeardSoFar } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eraseBlobsTask } from '../../features/data-rights/index.ts';
import { readDialogue } from '../../features/dialogue/index.ts';
import { dropOldSounds, Ears } from '../../features/voice/index.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Id } from '../../platform/ids.ts';
import { createScriptedSpeechToText, type ScriptedHearing } from '../../providers/speech-to-text/scripted.ts';
import { createScriptedVoiceActivity, type ScriptedActivity } from '../../providers/voice-activity/scripted.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const clock = new FakeClock(Date.now());
let hears: (call: number) => ScriptedHearing = () => 'We moved it to Kubernetes.';
let detects: () => ScriptedActivity = () => [{ fromMs: 0, toMs: 1_000 }];
let freeBytes = Number.MAX_SAFE_INTEGER;
const recogniser = createScriptedSpeechToText((_, call) => hears(call));
const newEars = () =>
  new Ears({
    recogniser,
    detector: createScriptedVoiceActivity(() => detects()),
    clock,
    atOnce: 2,
    freeBytes: () => freeBytes,
  });
let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({ clock, ears: newEars() }, { COLLOQUY_VOICE: 'on' });
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());
beforeEach(() => {
  hears = () => 'We moved it to Kubernetes.';
  detects = () => [{ fromMs: 0, toMs: 1_000 }];
  freeBytes = Number.MAX_SAFE_INTEGER;
  // Whoever spoke in an earlier test has gone.
  clock.advance(120_000);
});

type Speaking = { interview: CreatedInterview; candidate: Candidate };

let people = 0;
async function enter(speech = true): Promise<Speaking> {
  people += 1;
  const interview = await postInterview(app, headers, jobId, { candidateEmail: `mila.novak${people}@example.com` });
  const candidate = new Candidate(app, interview.token);
  await candidate.look();
  await candidate.send('consent', {
    language: 'en',
    decisions: [
      { purpose: 'speech', textVersion: CONSENT_TEXT_VERSION, given: speech },
      { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true },
    ],
  });
  return { interview, candidate };
}

async function begin(speech = true): Promise<Speaking> {
  const one = await enter(speech);
  await one.candidate.send('begin', { mode: speech ? 'voice' : 'text' });
  return one;
}

const sound = (ms = 1_000, value = 1_000) => Buffer.from(Int16Array.from({ length: ms * 16 }, () => value).buffer);

type Sent = { take?: string; seq?: number; query?: string; bytes?: Buffer; digest?: string; type?: string };

function put({ interview, candidate }: Speaking, sent: Sent = {}): Promise<TestReply> {
  const { take = randomUUID(), seq = 0, query = '', bytes = sound() } = sent;
  return app.call('PUT', `/room/api/hearing/${take}/${seq}?seat=${candidate.seat}&ago=0${query}`, {
    headers: {
      'x-room-token': interview.token,
      'content-digest': sent.digest ?? `sha-256=:${sha256(bytes).toString('base64')}:`,
    },
    raw: bytes,
    type: sent.type ?? 'application/octet-stream',
  });
}

async function say(one: Speaking, sent: Sent = {}): Promise<Heard> {
  const reply = await put(one, sent);
  if (reply.status !== 200) throw new Error(`hearing gave ${reply.status}: ${reply.text}`);
  return reply.body as Heard;
}

async function heardSoFar({ interview, candidate }: Speaking): Promise<HeardSoFar['pieces']> {
  const reply = await app.call('GET', `/room/api/hearing?seat=${candidate.seat}`, {
    headers: { 'x-room-token': interview.token },
  });
  return (reply.body as HeardSoFar).pieces;
}

async function sounds({ interview }: Speaking): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.context.blobs.list(`interviews/${interview.meetingId}/speech/`)) keys.push(key);
  return keys;
}

/** The words of pieces that are still kept. */
async function kept({ interview }: Speaking): Promise<string[]> {
  const rows = await app.context.db.query<{ text: string }>(
    `select text from heard_pieces where interview_id = $1 and text <> '' order by said_at`,
    [interview.meetingId],
  );
  return rows.map(({ text }) => text);
}

/** Runs what was left for later. */
async function erase(): Promise<void> {
  const rows = await app.context.db.query<{ payload: { prefixes: string[] } }>(
    'delete from tasks where queue = $1 returning payload',
    [eraseBlobsTask.queue],
  );
  for (const { payload } of rows) for (const prefix of payload.prefixes) await app.context.blobs.deletePrefix(prefix);
}

/** What the candidate has said, as the log holds it. */
async function saidBy({ interview }: Speaking) {
  const { turns } = await readDialogue(app.context.db, interview.meetingId as Id<'interview'>);
  return turns.filter(({ speaker }) => speaker === 'candidate');
}

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
  hears = () => words.replace('cluster', 'cloister');
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

test('of an answer only what was sent and what was heard for it stay; what was cut out and what is heard late go', async () => {
  const one = await begin();
  hears = () => words;
  await say(one);
  hears = () => 'Please do not write this down.';
  await say(one, { query: '&over=true' });
  hears = () => ({ kind: 'unavailable', reason: 'failed' });
  const late = { take: randomUUID(), bytes: sound(1_000, 7) };
  await say(one, late);
  expect(await kept(one)).toHaveLength(2);
  await one.candidate.answer(words);
  expect(await kept(one)).toEqual([]);
  hears = () => 'Nor this.';
  await say(one, late);
  expect(await kept(one)).toEqual([]);
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
  hears = () => 'And then';
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
  hears = () => ({ kind: 'unavailable', reason: 'failed' });
  expect(await say(one)).toMatchObject({ state: 'waiting', text: '' });
  hears = () => 'Here it is.';
  expect(await heardSoFar(one)).toMatchObject([{ state: 'text', text: 'Here it is.' }]);
});

test('where nobody speaks no words are made up, and nothing is asked of the recogniser', async () => {
  const one = await begin();
  detects = () => [];
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
  hears = () => said;
  expect(await say(one, { query: '&over=true' })).toMatchObject({ sense });
});

test('the interviewer’s own words, heard by the microphone, are its own', async () => {
  const one = await begin();
  hears = () => one.candidate.state?.conversation?.prompt?.text ?? '';
  expect(await say(one, { query: '&over=true' })).toMatchObject({ sense: 'echo' });
  await one.candidate.answer(words);
  expect((await saidBy(one))[0]).toMatchObject({ original: null });
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
  const [lost, again, never] = [randomUUID(), randomUUID(), randomUUID()];
  await expect(say(one, { take: lost })).rejects.toThrow('500');
  for (const take of [again, never]) {
    put.mockImplementationOnce(async () => {
      throw new Error('the process has ended');
    });
    await expect(say(one, { take })).rejects.toThrow('500');
  }
  put.mockRestore();
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
  freeBytes = 1024 * 1024 * 1024;
  expect((await (await enter()).candidate.look()).speech.state).toBe('full');
});

test('an engine that fails is said to be down, until one call goes well', async () => {
  const one = await begin();
  hears = () => ({ kind: 'unavailable', reason: 'failed' });
  for (let call = 0; call < 3; call += 1) await say(one, { take: randomUUID() });
  expect((await one.candidate.look()).speech.state).toBe('down');
  hears = () => 'Back again.';
  await say(one, { take: randomUUID() });
  expect((await one.candidate.look()).speech.state).toBe('ready');
});

test('an engine that refuses for good leaves the piece unheard', async () => {
  const one = await begin();
  hears = () => ({ kind: 'unavailable', reason: 'not-accepted' });
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
  const person = { organizationId: 'org-1', userId: 'user-1', email: `mila.novak${people}@example.com` };
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

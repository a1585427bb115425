import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finaliseSilent } from '../../features/recordings/index.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import { Candidate, type CreatedInterview, postInterview, postJob } from '../../testing/flows.ts';
import { inChunks, recorded } from '../../testing/recorded-media.ts';
import { ADMIN_SECRET, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const ORIGIN = 'https://interviews.example.com';
const MINUTE_MS = 60_000;

let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
beforeAll(async () => {
  app = await startTestApp({}, { COLLOQUY_RECORDING: 'on' });
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
afterAll(() => app.close());

type Given = { sound?: boolean; picture?: boolean };
type Recorded = { interview: CreatedInterview; candidate: Candidate };

const decide = (candidate: Candidate, { sound = true, picture = true }: Given) =>
  candidate.send('consent', {
    language: 'en',
    decisions: [
      { purpose: 'recording-sound', textVersion: CONSENT_TEXT_VERSION, given: sound },
      { purpose: 'recording-picture', textVersion: CONSENT_TEXT_VERSION, given: picture },
      { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true },
    ],
  });

let people = 0;
async function begin(given: Given = {}, picture?: boolean): Promise<Recorded> {
  people += 1;
  const interview = await postInterview(app, headers, jobId, { candidateEmail: `vera.lind${people}@example.com` });
  const candidate = new Candidate(app, interview.token);
  await candidate.look();
  await decide(candidate, given);
  await candidate.send('begin', { mode: 'text', picture });
  return { interview, candidate };
}

test('a picture that the candidate switches off stays off for whatever page comes, until they switch it on', async () => {
  const { interview, candidate } = await begin();
  expect((await candidate.look()).pictureOff).toBeUndefined();
  expect(await candidate.send('mode', { mode: 'text', picture: false })).toMatchObject({
    mode: 'text',
    pictureOff: true,
  });
  expect((await candidate.send('mode', { mode: 'text' })).pictureOff).toBe(true);
  const otherPage = new Candidate(app, interview.token);
  expect((await otherPage.look()).pictureOff).toBe(true);
  expect((await candidate.send('mode', { mode: 'text', picture: true })).pictureOff).toBeUndefined();
});

test('the picture can be off from the begin, and what was agreed to still stands', async () => {
  const { candidate } = await begin({}, false);
  const state = await candidate.look();
  expect(state.pictureOff).toBe(true);
  expect(state.consents.find(({ purpose }) => purpose === 'recording-picture')?.given).toBe(true);
});

type Sent = { run?: string; seq?: number; query?: string; digest?: string; type?: string; token?: string };

function put(interview: CreatedInterview, bytes: Buffer, sent: Sent = {}): Promise<TestReply> {
  const { run = randomUUID(), seq = 0, query = 'tracks=sound,picture&age=0' } = sent;
  return app.call('PUT', `/room/api/recording/${run}/${seq}?${query}`, {
    headers: {
      'x-room-token': sent.token ?? interview.token,
      'content-digest': sent.digest ?? `sha-256=:${sha256(bytes).toString('base64')}:`,
    },
    raw: bytes,
    type: sent.type ?? 'application/octet-stream',
  });
}

async function record(
  { interview }: Recorded,
  bytes: Buffer,
  { chunks = 3, close = true, tracks = 'sound,picture', ageMs = 0, run = randomUUID() as string } = {},
): Promise<string> {
  for (const [seq, chunk] of inChunks(bytes, chunks).entries()) {
    const last = close && seq === chunks - 1 ? '&last=true' : '';
    const reply = await put(interview, chunk, { run, seq, query: `tracks=${tracks}&age=${ageMs}${last}` });
    expect(reply.body).toEqual({ stored: true, sizeBytes: chunk.length });
  }
  return run;
}

async function recordingUrl(interview: CreatedInterview): Promise<string | null> {
  const { body } = await app.call('GET', `/api/v1/interviews/${interview.meetingId}`, { headers });
  return (body as { data: { recordingUrl: string | null } }).data.recordingUrl?.replace(ORIGIN, '') ?? null;
}

async function transcript(interview: CreatedInterview) {
  const { body } = await app.call('GET', `/api/v1/interviews/${interview.meetingId}/transcript`, { headers });
  return (body as { data: import('@colloquy/contract/links').TranscriptForm }).data;
}

async function download(path: string, more: Record<string, string> = {}) {
  const reply = await app.app.inject({ method: 'GET', url: path, headers: more });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

async function durationOf(bytes: Uint8Array): Promise<number> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  return input.computeDuration();
}

async function stored(interview: CreatedInterview): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.context.blobs.list(`interviews/${interview.meetingId}/`)) keys.push(key);
  return keys;
}

test('chunks become one file that has its duration, plays by ranges and ends with a signed link', async () => {
  const held = await begin();
  await record(held, await recorded({ seconds: 6 }));
  expect(await recordingUrl(held.interview)).toBeNull();
  await held.candidate.finish();
  await app.context.tasks.runDue();

  const url = (await recordingUrl(held.interview)) ?? '';
  expect(url).toMatch(/^\/links\/recordings\/[0-9a-f-]{36}\.webm\?/);
  const whole = await download(url);
  expect(whole.status).toBe(200);
  expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' });
  expect(await durationOf(whole.bytes)).toBeCloseTo(6, 1);

  const first = await download(url, { range: 'bytes=0-1' });
  expect([first.status, first.headers['content-range']]).toEqual([206, `bytes 0-1/${whole.bytes.length}`]);
  expect(first.bytes).toEqual(whole.bytes.subarray(0, 2));
  const suffix = await download(url, { range: 'bytes=-5' });
  expect([suffix.status, suffix.bytes.equals(whole.bytes.subarray(-5))]).toEqual([206, true]);
  const beyond = await download(url, { range: `bytes=${whole.bytes.length}-` });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.bytes.length}`]);
  const head = await app.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
    200,
    String(whole.bytes.length),
    0,
  ]);
  expect(
    (await download(url.replace(/signature=(.)/, (_all, first) => `signature=${first === '_' ? '-' : '_'}`))).status,
  ).toBe(404);
  expect((await download(url.replace('.webm', '.mp4'))).status).toBe(404);
  // The originals went once the store had the file.
  expect((await stored(held.interview)).filter((key) => !key.includes('/part-'))).toEqual([]);
});

test('a chunk that is sent again is stored once; other bytes under its number are refused', async () => {
  const { interview } = await begin();
  const run = randomUUID();
  const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = inChunks(await recorded(), 2);
  const [first, again] = await Promise.all([put(interview, one, { run }), put(interview, one, { run })]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await put(interview, two, { run })).status).toBe(409);
  expect((await put(interview, two, { run, seq: 1 })).status).toBe(200);
  expect(await stored(interview)).toHaveLength(2);
});

test('a stored chunk that is sent again as the last one ends its run: no end is missing', async () => {
  const { interview, candidate } = await begin();
  const run = randomUUID();
  const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = inChunks(await recorded(), 2);
  await put(interview, one, { run });
  await put(interview, two, { run, seq: 1 });
  const again = await put(interview, two, { run, seq: 1, query: 'tracks=sound,picture&age=0&last=true' });
  expect(again.body).toEqual({ stored: true, sizeBytes: two.length });
  await candidate.finish();
  await app.context.tasks.runDue();
  expect((await transcript(interview)).recording).toMatchObject({ status: 'ready', faults: [] });
});

test('what is no chunk is refused with field and rule, and nothing of it is stored', async () => {
  const { interview } = await begin();
  const bytes = await recorded();
  const issues = (reply: TestReply) => [
    reply.status,
    (reply.body as { issues?: { path: string[] }[] }).issues?.[0]?.path,
  ];
  expect(issues(await put(interview, bytes, { digest: 'sha-256=:AAAA:' }))).toEqual([400, ['content-digest']]);
  const other = `sha-256=:${sha256('other').toString('base64')}:`;
  expect(issues(await put(interview, bytes, { digest: other }))).toEqual([400, ['content-digest']]);
  expect(issues(await put(interview, bytes, { query: 'tracks=smell&age=0' }))).toEqual([400, ['tracks']]);
  expect(issues(await put(interview, bytes, { query: 'tracks=sound&age=86400001' }))).toEqual([400, ['age']]);
  expect(issues(await put(interview, bytes, { run: 'no-id' }))).toEqual([400, ['run']]);
  expect((await put(interview, bytes, { type: 'text/plain' })).status).toBe(415);
  expect((await put(interview, bytes, { token: 'none' })).status).toBe(404);
  expect((await put(interview, Buffer.alloc(8_388_609, 1))).status).toBe(413);
  expect((await put(interview, bytes, { seq: 1 })).status).toBe(409);
  expect((await put(interview, Buffer.from('this is no recording'))).status).toBe(409);
  expect(await stored(interview)).toEqual([]);
});

test('without consent nothing is taken, each purpose on its own', async () => {
  const { interview } = await begin({ sound: true, picture: false });
  const bytes = await recorded();
  expect((await put(interview, bytes)).status).toBe(409);
  expect((await put(interview, bytes, { query: 'tracks=sound&age=0' })).status).toBe(200);
  const neither = await begin({ sound: false, picture: false });
  expect((await put(neither.interview, bytes, { query: 'tracks=sound&age=0' })).status).toBe(409);
  expect(await stored(neither.interview)).toEqual([]);
});

test('a picture that came under a consent to sound alone is not kept', async () => {
  const held = await begin({ picture: false });
  await record(held, await recorded({ seconds: 3 }), { tracks: 'sound' });
  await held.candidate.finish();
  await app.context.tasks.runDue();
  const { bytes, headers: got } = await download((await recordingUrl(held.interview)) ?? '');
  expect(got['content-type']).toBe('audio/webm');
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  expect((await input.getTracks()).map(({ type }) => type)).toEqual(['audio']);
});

test('runs with equal parameters are one file; a turn leads to its place in it, and its words are captions', async () => {
  const held = await begin();
  await record(held, await recorded({ seconds: 6 }), { ageMs: 6_000 });
  app.clock.advance(60_000);
  await record(held, await recorded({ seconds: 4 }), { ageMs: 4_000 });
  await held.candidate.answer('Once I restored a cluster in 20 minutes & wrote it down.');
  await held.candidate.finish();
  await app.context.tasks.runDue();
  const form = await transcript(held.interview);
  expect(form.recording).toMatchObject({ status: 'ready', faults: [], durationMs: 10_000 });
  expect(form.recording?.parts).toHaveLength(1);
  // Asked as the first run ended, answered as the second did: a minute in which nothing was recorded is not in the file.
  const answered = form.turns.find(({ speaker }) => speaker === 'candidate');
  expect(answered?.media).toEqual({ startMs: 6_000, endMs: 10_000 });
  expect(await durationOf((await download(form.recordingUrl?.replace(ORIGIN, '') ?? '')).bytes)).toBeCloseTo(10, 1);
  const [part] = form.recording?.parts ?? [];
  const captions = await download(part?.captionsUrl.replace(ORIGIN, '') ?? '');
  expect(captions.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(captions.bytes.toString()).toContain(
    '<v Candidate>Once I restored a cluster in 20 minutes &amp; wrote it down.',
  );
  const chapters = await download(part?.chaptersUrl.replace(ORIGIN, '') ?? '');
  expect(chapters.bytes.toString()).toMatch(/^WEBVTT\n/);
});

test('runs that differ are several files in their order, and it says so', async () => {
  const held = await begin();
  await record(held, await recorded({ seconds: 3 }));
  await record(held, await recorded({ seconds: 2, container: 'mp4' }));
  await record(held, await recorded({ seconds: 2, container: 'mp4', width: 320 }));
  await held.candidate.finish();
  await app.context.tasks.runDue();
  const { recording } = await transcript(held.interview);
  expect(recording).toMatchObject({ status: 'ready-with-faults', faults: ['several-parts'] });
  expect(recording?.parts.map(({ startMs, durationMs }) => [startMs, durationMs])).toEqual([
    [0, 3_000],
    [3_000, 2_000],
    [5_000, 2_000],
  ]);
  for (const { url, durationMs, mediaType } of recording?.parts ?? []) {
    const { bytes, headers: got } = await download(url.replace(ORIGIN, ''));
    expect(got['content-type']).toBe(mediaType);
    expect((await durationOf(bytes)) * 1_000).toBeCloseTo(durationMs, -2);
  }
});

test('a run that was never closed is waited for, then made into a file without its end', async () => {
  const held = await begin();
  await record(held, await recorded({ seconds: 6 }), { close: false });
  await held.candidate.finish();
  await app.context.tasks.runDue();
  app.clock.advance(2 * MINUTE_MS + 1);
  await app.context.tasks.runDue();
  expect((await transcript(held.interview)).recording).toMatchObject({
    status: 'ready-with-faults',
    faults: ['end-missing'],
    durationMs: 6_000,
  });
});

test('a recording that comes after the end alone, as its line was away until then, is a file two minutes later', async () => {
  const held = await begin();
  await held.candidate.finish();
  await app.context.tasks.runDue();
  app.clock.advance(MINUTE_MS);
  await record(held, await recorded({ seconds: 6 }));
  const { db, queue } = app.context;
  const look = async () => {
    await finaliseSilent({ db, clock: app.clock, queue });
    await app.context.tasks.runDue();
    return (await transcript(held.interview)).recording;
  };
  app.clock.advance(2 * MINUTE_MS - 1);
  expect((await look())?.status).toBe('receiving');
  app.clock.advance(1);
  expect(await look()).toMatchObject({ status: 'ready', durationMs: 6_000 });
});

test('a consent that is taken back deletes what was recorded on it, and the interview goes on', async () => {
  const held = await begin();
  const bytes = await recorded({ seconds: 3 });
  const run = await record(held, bytes, { close: false });
  const soundOnly = await recorded({ seconds: 2, tracks: { sound: true, picture: false } });
  await record(held, soundOnly, { tracks: 'sound', chunks: 1 });
  await decide(held.candidate, { picture: false });
  await app.context.tasks.runDue();
  expect((await put(held.interview, bytes, { run, seq: 3 })).status).toBe(409);
  expect((await stored(held.interview)).filter((key) => key.includes(run))).toEqual([]);
  expect(await stored(held.interview)).toHaveLength(1);
  await held.candidate.finish();
  await app.context.tasks.runDue();
  expect((await transcript(held.interview)).recording).toMatchObject({ status: 'ready', durationMs: 2_000 });
  // The other one can be taken back when the interview is over, too.
  await held.candidate.send('consent', {
    language: 'en',
    decisions: [{ purpose: 'recording-sound', textVersion: CONSENT_TEXT_VERSION, given: false }],
  });
  await app.context.tasks.runDue();
  expect(await recordingUrl(held.interview)).toBeNull();
  expect(await stored(held.interview)).toEqual([]);
});

test('after the days that the account keeps them recordings go, and the report stays', async () => {
  const held = await begin();
  await record(held, await recorded());
  await held.candidate.finish();
  await app.context.tasks.runDue();
  const url = (await recordingUrl(held.interview)) ?? '';
  const { dropOldRecordings } = await import('../../features/recordings/index.ts');
  await dropOldRecordings(app.context.recordings, 180);
  expect((await download(url)).status).toBe(200);
  app.clock.advance(181 * DAY_MS);
  await dropOldRecordings(app.context.recordings, 180);
  await app.context.tasks.runDue();
  app.clock.advance(-181 * DAY_MS);
  expect((await download(url)).status).toBe(404);
  expect(await recordingUrl(held.interview)).toBeNull();
  expect(await stored(held.interview)).toEqual([]);
});

test('an erased person leaves no chunk and no file, and a late chunk none either', async () => {
  const held = await begin();
  const bytes = await recorded();
  const run = await record(held, bytes, { close: false });
  const person = { organizationId: 'org-1', userId: 'user-1', interviewId: held.interview.meetingId };
  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: person });
  expect(exported.text).toContain('recording_chunks');
  expect(exported.text).toContain(run);
  await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: person });
  await app.context.tasks.runDue();
  expect(await stored(held.interview)).toEqual([]);
  expect((await put(held.interview, bytes, { run, seq: 3 })).status).toBe(404);
  expect(await stored(held.interview)).toEqual([]);
});

test('the tables hold times, sizes and digests alone: nothing that is read out of a voice or a face', async () => {
  const rows = await app.context.db.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_name like 'recording%'
     and table_schema = current_schema() order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    [
      ...[
        'at',
        'blob_key',
        'closed',
        'container',
        'due_at',
        'duration_ms',
        'faults',
        'has_picture',
        'has_poster',
        'has_sound',
        'id',
      ],
      ...['interview_id', 'last_chunk_at', 'no', 'offset_ms', 'part_no', 'run_id', 'seq', 'sha256', 'size_bytes'],
      ...['started_at', 'status', 'version'],
    ].sort(),
  );
});

test('each purpose is asked on its own where the operator offers it, and nobody is asked where not', async () => {
  const asked = await new Candidate(app, (await postInterview(app, headers, jobId)).token).look();
  expect(asked.consents.map(({ purpose, given }) => [purpose, given])).toEqual([
    ['recording-sound', null],
    ['recording-picture', null],
    ['ai-evaluation', null],
  ]);
  // It empties the database that both use: nothing comes after this.
  const other = await startTestApp();
  const key = await other.createKey();
  const interview = await postInterview(other, key.headers, await postJob(other, key.headers));
  const state = await new Candidate(other, interview.token).look();
  expect(state.consents.map(({ purpose }) => purpose)).toEqual(['ai-evaluation']);
  await other.close();
});

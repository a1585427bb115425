import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOldRecordings } from '../../features/recordings/index.ts';
import { parseBlobUrl } from '../../platform/blob/create.ts';
import { createS3BlobStore } from '../../platform/blob/s3-blob-store.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { createMediaMuxer } from '../../providers/media-muxer/create.ts';
import type { MediaMuxer } from '../../providers/media-muxer/port.ts';
import { postJob } from '../../testing/flows.ts';
import { recorded } from '../../testing/recorded-media.ts';
import {
  beginRecorded,
  decideRecording,
  download,
  type RecordedInterview,
  readTranscript,
  sendRun,
  withdrawRecording,
} from '../../testing/recording-flows.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const JPEG = Buffer.from('/9j/4AAQSkZJRg==', 'base64');

let s3: S3Server;
let app: TestApp;
let headers: Record<string, string>;
let jobId: string;
/** Makes still pictures, too, which hangs on a program elsewhere. */
const muxer: MediaMuxer = {
  ...createMediaMuxer({ kind: 'embedded', ffmpeg: null }, () => undefined),
  async still({ tracks }, folder) {
    if (!tracks.picture) return null;
    writeFileSync(join(folder, 'still.jpg'), JPEG);
    return join(folder, 'still.jpg');
  },
};

beforeAll(async () => {
  s3 = await startS3Server({ buckets: ['cabinet'], pageSize: 5 });
  const location = parseBlobUrl(`s3://cabinet/rooms?endpoint=${s3.endpoint}`);
  if (location.kind !== 's3') throw new Error('not S3');
  const blobs = await createS3BlobStore(location, s3.credentials);
  app = await startTestApp({ blobs, muxer }, { COLLOQUY_RECORDING: 'on' });
  ({ headers } = await app.createKey());
  jobId = await postJob(app, headers);
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

let people = 0;
const begin = (): Promise<RecordedInterview> => {
  people += 1;
  return beginRecorded(app, headers, jobId, `ines.duarte${people}@example.com`);
};

async function stored({ interview }: RecordedInterview): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.context.blobs.list(`interviews/${interview.meetingId}/`)) keys.push(key);
  return keys;
}
const kindsOf = (keys: readonly string[]) => keys.map((key) => key.split('/').at(-1));

/** Until the tasks that wait for a later try have had it. */
async function runAll(): Promise<void> {
  await app.context.tasks.runDue();
  app.clock.advance(HOUR_MS);
  await app.context.tasks.runDue();
}

async function finished(): Promise<RecordedInterview> {
  const held = await begin();
  await sendRun(app, held, await recorded({ seconds: 3 }));
  await held.candidate.finish();
  await runAll();
  return held;
}

test('while the store takes no file the originals stay, and nothing can be played; then it is made of them', async () => {
  const held = await begin();
  await sendRun(app, held, await recorded({ seconds: 6 }), { chunks: 4 });
  await held.candidate.finish();
  s3.failNext(50, 503, (request) => request.startsWith('PUT') && request.includes('/part-'));
  await app.context.tasks.runDue();
  expect(await stored(held)).toHaveLength(4);
  const before = await readTranscript(app, headers, held);
  expect([before.recordingUrl, before.recording?.status]).toEqual([null, 'finalising']);
  s3.failNext(0, 503);
  await runAll();
  const { recordingUrl, recording } = await readTranscript(app, headers, held);
  expect(recording).toMatchObject({ status: 'ready', durationMs: 6_000 });
  expect(kindsOf(await stored(held))).toEqual(['poster.jpg', 'recording.webm']);
  const whole = await download(app, recordingUrl ?? '');
  const input = new Input({ source: new BufferSource(whole.bytes), formats: ALL_FORMATS });
  expect(await input.computeDuration()).toBeCloseTo(6, 1);
  const first = await download(app, recordingUrl ?? '', { range: 'bytes=0-1' });
  expect([first.status, first.headers['content-range']]).toEqual([206, `bytes 0-1/${whole.bytes.length}`]);
  expect(first.bytes).toEqual(whole.bytes.subarray(0, 2));
  const suffix = await download(app, recordingUrl ?? '', { range: 'bytes=-7' });
  expect([suffix.status, suffix.bytes.equals(whole.bytes.subarray(-7))]).toEqual([206, true]);
  expect((await download(app, recordingUrl ?? '', { range: `bytes=${whole.bytes.length}-` })).status).toBe(416);
  expect(s3.openUploads()).toBe(0);
}, 60_000);

test('a still picture comes by a signed link, of its own type, whole or in part', async () => {
  const held = await finished();
  const [part] = (await readTranscript(app, headers, held)).recording?.parts ?? [];
  const still = await download(app, part?.posterUrl ?? '');
  expect([still.status, still.headers['content-type'], still.bytes.equals(JPEG)]).toEqual([200, 'image/jpeg', true]);
  expect((await download(app, part?.posterUrl ?? '', { range: 'bytes=0-1' })).bytes).toEqual(JPEG.subarray(0, 2));
  expect((await download(app, (part?.posterUrl ?? '').replace('1.poster', '2.poster'))).status).toBe(404);
}, 60_000);

test('sound alone has no still picture', async () => {
  const held = await begin();
  await decideRecording(held.candidate, { sound: true, picture: false });
  await sendRun(app, held, await recorded({ seconds: 2 }), { tracks: 'sound' });
  await held.candidate.finish();
  await runAll();
  const [part] = (await readTranscript(app, headers, held)).recording?.parts ?? [];
  expect([part?.mediaType, part?.posterUrl]).toEqual(['audio/webm', null]);
  expect(kindsOf(await stored(held))).toEqual(['recording.webm']);
}, 60_000);

test.each(['erased', 'withdrawn', 'out of time'])(
  '%s, nothing of a recording is left in the store',
  async (how) => {
    const held = await finished();
    const { recording } = await readTranscript(app, headers, held);
    const [part] = recording?.parts ?? [];
    expect(await stored(held)).toHaveLength(2);
    if (how === 'erased') {
      const admin = { 'x-admin-secret': ADMIN_SECRET };
      const person = { organizationId: 'org-1', userId: 'user-1', interviewId: held.interview.meetingId };
      await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body: person });
    } else if (how === 'withdrawn') {
      await withdrawRecording(held.candidate);
    } else {
      app.clock.advance(181 * DAY_MS);
      await dropOldRecordings(app.context.recordings, 180);
    }
    await runAll();
    expect(await stored(held)).toEqual([]);
    if (how === 'out of time') app.clock.advance(-181 * DAY_MS);
    for (const link of [part?.url, part?.posterUrl, part?.captionsUrl])
      expect((await download(app, link ?? '')).status, link ?? '').toBe(404);
  },
  60_000,
);

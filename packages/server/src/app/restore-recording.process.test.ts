import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, expect, test, vi } from 'vitest';
import { sha256 } from '../platform/crypto/digest.ts';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { inChunks, recorded } from '../testing/recorded-media.ts';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
let server: ServerProcess | null = null;
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

const start = () =>
  startServerProcess({ COLLOQUY_DATA_DIR: at('data'), COLLOQUY_RECORDING: 'on', COLLOQUY_FFMPEG: 'off' });

type Json = { data: Record<string, string> };

async function call(method: string, path: string, headers: Record<string, string>, body?: object | Buffer) {
  const isBytes = Buffer.isBuffer(body);
  const reply = await fetch((server?.url ?? '') + path, {
    method,
    headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json', ...headers },
    ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Json;
}

/** Holds an interview that is recorded. @returns where its details are */
async function hold(key: Record<string, string>): Promise<string> {
  const job = await call('POST', '/api/v1/jobs', key, PLATFORM_ENGINEER);
  const invited = await call('POST', '/api/v1/interviews', key, {
    serviceJobId: job.data.serviceJobId,
    candidateEmail: 'vera.lind@example.com',
  });
  const room = { 'x-room-token': invited.data.interviewUrl?.split('/room/')[1] ?? '' };
  const command = (name: string, body: object = {}) =>
    call('POST', `/room/api/${name}`, room, { clientId: randomUUID(), seat, seen: 0, ...body });
  const seat = randomUUID();
  await command('consent', {
    language: 'en',
    decisions: ['recording-sound', 'recording-picture', 'ai-evaluation'].map((purpose) => ({
      purpose,
      textVersion: CONSENT_TEXT_VERSION,
      given: true,
    })),
  });
  await command('begin', { mode: 'text' });
  const run = randomUUID();
  for (const [seq, bytes] of inChunks(await recorded({ seconds: 5, bytesPerFrame: 5_000 }), 3).entries())
    await call(
      'PUT',
      `/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${seq === 2 ? '&last=true' : ''}`,
      { ...room, 'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:` },
      bytes,
    );
  await command('leave', { how: 'abort' });
  return `/api/v1/interviews/${invited.data.meetingId}`;
}

/** As a player reads it: its length, and a packet from its middle. */
async function play(url: string): Promise<{ seconds: number; hasMiddle: boolean; bytes: Buffer }> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the recording gave ${reply.status}`);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const seconds = await input.computeDuration();
  const track = await input.getPrimaryVideoTrack();
  const packet = track === null ? null : await new EncodedPacketSink(track).getPacket(seconds / 2);
  return { seconds, hasMiddle: (packet?.byteLength ?? 0) > 0, bytes };
}

test('the drill: backed up while the server runs, wiped, restored, the recording plays by a fresh link', async () => {
  server = await start();
  const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
  const made = await call('POST', '/api/v1/admin/api-keys', admin, { organizationId: 'drill', userId: 'u' });
  const key = { authorization: `Bearer ${made.data.apiKey}` };
  const details = await hold(key);
  const linkOf = async () => (await call('GET', details, key)).data.recordingUrl ?? null;
  const link = await vi.waitFor(async () => (await linkOf()) ?? expect.fail('there is no recording yet'), {
    timeout: 60_000,
    interval: 250,
  });
  const before = await play(link);
  expect(before).toMatchObject({ seconds: expect.closeTo(5, 1), hasMiddle: true });

  const backup = await runCommandProcess(['backup', at('backup')], { COLLOQUY_DATA_DIR: at('data') });
  expect(backup).toMatchObject({ status: 0, problem: '' });
  await server.stop();
  rmSync(at('data'), { recursive: true });
  const restored = await runCommandProcess(['restore', at('backup')], { COLLOQUY_DATA_DIR: at('data') });
  expect(restored).toMatchObject({ status: 0, problem: '' });
  server = await start();

  const after = await play((await linkOf()) ?? '');
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(after).toMatchObject({ seconds: expect.closeTo(5, 1), hasMiddle: true });
  // Links that went out before lead to it as well: their key came back with the rest.
  expect((await play(link.replace(/^https?:\/\/[^/]+/, server.url))).bytes.equals(before.bytes)).toBe(true);
}, 240_000);

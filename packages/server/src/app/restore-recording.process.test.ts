import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { callServer, holdRecorded, playRecording } from '../testing/recorded-interview.ts';
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

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  callServer(server?.url ?? '', method, path, headers, body);

test('the drill: backed up while the server runs, wiped, restored, the recording plays by a fresh link', async () => {
  server = await start();
  const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
  const made = await call('POST', '/api/v1/admin/api-keys', admin, { organizationId: 'drill', userId: 'u' });
  const key = { authorization: `Bearer ${made.data.apiKey}` };
  const details = await holdRecorded(server.url, key, null);
  const linkOf = async () => (await call('GET', details, key)).data.recordingUrl ?? null;
  const link = await vi.waitFor(async () => (await linkOf()) ?? expect.fail('there is no recording yet'), {
    timeout: 60_000,
    interval: 250,
  });
  const before = await playRecording(link);
  expect(before).toMatchObject({ seconds: expect.closeTo(5, 1), hasMiddle: true });

  const backup = await runCommandProcess(['backup', at('backup')], { COLLOQUY_DATA_DIR: at('data') });
  expect(backup).toMatchObject({ status: 0, problem: '' });
  await server.stop();
  rmSync(at('data'), { recursive: true });
  const restored = await runCommandProcess(['restore', at('backup')], { COLLOQUY_DATA_DIR: at('data') });
  expect(restored).toMatchObject({ status: 0, problem: '' });
  server = await start();

  const after = await playRecording((await linkOf()) ?? '');
  expect(after.bytes.equals(before.bytes)).toBe(true);
  expect(after).toMatchObject({ seconds: expect.closeTo(5, 1), hasMiddle: true });
  // Links that went out before lead to it as well: their key came back with the rest.
  expect((await playRecording(link.replace(/^https?:\/\/[^/]+/, server.url))).bytes.equals(before.bytes)).toBe(true);
}, 240_000);

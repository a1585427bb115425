import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { inChunks, recorded } from '../../testing/recorded-media.ts';
import {
  PROCESS_ADMIN_SECRET,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../../testing/server-process.ts';

const folder = temporaryFolder();
let server: ServerProcess | null = null;
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

const start = () => startServerProcess({ COLLOQUY_DATA_DIR: folder.path, COLLOQUY_RECORDING: 'on' });

async function post(url: string, path: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** Null where no reply came. */
async function put(url: string, token: string, run: string, seq: number, bytes: Buffer, last: boolean) {
  try {
    const reply = await fetch(
      `${url}/room/api/recording/${run}/${seq}?tracks=sound,picture&age=0${last ? '&last=true' : ''}`,
      {
        method: 'PUT',
        headers: {
          'x-room-token': token,
          'content-type': 'application/octet-stream',
          'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:`,
        },
        body: new Uint8Array(bytes),
      },
    );
    return reply.status;
  } catch {
    return null;
  }
}

test('a server that is killed in the middle of an upload has every chunk that it said it has', async () => {
  server = await start();
  const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
  const names = { organizationId: 'org-1', userId: 'user-1' };
  const made = (await post(server.url, '/api/v1/admin/api-keys', admin, names)) as { data: { apiKey: string } };
  const key = { authorization: `Bearer ${made.data.apiKey}` };
  const job = (await post(server.url, '/api/v1/jobs', key, PLATFORM_ENGINEER)) as { data: { serviceJobId: string } };
  const invited = (await post(server.url, '/api/v1/interviews', key, {
    serviceJobId: job.data.serviceJobId,
    candidateEmail: 'vera.lind@example.com',
  })) as { data: { interviewUrl: string } };
  const token = invited.data.interviewUrl.split('/room/')[1] ?? '';
  const room = { 'x-room-token': token };
  const command = (name: string, body: object) =>
    post(server?.url ?? '', `/room/api/${name}`, room, {
      clientId: randomUUID(),
      seat: randomUUID(),
      seen: 0,
      ...body,
    });
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
  const chunks = inChunks(await recorded({ seconds: 12, bytesPerFrame: 20_000 }), 24);
  const told = new Set<number>();
  const killAt = 5 + Math.floor(Math.random() * 15);
  for (const [seq, bytes] of chunks.entries()) {
    const sending = put(server.url, token, run, seq, bytes, false);
    if (seq === killAt) void server.kill();
    if ((await sending) === 200) told.add(seq);
    if (seq === killAt) break;
  }
  await server.kill();
  expect(told.size, `killed at ${killAt}`).toBeGreaterThanOrEqual(killAt);

  server = await start();
  const other = Buffer.from('other bytes under the same number');
  for (const seq of told) expect(await put(server.url, token, run, seq, other, false), `chunk ${seq}`).toBe(409);
  // The page sends on from the first chunk that it was told nothing of.
  for (const [seq, bytes] of chunks.entries())
    expect(await put(server.url, token, run, seq, bytes, seq === chunks.length - 1), `chunk ${seq}`).toBe(200);
}, 180_000);

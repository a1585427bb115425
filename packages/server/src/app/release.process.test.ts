import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import {
  PROCESS_ADMIN_SECRET,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

const RELEASE = fileURLToPath(new URL('../../../../scripts/release.mjs', import.meta.url));
const CV = 'Rosa Okello\nrosa.okello@example.com\n\nExperience\nPlatform Engineer, Vesterbro Grid, 2019 to 2024\n';

const [folder, data] = [temporaryFolder(), temporaryFolder()];
const release = join(folder.path, 'release');
let files: Server;
let host: string;
let server: ServerProcess;
beforeAll(async () => {
  execFileSync(process.execPath, [RELEASE, release], { stdio: ['ignore', 'inherit', 'pipe'] });
  files = createServer((_request, reply) => reply.setHeader('content-type', 'text/plain').end(CV)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => files.once('listening', resolve));
  host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  server = await startServerProcess(
    {
      // The folder brings everything but Node itself.
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      COLLOQUY_DATA_DIR: data.path,
      COLLOQUY_OUTBOUND_ALLOW: host,
      COLLOQUY_MEANING: 'on',
    },
    [join(release, 'colloquy')],
  );
}, 300_000);
afterAll(async () => {
  await server?.stop();
  files?.close();
  folder.remove();
  data.remove();
});

async function call(method: string, path: string, headers: Record<string, string>, body?: object) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: reply.status,
    body: (await reply.json()) as {
      data: { apiKey: string; serviceJobId: string; meetingId: string; cv: { status: string } };
    },
  };
}

test('a release holds no source, no test and no package that it does not load', () => {
  const found = readdirSync(release, { recursive: true }).map(String);
  const own = found.filter((path) => !path.startsWith('packages/web/'));
  expect(own.filter((path) => /\.(ts|tsx|test\.[a-z]+)$/.test(path))).toEqual([]);
  expect(found.filter((path) => path.includes('node_modules/react') || path.includes('node_modules/vite'))).toEqual([]);
  expect(existsSync(join(release, 'node_modules', '@electric-sql', 'pglite'))).toBe(true);
});

test('from the folder alone: pages, a job that is read, a CV that is read by its own process', async () => {
  for (const path of ['/health/ready', '/docs', '/room/none'])
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
  const made = await call(
    'POST',
    '/api/v1/admin/api-keys',
    { 'x-admin-secret': PROCESS_ADMIN_SECRET },
    { organizationId: 'release', userId: 'u' },
  );
  expect(made).toMatchObject({ status: 200 });
  const headers = { authorization: `Bearer ${made.body.data.apiKey}` };
  const job = await call('POST', '/api/v1/jobs', headers, PLATFORM_ENGINEER);
  expect(job).toMatchObject({ status: 200 });
  const { serviceJobId } = job.body.data;
  const interview = await call('POST', '/api/v1/interviews', headers, {
    serviceJobId,
    candidateEmail: 'rosa.okello@example.com',
    cv_link: `http://${host}/cv.txt`,
  });
  const { meetingId } = interview.body.data;
  const state = async () => {
    const { body } = await call('GET', `/api/v1/interviews/${meetingId}`, headers);
    return body.data.cv.status;
  };
  await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe('PARSED');
});

test('the folder has the fonts of PDFs and the thread that makes them', async () => {
  const dist = join(release, 'packages', 'server', 'dist');
  const program = readdirSync(dist).find((name) => name.startsWith('program-')) ?? '';
  const thread = new Worker(join(dist, program, 'pdf-thread.mjs'), { workerData: { fonts: null }, env: {} });
  const document = {
    title: 'Report',
    language: 'en',
    author: 'Vesterbro Grid',
    at: new Date(),
    footer: '',
    pageNumber: '{page}',
    missingNote: '',
    blocks: [{ kind: 'title', text: 'Rosa Okello, روزا' }],
  };
  try {
    const [ready] = await once(thread, 'message');
    expect(ready).toEqual({ type: 'ready' });
    thread.postMessage({ id: 1, name: 'pdf', input: document });
    expect(await once(thread, 'message')).toMatchObject([{ type: 'done', value: { pages: 1, missing: [] } }]);
  } finally {
    await thread.terminate();
  }
}, 60_000);

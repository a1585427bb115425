import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PROCESS_ADMIN_SECRET, startServerProcess, temporaryFolder } from '../testing/server-process.ts';

/** What tells the files of the program apart that hold each, whatever the bundler calls them. */
const HOLDS = { tracing: /\bclass OtelTracer\b|\bOtelTracer = class\b/, mcp: /\bfunction createServe\b/ } as const;

type Call = (
  path: string,
  headers?: Record<string, string>,
  body?: object,
) => Promise<{ status: number; text: string }>;

/** Which of the two a start loaded that did `work`. The engine notes what it ran, and writes it at the end. */
async function loadedBy(work: (call: Call) => Promise<void>, environment: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const covered = join(folder.path, 'covered');
  mkdirSync(covered);
  const server = await startServerProcess({
    COLLOQUY_DATA_DIR: join(folder.path, 'data'),
    NODE_V8_COVERAGE: covered,
    ...environment,
  });
  await work(async (path, headers = {}, body) => {
    const reply = await fetch(server.url + path, {
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  });
  await server.stop();
  const files = new Set<string>();
  for (const name of readdirSync(covered)) {
    const { result } = JSON.parse(readFileSync(join(covered, name), 'utf8')) as { result: { url: string }[] };
    for (const { url } of result) if (url.startsWith('file:')) files.add(fileURLToPath(url));
  }
  const texts = [...files].filter((file) => file.endsWith('.mjs')).map((file) => readFileSync(file, 'utf8'));
  folder.remove();
  // Else nothing was noted at all.
  expect(texts.length).toBeGreaterThan(5);
  return Object.entries(HOLDS).flatMap(([name, text]) => (texts.some((each) => text.test(each)) ? [name] : []));
}

const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
const KEY = { organizationId: 'o', userId: 'u', scopes: ['mcp'] };
const ASKED = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

test('a start without traces that no client of MCP calls loads neither', { timeout: 240_000 }, async () => {
  const loaded = await loadedBy(async (call) => {
    expect(await call('/health/ready')).toMatchObject({ status: 200 });
    // As a browser asks: it is led to the console.
    expect(await call('/', { accept: 'text/html' })).toMatchObject({ status: 200 });
    expect(await call('/api/v1/admin/api-keys', admin, KEY)).toMatchObject({ status: 200 });
    // Without a key nobody makes it load.
    expect(await call('/mcp', {}, ASKED)).toMatchObject({ status: 401 });
  });
  expect(loaded).toEqual([]);
});

test('where they are wanted both are loaded, so that the test above can fail', { timeout: 240_000 }, async () => {
  const collector = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const loaded = await loadedBy(
    async (call) => {
      const made = JSON.parse((await call('/api/v1/admin/api-keys', admin, KEY)).text) as { data: { apiKey: string } };
      const headers = {
        authorization: `Bearer ${made.data.apiKey}`,
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      };
      expect(await call('/mcp', headers, ASKED)).toMatchObject({ status: 200 });
    },
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  );
  collector.closeAllConnections();
  collector.close();
  expect(loaded).toEqual(['tracing', 'mcp']);
});

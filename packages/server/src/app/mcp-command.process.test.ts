import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programFile } from '../testing/program.ts';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

const folder = temporaryFolder();
let server: ServerProcess;
let key = '';
beforeAll(async () => {
  server = await startServerProcess({ COLLOQUY_DATA_DIR: folder.path });
  const reply = await fetch(`${server.url}/api/v1/admin/api-keys`, {
    method: 'POST',
    headers: { 'x-admin-secret': PROCESS_ADMIN_SECRET, 'content-type': 'application/json' },
    body: JSON.stringify({ organizationId: 'models', userId: 'u', scopes: ['mcp'] }),
  });
  key = ((await reply.json()) as { data: { apiKey: string } }).data.apiKey;
}, 240_000);
afterAll(async () => {
  await server?.stop();
  folder.remove();
});

type Reply = { id: number | null; result?: Record<string, unknown>; error?: { code: number; message: string } };

async function speak(lines: readonly (object | string)[], url = `${server.url}/mcp`): Promise<Reply[]> {
  const child = spawn(process.execPath, [programFile(), 'mcp'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, COLLOQUY_MCP_URL: url, COLLOQUY_MCP_KEY: key },
  });
  child.stdin.end(`${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`);
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(status).toBe(0);
  return said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Reply);
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'a client', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

test('messages of both revisions go through, replies come as lines', async () => {
  const replies = await speak([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a client', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} },
    { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_jobs', arguments: {}, _meta: META } },
    'no message',
  ]);
  const byId = new Map(replies.map((reply) => [reply.id, reply]));
  expect(byId.get(1)?.result).toMatchObject({ protocolVersion: '2025-11-25' });
  expect(JSON.stringify(byId.get(2)?.result)).toContain('read_report');
  expect(byId.get(3)?.result).toMatchObject({
    content: [{ type: 'text', text: expect.stringContaining('"total":0') }],
  });
  expect(byId.get(null)?.error?.code).toBe(-32_700);
  expect(replies).toHaveLength(4);
}, 120_000);

test('a server that is not there is told, and what is missing is wrong usage', async () => {
  const [reply] = await speak([{ jsonrpc: '2.0', id: 1, method: 'tools/list' }], 'http://127.0.0.1:9/mcp');
  expect(reply).toMatchObject({ id: 1, error: { message: 'server unreachable' } });
  expect(await runCommandProcess(['mcp'], {})).toMatchObject({ status: 2 });
}, 120_000);

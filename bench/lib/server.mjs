// Starts the built program as operators do and talks to it over HTTP, for benchmarks and evaluations.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findNode, program, ROOT, withNode } from '../../scripts/setup.mjs';

export const ADMIN_SECRET = 'bench-admin-secret-0123456789';
const SECRET_KEY = 'bench-secret-key-0123456789abcdef0123456789';

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Which databases to measure on: `--database embedded` or `--database postgres`, both where one is reachable. */
export async function databases() {
  const asked = process.argv.includes('--database') ? process.argv[process.argv.indexOf('--database') + 1] : null;
  const url = process.env.TEST_SERVER_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const list = [];
  if (asked !== 'postgres') list.push({ name: 'embedded', url: null });
  if (asked !== 'embedded') list.push({ name: 'PostgreSQL', url });
  return list;
}

/** A fresh database on the server; dropped by `drop`. */
export async function freshDatabase(url) {
  const { default: pg } = await import(join(ROOT, 'node_modules', 'pg', 'lib', 'index.js'));
  const name = `colloquy_bench_${process.pid}_${Date.now()}`;
  const admin = async (sql) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  return { url: target.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

const node = findNode();
/** Looked for once: that is no part of a start. */
const PROGRAM = program(node);

/** Starts the server; resolves when it listens. */
export function startServer({ dataDir, port, databaseUrl = null, env = {} }) {
  const started = performance.now();
  const child = spawn(node, [PROGRAM, 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withNode(node, {
      COLLOQUY_DATA_DIR: dataDir,
      COLLOQUY_PORT: String(port),
      COLLOQUY_ADMIN_SECRET: ADMIN_SECRET,
      COLLOQUY_SECRET_KEY: SECRET_KEY,
      COLLOQUY_LOG: 'warn',
      COLLOQUY_DRAIN_MS: '0',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    }),
  });
  const errors = [];
  child.stderr.on('data', (chunk) => errors.push(chunk));
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('"listening"')) resolve({ url: JSON.parse(line).url, startMs: performance.now() - started });
    });
    exited.then(({ code, signal }) =>
      reject(new Error(`the server ended (${code ?? signal}): ${Buffer.concat(errors).toString().slice(-2_000)}`)),
    );
  });
  ready.catch(() => undefined);
  return {
    child,
    ready,
    exited,
    log: () => Buffer.concat(errors).toString(),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** The time that a process has had of a processor, ms. */
export function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a process in kB. */
export function residentKb(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export async function call(url, method, path, { headers = {}, body, timeoutMs = 30_000 } = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

export async function createKey(url, organizationId = 'bench') {
  const reply = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId, userId: 'bench' },
  });
  if (reply.status !== 200) throw new Error(`no key: ${JSON.stringify(reply.body)}`);
  return { authorization: `Bearer ${reply.body.data.apiKey}` };
}

export const JOB = {
  title: 'Signal Technician',
  description: `<p>The Harbour Railway moves containers between quay and yard. We are forty people in Gdynia, Poland.</p><p>Location: Gdynia, Poland. Workplace type: On-site.</p>
<ul>${['You keep signals and points in order on eleven kilometres of track.', 'You find the cause of a fault under time pressure and write down what you changed.', 'You plan maintenance with the yard masters so that no train waits without need.', 'You train two apprentices a year and check their work.', 'You explain to a driver why a signal stays red.', 'You keep spare parts so that a night shift never stands without them.'].map((line) => `<li>${line}</li>`).join('')}</ul>
<p>You bring several years with railway signals or a similar trade, calm judgement, and the will to stop a train when it is not safe. ${'We work in shifts and pay for every hour. '.repeat(4)}</p>`,
};

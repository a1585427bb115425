// A PostgreSQL cluster of our own, which may be restarted at will; and a Redis where one is installed.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.mjs';

const FOLDERS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'];

/** The folder of `initdb` and `pg_ctl`; null where PostgreSQL is not installed. */
function binaries() {
  for (const folder of FOLDERS) {
    if (!existsSync(folder)) continue;
    for (const version of readdirSync(folder).sort().reverse())
      if (existsSync(join(folder, version, 'bin', 'initdb'))) return join(folder, version, 'bin');
  }
  const onPath = (process.env.PATH ?? '').split(':').find((folder) => existsSync(join(folder, 'pg_ctl')));
  return onPath ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function unprivileged() {
  if (process.getuid?.() !== 0) return { options: {}, own: () => undefined };
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const [uid, gid] = [id('-u'), id('-g')];
  return { options: { uid, gid }, own: (folder) => chownSync(folder, uid, gid) };
}

/** Starts a cluster in a temporary folder; null where PostgreSQL is not installed. */
export async function ownCluster() {
  const bin = binaries();
  if (bin === null) return null;
  const { options, own } = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-cluster-'));
  own(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program, args) =>
    execFileSync(join(bin, program), args, { ...options, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const setting = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60`;
  const control = (...args) => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  control('-o', setting, 'start');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** @param mode `fast` ends what runs, `immediate` is as a crash */
    restart: (mode) => control('-o', setting, '-m', mode, 'restart'),
    stop: () => control('-m', 'immediate', 'stop'),
  };
}

/** Starts a Redis without files; null where it is not installed. */
export async function ownRedis() {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const started = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept')) resolve(true);
    });
  });
  return started ? { url: `redis://127.0.0.1:${port}`, child, stop: () => child.kill('SIGKILL') } : null;
}

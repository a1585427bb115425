import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDatabaseUrl } from '../../config/database-url.ts';
import { createLog } from '../log.ts';
import { describeDbFailure } from './db-failure.ts';
import { openServerDb } from './server-db.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const log = createLog({ level: 'error', sink: () => undefined });

/** A server of its own with a certificate of a made-up authority, as private and managed services have. */
describe.skipIf(!existsSync(BIN))('PostgreSQL with a private authority', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-tls-'));
  const path = (name: string) => join(folder, name);
  /** Of this process, below those that the system hands out to whoever asks: one of these may be taken meanwhile. */
  const port = 20_000 + (process.pid % 12_000);
  let server: ReturnType<typeof spawn> | null = null;

  beforeAll(async () => {
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
    for (const name of ['ca', 'other'])
      openssl(
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        `/CN=${name}`,
        '-keyout',
        `${name}.key`,
        '-out',
        `${name}.pem`,
      );
    writeFileSync(path('names'), 'subjectAltName=DNS:localhost\n');
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-keyout',
      'server.key',
      '-out',
      'server.csr',
    );
    openssl(
      'x509',
      '-req',
      '-in',
      'server.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '2',
      '-extfile',
      'names',
      '-out',
      'server.pem',
    );
    execFileSync('chmod', ['600', path('server.key')]);
    mkdirSync(path('data'), { mode: 0o700 });
    // PostgreSQL refuses to run as root.
    const owner = userInfo().uid === 0 ? Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })) : null;
    if (owner !== null)
      for (const name of ['.', 'data', 'server.key', 'server.pem']) chownSync(path(name), owner, owner);
    const as = owner === null ? {} : { uid: owner };
    execFileSync(
      join(BIN, 'initdb'),
      ['-D', path('data'), '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
      { ...as, cwd: folder, stdio: 'ignore' },
    );
    const options = [
      'ssl=on',
      `ssl_cert_file=${path('server.pem')}`,
      `ssl_key_file=${path('server.key')}`,
      'fsync=off',
      `unix_socket_directories=${folder}`,
    ];
    server = spawn(
      join(BIN, 'postgres'),
      ['-D', path('data'), '-p', String(port), ...options.flatMap((option) => ['-c', option])],
      { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      let said = '';
      server?.stderr?.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        if (said.includes('ready to accept connections')) resolve();
      });
      server?.once('exit', () => reject(new Error(said)));
    });
  }, 120_000);
  afterAll(async () => {
    const ended = server === null ? null : once(server, 'exit');
    server?.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async (host: string, query: string, ca: string | null): Promise<string> => {
    const url = readDatabaseUrl(`postgres://postgres@${host}:${port}/postgres${query}`, ca === null ? null : path(ca));
    try {
      const db = await openServerDb({ url, poolSize: 2, log });
      const [row] = await db.query<{ ssl: boolean }>('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      await db.close();
      return row?.ssl ? 'encrypted' : 'plain';
    } catch (error) {
      return describeDbFailure(error) ?? 'no sentence';
    }
  };

  test.each([
    ['localhost', '?sslmode=disable', null, 'plain'],
    ['localhost', '', null, 'plain'],
    ['localhost', '?sslmode=no-verify', null, 'encrypted'],
    ['localhost', '?sslmode=require', 'ca.pem', 'encrypted'],
    ['localhost', '?sslmode=verify-full', 'ca.pem', 'encrypted'],
    ['localhost', '', 'ca.pem', 'encrypted'],
    [
      'localhost',
      '?sslmode=require',
      null,
      'its certificate is signed by nobody we trust: name the CA in COLLOQUY_DATABASE_CA',
    ],
    [
      'localhost',
      '?sslmode=verify-full',
      'other.pem',
      'its certificate is signed by nobody we trust: name the CA in COLLOQUY_DATABASE_CA',
    ],
    ['127.0.0.1', '?sslmode=require', 'ca.pem', 'its certificate is for another host name than that of the address'],
  ])('%s%s with %s: %s', async (host, query, ca, outcome) => {
    expect(await open(host, query, ca)).toBe(outcome);
  });

  test('sslrootcert in the address goes before the option', async () => {
    expect(await open('localhost', `?sslmode=require&sslrootcert=${path('ca.pem')}`, 'other.pem')).toBe('encrypted');
  });
});

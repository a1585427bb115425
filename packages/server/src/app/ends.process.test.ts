import { existsSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { runCommandProcess, temporaryFolder } from '../testing/server-process.ts';
import { readTemplate } from './open-database.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const SECRETS = {
  COLLOQUY_SECRET_KEY: 'a-signing-key-for-processes-0123456789abcdef',
  COLLOQUY_ADMIN_SECRET: 'an-admin-secret-for-processes',
  COLLOQUY_MEANING: 'off',
};
const KEYS = ['keys', 'create', '--organization', 'acme', '--user', 'me'];
/** One sentence, no trace. */
const SENTENCE = /^colloquy: [^\n]+\n$/;
const TIMEOUT = 240_000;

describe.skipIf(SERVER === '')(
  'every command and start end with one sentence and status 2 on a database that cannot work',
  () => {
    const suffix = `${process.pid}_${Date.now()}`;
    const [role, latin, ascii] = [`role_${suffix}`, `latin_${suffix}`, `ascii_${suffix}`];
    const folder = temporaryFolder();
    const at = (change: Partial<URL>): string => Object.assign(new URL(SERVER), change).href;
    const admin = async (...statements: string[]): Promise<void> => {
      const client = new pg.Client({ connectionString: SERVER });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    beforeAll(() =>
      admin(
        `create role ${role} login password 'right-word'`,
        `create database ${role} template template0 encoding 'UTF8'`,
        `create database ${latin} template template0 encoding 'LATIN1' locale 'C'`,
        `create database ${ascii} template template0 encoding 'SQL_ASCII' locale 'C'`,
      ),
    );
    afterAll(async () => {
      await admin(
        ...[role, latin, ascii].map((name) => `drop database if exists ${name} with (force)`),
        `drop role ${role}`,
      );
      folder.remove();
    });

    const withoutCreate = () => at({ pathname: `/${role}`, username: role, password: 'right-word' });
    test.each<[string, string[], () => string, RegExp]>([
      ['a role that may not create', ['migrate'], withoutCreate, /permission denied for schema public/],
      ['a role that may not create', KEYS, withoutCreate, /permission denied for schema public/],
      ['a role that may not create', ['start'], withoutCreate, /permission denied for schema public/],
      ['LATIN1', ['migrate'], () => at({ pathname: `/${latin}` }), /its encoding is LATIN1/],
      ['LATIN1', ['start'], () => at({ pathname: `/${latin}` }), /its encoding is LATIN1/],
      ['SQL_ASCII', KEYS, () => at({ pathname: `/${ascii}` }), /its encoding is SQL_ASCII/],
      ['no such database', ['migrate'], () => at({ pathname: '/nowhere_at_all' }), /does not exist/],
      ['no such role', ['tasks', 'failed'], () => at({ username: 'nobody_at_all' }), /SQLSTATE 28|does not exist/],
      ['nothing there', ['keys', 'list'], () => at({ port: '1' }), /nothing listens at its address/],
      ['nothing there', ['start'], () => at({ port: '1' }), /nothing listens at its address/],
    ])(
      '%s: %j',
      async (_, args, url, message) => {
        const done = await runCommandProcess(args, { ...SECRETS, COLLOQUY_DATA_DIR: folder.path, DATABASE_URL: url() });
        expect([done.status, done.problem]).toEqual([2, expect.stringMatching(message)]);
        expect(done.problem).toMatch(SENTENCE);
        expect(done.problem).not.toMatch(/right-word|postgres:\/\//);
      },
      TIMEOUT,
    );

    test.each<[string, () => string, number, RegExp, RegExp]>([
      ['one that works', () => SERVER, 0, /database: PostgreSQL 1\d[.\d]* [^\n]*answers, UTF8/, /^(?!.*database:)/s],
      ['a role that may not create', withoutCreate, 0, /answers, UTF8/, /database: the role may not create tables/],
      ['LATIN1', () => at({ pathname: `/${latin}` }), 1, /answers, LATIN1/, /its encoding has to be UTF8/],
      ['nothing there', () => at({ port: '1' }), 1, /secrets:/, /cannot be used: nothing listens at its address/],
    ])(
      'check-config of %s says so',
      async (_, url, status, line, problem) => {
        const environment = { ...SECRETS, COLLOQUY_DATA_DIR: folder.path, DATABASE_URL: url() };
        const done = await runCommandProcess(['check-config'], environment);
        expect([done.status, done.line, done.problem]).toEqual([
          status,
          expect.stringMatching(line),
          expect.stringMatching(problem),
        ]);
        expect(done.line + done.problem).not.toMatch(/right-word|postgres:\/\//);
      },
      TIMEOUT,
    );
  },
);

test(
  'check-config of a store or counters that cannot be used ends with 1 and names the option, not the secret',
  async () => {
    const folder = temporaryFolder();
    const done = await runCommandProcess(['check-config'], {
      ...SECRETS,
      COLLOQUY_DATA_DIR: folder.path,
      COLLOQUY_BLOB_URL: 's3://cabinet?endpoint=http://127.0.0.1:1',
      AWS_ACCESS_KEY_ID: 'AKIATESTTESTTEST',
      AWS_SECRET_ACCESS_KEY: 'a-secret-word',
      REDIS_URL: 'redis://:a-secret-word@127.0.0.1:1',
    });
    expect(done.status).toBe(1);
    for (const option of ['COLLOQUY_BLOB_URL', 'REDIS_URL'])
      expect(done.problem).toMatch(new RegExp(`nothing listens at its address: [^\\n]*${option}`));
    expect(done.line + done.problem).not.toContain('a-secret-word');
    folder.remove();
  },
  TIMEOUT,
);

test.each([
  ['start', 'api'],
  ['start', 'worker'],
  ['check-config', 'api'],
])(
  '%s of a node %s on a folder of its own ends with one sentence that says the way out',
  { timeout: TIMEOUT },
  async (command, role) => {
    const folder = temporaryFolder();
    const done = await runCommandProcess([command], {
      ...SECRETS,
      COLLOQUY_DATA_DIR: folder.path,
      COLLOQUY_ROLE: role,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect([done.status, done.line]).toEqual([2, '']);
    expect(done.problem).toMatch(SENTENCE);
    expect(done.problem).toMatch(/COLLOQUY_BLOB_URL names a folder of this node .*s3:.*COLLOQUY_FILES_SHARED=on/);
    folder.remove();
  },
);

// Once, on the embedded run.
describe.runIf(SERVER === '')(
  'a damaged embedded database is reported in one sentence, with status 1, and left as it is',
  () => {
    const wal = (directory: string): string[] =>
      readdirSync(join(directory, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
    test.each<[string, string[], (directory: string) => void, RegExp]>([
      [
        'its control file is cut off',
        ['start'],
        (at) => truncateSync(join(at, 'global/pg_control'), 100),
        /pg_control is cut off/,
      ],
      [
        'its log is gone',
        KEYS,
        (at) => {
          for (const name of wal(at)) rmSync(join(at, 'pg_wal', name));
        },
        /pg_wal\) is empty/,
      ],
      ['its tables are gone', ['migrate'], (at) => rmSync(join(at, 'base'), { recursive: true }), /base is missing/],
      ['its version is gone', ['start'], (at) => rmSync(join(at, 'PG_VERSION')), /PG_VERSION is missing/],
      [
        'its control file is another',
        ['start'],
        (at) => writeFileSync(join(at, 'global/pg_control'), Buffer.alloc(8_192, 7)),
        /do not fit together/,
      ],
    ])(
      '%s: %j',
      async (_, args, damage, message) => {
        const folder = temporaryFolder();
        const directory = join(folder.path, 'database');
        await (await openEmbeddedDb(`${directory}.new`, readTemplate())).close();
        renameSync(`${directory}.new`, directory);
        damage(directory);
        writeFileSync(
          join(folder.path, 'last-backup.json'),
          JSON.stringify({ folder: '/mnt/backups/monday', at: '2026-03-09T02:00:00.000Z' }),
        );
        const done = await runCommandProcess(args, { ...SECRETS, COLLOQUY_DATA_DIR: folder.path });
        expect([done.status, done.problem]).toEqual([1, expect.stringMatching(message)]);
        expect(done.problem).toMatch(SENTENCE);
        expect(done.problem).toContain('/mnt/backups/monday of 2026-03-09T02:00:00.000Z');
        expect(existsSync(directory)).toBe(true);
        folder.remove();
      },
      TIMEOUT,
    );
  },
);

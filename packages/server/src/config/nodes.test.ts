import { expect, test } from 'vitest';
import { buildConfig } from './config.ts';
import type { Environment } from './env.ts';
import { checkNode } from './nodes.ts';

const DATABASE = { DATABASE_URL: 'postgres://me@db.example/colloquy' };
const STORE = { COLLOQUY_BLOB_URL: 's3://colloquy?endpoint=https://s3.example.com&region=us-east-1' };
const FOLDER = { COLLOQUY_BLOB_URL: 'file:/srv/files' };
const SHARED = { COLLOQUY_FILES_SHARED: 'on' };
const check = (environment: Environment) => () => checkNode(buildConfig(environment));

test.each(['api', 'worker'])('%s is one of several nodes: it needs a database and files that all see', (role) => {
  const node = { COLLOQUY_ROLE: role };
  expect(check(node)).toThrow(/^COLLOQUY_ROLE must be all on the embedded database/);
  for (const files of [FOLDER, {}])
    expect(check({ ...node, ...DATABASE, ...files })).toThrow(
      /^COLLOQUY_BLOB_URL names a folder of this node \(\/.*files\).*s3:\/\/bucket.*COLLOQUY_FILES_SHARED=on/,
    );
  expect(check({ ...node, ...DATABASE, ...FOLDER, ...SHARED })).not.toThrow();
  expect(check({ ...node, ...DATABASE, ...STORE })).not.toThrow();
  // That files are shared makes no database.
  expect(check({ ...node, ...SHARED })).toThrow(/^COLLOQUY_ROLE/);
});

test('a node that does everything may keep its files itself', () => {
  expect(check({})).not.toThrow();
  expect(check({ ...DATABASE, ...FOLDER })).not.toThrow();
});

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConfig } from './config.ts';
import { describeOptions, type Environment, readEnvironment } from './env.ts';
import { loadSecrets } from './secrets.ts';

test('the reference page lists the options as the program knows them', () => {
  const page = readFileSync(new URL('../../../../docs/operations/options.md', import.meta.url), 'utf8');
  expect(page).toBe(
    `# Options\n\nAll options are environment variables. Empty counts as not set; an unknown one that begins with COLLOQUY_ refuses to start.\n\n\`\`\`text\n${describeOptions()}\n\`\`\`\n`,
  );
});

test('the defaults are the embedded system on loopback', () => {
  expect(buildConfig({})).toMatchObject({
    database: { kind: 'embedded' },
    http: { host: '127.0.0.1', port: 8_080, publicUrl: null },
    role: 'all',
    record: { mode: 'durable', retentionDays: 90 },
    cvProfiles: true,
  });
});

const malformed: [Environment, RegExp][] = [
  [{ COLLOQUY_PORT: '70000' }, /COLLOQUY_PORT must be a whole number/],
  [{ COLLOQUY_PORT: '80a' }, /COLLOQUY_PORT/],
  [{ COLLOQUY_ROLE: 'king' }, /COLLOQUY_ROLE must be one of/],
  [{ COLLOQUY_SURFACES: 'hiring,everything' }, /COLLOQUY_SURFACES/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a URL/],
  [{ REDIS_URL: 'http://x' }, /REDIS_URL/],
  [{ COLLOQUY_PUBLIC_URL: 'https://a.example/path' }, /COLLOQUY_PUBLIC_URL must be an origin/],
  [{ COLLOQUY_OUTBOUND_ALLOW: 'no-port' }, /COLLOQUY_OUTBOUND_ALLOW/],
  [{ COLLOQUY_BLOB_URL: 'ftp://x' }, /COLLOQUY_BLOB_URL/],
  [{ COLLOQUY_PROFILE_UPSTREAM: '/no/such/file.json' }, /COLLOQUY_PROFILE_UPSTREAM/],
  [{ COLLOQUY_HOST: '300.1.1.1' }, /COLLOQUY_HOST must name/],
  [{ COLLOQUY_HOST: 'http://localhost' }, /COLLOQUY_HOST must name/],
  [{ COLLOQUY_DATABASE_POOL: '0' }, /COLLOQUY_DATABASE_POOL must be/],
];
test.each(malformed)('%j refuses to start and names the variable', (environment, message) => {
  expect(() => buildConfig(environment)).toThrow(message);
});

test('an unknown option is refused by name, its value is not shown', () => {
  expect(() => readEnvironment({ COLLOQUY_PROT: 'secret-value' })).toThrow(/COLLOQUY_PROT is not an option/);
  expect(() => readEnvironment({ COLLOQUY_PROT: 'secret-value' })).not.toThrow(/secret-value/);
});

test('secrets: made once for the embedded default with mode 0600, required in production and with a server database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-secrets-'));
  try {
    const config = buildConfig({ COLLOQUY_DATA_DIR: dataDir });
    const first = loadSecrets({}, config);
    expect(first.created).toHaveLength(2);
    for (const file of first.created) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadSecrets({}, config)).toEqual({ ...first, created: [] });
    expect(() => loadSecrets({}, { ...config, environment: 'production' })).toThrow(
      /COLLOQUY_ADMIN_SECRET is required/,
    );
    expect(() =>
      loadSecrets(
        { COLLOQUY_ADMIN_SECRET: 'x'.repeat(16) },
        { ...config, database: { kind: 'server', url: 'postgres://x', poolSize: 2 } },
      ),
    ).toThrow(/COLLOQUY_SECRET_KEY is required/);
    expect(() => loadSecrets({ COLLOQUY_ADMIN_SECRET: 'short' }, config)).toThrow(/16 characters/);
    expect(loadSecrets({ COLLOQUY_ADMIN_SECRET: `${'a'.repeat(16)},${'b'.repeat(16)}` }, config).admin).toHaveLength(2);
    expect(() =>
      loadSecrets({ COLLOQUY_ADMIN_SECRET: ['a', 'b', 'c'].map((c) => c.repeat(16)).join(',') }, config),
    ).toThrow(/two values/);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test.each(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost', 'node-1.example'])('%s is a host', (host) => {
  expect(buildConfig({ COLLOQUY_HOST: host }).http.host).toBe(host);
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConfig } from './config.ts';
import { type Environment, readEnvironment } from './env.ts';
import { loadSecrets } from './secrets.ts';

test('the defaults are the embedded system on loopback', () => {
  expect(buildConfig({})).toMatchObject({
    database: { kind: 'embedded' },
    http: { host: '127.0.0.1', port: 8_080, publicUrls: [], trustProxy: false },
    role: 'all',
    record: { mode: 'durable', retentionDays: 90 },
    cvProfiles: true,
  });
});

test('a language model is read whole, its key apart; without one there is none', () => {
  expect(buildConfig({}).model).toBeNull();
  expect(
    buildConfig({
      COLLOQUY_MODEL: 'openai-compatible:org/small:8b',
      COLLOQUY_MODEL_URL: 'http://127.0.0.1:11434/v1/',
      COLLOQUY_MODEL_RUN_BY: ' Example Ltd ',
      COLLOQUY_MODEL_SECOND: 'anthropic:other',
      COLLOQUY_MODEL_PRICE: '0.15/0.6',
      COLLOQUY_MODEL_MONTH_COST: '20',
    }).model,
  ).toEqual({
    first: { provider: 'openai-compatible', model: 'org/small:8b', url: 'http://127.0.0.1:11434/v1' },
    second: { provider: 'anthropic', model: 'other', url: null },
    runBy: 'Example Ltd',
    turnMs: 8_000,
    readMs: 120_000,
    figures: null,
    budget: {
      interviewTokens: 400_000,
      monthTokens: null,
      interviewCost: null,
      monthCost: 20,
      price: { input: 0.15, output: 0.6 },
    },
  });
});

test('a speech endpoint is read whole, its key apart; without one there is none', () => {
  expect(buildConfig({}).speech).toBeNull();
  expect(
    buildConfig({
      COLLOQUY_SPEECH_URL: 'http://127.0.0.1:8000/v1/',
      COLLOQUY_SPEECH_RUN_BY: ' Example Ltd ',
      COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
      COLLOQUY_SPEECH_SYNTHESIS: 'tts-1',
      COLLOQUY_SPEECH_VOICE: 'alloy',
      COLLOQUY_SPEECH_LANGUAGES: 'en, de',
    }).speech,
  ).toEqual({
    url: 'http://127.0.0.1:8000/v1',
    runBy: 'Example Ltd',
    recognition: 'whisper-1',
    synthesis: { model: 'tts-1', voice: 'alloy' },
    languages: new Set(['en', 'de']),
    timeoutMs: 8_000,
    atOnce: null,
  });
});

const SPEECH = {
  COLLOQUY_SPEECH_URL: 'http://127.0.0.1:8000/v1',
  COLLOQUY_SPEECH_RUN_BY: 'Example Ltd',
  COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
};

const malformed: [Environment, RegExp][] = [
  [{ ...SPEECH, COLLOQUY_SPEECH_URL: 'ftp://x' }, /^COLLOQUY_SPEECH_URL must be a URL/],
  [{ ...SPEECH, COLLOQUY_SPEECH_URL: 'http://me:secret@x' }, /^COLLOQUY_SPEECH_URL must hold no user/],
  [{ COLLOQUY_SPEECH_VOICE: 'alloy' }, /^COLLOQUY_SPEECH_VOICE needs COLLOQUY_SPEECH_URL/],
  [{ COLLOQUY_SPEECH_URL: 'http://x', COLLOQUY_SPEECH_RUN_BY: 'A' }, /^COLLOQUY_SPEECH_URL needs COLLOQUY_SPEECH_REC/],
  [{ ...SPEECH, COLLOQUY_SPEECH_RUN_BY: '{a}' }, /^COLLOQUY_SPEECH_RUN_BY must be one line/],
  [{ COLLOQUY_SPEECH_URL: 'http://x', COLLOQUY_SPEECH_RECOGNITION: 'a' }, /^COLLOQUY_SPEECH_RUN_BY is required/],
  [{ ...SPEECH, COLLOQUY_SPEECH_SYNTHESIS: 'tts-1' }, /^COLLOQUY_SPEECH_VOICE is required with/],
  [{ ...SPEECH, COLLOQUY_SPEECH_VOICE: 'alloy' }, /^COLLOQUY_SPEECH_VOICE needs COLLOQUY_SPEECH_SYNTHESIS/],
  [{ ...SPEECH, COLLOQUY_SPEECH_RECOGNITION: 'a b' }, /^COLLOQUY_SPEECH_RECOGNITION must be a name/],
  [{ ...SPEECH, COLLOQUY_SPEECH_LANGUAGES: 'en,xx' }, /^COLLOQUY_SPEECH_LANGUAGES must be a comma list/],
  [{ ...SPEECH, COLLOQUY_SPEECH_AT_ONCE: '0' }, /^COLLOQUY_SPEECH_AT_ONCE must be a whole number/],
  [{ ...SPEECH, COLLOQUY_SPEECH_MS: '100' }, /^COLLOQUY_SPEECH_MS must be a whole number/],
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
  [{ COLLOQUY_MODEL: 'llama' }, /^COLLOQUY_MODEL must be openai-compatible:NAME, anthropic:NAME, google:NAME$/],
  [{ COLLOQUY_MODEL: 'openai-compatible:llama' }, /^COLLOQUY_MODEL_URL is required with openai-compatible$/],
  [{ COLLOQUY_MODEL: 'anthropic:x' }, /^COLLOQUY_MODEL_RUN_BY is required with COLLOQUY_MODEL/],
  [{ COLLOQUY_MODEL: 'anthropic:x', COLLOQUY_MODEL_RUN_BY: 'A {b}' }, /^COLLOQUY_MODEL_RUN_BY must be one line/],
  [{ COLLOQUY_MODEL: 'anthropic:x', COLLOQUY_MODEL_URL: 'https://u:p@a.example' }, /^COLLOQUY_MODEL_URL must hold no/],
  [{ COLLOQUY_MODEL_KEY: 'a-key-without-model' }, /^COLLOQUY_MODEL_KEY needs COLLOQUY_MODEL/],
  [{ COLLOQUY_MODEL_FIGURES: 'figures.json' }, /^COLLOQUY_MODEL_FIGURES needs COLLOQUY_MODEL/],
  [
    { COLLOQUY_MODEL: 'google:x', COLLOQUY_MODEL_RUN_BY: 'A', COLLOQUY_MODEL_SECOND_URL: 'https://a.example' },
    /^COLLOQUY_MODEL_SECOND_URL needs COLLOQUY_MODEL_SECOND/,
  ],
  [
    { COLLOQUY_MODEL: 'google:x', COLLOQUY_MODEL_RUN_BY: 'A', COLLOQUY_MODEL_MONTH_COST: '5' },
    /^COLLOQUY_MODEL_MONTH_COST needs COLLOQUY_MODEL_PRICE/,
  ],
  [
    { COLLOQUY_MODEL: 'google:x', COLLOQUY_MODEL_RUN_BY: 'A', COLLOQUY_MODEL_PRICE: '0.15' },
    /^COLLOQUY_MODEL_PRICE must be two amounts/,
  ],
  [{ COLLOQUY_ENV: 'production' }, /^COLLOQUY_PUBLIC_URL is required in production: links begin with it$/],
  [{ COLLOQUY_ENV: 'production', COLLOQUY_HOST: '0.0.0.0' }, /COLLOQUY_PUBLIC_URL is required/],
  [{ COLLOQUY_ENV: 'production', COLLOQUY_PUBLIC_URL: '' }, /COLLOQUY_PUBLIC_URL/],
  [{ COLLOQUY_PUBLIC_URL: 'https://a.example,https://b.example/path' }, /COLLOQUY_PUBLIC_URL must be an origin/],
  [{ COLLOQUY_TRUST_PROXY: '0' }, /COLLOQUY_TRUST_PROXY must be a number of proxies from 1 to 10/],
  [{ COLLOQUY_TRUST_PROXY: 'yes' }, /COLLOQUY_TRUST_PROXY must be off, a number of proxies, or/],
  [{ COLLOQUY_TRUST_PROXY: '10.0.0.0/33' }, /COLLOQUY_TRUST_PROXY/],
  [{ COLLOQUY_TRUST_PROXY: '0.0.0.0/0' }, /COLLOQUY_TRUST_PROXY/],
  [{ COLLOQUY_TRUST_PROXY: '10.0.0.1,proxy.example' }, /COLLOQUY_TRUST_PROXY/],
  [
    { DATABASE_URL: 'postgres://h/d?sslmode=prefer' },
    /DATABASE_URL has an sslmode that is not one of disable, no-verify/,
  ],
  [{ DATABASE_URL: 'postgres://h/d?sslmode=verify-ca' }, /DATABASE_URL has an sslmode/],
  [{ DATABASE_URL: 'postgres://h/d?ssl=true' }, /DATABASE_URL says TLS by sslmode alone/],
  [{ DATABASE_URL: 'postgres://h/d', COLLOQUY_DATABASE_CA: '/no/such.pem' }, /COLLOQUY_DATABASE_CA names a file that/],
  [
    { DATABASE_URL: 'postgres://h/d', COLLOQUY_DATABASE_CA: import.meta.filename },
    /^COLLOQUY_DATABASE_CA names a file without a PEM certificate/,
  ],
  [{ DATABASE_URL: 'postgres://h/d?sslmode=require&sslrootcert=/no/such' }, /DATABASE_URL has an sslrootcert that/],
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

test.each([
  ['postgres://h/d', 'postgres://h/d'],
  ['postgres://h/d?sslmode=require', 'postgres://h/d?sslmode=verify-full'],
  ['postgres://h/d?sslmode=verify-full', 'postgres://h/d?sslmode=verify-full'],
  ['postgres://h/d?sslmode=no-verify&sslrootcert=/ca.pem', 'postgres://h/d?sslmode=no-verify'],
  ['postgres://h/d?sslmode=disable', 'postgres://h/d?sslmode=disable'],
])('%s is opened as %s', (given, opened) => {
  expect(buildConfig({ DATABASE_URL: given }).database).toMatchObject({ url: opened });
});

test.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.1, 192.168.0.0/16,fd00::/8', ['10.0.0.1', '192.168.0.0/16', 'fd00::/8']],
])('COLLOQUY_TRUST_PROXY=%s is %j', (given, trustProxy) => {
  expect(buildConfig({ COLLOQUY_TRUST_PROXY: given }).http.trustProxy).toEqual(trustProxy);
});

test.each([
  [{}, true],
  [{ COLLOQUY_VOICE: 'off' }, false],
  [{ COLLOQUY_VOICE: 'off', COLLOQUY_READ_ALOUD: 'on' }, true],
  [{ COLLOQUY_READ_ALOUD: 'off' }, false],
])('%j: prompts are read aloud also where answers cannot be spoken: %s', (environment, readAloud) => {
  expect(buildConfig(environment).readAloud).toBe(readAloud);
});

test('what may not be meant is said', () => {
  const warned = (environment: Environment) => buildConfig(environment).warnings;
  expect(warned({})).toEqual([]);
  expect(warned({ COLLOQUY_TRUST_PROXY: 'on' })).toEqual([expect.stringContaining('on means one proxy')]);
  for (const host of ['0.0.0.0', '::'])
    expect(warned({ COLLOQUY_HOST: host })).toEqual([expect.stringContaining('COLLOQUY_PUBLIC_URL is not set')]);
  expect(warned({ COLLOQUY_HOST: '0.0.0.0', COLLOQUY_PUBLIC_URL: 'https://a.example' })).toEqual([]);
  expect(warned({ COLLOQUY_PUBLIC_URL: 'https://a.example,https://b.example' })).toHaveLength(1);
});

test('what opens private addresses, loads the database or shares a secret is said, and not where it is settled', () => {
  const warned = (environment: Environment) => buildConfig(environment).warnings;
  expect(warned({ COLLOQUY_OUTBOUND_ALLOW: 'hooks.intern:8443' })).toEqual([
    expect.stringMatching(/^COLLOQUY_OUTBOUND_ALLOW is set: /),
  ]);
  for (const role of ['api', 'worker'])
    expect(warned({ COLLOQUY_ROLE: role })).toEqual([expect.stringMatching(/^REDIS_URL is not set: /)]);
  expect(warned({ COLLOQUY_ROLE: 'api', REDIS_URL: 'redis://cache.example' })).toEqual([]);
  const production = { COLLOQUY_ENV: 'production', COLLOQUY_PUBLIC_URL: 'https://a.example' };
  expect(warned(production)).toEqual([expect.stringMatching(/^COLLOQUY_METRICS_TOKEN is not set: /)]);
  expect(warned({ ...production, COLLOQUY_METRICS_TOKEN: 'a-token-of-16-characters' })).toEqual([]);
});

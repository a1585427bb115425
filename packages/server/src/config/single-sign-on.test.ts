import { expect, test } from 'vitest';
import type { Environment } from './env.ts';
import { readSingleSignOn } from './single-sign-on.ts';

const ALL: Environment = {
  COLLOQUY_OIDC_ISSUER: 'https://login.example.com/tenant',
  COLLOQUY_OIDC_CLIENT_ID: 'colloquy',
  COLLOQUY_OIDC_CLIENT_SECRET: 'not-to-be-shown',
};
const read = (environment: Environment) => readSingleSignOn((name) => environment[name] ?? null);

test('a provider is named whole, or not at all', () => {
  expect(read({})).toBeNull();
  expect(read(ALL)).toEqual({ issuer: 'https://login.example.com/tenant', clientId: 'colloquy' });
  for (const name of Object.keys(ALL) as (keyof Environment)[]) {
    const { [name]: _, ...others } = ALL;
    expect(() => read(others)).toThrow(new RegExp(`^${name} is required`));
    expect(() => read(others)).not.toThrow(/not-to-be-shown/);
  }
});

test.each([
  ['https://login.example.com', 'https://login.example.com'],
  ['https://login.example.com/', 'https://login.example.com/'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['http://localhost:9000/realms/a', 'http://localhost:9000/realms/a'],
])('%s is an issuer, as it is written', (given, issuer) => {
  expect(read({ ...ALL, COLLOQUY_OIDC_ISSUER: given })?.issuer).toBe(issuer);
});

test.each([
  'login.example.com',
  'http://login.example.com',
  'https://a:b@login.example.com',
  'https://login.example.com?x=1',
  'ftp://login.example.com',
])('%s is none', (issuer) => {
  expect(() => read({ ...ALL, COLLOQUY_OIDC_ISSUER: issuer })).toThrow(
    /^COLLOQUY_OIDC_ISSUER must be the https address/,
  );
});

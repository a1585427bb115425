import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { redactText } from '../platform/redact.ts';
import { buildConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'colloquy-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (secret?: string) => {
  const environment = {
    COLLOQUY_DATA_DIR: folder,
    ...(secret === undefined ? {} : { COLLOQUY_IDENTITY_WEBHOOK_SECRET: secret }),
  };
  return loadSecrets(environment, buildConfig(environment)).identityWebhook;
};

test('no identity provider is configured until its secret is', () => {
  expect(load()).toEqual([]);
});

test('the secret of the identity provider may be two while rotating, and never shows in a log', () => {
  const [one, two] = ['first-secret-of-the-identity-provider', 'second-secret-of-the-identity-provider'];
  expect(load(`${one}, ${two}`)).toEqual([one, two]);
  expect(redactText(`signed with ${two}`)).not.toContain('second-secret');
});

test('a short secret is refused without being shown', () => {
  expect(() => load('short-secret')).toThrow(/^COLLOQUY_IDENTITY_WEBHOOK_SECRET must have 32 characters or more$/);
});

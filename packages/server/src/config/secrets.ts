import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rememberSecret } from '../platform/redact.ts';
import type { Config } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { ConfigError, type Environment } from './env.ts';
import { readMailPassword } from './mail.ts';
import { readClientSecret } from './single-sign-on.ts';

/** Never logged, never part of the configuration. The first of each list signs, all are accepted. */
export type Secrets = {
  admin: string[];
  signing: string[];
  /** Of the identity provider; empty when none is configured. */
  identityWebhook: string[];
  /** What opens `/metrics` and nothing else; empty when none is configured. */
  metrics: string[];
  /** Of the language models, first and second; null where none is configured. */
  modelKeys: { first: string | null; second: string | null };
  /** Of the speech endpoint; null where none is configured. */
  speechKey: string | null;
  /** Of the login at the mail server; null where there is none. */
  mailPassword: string | null;
  /** With which a relay tells of mails that came back; empty when none is configured. */
  bounces: string[];
  /** Of the client at the sign-in provider; null where none is configured. */
  clientSecret: string | null;
  /** Files that this start made, to be told to the operator. */
  created: string[];
};

const ADMIN_MIN = 16;
const SIGNING_MIN = 32;
const WEBHOOK_MIN = 32;

/**
 * Takes the secrets from the environment; on the embedded default in development what is missing is made once in the
 * data folder, readable by the owner only.
 */
export function loadSecrets(environment: Environment, config: Config): Secrets {
  prepareDataDir(config.dataDir);
  const created: string[] = [];
  const mayMake = config.database.kind === 'embedded' && config.environment === 'development';
  const get = (name: 'COLLOQUY_ADMIN_SECRET' | 'COLLOQUY_SECRET_KEY', file: string, min: number): string[] => {
    const configured = environment[name];
    if (configured !== undefined) return check(name, configured, min);
    if (!mayMake) throw new ConfigError(name, 'is required in production and with DATABASE_URL');
    const path = join(config.dataDir, file);
    if (!existsSync(path)) {
      writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
      created.push(path);
    }
    chmodSync(path, 0o600);
    return check(path, readFileSync(path, 'utf8').trim(), min);
  };
  const secrets = {
    admin: get('COLLOQUY_ADMIN_SECRET', 'admin-secret', ADMIN_MIN),
    signing: get('COLLOQUY_SECRET_KEY', 'secret-key', SIGNING_MIN),
    identityWebhook:
      environment.COLLOQUY_IDENTITY_WEBHOOK_SECRET === undefined
        ? []
        : check('COLLOQUY_IDENTITY_WEBHOOK_SECRET', environment.COLLOQUY_IDENTITY_WEBHOOK_SECRET, WEBHOOK_MIN),
    metrics:
      environment.COLLOQUY_METRICS_TOKEN === undefined
        ? []
        : check('COLLOQUY_METRICS_TOKEN', environment.COLLOQUY_METRICS_TOKEN, ADMIN_MIN),
    modelKeys: {
      first: modelKey('COLLOQUY_MODEL_KEY', environment),
      second: modelKey('COLLOQUY_MODEL_SECOND_KEY', environment),
    },
    speechKey: modelKey('COLLOQUY_SPEECH_KEY', environment),
    mailPassword: readMailPassword(environment),
    bounces:
      environment.COLLOQUY_BOUNCE_TOKEN === undefined
        ? []
        : check('COLLOQUY_BOUNCE_TOKEN', environment.COLLOQUY_BOUNCE_TOKEN, ADMIN_MIN),
    clientSecret: readClientSecret(environment),
    created,
  };
  const { admin, signing, identityWebhook, metrics, bounces } = secrets;
  for (const secret of [...admin, ...signing, ...identityWebhook, ...metrics, ...bounces]) rememberSecret(secret);
  for (const key of [...Object.values(secrets.modelKeys), secrets.speechKey]) if (key !== null) rememberSecret(key);
  if (secrets.mailPassword !== null) rememberSecret(secrets.mailPassword);
  return secrets;
}

/** One key as the endpoint gave it out; whatever it looks like, it goes out in a header. */
function modelKey(
  name: 'COLLOQUY_MODEL_KEY' | 'COLLOQUY_MODEL_SECOND_KEY' | 'COLLOQUY_SPEECH_KEY',
  environment: Environment,
): string | null {
  const key = environment[name];
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{8,2000}$/.test(key))
    throw new ConfigError(name, 'must have 8 to 2000 characters, without spaces and beyond ASCII none');
  return key;
}

function check(name: string, value: string, min: number): string[] {
  const parts = value.split(',').map((part) => part.trim());
  if (parts.length > 2) throw new ConfigError(name, 'may hold two values at most, separated by a comma');
  for (const part of parts)
    if ([...part].length < min) throw new ConfigError(name, `must have ${min} characters or more`);
  return parts;
}

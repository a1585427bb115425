import { rememberSecret } from '../platform/redact.ts';
import { ConfigError, type Environment, type OptionName } from './env.ts';

/** The provider that signs people in to the console; its secret is among the secrets. */
export type SingleSignOnConfig = { issuer: string; clientId: string };

const ALL = ['COLLOQUY_OIDC_ISSUER', 'COLLOQUY_OIDC_CLIENT_ID', 'COLLOQUY_OIDC_CLIENT_SECRET'] as const;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Null where none is configured. @throws {ConfigError} for one that is half set */
export function readSingleSignOn(optional: (name: OptionName) => string | null): SingleSignOnConfig | null {
  const values = ALL.map(optional);
  if (values.every((value) => value === null)) return null;
  const missing = ALL.find((_, at) => values[at] === null);
  if (missing !== undefined) throw new ConfigError(missing, `is required with the others of ${ALL.join(', ')}`);
  const [issuer = null, clientId = null] = values;
  const url = issuer !== null && URL.canParse(issuer) ? new URL(issuer) : null;
  const isGood =
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname)));
  if (!isGood || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new ConfigError('COLLOQUY_OIDC_ISSUER', 'must be the https address that the provider names itself by');
  return { issuer: url.href.replace(/\/$/, '') === issuer ? issuer : url.href, clientId: clientId ?? '' };
}

/** Of the client at the provider; null where none is configured. */
export function readClientSecret(environment: Environment): string | null {
  const secret = environment.COLLOQUY_OIDC_CLIENT_SECRET ?? null;
  if (secret !== null) rememberSecret(secret);
  return secret;
}

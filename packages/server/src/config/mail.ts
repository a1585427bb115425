import { isIP } from 'node:net';
import { ConfigError, type Environment, type OptionName } from './env.ts';

/** How mail goes out; the password is among the secrets. */
export type MailConfig = {
  /** Null: mail is written to the outbox folder. */
  server: { host: string; port: number; tls: 'implicit' | 'starttls' | 'none'; user: string | null } | null;
  /** Address that mail comes from; null: no-reply at the host of the links. */
  from: string | null;
  /** Of the DKIM key that the mail server signs with; null where none is named. */
  dkimSelector: string | null;
};

const URL_NAME = 'COLLOQUY_SMTP_URL';
const DEFAULT_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** @throws {ConfigError} */
export function readMail(optional: (name: OptionName) => string | null): MailConfig {
  const from = optional('COLLOQUY_MAIL_FROM');
  if (from !== null && !/^[^\s@<>()[\],;:"\\]{1,64}@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(from))
    throw new ConfigError('COLLOQUY_MAIL_FROM', 'must be one address, such as interviews@example.com, without a name');
  const dkimSelector = optional('COLLOQUY_DKIM_SELECTOR');
  if (dkimSelector !== null && !/^[a-z0-9_]([a-z0-9_.-]{0,61}[a-z0-9_])?$/i.test(dkimSelector))
    throw new ConfigError('COLLOQUY_DKIM_SELECTOR', 'must be the name before ._domainkey, such as mail2026');
  const value = optional(URL_NAME);
  if (value === null) return { server: null, from, dkimSelector };
  if (from === null) throw new ConfigError('COLLOQUY_MAIL_FROM', `is required with ${URL_NAME}: mail comes from it`);
  const url = smtpUrl(value);
  const protocol = url.protocol as keyof typeof DEFAULT_PORTS;
  const isOff = url.searchParams.get('tls') === 'off';
  if (
    [...url.searchParams].some(([name, said]) => name !== 'tls' || said !== 'off') ||
    (isOff && protocol === 'smtps:')
  )
    throw new ConfigError(URL_NAME, 'takes no parameter but tls=off, and that with smtp:// alone');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const user = url.username === '' ? null : decoded(url.username);
  if (isOff && user !== null && !isLoopback(host))
    throw new ConfigError(
      URL_NAME,
      'has a login and tls=off: a password goes to this machine alone without encryption',
    );
  return {
    server: {
      host,
      port: url.port === '' ? DEFAULT_PORTS[protocol] : Number(url.port),
      tls: protocol === 'smtps:' ? 'implicit' : isOff ? 'none' : 'starttls',
      user,
    },
    from,
    dkimSelector,
  };
}

/** Of the login; null where the server asks for none. @throws {ConfigError} */
export function readMailPassword(environment: Environment): string | null {
  const value = environment[URL_NAME];
  const url = value === undefined ? null : smtpUrl(value);
  if (url === null || (url.username === '' && url.password === '')) return null;
  if (url.username === '' || url.password === '')
    throw new ConfigError(URL_NAME, 'must hold a user and a password, or neither');
  return decoded(url.password);
}

/** What is wrong is said without the value: it holds a password. */
function smtpUrl(value: string): URL {
  const rule = 'must be smtp://user:password@host:587 or smtps://user:password@host:465';
  if (!URL.canParse(value)) throw new ConfigError(URL_NAME, rule);
  const url = new URL(value);
  if (!Object.hasOwn(DEFAULT_PORTS, url.protocol) || url.hostname === '' || !['', '/'].includes(url.pathname))
    throw new ConfigError(URL_NAME, rule);
  return url;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError(URL_NAME, 'has a user or password with a % that encodes nothing: write %25 for it');
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

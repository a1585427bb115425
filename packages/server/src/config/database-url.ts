import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, type OptionName } from './env.ts';

const MODES = ['disable', 'no-verify', 'require', 'verify-full'];
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Checks the address of a PostgreSQL server and says in it what its `sslmode` means to us, whatever a later driver
 * takes it for: `disable` (no TLS, the default), `no-verify` (TLS to anybody), `verify-full` (TLS to a server whose
 * certificate is good for its host name), and `require`, which is `verify-full` as well.
 *
 * @param caFile PEM file of the certificates that the server's is checked against, in place of the public ones;
 *   `sslrootcert` in the address goes first. With one and no `sslmode` the server is verified.
 * @param name the option that a rule is told for
 * @throws {ConfigError}
 */
export function readDatabaseUrl(value: string, caFile: string | null, name: OptionName = 'DATABASE_URL'): string {
  if (!URL.canParse(value) || !['postgres:', 'postgresql:'].includes(new URL(value).protocol))
    throw new ConfigError(name, 'must be a URL that begins with postgres:// or postgresql://');
  const url = new URL(value);
  const named = url.searchParams.get('sslrootcert');
  const ca = named ?? caFile;
  const mode = url.searchParams.get('sslmode') ?? (ca === null ? null : 'verify-full');
  if (url.searchParams.has('ssl') || url.searchParams.has('uselibpqcompat'))
    throw new ConfigError(name, 'says TLS by sslmode alone: leave out ssl and uselibpqcompat');
  if (mode === null) return value;
  if (!MODES.includes(mode))
    throw new ConfigError(
      name,
      `has an sslmode that is not one of ${MODES.join(', ')}: the server is verified (require, verify-full) or not (no-verify, disable)`,
    );
  const isVerified = mode === 'require' || mode === 'verify-full';
  url.searchParams.set('sslmode', isVerified ? 'verify-full' : mode);
  url.searchParams.delete('sslrootcert');
  if (isVerified && ca !== null) {
    checkCertificates(ca, named === null ? 'COLLOQUY_DATABASE_CA' : name);
    url.searchParams.set('sslrootcert', ca);
  }
  return url.href;
}

function checkCertificates(file: string, name: OptionName): void {
  const what = name === 'COLLOQUY_DATABASE_CA' ? 'names a file' : 'has an sslrootcert';
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new ConfigError(name, `${what} that cannot be read: ${file}${code}`);
  }
  const found = text.match(CERTIFICATE) ?? [];
  if (found.length === 0) throw new ConfigError(name, `${what} without a PEM certificate: ${file}`);
  for (const certificate of found) {
    try {
      new X509Certificate(certificate);
    } catch {
      throw new ConfigError(name, `${what} with a certificate that cannot be read: ${file}`);
    }
  }
}

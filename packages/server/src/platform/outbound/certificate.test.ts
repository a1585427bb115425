import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, test } from 'vitest';
import { createDownloader } from './download.ts';

/** A certificate for `cv.example` made by the machine's openssl, or null where there is none. */
function makeCertificate(): { key: Buffer; cert: Buffer } | null {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const names = ['-subj', '/CN=cv.example', '-addext', 'subjectAltName=DNS:cv.example'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', ...names], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    return null; // no usable openssl on this machine: the test says that it is skipped
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pair = makeCertificate();

test.skipIf(!pair || !setDefaultCACertificates)(
  'https works by name on the checked address, and only with a certificate for that name',
  async () => {
    if (!pair) return;
    const server = createServer(pair, (_request, response) => response.end('over tls')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const resolve = async (): Promise<string[]> => ['127.0.0.1'];
    const download = createDownloader({ allow: [`cv.example:${port}`, `other.example:${port}`], resolve });
    const trusted = getCACertificates('default');
    try {
      expect(await download(`https://cv.example:${port}/`)).toMatchObject({ code: 'bad-certificate' });
      setDefaultCACertificates([...trusted, pair.cert.toString()]);
      const outcome = await download(`https://cv.example:${port}/`);
      expect(outcome.ok && Buffer.from(outcome.bytes).toString()).toBe('over tls');
      expect(await download(`https://other.example:${port}/`)).toMatchObject({ code: 'bad-certificate' });
    } finally {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      server.close();
    }
  },
);

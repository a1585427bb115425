import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UpstreamFault } from '../port.ts';
import { upstreamConfig } from './config.ts';
import { HttpUpstream } from './http-upstream.ts';
import { MemoryUpstreamCache } from './memory-cache.ts';

/** What a service sends, under the name that is asked for: on a server of its own, since it is the connection that counts. */
const SENT: Record<string, { bytes: Buffer; headers?: Record<string, string>; length?: number }> = {
  utf8: { bytes: Buffer.from('{"firstName":"Zoë"}'), headers: { 'content-type': 'application/json; charset=latin1' } },
  latin: {
    bytes: Buffer.from('{"firstName":"Zoë"}', 'latin1'),
    headers: { 'content-type': 'application/json; charset="ISO-8859-1"' },
  },
  untold: { bytes: Buffer.from('{"firstName":"Zoë"}', 'latin1') },
  unknown: { bytes: Buffer.from([0x7b, 0xff]), headers: { 'content-type': 'application/json; charset=klingon' } },
  gzip: { bytes: gzipSync('{"firstName":"Zoë"}'), headers: { 'content-encoding': 'gzip' } },
  'no-gzip': { bytes: Buffer.from('plain'), headers: { 'content-encoding': 'gzip' } },
  'no-brotli': { bytes: Buffer.from('plain'), headers: { 'content-encoding': 'br' } },
  'half-brotli': {
    bytes: brotliCompressSync(Buffer.from(`{"firstName":"${'Zoë'.repeat(50)}"}`)).subarray(0, 20),
    headers: { 'content-encoding': 'br' },
  },
  deep: { bytes: Buffer.from(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) },
  'deep-empty': { bytes: Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) },
  cut: { bytes: Buffer.from('{"firstName":'), length: 1_000 },
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    const {
      bytes,
      headers = {},
      length = bytes.length,
    } = SENT[request.url?.slice(1) ?? ''] ?? { bytes: Buffer.alloc(0) };
    response.writeHead(200, { ...headers, 'content-length': length });
    response.write(bytes, () => (length === bytes.length ? response.end() : response.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open() {
  const reported: UpstreamFault[] = [];
  const upstream = new HttpUpstream(
    upstreamConfig.parse({
      name: 'test',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{username}`,
      breaker: { failures: 1, coolDownMs: 60_000 },
    }),
    {
      cache: new MemoryUpstreamCache({ maxEntries: 100, now: Date.now }),
      clock: { now: Date.now },
      monitor: { failed: (fault) => reported.push(fault), leftOut: () => undefined },
      fetch: (url, init) => fetch(url, init),
    },
  );
  return {
    reported,
    lookUp: (name: string) => upstream.lookUp({ scope: 's', username: name }, new AbortController().signal),
  };
}

test.each(['utf8', 'latin', 'gzip'])('no letter of a name is lost: %s', async (name) => {
  expect(await open().lookUp(name)).toMatchObject({ status: 'found', profile: { firstName: 'Zoë' } });
});

test.each([
  ['untold', 'unreadable'],
  ['unknown', 'unreadable'],
  ['no-gzip', 'unreadable'],
  ['no-brotli', 'unreadable'],
  ['half-brotli', 'unreadable'],
  ['deep', 'unreadable'],
  ['deep-empty', 'empty'],
])('what cannot be read is trouble of this one name and stops no other: %s', async (name, fault) => {
  const { reported, lookUp } = open();
  expect(await lookUp(name)).toEqual({ status: 'unavailable', fault });
  expect(reported).toEqual([fault]);
  expect(await lookUp('utf8')).toMatchObject({ status: 'found' });
});

test('a connection that ends before the reply is trouble of the service', async () => {
  const { lookUp } = open();
  expect(await lookUp('cut')).toEqual({ status: 'unavailable', fault: 'broken-off' });
  expect(await lookUp('utf8')).toEqual({ status: 'unavailable', fault: 'circuit-open' });
});

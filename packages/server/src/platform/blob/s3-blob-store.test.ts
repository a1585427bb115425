import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { blobStoreConformance } from '../../testing/blob-store.conformance.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import type { BlobStore } from './blob-store.ts';
import { parseBlobUrl } from './create.ts';
import { createS3BlobStore } from './s3-blob-store.ts';

const server = await startS3Server({ buckets: ['cabinet'], pageSize: 7 });
afterAll(() => server.close());
let opened = 0;

async function openS3(settings: { secretAccessKey?: string; bucket?: string } = {}): Promise<BlobStore> {
  opened += 1;
  const location = parseBlobUrl(`s3://${settings.bucket ?? 'cabinet'}/store-${opened}?endpoint=${server.endpoint}`);
  if (location.kind !== 's3') throw new Error('not S3');
  return await createS3BlobStore(location, { ...server.credentials, ...settings });
}

blobStoreConformance('S3', openS3);

test('an upload that broke leaves no parts behind', async () => {
  const store = await openS3();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield randomBytes(9 * 1024 * 1024);
    yield randomBytes(9 * 1024 * 1024);
    throw new Error('the source broke');
  }
  await expect(store.put('x', broken())).rejects.toThrow('the source broke');
  expect(server.openUploads()).toBe(0);
});

test('a passing fault of the store is retried', async () => {
  const store = await openS3();
  server.failNext(1, 503);
  await store.put('again', Buffer.from('x'));
  expect(await store.head('again')).toMatchObject({ sizeBytes: 1 });
});

test('wrong keys and a missing bucket are errors, not missing blobs', async () => {
  const stranger = await openS3({ secretAccessKey: 'wrong' });
  await expect(stranger.get('x')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await expect(stranger.put('x', Buffer.from('x'))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  const lost = await openS3({ bucket: 'elsewhere' });
  await expect(lost.get('x')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test('a store that takes a request and never answers is not waited for without end', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const location = parseBlobUrl(`s3://cabinet?endpoint=http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  if (location.kind !== 's3') throw new Error('not S3');
  const store = await createS3BlobStore(location, server.credentials, { requestMs: 200, attempts: 2 });
  await expect(store.get('x')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sockets).toHaveLength(2);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

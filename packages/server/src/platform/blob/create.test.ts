import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BlobUrlError, createBlobStore, parseBlobUrl } from './create.ts';

test('reads folders', () => {
  expect(parseBlobUrl('file:./data/blobs')).toEqual({ kind: 'local', folder: resolve('data/blobs') });
  expect(parseBlobUrl('file:/srv/blobs')).toEqual({ kind: 'local', folder: '/srv/blobs' });
  expect(parseBlobUrl('file:///srv/my%20blobs')).toEqual({ kind: 'local', folder: '/srv/my blobs' });
});

test('reads buckets', () => {
  expect(parseBlobUrl('s3://cabinet')).toEqual({
    kind: 's3',
    bucket: 'cabinet',
    prefix: '',
    endpoint: null,
    region: null,
    pathStyle: false,
  });
  expect(parseBlobUrl('s3://cabinet/colloquy/?endpoint=https://s3.corp.example:9000&region=eu-1')).toEqual({
    kind: 's3',
    bucket: 'cabinet',
    prefix: 'colloquy/',
    endpoint: 'https://s3.corp.example:9000',
    region: 'eu-1',
    pathStyle: true,
  });
  expect(parseBlobUrl('s3://cabinet?endpoint=https://s3.corp.example&path-style=false')).toMatchObject({
    pathStyle: false,
  });
});

test.each([
  ['', /file: or s3/],
  ['/srv/blobs', /file: or s3/],
  ['https://cabinet', /file: or s3/],
  ['file:', /no folder/],
  ['file://host/srv', /file:FOLDER/],
  ['s3://', /bucket/],
  ['s3://Ca_binet', /bucket/],
  ['s3://key:secret@cabinet', /no keys/],
  ['s3://cabinet?endpoint=somewhere', /endpoint/],
  ['s3://cabinet?path-style=maybe', /path-style/],
  ['s3://cabinet?acl=public', /unknown option: acl/],
])('refuses %j and says why', (url, why) => {
  expect(() => parseBlobUrl(url)).toThrow(BlobUrlError);
  expect(() => parseBlobUrl(url)).toThrow(why);
  expect(() => parseBlobUrl(url)).not.toThrow(/secret/);
});

test('opens a local folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  const store = await createBlobStore(`file:${folder}`);
  await store.put('a', Buffer.from('x'));
  expect(await store.head('a')).toMatchObject({ sizeBytes: 1 });
  await rm(folder, { recursive: true });
});

test('the S3 client is not loaded for a local folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { createBlobStore } = await import(${JSON.stringify(new URL('./create.ts', import.meta.url).href)});
    await createBlobStore(${JSON.stringify(`file:${folder}`)});
    console.log(JSON.stringify({ ours: loaded.some((url) => url.includes('local-blob-store')), sdk: loaded.some((url) => url.includes('@aws-sdk')) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual({ ours: true, sdk: false });
  await rm(folder, { recursive: true });
});

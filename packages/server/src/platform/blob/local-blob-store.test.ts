import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { blobStoreConformance } from '../../testing/blob-store.conformance.ts';
import { createLocalBlobStore } from './local-blob-store.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  folders.push(folder);
  return folder;
}

blobStoreConformance('local folder', async () => await createLocalBlobStore(await emptyFolder()));

test('files are for their owner only, and emptied folders go', async () => {
  const folder = await emptyFolder();
  const store = await createLocalBlobStore(join(folder, 'made/here'));
  await store.put('a/b/c', Buffer.from('x'));
  expect((await stat(join(folder, 'made/here/a/b/c'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'made/here/a'))).mode & 0o777).toBe(0o700);
  await store.delete('a/b/c');
  expect(await readdir(join(folder, 'made/here'))).toEqual(['.tmp']);
  expect(await readdir(join(folder, 'made/here/.tmp'))).toEqual([]);
});

test('opening removes what a process that died left behind, but not what others are writing', async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, '.tmp'));
  await writeFile(join(folder, '.tmp/old'), 'x');
  await writeFile(join(folder, '.tmp/young'), 'x');
  await utimes(join(folder, '.tmp/old'), 0, 0);
  await createLocalBlobStore(folder);
  expect(await readdir(join(folder, '.tmp'))).toEqual(['young']);
});

test('files of others in the folder are not blobs', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'Read me.txt'), 'x');
  const store = await createLocalBlobStore(folder);
  await store.put('mine', Buffer.from('x'));
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  expect(keys).toEqual(['mine']);
});

test('a key that is the folder of another is refused', async () => {
  const store = await createLocalBlobStore(await emptyFolder());
  await store.put('a', Buffer.from('x'));
  await expect(store.put('a/b', Buffer.from('x'))).rejects.toThrow(/folder of another/);
  await store.put('c/d', Buffer.from('x'));
  await expect(store.put('c', Buffer.from('x'))).rejects.toThrow(/folder of another/);
});

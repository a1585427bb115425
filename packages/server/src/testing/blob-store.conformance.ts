import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BlobInfo, BlobRangeError, type BlobRead, type BlobStore } from '../platform/blob/blob-store.ts';

/** The promises of `BlobStore`, for every adapter. `open` gives a store whose content nobody else touches. */
export function blobStoreConformance(name: string, open: () => Promise<BlobStore>): void {
  const text = async (read: BlobRead | null): Promise<string | null> => {
    if (!read) return null;
    const pieces: Buffer[] = [];
    for await (const piece of read.stream) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString('latin1');
  };
  const listed = async (store: BlobStore, prefix: string): Promise<BlobInfo[]> => {
    const found: BlobInfo[] = [];
    for await (const blob of store.list(prefix)) found.push(blob);
    return found;
  };
  const keys = async (store: BlobStore, prefix: string): Promise<string[]> =>
    (await listed(store, prefix)).map(({ key }) => key);
  async function* pieces(...parts: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  }
  const bytes = (value: string): Uint8Array => Buffer.from(value, 'latin1');

  test(`${name}: what is put can be read, described, replaced and deleted`, async () => {
    const store = await open();
    const startedAt = Date.now();
    expect(await store.put('a/b/c.bin', bytes('first'))).toEqual({ sizeBytes: 5 });
    expect(await text(await store.get('a/b/c.bin'))).toBe('first');
    const info = await store.head('a/b/c.bin');
    expect(info).toMatchObject({ key: 'a/b/c.bin', sizeBytes: 5 });
    expect(Math.abs((info?.modifiedAt ?? 0) - startedAt)).toBeLessThan(60_000);
    await store.put('a/b/c.bin', bytes('the second'), { contentType: 'text/plain' });
    expect(await text(await store.get('a/b/c.bin'))).toBe('the second');
    await store.delete('a/b/c.bin');
    expect([await store.get('a/b/c.bin'), await store.head('a/b/c.bin')]).toEqual([null, null]);
    await store.delete('a/b/c.bin');
  });

  test(`${name}: a missing blob is null, also where a folder is`, async () => {
    const store = await open();
    await store.put('folder/inner/blob', bytes('x'));
    expect(await store.get('folder/inner')).toBeNull();
    expect(await store.head('folder')).toBeNull();
    expect(await store.get('folder/inner/blob/below')).toBeNull();
    await store.delete('folder/inner');
    expect(await keys(store, '')).toEqual(['folder/inner/blob']);
  });

  test(`${name}: streams of any cut are stored whole, also larger than one part`, async () => {
    const store = await open();
    const large = randomBytes(17 * 1024 * 1024 + 11);
    const cuts = [0, 1, 70_000, 9_000_000, 9_000_001, large.length].map((at, i, all) => large.subarray(at, all[i + 1]));
    expect(await store.put('large', pieces(...cuts))).toEqual({ sizeBytes: large.length });
    expect((await text(await store.get('large'))) === large.toString('latin1')).toBe(true);
    expect(await text(await store.get('large', { start: 8_388_600, end: 8_388_700 }))).toBe(
      large.toString('latin1', 8_388_600, 8_388_701),
    );
    expect(await store.put('none', pieces())).toEqual({ sizeBytes: 0 });
    expect(await store.head('none')).toMatchObject({ sizeBytes: 0 });
  });

  test(`${name}: a source may use one buffer again for each piece`, async () => {
    const store = await open();
    const reused = Buffer.alloc(1);
    async function* source(): AsyncGenerator<Uint8Array> {
      for (const value of [65, 66, 67]) {
        reused[0] = value;
        yield reused;
      }
    }
    await store.put('reused', source());
    expect(await text(await store.get('reused'))).toBe('ABC');
  });

  test(`${name}: ranges`, async () => {
    const store = await open();
    await store.put('r', bytes('0123456789'));
    const read = await store.get('r', { start: 2, end: 4 });
    expect(read).toMatchObject({ sizeBytes: 10, start: 2, end: 4 });
    expect(await text(read)).toBe('234');
    expect(await text(await store.get('r', { start: 7 }))).toBe('789');
    expect(await text(await store.get('r', { start: 0, end: 0 }))).toBe('0');
    expect(await text(await store.get('r', { start: 8, end: 1000 }))).toBe('89');
    expect(await text(await store.get('r', { last: 3 }))).toBe('789');
    expect(await text(await store.get('r', { last: 1000 }))).toBe('0123456789');
    for (const range of [{ start: 10 }, { start: 99, end: 100 }, { last: 0 }]) {
      const error = await store.get('r', range).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BlobRangeError);
      expect(error).toMatchObject({ sizeBytes: 10 });
    }
    expect(await store.get('missing', { start: 0 })).toBeNull();
  });

  test(`${name}: an empty blob is a blob`, async () => {
    const store = await open();
    await store.put('empty', new Uint8Array());
    const read = await store.get('empty');
    expect(read).toMatchObject({ sizeBytes: 0, start: 0, end: -1 });
    expect(await text(read)).toBe('');
    await expect(store.get('empty', { start: 0 })).rejects.toBeInstanceOf(BlobRangeError);
  });

  test(`${name}: a write that fails leaves what was there, and nothing of itself`, async () => {
    const store = await open();
    await store.put('kept', bytes('before'));
    const broken = pieces(randomBytes(9 * 1024 * 1024), randomBytes(9 * 1024 * 1024), new Error('the source broke'));
    await expect(store.put('kept', broken)).rejects.toThrow('the source broke');
    await expect(store.put('new', pieces(bytes('half'), new Error('the source broke')))).rejects.toThrow(
      'the source broke',
    );
    expect(await text(await store.get('kept'))).toBe('before');
    expect(await keys(store, '')).toEqual(['kept']);
  });

  test(`${name}: many writers of one key: a reader sees one of them whole`, async () => {
    const store = await open();
    const values = Array.from({ length: 8 }, (_, i) => String(i).repeat(50_000));
    await Promise.all(values.map((value) => store.put('contested', bytes(value))));
    expect(values).toContain(await text(await store.get('contested')));
  });

  test(`${name}: a read that has begun goes on although the blob is replaced or deleted`, async () => {
    const store = await open();
    const value = 'x'.repeat(300_000);
    await store.put('moving', bytes(value));
    const read = await store.get('moving');
    await store.put('moving', bytes('other'));
    await store.delete('moving');
    expect(await text(read)).toBe(value);
  });

  test(`${name}: lists a folder in the byte order of the keys`, async () => {
    const store = await open();
    const all = ['a-b', 'a.b', 'a/b', 'a/b-c', 'a/c/d', 'a0', 'ab/c', 'b/1', 'b/10', 'b/2', 'b/_x'];
    for (const key of all.toReversed()) await store.put(key, bytes(key));
    expect(await keys(store, '')).toEqual(all);
    expect(await keys(store, 'a/')).toEqual(['a/b', 'a/b-c', 'a/c/d']);
    expect(await keys(store, 'b/')).toEqual(['b/1', 'b/10', 'b/2', 'b/_x']);
    expect(await keys(store, 'nothing/')).toEqual([]);
    expect((await listed(store, 'a/c/'))[0]).toMatchObject({ key: 'a/c/d', sizeBytes: 5 });
  });

  test(`${name}: deletes a folder and nothing beside it`, async () => {
    const store = await open();
    const mine = Array.from({ length: 20 }, (_, i) => `interviews/7/run/${i}`);
    await Promise.all([...mine, 'interviews/77/run/0', 'interviews/8'].map((key) => store.put(key, bytes('x'))));
    expect(await store.deletePrefix('interviews/7/')).toBe(20);
    expect(await keys(store, '')).toEqual(['interviews/77/run/0', 'interviews/8']);
    expect(await store.deletePrefix('interviews/7/')).toBe(0);
  });

  test(`${name}: writing goes on beside deleting in the same folder`, async () => {
    const store = await open();
    await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        await store.put(`busy/${i % 3}/${i}`, bytes('x'));
        if (i % 2 === 0) await store.delete(`busy/${i % 3}/${i}`);
      }),
    );
    expect((await keys(store, 'busy/')).length).toBe(30);
  });

  const malformed = [
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'a/.b',
    'A',
    'a b',
    'ä',
    'a\\b',
    'a\u0000',
    'a'.repeat(201),
    'a/'.repeat(300),
  ];
  test(`${name}: a malformed key or prefix is refused and touches nothing`, async () => {
    const store = await open();
    for (const key of malformed) {
      await expect(store.put(key, bytes('x'))).rejects.toThrow(/malformed/);
      await expect(store.get(key)).rejects.toThrow(/malformed/);
      await expect(store.head(key)).rejects.toThrow(/malformed/);
      await expect(store.delete(key)).rejects.toThrow(/malformed/);
    }
    for (const prefix of ['a', '/', '../', 'a//', 'A/']) {
      await expect(store.deletePrefix(prefix)).rejects.toThrow(/prefix|malformed/);
      await expect(keys(store, prefix)).rejects.toThrow(/prefix|malformed/);
    }
    expect(await keys(store, '')).toEqual([]);
  });
}

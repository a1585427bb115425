import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesSource } from './byte-source.ts';
import { makeZip, patchZip } from './testing/make-zip.ts';
import { readZipDirectory, readZipEntry, type ZipEntry } from './zip-reader.ts';

const text = (content: string): Uint8Array => Buffer.from(content);

async function entriesOf(zip: Uint8Array): Promise<ZipEntry[]> {
  const directory = await readZipDirectory(bytesSource(zip));
  if (!directory.ok) throw new Error(directory.reason);
  return directory.entries;
}

async function refusalOf(zip: Uint8Array): Promise<string> {
  const directory = await readZipDirectory(bytesSource(zip));
  return directory.ok ? 'not refused' : directory.reason;
}

async function readFirst(zip: Uint8Array): Promise<string> {
  const [entry] = await entriesOf(zip);
  if (entry === undefined) throw new Error('no entry');
  const content = await readZipEntry(bytesSource(zip), entry);
  return content.ok ? Buffer.from(content.bytes).toString() : `refused: ${content.reason}`;
}

test('stored and packed entries come back byte for byte', async () => {
  const content = 'Zoë, 王, \n'.repeat(500);
  expect(await readFirst(makeZip([{ name: 'a.csv', content: text(content), method: 0 }]))).toBe(content);
  expect(await readFirst(makeZip([{ name: 'a.csv', content: text(content), method: 8 }]))).toBe(content);
});

test('an archive with a comment and bytes before its end is found', async () => {
  const zip = makeZip([{ name: 'a.csv', content: text('x') }], { comment: 'made by hand' });
  expect(await readFirst(zip)).toBe('x');
});

test('folders are not entries and backslashes are separators', async () => {
  const zip = makeZip([
    { name: 'export/', content: text('') },
    { name: 'export\\Profile.csv', content: text('x') },
  ]);
  expect((await entriesOf(zip)).map(({ name }) => name)).toEqual(['export/Profile.csv']);
});

test.each([
  ['../../evil/Profile.csv', 'leads out of the archive'],
  ['ok/../../Profile.csv', 'leads out of the archive'],
  ['..\\Profile.csv', 'leads out of the archive'],
  ['/etc/Profile.csv', 'absolute path'],
  ['C:\\Profile.csv', 'absolute path'],
  ['Profile\u0000.csv', 'control characters'],
  ['', 'control characters'],
])('a name like %j refuses the whole archive', async (name, reason) => {
  expect(await refusalOf(makeZip([{ name, content: text('x') }]))).toContain(reason);
});

test('a bomb is refused by its directory, without unpacking', async () => {
  const zip = makeZip([{ name: 'Connections.csv', content: Buffer.alloc(12 * 1024 * 1024) }]);
  expect(await refusalOf(zip)).toBe('Connections.csv unpacks to 12 MiB: a decompression bomb');
});

test('a bomb that lies about its size is stopped while it unpacks', async () => {
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024));
  const zip = makeZip([{ name: 'Profile.csv', content: text('x'), packed, statedSize: 100 }]);
  expect(await readFirst(zip)).toBe('refused: Profile.csv is larger than 16 MiB');
});

test('a wrong size or checksum is damage, not content', async () => {
  const wrongSize = makeZip([{ name: 'a.csv', content: text('hello'), statedSize: 4 }]);
  expect(await readFirst(wrongSize)).toContain('damaged');
  const wrongSum = makeZip([{ name: 'a.csv', content: text('hello'), statedCrc: 1 }]);
  expect(await readFirst(wrongSum)).toContain('checksum');
});

test('what is no deflate stream is damage', async () => {
  const zip = makeZip([{ name: 'a.csv', content: text('hello'), packed: text('\xff\xff\xff\xff') }]);
  expect(await readFirst(zip)).toContain('cannot be unpacked');
});

test('an encrypted entry and an unknown method are named', async () => {
  expect(await readFirst(makeZip([{ name: 'a.csv', content: text('x'), flags: 1 }]))).toContain('password');
  expect(await readFirst(makeZip([{ name: 'a.csv', content: text('x'), statedMethod: 99 }]))).toContain(
    'not supported (99)',
  );
});

test('two entries of one name refuse the archive', async () => {
  const zip = makeZip([
    { name: 'Profile.csv', content: text('x') },
    { name: 'Profile.csv', content: text('y') },
  ]);
  expect(await refusalOf(zip)).toContain('two files of one name');
});

test('a cut archive and other files are refused', async () => {
  const zip = makeZip([{ name: 'a.csv', content: text('hello') }]);
  expect(await refusalOf(zip.subarray(0, zip.length - 10))).toContain('cut off');
  expect(await refusalOf(text('PK'))).toBe('not a ZIP archive');
  expect(await refusalOf(text('x'.repeat(4000)))).toContain('not a ZIP archive');
});

test('a directory that points outside the file is damage', async () => {
  const zip = makeZip([{ name: 'a.csv', content: text('hello') }]);
  expect(await refusalOf(patchZip(zip, 'directoryOffset', 0xfffffff0))).toContain('outside');
  expect(await refusalOf(patchZip(zip, 'entryCount', 3))).toContain('cut off');
  expect(await refusalOf(patchZip(zip, 'headerOffset', 0xfffffff0))).toContain('outside');
});

test('no damage of any single byte makes it throw or hand out wrong content', async () => {
  const zip = makeZip([{ name: 'a.csv', content: text('some words that pack, some words that pack') }]);
  for (let at = 0; at < zip.length; at++) {
    const broken = Uint8Array.from(zip);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    const directory = await readZipDirectory(bytesSource(broken));
    if (!directory.ok) continue;
    for (const entry of directory.entries) {
      const content = await readZipEntry(bytesSource(broken), entry);
      if (content.ok) expect(Buffer.from(content.bytes).toString()).toBe('some words that pack, some words that pack');
    }
  }
});

import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { personArchive } from './person-archive.ts';

test('others have their turn while a large table is compressed, and it comes back whole', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ id: n, text: `${n * 7_919} `.repeat(12) }));
  const blobs = { get: async () => null, list: async function* () {} };
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const pieces: Uint8Array[] = [];
  for await (const piece of personArchive(blobs, [{ user: 'ats', tables: { answers: rows } }])) pieces.push(piece);
  isOver = true;
  const { '1 ats/answers.json': table = new Uint8Array() } = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(JSON.parse(strFromU8(table))).toEqual(rows);
  // A turn for each slice, and no slice is larger than this.
  expect(turns).toBeGreaterThanOrEqual(table.length / 65_536);
});

test('a file that is gone when its turn comes is named as left out, and the rest is there', async () => {
  const files = new Map([
    ['interviews/i/first', 'one'],
    ['interviews/i/gone', 'never read'],
    ['interviews/i/last', 'three'],
  ]);
  const infoOf = (key: string) => ({ key, sizeBytes: files.get(key)?.length ?? 0, modifiedAt: 0 });
  const blobs = {
    list: async function* (prefix: string) {
      for (const key of files.keys()) if (key.startsWith(prefix)) yield infoOf(key);
    },
    get: async (key: string) => {
      if (key.endsWith('gone')) return null;
      const info = infoOf(key);
      return { ...info, stream: Readable.from([Buffer.from(files.get(key) ?? '')]), start: 0, end: info.sizeBytes - 1 };
    },
  };
  const pieces: Uint8Array[] = [];
  const held = [{ user: 'ats', tables: { interviews: [{ id: 'i' }] } }];
  for await (const piece of personArchive(blobs, held)) pieces.push(piece);
  const { 'files.json': listed = new Uint8Array(), ...rest } = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(JSON.parse(strFromU8(listed))).toEqual([
    { file: '1 ats/files/interviews/i/first', sizeBytes: 3, included: true },
    { file: '1 ats/files/interviews/i/gone', sizeBytes: 10, included: false },
    { file: '1 ats/files/interviews/i/last', sizeBytes: 5, included: true },
  ]);
  expect(Object.keys(rest)).toEqual([
    '1 ats/interviews.json',
    '1 ats/files/interviews/i/first',
    '1 ats/files/interviews/i/last',
  ]);
});

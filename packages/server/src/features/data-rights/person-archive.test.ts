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

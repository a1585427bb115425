import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownMigrations, readTemplate } from '../../app/open-database.ts';
import { openEmbeddedDb } from './embedded-db.ts';
import { unpackDirectory } from './unpack-directory.ts';

// Once, on the embedded run.
describe.runIf(!process.env.TEST_DATABASE_URL)('an archive of a data directory', () => {
  let archive: Buffer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'colloquy-unpack-'));
    archive = Buffer.from((await readTemplate()?.arrayBuffer()) ?? new ArrayBuffer(0));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const empty = (): string => mkdtempSync(join(folder, 'to-'));

  test('is a database with all that was in it', async () => {
    const directory = empty();
    unpackDirectory(archive, directory);
    const db = await openEmbeddedDb(directory, null);
    expect(await db.query('select name from migrations order by name')).toHaveLength(ownMigrations().length);
    expect(await db.query('select 1 from interviews')).toEqual([]);
    await db.close();
  });

  test.each([
    ['in a file', () => archive.subarray(0, archive.length / 2)],
    ['in a header', () => archive.subarray(0, 100)],
    ['before anything', () => archive.subarray(0, 0)],
  ])('that is cut off %s is refused', (_, part) => {
    expect(() => unpackDirectory(part(), empty())).toThrow('CUT_OFF');
  });

  test('with a link is refused', () => {
    const linked = Buffer.from(archive);
    linked[156] = '2'.charCodeAt(0);
    expect(() => unpackDirectory(linked, empty())).toThrow('TYPE_2');
  });
});

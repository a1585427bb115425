import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BlobStore } from '../../platform/blob/blob-store.ts';

/** What each user of the organization holds of a person, table by table. */
export type HeldByUser = { user: string; tables: Record<string, unknown> };

/** What became of a file of the person. */
type Listed = { file: string; sizeBytes: number; included: boolean };

/** An archive without 64-bit sizes holds no more; so many hours nobody is interviewed. */
const MOST_BYTES = 4_000_000_000;
/** So much of a table is compressed at a time; others have their turn between. */
const SLICE_BYTES = 65_536;

/**
 * A ZIP with a folder for each user, in it a JSON file for each table that holds something, and the files of interviews
 * and CVs as they are stored. `files.json` names them, those that were gone by then or too large for it, too. Made while
 * it is read: nothing of it is held but one piece.
 */
export async function* personArchive(
  blobs: Pick<BlobStore, 'get' | 'list'>,
  held: readonly HeldByUser[],
): AsyncGenerator<Uint8Array> {
  const { strToU8, Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  function* taken(): Generator<Uint8Array> {
    yield* ready;
    ready = [];
  }
  async function* addJson(name: string, value: unknown): AsyncGenerator<Uint8Array> {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    const bytes = strToU8(`${JSON.stringify(value, null, 2)}\n`);
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      const end = at + SLICE_BYTES;
      entry.push(bytes.subarray(at, end), end >= bytes.length);
      yield* taken();
      await nextTurn();
    }
  }
  const listed: Listed[] = [];
  let total = 0;
  for (const [index, { user, tables }] of held.entries()) {
    const folder = `${index + 1} ${folderName(user)}`;
    for (const [table, rows] of Object.entries(tables)) {
      if (Array.isArray(rows) && rows.length === 0) continue;
      yield* addJson(`${folder}/${table}.json`, rows);
    }
    for (const prefix of prefixesOf(tables)) {
      for await (const { key, sizeBytes } of blobs.list(prefix)) {
        const blob = total + sizeBytes > MOST_BYTES ? null : await blobs.get(key);
        listed.push({ file: `${folder}/files/${key}`, sizeBytes, included: blob !== null });
        if (blob === null) continue;
        total += sizeBytes;
        // Sound and pictures are compressed as they are.
        const entry = new ZipPassThrough(`${folder}/files/${key}`);
        zip.add(entry);
        for await (const piece of blob.stream as AsyncIterable<Uint8Array>) {
          entry.push(piece);
          yield* taken();
        }
        entry.push(new Uint8Array(), true);
      }
    }
  }
  yield* addJson('files.json', listed);
  zip.end();
  yield* taken();
}

/** Where the files of a person lie. */
function prefixesOf(tables: Record<string, unknown>): string[] {
  const ids = (table: string): string[] => ((tables[table] ?? []) as { id: string }[]).map(({ id }) => id);
  return [...ids('candidate').map((id) => `candidates/${id}/`), ...ids('interviews').map((id) => `interviews/${id}/`)];
}

/** A user is named by callers: what a path could not hold is left out. */
function folderName(user: string): string {
  return user.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '') || 'user';
}

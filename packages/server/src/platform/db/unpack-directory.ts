import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** POSIX.1-1988, "ustar": headers and contents in blocks; places and lengths of what is read of a header, in bytes. */
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const TYPE = 156;
const PREFIX = [345, 155] as const;
const FOLDER = '5';
const FILES = ['0', '\0'];

/**
 * Writes what an archive of a data directory holds. The engine, started for that alone, takes a second of CPU for the same.
 *
 * @param archive a tar file of ours, not compressed
 * @param directory is there and empty
 * @throws {Error} when the archive is cut off or holds what is neither a file nor a folder
 */
export function unpackDirectory(archive: Buffer, directory: string): void {
  for (let at = 0; archive[at] !== 0; ) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(field(header, SIZE), 8);
    const from = at + BLOCK;
    if (header.length < BLOCK || !(from + size <= archive.length)) throw new Error('CUT_OFF');
    const path = join(directory, field(header, PREFIX), field(header, NAME));
    const type = String.fromCharCode(header[TYPE] ?? 0);
    if (type === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else if (FILES.includes(type)) writeFileSync(path, archive.subarray(from, from + size), { mode: 0o600 });
    else throw new Error(`TYPE_${type}`);
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function field(header: Buffer, [from, length]: readonly [number, number]): string {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? length : end);
}

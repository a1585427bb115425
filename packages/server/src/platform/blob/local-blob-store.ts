import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '../code-of.ts';
import type { DiskFloor } from '../disk-floor.ts';
import { InvariantError } from '../errors.ts';
import { makeFolder } from '../make-folder.ts';
import type { BlobContent, BlobInfo, BlobRange, BlobRead, BlobStore } from './blob-store.ts';
import { checkKey, checkPrefix, isSegment } from './key.ts';
import { resolveRange } from './range.ts';

/** Begins with a dot, so it is no key. */
const TEMPORARY = '.tmp';
/** A temporary file older than this was left by a process that died: no write takes a day. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
/** A folder may vanish between its making and its use when its last other blob is deleted just then. */
const FOLDER_TRIES = 20;

/**
 * Keeps blobs as files below one folder, which several nodes may share. A write goes to a temporary file, is forced to
 * disk, then renamed, and the folder is forced too: it survives a power cut once `put` has resolved.
 *
 * @param floor asked before every `put`
 */
export async function createLocalBlobStore(folder: string, floor: DiskFloor | null = null): Promise<BlobStore> {
  const temporary = join(folder, TEMPORARY);
  makeFolder(temporary);
  await removeAbandoned(temporary);
  return new LocalBlobStore(folder, temporary, floor);
}

class LocalBlobStore implements BlobStore {
  readonly #folder: string;
  readonly #temporary: string;
  readonly #floor: DiskFloor | null;

  constructor(folder: string, temporary: string, floor: DiskFloor | null) {
    this.#floor = floor;
    this.#folder = folder;
    this.#temporary = temporary;
  }

  async put(key: string, content: BlobContent): Promise<{ sizeBytes: number }> {
    checkKey(key);
    this.#floor?.refuse();
    const temporary = join(this.#temporary, randomUUID());
    try {
      const file = await open(temporary, 'wx', 0o600);
      let sizeBytes: number;
      try {
        sizeBytes = await writeAll(file, content);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.#moveIn(temporary, key);
      return { sizeBytes };
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: BlobRange): Promise<BlobRead | null> {
    checkKey(key);
    const file = await orMissing(open(this.#path(key), 'r'));
    if (!file) return null;
    try {
      const stats = await file.stat();
      if (!stats.isFile()) {
        await file.close();
        return null;
      }
      const { start, end } = resolveRange(range, stats.size);
      const info = { key, sizeBytes: stats.size, modifiedAt: Math.floor(stats.mtimeMs), start, end };
      if (end < start) {
        await file.close();
        return { ...info, stream: Readable.from([]) };
      }
      return { ...info, stream: file.createReadStream({ start, end }) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async head(key: string): Promise<BlobInfo | null> {
    checkKey(key);
    const stats = await orMissing(stat(this.#path(key)));
    return stats?.isFile() ? { key, sizeBytes: stats.size, modifiedAt: Math.floor(stats.mtimeMs) } : null;
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    const path = this.#path(key);
    const stats = await orMissing(stat(path));
    if (!stats?.isFile()) return;
    await orMissing(unlink(path));
    await this.#pruneFolders(dirname(path));
  }

  async deletePrefix(prefix: string): Promise<number> {
    checkPrefix(prefix);
    let count = 0;
    for await (const blob of this.list(prefix)) {
      await this.delete(blob.key);
      count += 1;
    }
    return count;
  }

  async *list(prefix: string): AsyncIterable<BlobInfo> {
    checkPrefix(prefix);
    const entries = await orMissing(readdir(join(this.#folder, prefix), { withFileTypes: true }));
    if (!entries) return;
    const names = entries
      .filter((entry) => isSegment(entry.name)) // what others put into the folder is none of ours
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .sort((a, b) => (a < b ? -1 : 1));
    for (const name of names) {
      if (name.endsWith('/')) yield* this.list(prefix + name);
      else {
        const info = await this.head(prefix + name);
        if (info) yield info;
      }
    }
  }

  #path(key: string): string {
    return join(this.#folder, key);
  }

  async #moveIn(temporary: string, key: string): Promise<void> {
    const path = this.#path(key);
    for (let tries = 1; ; tries += 1) {
      try {
        const firstMade = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(temporary, path);
        await syncFolders(dirname(path), firstMade ? dirname(firstMade) : dirname(path));
        return;
      } catch (error) {
        if (codeOf(error) === 'ENOTDIR' || codeOf(error) === 'EEXIST' || codeOf(error) === 'EISDIR') {
          throw new InvariantError('A blob key is the folder of another one.', { cause: error });
        }
        if (codeOf(error) !== 'ENOENT' || tries >= FOLDER_TRIES) throw error;
      }
    }
  }

  /** Removes folders that have become empty, from the inside out, but never the store's own. */
  async #pruneFolders(from: string): Promise<void> {
    for (let folder = from; folder.length > this.#folder.length; folder = dirname(folder)) {
      try {
        await rmdir(folder);
      } catch (error) {
        if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error))) return;
        throw error;
      }
    }
  }
}

async function writeAll(file: FileHandle, content: BlobContent): Promise<number> {
  let sizeBytes = 0;
  const pieces = content instanceof Uint8Array ? [content] : content;
  for await (const piece of pieces) {
    await file.appendFile(piece);
    sizeBytes += piece.length;
  }
  return sizeBytes;
}

/** Forces the entries of a folder and of the folders above it, up to `last`, to disk. */
async function syncFolders(first: string, last: string): Promise<void> {
  for (let folder = first; ; folder = dirname(folder)) {
    const handle = await orMissing(open(folder, 'r'));
    if (!handle) return; // pruned by a deletion right after: there is no entry left to force
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === last || folder.length <= last.length) return;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await orMissing(stat(path));
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}

/** Null when the file or a folder of its path is not there. */
async function orMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

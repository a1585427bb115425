import { statfsSync } from 'node:fs';
import { DiskFullError } from './errors.ts';
import type { Log } from './log.ts';

/** @returns bytes that this user may still write where `folder` is; null when that cannot be determined */
export type FreeBytes = (folder: string) => number | null;

/** Where there is space again by this much more than the floor, writing goes on: it does not flutter at the edge. */
const BACK = 1.25;
const WATCH_MS = 1_000;
/** A busy second writes more than the floor holds, so writers look too, but not each of them. */
const FRESH_MS = 100;
const MEGABYTE = 1_048_576;

/**
 * Keeps a reserve of space free: the embedded database never comes back from a log that it cannot extend, so nobody
 * may write when the disk is that full. Told once when space runs short and once when it is back.
 */
export class DiskFloor {
  readonly #folders: readonly string[];
  readonly #floorBytes: number;
  readonly #log: Log;
  readonly #freeBytes: FreeBytes;
  readonly #now: () => number;
  readonly #end: () => void;
  readonly #listeners: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isShort = false;
  #lookedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param options.floorBytes 0 looks at nothing
   * @param options.now monotonic milliseconds
   * @param options.end ends the process at once, with a status that a supervisor starts it again for
   */
  constructor(options: {
    folders: readonly string[];
    floorBytes: number;
    log: Log;
    freeBytes?: FreeBytes;
    now?: () => number;
    end?: () => void;
  }) {
    this.#folders = options.folders;
    this.#floorBytes = options.floorBytes;
    this.#log = options.log;
    this.#freeBytes = options.freeBytes ?? freeBytes;
    this.#end = options.end ?? (() => process.exit(1));
    this.#now = options.now ?? (() => performance.now());
  }

  get isShort(): boolean {
    return this.#isShort;
  }

  /** Looks about once a second; nothing stays alive for it. */
  watch(): void {
    if (this.#floorBytes === 0 || this.#timer !== null) return;
    this.look();
    this.#timer = setInterval(() => this.look(), WATCH_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Calls back each time that space runs short. */
  onShort(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /**
   * To be called before every write.
   *
   * @param neededBytes what is about to be written beyond the usual
   * @throws {DiskFullError} below the floor
   */
  refuse(neededBytes = 0): void {
    if (this.#floorBytes === 0) return;
    if (neededBytes > 0 || this.#now() - this.#lookedAt >= FRESH_MS) this.look();
    if (!this.#isShort && neededBytes === 0) return;
    const least = this.#least();
    const floorBytes = this.#isShort ? this.#floorBytes * BACK : this.#floorBytes;
    if (least === null) return;
    if (!this.#isShort && least.bytes >= floorBytes + neededBytes) return;
    const [freeMb, neededMb] = [least.bytes, floorBytes + neededBytes].map((bytes) => Math.ceil(bytes / MEGABYTE));
    throw new DiskFullError(`the disk of ${least.folder} is full: ${freeMb} MB are free, ${neededMb} MB are needed`);
  }

  /**
   * The engine ran out of space all the same: its next statement would never come back, so the process ends. What was
   * committed is in the log on disk.
   */
  hit(error: unknown): void {
    this.#log.error('disk-full-ends-process', error, { folder: this.#folders[0] });
    this.#end();
  }

  look(): void {
    if (this.#floorBytes === 0) return;
    this.#lookedAt = this.#now();
    const least = this.#least();
    if (least === null) return;
    const needed = this.#isShort ? this.#floorBytes * BACK : this.#floorBytes;
    const isShort = least.bytes < needed;
    if (isShort === this.#isShort) return;
    this.#isShort = isShort;
    const fields = { folder: least.folder, freeMb: Math.floor(least.bytes / MEGABYTE) };
    if (!isShort) {
      this.#log.warn('disk-space-back', fields);
      return;
    }
    this.#log.warn('disk-full', {
      ...fields,
      neededMb: Math.ceil((this.#floorBytes * BACK) / MEGABYTE),
      hint: 'everything is answered with 503 until that much is free',
    });
    for (const listener of this.#listeners) listener();
  }

  /** Free space where there is least of it, in bytes; null when it cannot be determined. */
  get leastFreeBytes(): number | null {
    return this.#least()?.bytes ?? null;
  }

  #least(): { folder: string; bytes: number } | null {
    let least: { folder: string; bytes: number } | null = null;
    for (const folder of this.#folders) {
      const bytes = this.#freeBytes(folder);
      if (bytes !== null && (least === null || bytes < least.bytes)) least = { folder, bytes };
    }
    return least;
  }
}

function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '../../../platform/clock.ts';
import type { ImportOutcome, ProfileImporter } from '../port.ts';
import { type ByteSource, openFileSource } from './byte-source.ts';
import { readJsonResume } from './json-resume.ts';
import { readJsonValues } from './json-values.ts';
import { readNetworkExport } from './network-export.ts';

export type ImportLimits = { maxFileBytes: number; maxDepth: number };

/** A file that is something else altogether must not give a refusal for each of its words. */
const MAX_REFUSED_IN_A_ROW = 100;

export const IMPORT_LIMITS: ImportLimits = { maxFileBytes: 4 * 1024 * 1024 * 1024, maxDepth: 16 };

/**
 * Imports JSON Resume files (`.json`, and `.jsonl` or a list for many people) and data exports (`.zip`). Files of
 * other kinds in a folder are passed over; one named alone is refused. Links are not followed.
 */
export class FileImporter implements ProfileImporter {
  readonly #limits: ImportLimits;
  readonly #clock: Clock;

  constructor(clock: Clock, limits: ImportLimits = IMPORT_LIMITS) {
    this.#clock = clock;
    this.#limits = limits;
  }

  async *import(path: string, signal: AbortSignal): AsyncIterable<ImportOutcome> {
    const found = await lstat(path);
    if (!found.isDirectory()) {
      yield* this.#importFile(path, basename(path), signal);
      return;
    }
    yield* this.#importFolder(path, '', 0, signal);
  }

  async *#importFolder(root: string, inside: string, depth: number, signal: AbortSignal): AsyncIterable<ImportOutcome> {
    if (depth > this.#limits.maxDepth) {
      yield { ok: false, file: inside, reason: `folders deeper than ${this.#limits.maxDepth} are not walked` };
      return;
    }
    // Sorted, so that two namesakes get the same usernames on every disk.
    const items = await readdir(join(root, inside), { withFileTypes: true });
    for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      signal.throwIfAborted();
      const name = inside === '' ? item.name : `${inside}/${item.name}`;
      if (item.name.startsWith('.')) continue;
      if (item.isDirectory()) yield* this.#importFolder(root, name, depth + 1, signal);
      else if (item.isFile() && /\.(json|jsonl|ndjson|zip)$/i.test(item.name)) {
        yield* this.#importFile(join(root, name), name, signal);
      }
    }
  }

  async *#importFile(path: string, file: string, signal: AbortSignal): AsyncIterable<ImportOutcome> {
    const found = await lstat(path);
    if (!found.isFile()) {
      yield { ok: false, file, reason: 'not a regular file' };
      return;
    }
    if (found.size > this.#limits.maxFileBytes) {
      yield { ok: false, file, reason: `larger than ${Math.round(this.#limits.maxFileBytes / 1024 / 1024)} MiB` };
      return;
    }
    await using source = await openFileSource(path);
    yield* importSource(source, file, this.#clock, signal);
  }
}

/** One file, distinguished by what it holds: an archive by its first bytes, else JSON. */
export async function* importSource(
  source: ByteSource,
  file: string,
  clock: Clock,
  signal: AbortSignal,
): AsyncIterable<ImportOutcome> {
  const head = Buffer.from(await source.read(0, Math.min(4, source.size)));
  // `PK` alone: a cut or empty archive is then refused as an archive.
  if (head.toString('latin1').startsWith('PK')) {
    const reading = await readNetworkExport(source, clock);
    yield reading.ok ? { ...reading, file, kind: 'network-export' } : { ...reading, file };
    return;
  }
  if (/\.zip$/i.test(file)) {
    yield { ok: false, file, reason: 'not a ZIP archive' };
    return;
  }
  let refusedInARow = 0;
  const { isLines, values } = await readJsonValues(source, file, signal);
  for await (const item of values) {
    const reading = item.ok ? { ...readJsonResume(item.value, item.bytes), repaired: item.repaired } : item;
    if (!reading.ok) {
      yield { ok: false, file, reason: reading.reason, line: item.line };
      if (!isLines && ++refusedInARow === MAX_REFUSED_IN_A_ROW) {
        const reason = `${MAX_REFUSED_IN_A_ROW} refusals in a row: the rest of the file is left`;
        return yield { ok: false, file, reason, line: item.line };
      }
    } else {
      refusedInARow = 0;
      const { profile, emails, sourceId, repaired } = reading;
      const notes = repaired === null ? reading.notes : [...reading.notes, repaired];
      yield { ok: true, file, line: item.line, kind: 'json-resume', profile, emails, sourceId, joinedAt: null, notes };
    }
  }
}

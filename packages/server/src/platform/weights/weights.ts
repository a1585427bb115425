import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesOf, supports, type WeightFile, type WeightSet } from './manifest.ts';

/**
 * `partial`: some files are missing or of another size, as those of an earlier release are; `unsupported`: the set has
 * programs, and none for this machine.
 */
export type WeightState = 'ready' | 'absent' | 'partial' | 'unsupported';

/** The weights in one folder, a folder for each set. Only `pull` writes there. */
export class Weights {
  readonly folder: string;
  readonly sets: readonly WeightSet[];
  readonly platform: string;

  /** @param options.platform this machine's unless a test names another */
  constructor(options: { folder: string; sets: readonly WeightSet[]; platform?: string }) {
    this.folder = options.folder;
    this.sets = options.sets;
    this.platform = options.platform ?? `${process.platform}-${process.arch}`;
  }

  /** @throws {RangeError} for a name that no set has */
  set(name: string): WeightSet {
    const found = this.sets.find((one) => one.name === name);
    if (found === undefined) throw new RangeError(`there are no weights called ${name}`);
    return found;
  }

  folderOf(name: string): string {
    return join(this.folder, this.set(name).name);
  }

  sizeBytes(name: string): number {
    return filesOf(this.set(name), this.platform).reduce((sum, file) => sum + file.sizeBytes, 0);
  }

  /** By the sizes of its files; `damaged` reads them. */
  state(name: string): WeightState {
    if (!supports(this.set(name), this.platform)) return 'unsupported';
    const files = filesOf(this.set(name), this.platform);
    const there = files.filter((file) => this.#sizeOf(name, file) === file.sizeBytes).length;
    if (there === files.length) return 'ready';
    return there === 0 ? 'absent' : 'partial';
  }

  /** Reads every file. @returns paths in the set's folder whose bytes are not those of the manifest */
  async damaged(name: string): Promise<string[]> {
    const found: string[] = [];
    for (const file of filesOf(this.set(name), this.platform)) {
      const isWhole = this.#sizeOf(name, file) === file.sizeBytes;
      const path = join(this.folderOf(name), file.to);
      if (!isWhole || (await sha256OfFile(path)) !== file.sha256) found.push(file.to);
    }
    return found;
  }

  #sizeOf(name: string, file: WeightFile): number | null {
    return statSync(join(this.folderOf(name), file.to), { throwIfNoEntry: false })?.size ?? null;
  }
}

/** @returns lower-case hexadecimal */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

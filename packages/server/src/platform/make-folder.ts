import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './code-of.ts';

/**
 * Makes a folder and those above it, for the owner alone. Level by level: asked for a whole path at once, Node never
 * comes back from some places where nothing can be made, such as /proc.
 *
 * @throws {NodeJS.ErrnoException} ENOTDIR where a part of the path is a file
 */
export function makeFolder(path: string): void {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

const RULES: Partial<Record<string, string>> = {
  ENOTDIR: 'must name a folder, and no part of it may be a file',
  EACCES: 'must name a folder that this user may write',
  EPERM: 'must name a folder that this user may write',
  EROFS: 'must not be on a read-only file system',
  ENOSPC: 'is on a disk without space',
  ENOENT: 'names a place where no folder can be made',
  ENAMETOOLONG: 'is too long for a path',
};

/** What keeps a folder from being used, as a rule its name must follow; null when it is something else. */
export function folderRule(error: unknown): string | null {
  return RULES[codeOf(error)] ?? null;
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent } from './check.ts';
import { type Compiled, compileEntries } from './compile-entries.ts';
import { describe, type Problem } from './problem.ts';
import { readContent } from './read-content.ts';

/** The folder of this package: the built-in content. */
export const CONTENT_ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Content that breaks a rule is not compiled. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(['the content cannot be used:', ...problems.map(describe)].join('\n  '));
    this.problems = problems;
  }
}

/** @throws {ContentError} naming every file, place and rule */
export function compileContent(root: string): Compiled {
  const content = readContent(root);
  const problems = checkContent(content);
  if (problems.length > 0) throw new ContentError(problems);
  return compileEntries(content.entries);
}

/**
 * Compiles the built-in content to `dist/compiled` unless its sources are unchanged.
 *
 * @returns whether something was written
 * @throws {ContentError} as `compileContent`; what was compiled before stays
 */
export function compileBuiltIn(root = CONTENT_ROOT): boolean {
  const out = join(root, 'dist', 'compiled');
  const stamp = join(out, 'sources.sha256');
  const sources = hashSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  const compiled = compileContent(root);
  const making = `${out}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  for (const [name, value] of compiled) {
    const file = join(making, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  }
  writeFileSync(join(making, 'sources.sha256'), sources);
  const old = `${making}.old`;
  if (existsSync(out)) renameSync(out, old);
  renameSync(making, out);
  rmSync(old, { recursive: true, force: true });
  return true;
}

function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of walk(root)) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function walk(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : /\.(ts|yaml|json)$/.test(name) ? [path] : [];
    });
}

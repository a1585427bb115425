import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** Names of the folders right below one, sorted; `dist` and `node_modules` are made, not written. */
export function foldersOf(folder) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => !['dist', 'node_modules'].includes(name) && statSync(join(ROOT, folder, name)).isDirectory())
    .sort();
}

/** Paths from the root of all files below a folder whose names match. */
export function filesOf(folder, pattern) {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (['dist', 'node_modules', 'screenshots'].includes(name)) return [];
    if (statSync(join(ROOT, path)).isDirectory()) return filesOf(path, pattern);
    return pattern.test(name) ? [path] : [];
  });
}

export const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');
export const isFile = (file) => existsSync(join(ROOT, file));

/** What `.dependency-cruiser.cjs` declares: features with the faces that they may use, providers, surfaces. */
export const declared = () => createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')).rooms;

/** The lines of one section of a Markdown text, without its heading. */
export function section(text, heading) {
  const lines = text.split('\n');
  const from = lines.indexOf(heading);
  if (from === -1) return null;
  const level = heading.indexOf(' ');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return to === -1 ? rest : rest.slice(0, to);
}

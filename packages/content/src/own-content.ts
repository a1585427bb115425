import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@colloquy/contract/shared';
import { AREAS, type AreaName } from '../schema/areas.ts';
import { checkEntry } from './check.ts';
import { checkOccupations } from './check-occupation.ts';
import { compileEntries } from './compile-entries.ts';
import type { Overlay } from './overlay.ts';
import type { Problem } from './problem.ts';
import { type Entry, readContent } from './read-content.ts';
import type { Content } from './store.ts';
import { translatedUnits, unitsOf } from './translation.ts';

/** What an operator may write again. Blueprints are checked by the room that knows interview types. */
export const OWN_AREAS = [
  'applications',
  'banks',
  'dialogue',
  'occupations',
  'trades',
] as const satisfies readonly AreaName[];
export const OWN_BLUEPRINTS = 'blueprints';

/** Of the built-in content, but not read from a folder; docs/content.md says why. */
const NOT_OWN = new Set(['consent', 'messages', 'protected', 'languages.yaml']);

/** An operator's folder, in the shape of the built-in one; what is wrong in it, with the file, the place and the rule. */
export type OwnContent = { overlay: Overlay; entries: string[]; problems: Problem[] };

/**
 * Reads an operator's folder of content. An entry with its English part stands for the built-in one with all its
 * languages; a translation alone is added to the built-in entry, and so is one language of an area without entries.
 *
 * @param builtIn what a translation without its English part belongs to
 * @throws the error of the file system where the folder cannot be read
 */
export function readOwnContent(folder: string, builtIn: Content): OwnContent {
  const problems: Problem[] = [];
  for (const name of readdirSync(folder).filter((file) => !file.startsWith('.'))) {
    if ((OWN_AREAS as readonly string[]).includes(name) || name === OWN_BLUEPRINTS) continue;
    const known = [...OWN_AREAS, OWN_BLUEPRINTS].join(', ');
    problems.push({
      file: name,
      path: '',
      rule: NOT_OWN.has(name) ? 'is not read from here: docs/content.md' : `is no area of content: ${known}`,
    });
  }
  const languages = LANGUAGES.filter((code) => code !== 'en-IN').map((code) => ({
    code,
    name: code,
    script: 'Zyyy',
    speaks: [],
  }));
  const read = readContent(folder, languages, OWN_AREAS);
  problems.push(...read.problems);
  const replaced: Overlay['replaced'] = {};
  for (const entry of read.entries) {
    if (entry.entry !== null) {
      const gone = replaced[entry.area] ?? [];
      replaced[entry.area] = isWhole(entry) ? [...gone, entry.entry] : gone;
    }
    const whole = withBuiltIn(entry, builtIn);
    const found = checkEntry(whole);
    problems.push(...found, ...(found.length > 0 ? [] : unfinished(whole)));
  }
  problems.push(...checkOccupations(read.entries));
  return {
    overlay: { replaced, parts: Object.fromEntries(compileEntries(read.entries)) },
    entries: read.entries.map(({ area, entry }) => (entry === null ? area : `${area}/${entry}`)),
    problems: problems.map(({ file, ...rest }) => ({ file: join(folder, file), ...rest })),
  };
}

function isWhole({ common, english }: Entry): boolean {
  return common !== null || english !== null;
}

/** The entry as it will be read: a translation alone belongs to the built-in English. */
function withBuiltIn(entry: Entry, builtIn: Content): Entry {
  const { common, english } = AREAS[entry.area];
  if (entry.entry !== null && isWhole(entry)) return entry;
  const part = (name: string): unknown => {
    const value = builtIn.get(entry.area, name) as Record<string, unknown> | null;
    return entry.entry === null ? value : (value?.[entry.entry] ?? null);
  };
  return {
    ...entry,
    common: entry.common ?? (common === null ? null : part('common')),
    english: entry.english ?? (english === null ? null : part('en')),
  };
}

/** Without a part that is needed, a candidate would be asked in two languages. */
function unfinished({ area, english, translations }: Entry): Problem[] {
  if (english === null) return [];
  const needed = unitsOf(area, english).filter(({ isNeeded }) => isNeeded);
  return Object.values(translations).flatMap(({ value, file }) => {
    const there = new Set(translatedUnits(area, value));
    return needed.filter(({ id }) => !there.has(id)).map(({ id }) => ({ file, path: id, rule: 'is missing' }));
  });
}

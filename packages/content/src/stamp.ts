import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { AREAS } from '../schema/areas.ts';
import type { Unit } from '../schema/unit.ts';
import { type Entry, readContent } from './read-content.ts';
import { staleUnits, type Translation, translatedUnits, unitHash, unitsOf } from './translation.ts';

export type Stamped = {
  ok: true;
  /** By language (`de welcome`) where there are several. */
  units: string[];
  /** Parts of the same files whose English text has changed and that nobody has named: they stay stale. */
  stillStale: string[];
};
export type Outcome = Stamped | { ok: false; problem: string };

/**
 * Writes into a translation the hashes of the English text it was made from, and takes back that it was reviewed.
 * Comments and the order of lines stay.
 *
 * @param units those that were translated now, new or again; where none is named, those that have no hash yet: what was
 * made from an older text is fresh only once it is named
 */
export function stampTranslations(root: string, file: string, units: readonly string[]): Outcome {
  const name = relative(root, resolve(root, file));
  for (const entry of readContent(root).entries) {
    const translation = Object.values(entry.translations).find((candidate) => candidate.file === name);
    if (translation === undefined) continue;
    if (entry.english === null) return { ok: false, problem: `${name}: no English` };
    const parts = partsOf(entry, translation);
    const unknown = unknownOf(parts, units);
    if (unknown !== null) return { ok: false, problem: `${name} has no part ${unknown}` };
    const made = units.length > 0 ? units : parts.all.filter(({ id }) => !hasHash(translation, id)).map(({ id }) => id);
    if (made.length > 0) write(root, entry, translation, made, { reviewed: false });
    return { ok: true, units: [...made], stillStale: parts.stale.filter((id) => !made.includes(id)) };
  }
  return {
    ok: false,
    problem: `${name} is no translation of this content, or cannot be read: npm run content -- check`,
  };
}

/**
 * Says of stale translations that are as they were that they still say what the English text says. Who has reviewed them
 * stays: no word of them is another.
 *
 * @param language a code, or `all`: refused where one of the named parts was made from another English text in one
 * language than in another, because no single reading tells of both
 * @param name an area without entries (`consent`) or an entry (`messages/room`)
 * @param units those that were read, by name; a part that is fresh or was never made is refused
 */
export function confirmTranslations(root: string, language: string, name: string, units: readonly string[]): Outcome {
  const [area, entryName = null] = name.split('/');
  const entry = readContent(root).entries.find(
    (candidate) => candidate.area === area && candidate.entry === entryName && candidate.english !== null,
  );
  if (entry === undefined) return { ok: false, problem: `there is no content ${name} with translations` };
  const chosen = Object.entries(entry.translations)
    .filter(([code]) => language === 'all' || code === language)
    .map(([code, translation]) => ({ code, translation, parts: partsOf(entry, translation) }));
  if (chosen.length === 0) return { ok: false, problem: `${name} has no translation ${language}` };
  const stale = [...new Set(chosen.flatMap(({ parts }) => parts.stale))];
  if (units.length === 0)
    return { ok: false, problem: `confirm names the parts that were read; stale are: ${stale.join(', ') || 'none'}` };
  const unread = units.filter((id) => !stale.includes(id));
  if (unread.length > 0) return { ok: false, problem: `${name} has no stale part ${unread.join(', ')} in ${language}` };
  for (const id of units) {
    const olders = Map.groupBy(
      chosen.filter(({ parts }) => parts.stale.includes(id)),
      ({ translation }) => translation.meta.from[id],
    );
    if (olders.size <= 1) continue;
    const groups = [...olders.values()].map((group) => group.map(({ code }) => code).join(', '));
    return {
      ok: false,
      problem: `${id} was made from different English texts (${groups.join(' | ')}): confirm each language by itself`,
    };
  }
  const confirmed: string[] = [];
  const stillStale: string[] = [];
  for (const { code, translation, parts } of chosen) {
    const own = units.filter((id) => parts.stale.includes(id));
    if (own.length > 0) write(root, entry, translation, own, {});
    confirmed.push(...own.map((unit) => `${code} ${unit}`));
    stillStale.push(...parts.stale.filter((id) => !own.includes(id)).map((unit) => `${code} ${unit}`));
  }
  return { ok: true, units: confirmed, stillStale };
}

type Parts = { all: Unit[]; stale: string[] };

/** What of the English text a translation has. */
function partsOf({ area, english }: Entry, translation: Translation): Parts {
  const there = new Set(translatedUnits(area, translation.value));
  const all = unitsOf(area, english).filter(({ id, isOwn }) => isOwn !== true && there.has(id));
  return { all, stale: staleUnits(all, translation, area) };
}

function unknownOf({ all }: Parts, units: readonly string[]): string | null {
  const unknown = units.filter((id) => !all.some((unit) => unit.id === id));
  return unknown.length === 0 ? null : unknown.join(', ');
}

function hasHash({ meta }: Translation, id: string): boolean {
  return meta.from[id] !== undefined;
}

/**
 * Of the parts that the translation has: today's hash for those that are named, the hash it had for the others.
 *
 * @param meta what else is set in the file beside the hashes
 */
function write(
  root: string,
  entry: Entry,
  translation: Translation,
  units: readonly string[],
  meta: { reviewed?: boolean },
): void {
  const from = Object.fromEntries(
    partsOf(entry, translation).all.flatMap((unit) => {
      const hash = units.includes(unit.id) ? unitHash(unit) : translation.meta.from[unit.id];
      return hash === undefined ? [] : [[unit.id, hash]];
    }),
  );
  const path = join(root, translation.file);
  const target = AREAS[entry.area].isMetaApart ? path.replace(/\.json$/, '.meta.yaml') : path;
  const document = parseDocument(existsSync(target) ? readFileSync(target, 'utf8') : '{}', { stringKeys: true });
  for (const [key, setting] of Object.entries(meta)) document.set(key, setting);
  document.set('from', from);
  writeFileSync(target, document.toString({ lineWidth: 0 }));
}

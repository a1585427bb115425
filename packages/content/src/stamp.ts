import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { AREAS } from '../schema/areas.ts';
import { type Entry, readContent } from './read-content.ts';
import { type Translation, translatedUnits, unitHash, unitsOf } from './translation.ts';

export type Stamped = { ok: true; units: string[] } | { ok: false; problem: string };

/**
 * Writes into a translation the hashes of the English text it was made from, and takes back that it was reviewed.
 * Comments and the order of lines stay.
 *
 * @param units those that were translated now; all that the file has where none is named
 */
export function stampTranslations(root: string, file: string, units: readonly string[]): Stamped {
  const name = relative(root, resolve(root, file));
  for (const entry of readContent(root).entries) {
    const translation = Object.values(entry.translations).find((candidate) => candidate.file === name);
    if (translation !== undefined) return write(root, entry, translation, units, { reviewed: false });
  }
  return {
    ok: false,
    problem: `${name} is no translation of this content, or cannot be read: npm run content -- check`,
  };
}

/**
 * Says of translations that are as they were that they still say what the English text says. Who has reviewed them
 * stays: no word of them is another.
 *
 * @param language a code, or `all`
 * @param name an area without entries (`consent`) or an entry (`messages/room`)
 * @param units those that were looked at; all that are stale where none is named
 */
export function confirmTranslations(root: string, language: string, name: string, units: readonly string[]): Stamped {
  const [area, entryName = null] = name.split('/');
  const entry = readContent(root).entries.find(
    (candidate) => candidate.area === area && candidate.entry === entryName && candidate.english !== null,
  );
  if (entry === undefined) return { ok: false, problem: `there is no content ${name} with translations` };
  const chosen = Object.entries(entry.translations).filter(([code]) => language === 'all' || code === language);
  if (chosen.length === 0) return { ok: false, problem: `${name} has no translation ${language}` };
  const confirmed: string[] = [];
  for (const [code, translation] of chosen) {
    const stamped = write(root, entry, translation, units, {});
    if (!stamped.ok) return stamped;
    confirmed.push(...stamped.units.map((unit) => `${code} ${unit}`));
  }
  return { ok: true, units: confirmed };
}

/** @param meta what else is set in the file beside the hashes */
function write(
  root: string,
  { area, english }: Entry,
  { file, value, meta: before }: Translation,
  units: readonly string[],
  meta: { reviewed?: boolean },
): Stamped {
  if (english === null) return { ok: false, problem: `${file} has no English part beside it` };
  const there = new Set(translatedUnits(area, value));
  const known = unitsOf(area, english).filter(({ id, isOwn }) => isOwn !== true && there.has(id));
  const unknown = units.filter((id) => !known.some((unit) => unit.id === id));
  if (unknown.length > 0) return { ok: false, problem: `${file} has no part ${unknown.join(', ')}` };
  const from = Object.fromEntries(
    known.flatMap((unit) => {
      const hash = units.length === 0 || units.includes(unit.id) ? unitHash(unit) : before.from[unit.id];
      return hash === undefined ? [] : [[unit.id, hash]];
    }),
  );
  const path = join(root, file);
  const target = AREAS[area].isMetaApart ? path.replace(/\.json$/, '.meta.yaml') : path;
  const document = parseDocument(existsSync(target) ? readFileSync(target, 'utf8') : '{}', { stringKeys: true });
  for (const [key, setting] of Object.entries(meta)) document.set(key, setting);
  document.set('from', from);
  writeFileSync(target, document.toString({ lineWidth: 0 }));
  return { ok: true, units: units.length === 0 ? known.map(({ id }) => id) : [...units] };
}

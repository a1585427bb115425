import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { AREAS } from '../schema/areas.ts';
import { readContent } from './read-content.ts';
import { translatedUnits, unitHash, unitsOf } from './translation.ts';

/**
 * Writes into a translation the hashes of the English text it was made from, and takes back that it was reviewed.
 * Comments and the order of lines stay.
 *
 * @param units those that were translated now; all that the file has where none is named
 */
export function stampTranslations(
  root: string,
  file: string,
  units: readonly string[],
): { ok: true; units: string[] } | { ok: false; problem: string } {
  const path = resolve(root, file);
  const name = relative(root, path);
  for (const { area, english, translations } of readContent(root).entries) {
    const translation = Object.values(translations).find((candidate) => candidate.file === name);
    if (translation === undefined || english === null) continue;
    const there = new Set(translatedUnits(area, translation.value));
    const known = unitsOf(area, english).filter(({ id }) => there.has(id));
    const unknown = units.filter((id) => !known.some((unit) => unit.id === id));
    if (unknown.length > 0) return { ok: false, problem: `${name} has no part ${unknown.join(', ')}` };
    const from = Object.fromEntries(
      known.flatMap((unit) => {
        const hash = units.length === 0 || units.includes(unit.id) ? unitHash(unit) : translation.meta.from[unit.id];
        return hash === undefined ? [] : [[unit.id, hash]];
      }),
    );
    const target = AREAS[area].isMetaApart ? path.replace(/\.json$/, '.meta.yaml') : path;
    const document = parseDocument(existsSync(target) ? readFileSync(target, 'utf8') : '{}', { stringKeys: true });
    document.set('reviewed', false);
    document.set('from', from);
    writeFileSync(target, document.toString({ lineWidth: 0 }));
    return { ok: true, units: units.length === 0 ? known.map(({ id }) => id) : [...units] };
  }
  return {
    ok: false,
    problem: `${name} is no translation of this content, or cannot be read: npm run content -- check`,
  };
}

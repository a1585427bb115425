import { AREAS, type AreaName } from '../schema/areas.ts';
import { leaves } from './leaves.ts';
import type { Entry, ReadContent } from './read-content.ts';
import { staleUnits, translatedUnits, unitsOf } from './translation.ts';

/** One entry in one language. */
type Standing = {
  /** Of areas in which each language has words of its own: how many it has. */
  words: number | null;
  present: number;
  total: number;
  needed: string[];
  optional: string[];
  stale: string[];
  reviewed: boolean;
};

/**
 * What is there of a language and what is not, the most important area first. A language that no file is written in
 * yet is reported in the same way: everything is missing.
 *
 * @param all every missing and stale part by name; else the first few of each entry
 */
export function reportLanguage({ entries, languages }: ReadContent, language: string, all: boolean): string[] {
  const known = languages.find(({ code }) => code === language);
  const lines = [
    known === undefined
      ? `${language} is not in languages.yaml yet. This is what a new language takes, the most important first.`
      : `${language} (${known.name}), complete in: ${known.speaks.join(', ') || 'no area'}`,
  ];
  const areas = (Object.keys(AREAS) as AreaName[]).sort((a, b) => AREAS[b].importance - AREAS[a].importance);
  for (const area of areas) {
    const own = entries.filter((entry) => entry.area === area && entry.english !== null);
    if (own.length > 0) lines.push('', ...reportArea(area, own, language, all));
  }
  return lines;
}

function reportArea(area: AreaName, entries: readonly Entry[], language: string, all: boolean): string[] {
  const standings = entries.map((entry) => ({ entry, standing: standingOf(entry, language) }));
  const sum = (count: (standing: Standing) => number): number =>
    standings.reduce((total, { standing }) => total + count(standing), 0);
  const unread = standings.filter(({ standing }) => standing.present > 0 && !standing.reviewed).length;
  const needed = sum((standing) => standing.needed.length);
  const lines = [
    [
      `${area}: ${sum((standing) => standing.present)} of ${sum((standing) => standing.total)} parts`,
      ...(standings.some(({ standing }) => standing.words !== null)
        ? [`${sum((standing) => standing.words ?? 0)} words`]
        : []),
      `${needed} needed ones missing`,
      `${sum((standing) => standing.optional.length)} others missing`,
      `${sum((standing) => standing.stale.length)} stale`,
      `${unread} of ${standings.length} files not reviewed`,
    ].join(', '),
  ];
  for (const { entry, standing } of standings) {
    const file = entry.entry === null ? `${area}/${language}` : `${area}/${entry.entry}/${language}`;
    const parts = [
      named('missing', standing.needed, all),
      named('missing, may stay so', all ? standing.optional : [], all),
      named('stale', standing.stale, all),
    ].filter((part) => part !== '');
    if (parts.length > 0) lines.push(`  ${file}: ${parts.join('; ')}`);
  }
  return lines;
}

function named(what: string, ids: readonly string[], all: boolean): string {
  if (ids.length === 0) return '';
  const shown = all ? ids : ids.slice(0, 3);
  const more = ids.length > shown.length ? ` and ${ids.length - shown.length} more` : '';
  return `${what}: ${shown.join(', ')}${more}`;
}

function standingOf({ area, english, translations }: Entry, language: string): Standing {
  const units = unitsOf(area, english);
  const total = units.length;
  const isOwn = units.some((unit) => unit.isOwn === true);
  const wordsOf = (value: unknown) => (isOwn ? leaves(value).length : null);
  if (language === 'en')
    return { words: wordsOf(english), present: total, total, needed: [], optional: [], stale: [], reviewed: true };
  const translation = translations[language];
  const there = new Set(translation === undefined ? [] : translatedUnits(area, translation.value));
  const missing = units.filter(({ id }) => !there.has(id));
  return {
    words: wordsOf(translation?.value),
    present: total - missing.length,
    total,
    needed: missing.filter(({ isNeeded }) => isNeeded).map(({ id }) => id),
    optional: missing.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id),
    stale: translation === undefined ? [] : staleUnits(units, translation, area),
    reviewed: translation?.meta.reviewed ?? false,
  };
}

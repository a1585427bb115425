import { JOINED_LANGUAGES } from '@colloquy/contract/shared';
import { countriesNamed, countryTable } from './countries.ts';
import { ADJECTIVE_STEMS, LANGUAGE_OF_COUNTRY } from './lexicon/national-adjectives.ts';
import { COUNTRY_OF_TOWN } from './lexicon/towns.ts';
import { literalAlternation } from './patterns.ts';
import { fittingCountry, usualCountry } from './phone.ts';
import type { Reading } from './reading.ts';

/** Where a language is spoken by most who speak it at work; the first is the one meant when nothing indicates it. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  en: ['GB', 'US', 'AU'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO', 'PE'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['PT', 'BR'],
  ja: ['JP'],
  ko: ['KR'],
  da: ['DK'],
  no: ['NO'],
  sv: ['SE'],
  fi: ['FI'],
  th: ['TH'],
  vi: ['VN'],
  id: ['ID'],
  ms: ['MY'],
  hi: ['IN'],
  'en-IN': ['IN'],
};

/**
 * The country of a number said without its code: named next to it, the one the person lives in, the one whose numbers
 * look like it of those named in the conversation or usual in its language. Null when none of them tells.
 */
export function countryOfNumber(
  reading: Reading,
  number: { digits: string; groups: string; turn: number; start: number },
): string | null {
  const adjacent = adjacentCountry(reading.texts[number.turn] ?? '', number.start, reading);
  if (adjacent !== null) return adjacent;
  const home = homeCountry(reading);
  if (home !== null && fittingCountry(number.digits, number.groups, [home]) !== null) return home;
  const homes = HOMES[reading.language] ?? [];
  return (
    fittingCountry(number.digits, number.groups, countriesNamed(reading, false)) ??
    fittingCountry(number.digits, number.groups, countriesNamed(reading, true), true) ??
    (home === null || homes.includes(home) ? usualCountry(number.digits, homes) : null)
  );
}

const adjacentPatterns = new Map<string, { pattern: RegExp; codes: Map<string, string> }>();

/** Names and adjectives of countries in a language, with the endings adjectives take. */
function adjacentPattern(language: string) {
  const known = adjacentPatterns.get(language);
  if (known) return known;
  const codes = new Map<string, string>();
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const spaced = !JOINED_LANGUAGES.some((joined) => joined === language);
  for (const [spoken, code] of Object.entries(LANGUAGE_OF_COUNTRY)) {
    const name = languages.of(spoken)?.toLowerCase();
    if (name && spaced) codes.set(name.replace(/[oe]$/u, ''), code);
  }
  for (const [stem, code] of Object.entries(ADJECTIVE_STEMS[language] ?? {})) codes.set(stem, code);
  for (const [name, code] of countryTable(language)) if (name.length > 3) codes.set(name, code);
  const edge = spaced ? ['(?<![\\p{L}])', '(?:e[nrsm]?|[oa]s?|s|e)?(?!\\p{L})'] : ['', ''];
  const pattern = new RegExp(`${edge[0]}(?<name>${literalAlternation(codes.keys())})${edge[1]}`, 'giu');
  const made = { pattern, codes };
  adjacentPatterns.set(language, made);
  return made;
}

/** The country named in the same answer, nearest to the number. */
function adjacentCountry(text: string, start: number, { language }: Reading): string | null {
  const { pattern, codes } = adjacentPattern(language);
  const named = [...text.matchAll(pattern)].map((match) => ({
    code: codes.get((match.groups?.name ?? '').toLowerCase().replace(/[\s-]+/gu, ' ')) ?? null,
    distance: Math.abs(match.index - start),
  }));
  for (const match of text.matchAll(/(?<!\p{L})(?:UK|US|USA)(?!\p{L})/gu))
    named.push({ code: match[0] === 'UK' ? 'GB' : 'US', distance: Math.abs(match.index - start) });
  return named.filter(({ code }) => code !== null).sort((a, b) => a.distance - b.distance)[0]?.code ?? null;
}

const townPattern = new RegExp(`(?<!\\p{L})(?:${literalAlternation(COUNTRY_OF_TOWN.keys())})(?!\\p{L})`, 'giu');

/** The country of the answers to where the founder lives: as named, or of the town named last. */
function homeCountry(reading: Reading): string | null {
  const text = reading.texts
    .filter(
      (_, turn) => reading.turns[turn]?.speaker === 'founder' && reading.asked[turn] === 'founder_current_location',
    )
    .join('\n');
  const named = adjacentCountry(text, text.length, reading);
  if (named !== null) return named;
  const towns = [...text.matchAll(townPattern)].map(([town]) => COUNTRY_OF_TOWN.get(town.toLowerCase()));
  return new Set(towns).size === 1 ? (towns[0] ?? null) : null;
}

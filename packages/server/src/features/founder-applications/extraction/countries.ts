import { getCountries } from 'libphonenumber-js/max';
import { TEXT_OF_QUESTION } from './fields.ts';
import { literalAlternation } from './patterns.ts';
import type { Reading } from './reading.ts';

const countryNames = new Map<string, Map<string, string>>();

/** Country codes by name, in the interview's language and in English. */
export function countryTable(language: string): Map<string, string> {
  const known = countryNames.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  for (const locale of [language, 'en']) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    for (const code of getCountries()) {
      const name = names.of(code);
      if (name) table.set(name.toLowerCase(), code);
    }
  }
  for (const [name, code] of [
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['usa', 'US'],
    ['us', 'US'],
  ] as const)
    table.set(name, code);
  countryNames.set(language, table);
  return table;
}

const countryPatterns = new Map<string, RegExp>();

function countryPattern(language: string): RegExp {
  const known = countryPatterns.get(language);
  if (known) return known;
  const names = [...countryTable(language).keys()].filter((name) => name.length > 3);
  const pattern = new RegExp(`(?<!\\p{L})(?:${literalAlternation(names)})(?!\\p{L})`, 'giu');
  countryPatterns.set(language, pattern);
  return pattern;
}

/** Countries the founders name, outside the answers of the pitch or in them: candidates for a number without its code. */
export function countriesNamed(reading: Reading, inPitch: boolean): string[] {
  const said = reading.texts
    .filter(
      (_, turn) =>
        reading.turns[turn]?.speaker !== 'interviewer' &&
        (TEXT_OF_QUESTION[reading.asked[turn] ?? ''] !== undefined) === inPitch,
    )
    .join('\n');
  const table = countryTable(reading.language);
  const named = [...said.matchAll(countryPattern(reading.language))].map(([name]) => table.get(name.toLowerCase()));
  const short = [...said.matchAll(/(?<!\p{L})(?:UK|US|USA)(?!\p{L})/gu)].map(([name]) => (name === 'UK' ? 'GB' : 'US'));
  return [...new Set([...named, ...short])].filter((code) => code !== undefined);
}

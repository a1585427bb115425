import { foldKey } from './text.ts';

export type Place = { country: string; city: string; full: string };

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'da',
  'nb',
  'sv',
  'fi',
  'id',
  'ms',
  'vi',
  'th',
  'hi',
  'ru',
  'ja',
  'ko',
  'zh',
  'zh-Hant',
  'pl',
  'tr',
  'cs',
  'ro',
  'hu',
  'uk',
  'el',
];
const EXTRA_NAMES: Record<string, string> = {
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  usa: 'US',
  us: 'US',
  uae: 'AE',
  holland: 'NL',
  czechrepublic: 'CZ',
  korea: 'KR',
  russia: 'RU',
};
const REGION_CODE = /^[A-Z]{2}$/;

let countries: ReadonlyMap<string, string> | undefined;

function countryCodes(): ReadonlyMap<string, string> {
  if (countries !== undefined) return countries;
  const codes = new Map(Object.entries(EXTRA_NAMES));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const displays = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      // Codes of countries that are no more have another canonical form.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      for (const display of displays) {
        const name = display.of(code);
        if (name !== undefined && !codes.has(foldKey(name))) codes.set(foldKey(name), code);
      }
    }
  }
  countries = codes;
  return codes;
}

/** ISO 3166-1 alpha-2 code of a country written in any of the product's languages, or null. */
export function countryCodeOf(name: string): string | null {
  return countryCodes().get(foldKey(name.replace(/^ประเทศ/, ''))) ?? null;
}

/** A country's English name by its code; what is no code of a country comes back as it is. */
export function countryName(code: string): string {
  const upper = code.trim().toUpperCase();
  if (!REGION_CODE.test(upper)) return code;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(upper) ?? code;
}

const EAST_ASIAN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々\s,、，]+$/u;

/** `日本東京都`: the country opens the word. */
function splitOffCountry(text: string): string[] {
  for (let length = 4; length >= 2; length--) {
    const head = text.slice(0, length);
    if (text.length > length + 1 && countryCodeOf(head) !== null) return [head, text.slice(length)];
  }
  return [text];
}

function partsOf(full: string): string[] {
  const isEastAsian = EAST_ASIAN.test(full);
  const parts = full
    .split(isEastAsian ? /[,、，\s]+/u : /[,،、，]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [only] = parts;
  return isEastAsian && parts.length === 1 && only !== undefined ? splitOffCountry(only) : parts;
}

/**
 * Splits `City, Region, Country` as networks write it, and the other way round where the country comes first (`日本, 東京都`).
 * The whole text is always kept in `full`.
 */
export function readPlace(full: string): Place {
  const parts = partsOf(full);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const isCountry = countryCodeOf(last) !== null;
  // A metropolis that is a country too (Singapore) is the city when it stands alone.
  if (parts.length === 1) return isCountry ? { country: last, city: '', full } : { country: '', city: last, full };
  if (!isCountry && countryCodeOf(first) !== null) return { country: first, city: last, full };
  return { country: isCountry || parts.length >= 3 ? last : '', city: parts[0] ?? '', full };
}

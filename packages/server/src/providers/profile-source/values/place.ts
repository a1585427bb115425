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

/** Splits `City, Region, Country` as networks write it. The whole text is always kept in `full`. */
export function readPlace(full: string): Place {
  const parts = full
    .split(/[,،、]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const isCountry = countryCodeOf(last) !== null;
  // A metropolis that is a country too (Singapore) is the city when it stands alone.
  if (parts.length === 1) return isCountry ? { country: last, city: '', full } : { country: '', city: last, full };
  return { country: isCountry || parts.length >= 3 ? last : '', city: parts[0] ?? '', full };
}

import { fold, foldKey } from '../text/fold.ts';
import { alternatives, words } from './words.ts';

const COUNTRY_CODES =
  'AR AT AU BD BE BG BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LK LT LU LV LY MA MD ME MG MK MM MN MT MX MY MZ NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );
const INTERFACES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'id', 'vi', 'ja', 'ko', 'zh-Hans', 'zh-Hant'];

const MORE: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  'u s': 'US',
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  holland: 'NL',
  deutschland: 'DE',
  'estados unidos': 'US',
  eeuu: 'US',
  brasil: 'BR',
  中国: 'CN',
  中國: 'CN',
  台灣: 'TW',
  台湾: 'TW',
  대한민국: 'KR',
  한국: 'KR',
  'viet nam': 'VN',
  'great britain': 'GB',
};

const countries: ReadonlyMap<string, string> = buildCountries();

function buildCountries(): Map<string, string> {
  const table = new Map<string, string>();
  for (const place of INTERFACES) {
    const display = new Intl.DisplayNames([place], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      const name = display.of(code);
      if (name !== undefined) table.set(foldKey(name), code);
    }
  }
  for (const [name, code] of Object.entries(MORE)) table.set(foldKey(name), code);
  return table;
}

/** The ISO code of a country's name in any of the twelve languages, or null. */
export function countryCode(name: string): string | null {
  return countries.get(foldKey(name)) ?? null;
}

const cities = new Set(words(({ places }) => places?.cities));

const CJK_PLACE = new RegExp(`(?:${alternatives(({ places }) => places?.within)})`);
const NO_CJK_PLACE = new RegExp(alternatives(({ places }) => places?.notIn));
/** Work at no place, or at home. */
const ANYWHERE = new RegExp(`^(?:${alternatives(({ places }) => places?.anywhere)})$`, 'i');

/** Two-letter states and provinces that follow a city's name. */
const STATES =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AEQR]|QC|RI|S[CDKP]|T[NX]|UT|V[AT]|W[AIVY]|YT|RJ|MG|RS|PR|SP|BA|DF|NSW|VIC|QLD|ACT|TAS|NT)(?:\s+\d{5}(?:-\d{4})?)?$/;

export type PlaceEvidence = { score: number; city: string; country: string };

/** The states of the United States and the provinces of Canada in full. */
const STATE_NAMES = new Set(words(({ places }) => places?.states));

/** How much a text looks like a place and nothing else: 0 no, 1 perhaps, 2 surely. */
export function placeEvidence(text: string): PlaceEvidence {
  const none: PlaceEvidence = { score: 0, city: '', country: '' };
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 90 || /[@]|https?:/.test(trimmed)) return none;
  const cjk = CJK_PLACE.exec(trimmed);
  if (cjk !== null && cjk.index === 0 && !NO_CJK_PLACE.test(trimmed)) return { score: 2, city: cjk[0], country: '' };
  if (ANYWHERE.test(trimmed)) return { score: 2, city: '', country: '' };
  const parts = trimmed
    .replace(/^\(|\)$/g, '')
    .split(/\s*[,/–|(]\s*|\s+[-–—]\s+/)
    .map((part) => part.replace(/\)$/, '').trim())
    .filter((part) => part !== '');
  let city = '';
  let country = '';
  let hits = 0;
  for (const part of parts) {
    const normalized = part
      .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{3}|\s?[A-Z]{2})?\s+/, '')
      .replace(/\s+\d{4,6}(?:-\d{3,4})?$/, '');
    if (cities.has(foldKey(normalized))) {
      hits += 1;
      city ||= normalized;
    } else if (countryCode(normalized) !== null) {
      hits += 1;
      country ||= normalized;
    } else if (STATES.test(part) || (parts.length > 1 && STATE_NAMES.has(foldKey(normalized)))) hits += 1;
  }
  if (hits === 0) return none;
  if (city === '' && country === '' && parts.length === 2 && parts[0] !== undefined) city = parts[0];
  return { score: hits >= parts.length || hits >= 2 ? 2 : parts.length <= 3 ? 1.5 : 1, city, country };
}

/** True when folded text has the form of a street address or a postcode with a town. */
export function hasPostcode(text: string): boolean {
  return /(?:^|[\s,])(?:[a-z]{1,2}-)?\d{4,5}(?:\s?[a-z]{2})?\s+\p{L}{3,}|,\s*[a-z]{2}\s+\d{5}|\d{3}-?\d{4}\s*[都道府県]|〒\s*\d{3}|[a-z]{1,2}\d{1,2}[a-z]?\s*\d[a-z]{2}(?:$|[\s,])|\d{5}-\d{3}/u.test(
    fold(text),
  );
}

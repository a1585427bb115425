import { readFileSync } from 'node:fs';
import { foldName } from './folded-text.ts';
import {
  CITY_NAMES,
  CITY_PARTS,
  COUNTRY_NAMES,
  PROVINCES,
  REGIONS,
  STATE_CODES,
  WORDS_BEFORE_PLACES,
} from './place-names.ts';

type PlaceKind = 'city' | 'province' | 'part' | 'region' | 'country';

export type Place = {
  kind: PlaceKind;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** 0 (a village) to 8 (millions); countries and regions have 8. */
  size: number;
  /** The name in its usual spelling. */
  name: string;
  /** What names of the same place have in common; for a part, the city it belongs to. */
  same: string;
};

export type Gazetteer = {
  /** Places of that name; the key is made by `placeKey`. */
  find(key: string): readonly Place[];
  /** How many words the longest name has that begins with this word; 0 when none does. */
  longestFrom(word: string): number;
  /** Places of that name in Han, kana or Hangul, matched letter by letter. */
  findEastern(name: string): readonly Place[];
  /** How many letters the longest such name has that begins with this letter. */
  longestEasternFrom(letter: string): number;
  /** Whether the name is a word before it is a place. */
  isWord(key: string): boolean;
  /** The country a state or province code belongs to, behind a city. */
  countryOfState(code: string): string | undefined;
};

const EASTERN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}ー・]+$/u;
const PLAIN = /^[A-Za-z ]*$/;
const WORD = /^[a-z]+$/;
const KINDS: readonly PlaceKind[] = ['city', 'province', 'part', 'region', 'country'];

/** The form of a name that look-ups use: folded, every separator one space. */
export function placeKey(name: string): string {
  // Plain names are the great majority of the file: they need no folding.
  const folded = PLAIN.test(name) ? name.toLowerCase() : foldName(name);
  return WORD.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
}

/** Records are kept as short strings and only unpacked when a name is found: `kind country size name ␟ same`. */
class PackedGazetteer implements Gazetteer {
  private readonly western = new Map<string, string>();
  private readonly firstWords = new Map<string, number>();
  private readonly eastern = new Map<string, string>();
  private readonly firstLetters = new Map<string, number>();
  private readonly words: Set<string>;
  private readonly states = new Map<string, string>();

  constructor() {
    this.words = new Set(WORDS_BEFORE_PLACES.split(/\s+/).filter((word) => word !== ''));
    for (const [country, codes] of Object.entries(STATE_CODES)) {
      for (const code of codes.split(' ')) if (!this.states.has(code)) this.states.set(code, country);
    }
  }

  add(kind: PlaceKind, country: string, size: number, name: string, same: string): void {
    const record = `${KINDS.indexOf(kind)}${country}${size}${name}${same === name ? '' : `\u001f${same}`}`;
    if (name.charCodeAt(0) > 0xdff && EASTERN.test(name)) {
      const known = this.eastern.get(name);
      this.eastern.set(name, known === undefined ? record : `${known}\n${record}`);
      const letter = name.charAt(0);
      if ((this.firstLetters.get(letter) ?? 0) < name.length) this.firstLetters.set(letter, name.length);
      return;
    }
    this.addWestern(placeKey(name), record);
    // The Swiss, Austrian and German way to write names where umlauts are missing.
    if (kind === 'city' && /[äöüß]/i.test(name) && /^(?:DE|AT|CH)$/.test(country)) {
      const spelled = name.replace(
        /[äöüßÄÖÜ]/g,
        (c) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' })[c] ?? c,
      );
      this.addWestern(placeKey(spelled), record);
    }
  }

  addWords(words: readonly string[]): void {
    for (const word of words) {
      // Exonyms of great cities are words too, like cologne: the city is meant more often.
      if (!this.find(word).some((place) => place.size >= 6 || place.kind === 'country')) this.words.add(word);
    }
  }

  private addWestern(key: string, record: string): void {
    if (key === '') return;
    const known = this.western.get(key);
    this.western.set(key, known === undefined ? record : `${known}\n${record}`);
    const space = key.indexOf(' ');
    const first = space < 0 ? key : key.slice(0, space);
    let count = 1;
    for (let at = space; at >= 0; at = key.indexOf(' ', at + 1)) count += 1;
    if ((this.firstWords.get(first) ?? 0) < count) this.firstWords.set(first, count);
  }

  find(key: string): readonly Place[] {
    return unpack(this.western.get(key));
  }
  findEastern(name: string): readonly Place[] {
    return unpack(this.eastern.get(name));
  }
  longestFrom(word: string): number {
    return this.firstWords.get(word) ?? 0;
  }
  longestEasternFrom(letter: string): number {
    return this.firstLetters.get(letter) ?? 0;
  }
  isWord(key: string): boolean {
    return this.words.has(key);
  }
  countryOfState(code: string): string | undefined {
    return this.states.get(code);
  }
}

function unpack(records: string | undefined): readonly Place[] {
  if (records === undefined) return [];
  return records.split('\n').map((record) => {
    const rest = record.slice(4);
    const cut = rest.indexOf('\u001f');
    const name = cut < 0 ? rest : rest.slice(0, cut);
    return {
      kind: KINDS[Number(record.charAt(0))] ?? 'city',
      country: record.slice(1, 3),
      size: Number(record.charAt(3)),
      name,
      same: cut < 0 ? name : rest.slice(cut + 1),
    };
  });
}

const rows = (list: string) => list.split('\n').filter((line) => line !== '');

/** Reads the place lists. About 65,000 names; call once and keep the result. */
export function loadGazetteer(): Gazetteer {
  const gazetteer = new PackedGazetteer();
  for (const line of rows(COUNTRY_NAMES)) {
    const country = line.slice(0, 2);
    for (const name of line.slice(3).split('|')) gazetteer.add('country', country, 8, name, country);
  }
  for (const line of rows(CITY_NAMES)) {
    const names = line.slice(5).split('|');
    for (const name of names) gazetteer.add('city', line.slice(0, 2), Number(line.charAt(3)), name, names[0] ?? name);
  }
  for (const line of rows(CITY_PARTS)) {
    const [city = '', parts = ''] = line.slice(3).split(/: (.*)/);
    for (const name of parts.split('|')) gazetteer.add('part', line.slice(0, 2), 6, name, city);
  }
  for (const [kind, list] of [
    ['region', REGIONS],
    ['province', PROVINCES],
  ] as const) {
    for (const line of rows(list)) {
      for (const name of line.slice(4).split('|')) gazetteer.add(kind, line.slice(0, 2), 6, name, name);
    }
  }
  const file = readFileSync(new URL('gazetteer.txt', import.meta.url), 'utf8');
  for (const line of file.split('\n')) {
    const [tag, first = '', second = '', third = ''] = line.split('\t');
    if (tag === 'C' || tag === 'N') {
      for (const name of third.split(';')) gazetteer.add('city', first, Number(second), name, name);
    } else if (tag === 'W') {
      gazetteer.addWords(first.split(' '));
    } else if (tag === 'L') {
      for (const entry of second.split(';'))
        gazetteer.add('country', entry.slice(0, 2), 8, entry.slice(3), entry.slice(0, 2));
    }
  }
  return gazetteer;
}

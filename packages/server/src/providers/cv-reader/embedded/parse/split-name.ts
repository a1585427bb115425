import { alternatives, LEXICONS, words } from '../lexicon/words.ts';
import { fold } from '../text/fold.ts';

/** Two-character family names of Chinese and Korean. */
const DOUBLE_FAMILY = new RegExp(`^(?:${alternatives((words) => words.names?.twoLetters)})`);
/** One-character Japanese family names that a given name follows; otherwise two characters are the family. */
const SHORT_JAPANESE = familiesOf('ja');
const CHINESE_FAMILY = familiesOf('zh');
const VIETNAMESE_FAMILY = new RegExp(`${familiesOf('vi').source}$`);
const PARTICLES = new Set(words(({ names }) => names?.particles));
const SPANISH_SECOND_GIVEN = new RegExp(`^(?:${alternatives((words) => words.names?.secondGiven)})$`);
const SPANISH_LIKE = /(?:ez|es|as|os|[aei]ro|era|illo|illa|ia|al|ero|ano|ón|on)$/;

/** The commonest family names of a language, at the beginning of a name. */
function familiesOf(language: string): RegExp {
  const lexicon = new Map(LEXICONS).get(language);
  return new RegExp(`^(?:${(lexicon?.names?.families ?? []).join('|')})`);
}

/** First and last name by the customs of the script and language the name is written in. */
export function splitName(raw: string): { first: string; last: string } {
  const text = raw.replace(/[\s\u3000]+/g, ' ').trim();
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text)) return splitEastAsian(text);
  if (text.includes(',')) {
    const [last, first] = text.split(/\s*,\s*/);
    if (first !== undefined && last !== undefined && first !== '') return { first: nice(first), last: nice(last) };
  }
  const words = text.split(' ');
  if (words.length === 1) return { first: nice(text), last: '' };
  const initial = words.map((word) => /^\p{Lu}\.?$/u.test(word));
  const upper = words.map(
    (word) => /\p{Lu}/u.test(word) && word === word.toUpperCase() && word.replace(/[^\p{L}]/gu, '').length > 1,
  );
  const someUpper =
    upper.some(Boolean) &&
    !upper.every((flag, i) => flag || initial[i] === true || PARTICLES.has(fold(words[i] ?? '')));
  if (someUpper) {
    // A family name in capitals, wherever it is.
    const last = words.filter(
      (word, i) => upper[i] === true || (PARTICLES.has(fold(word)) && (upper[i + 1] === true || upper[i - 1] === true)),
    );
    const first = words.filter((word) => !last.includes(word));
    if (first.length > 0) return { first: nice(first.join(' ')), last: nice(last.join(' ')) };
  }
  if (isVietnamese(words))
    return { first: nice(words[words.length - 1] ?? ''), last: nice(words.slice(0, -1).join(' ')) };
  const particle = words.findIndex((word, i) => i > 0 && i < words.length - 1 && PARTICLES.has(fold(word)));
  if (particle > 0)
    return { first: nice(words.slice(0, particle).join(' ')), last: nice(words.slice(particle).join(' ')) };
  if (words.length === 4) return { first: nice(words.slice(0, 2).join(' ')), last: nice(words.slice(2).join(' ')) };
  if (words.length === 3 && isSpanish(words))
    return { first: nice(words[0] ?? ''), last: nice(words.slice(1).join(' ')) };
  return { first: nice(words.slice(0, -1).join(' ')), last: nice(words[words.length - 1] ?? '') };
}

function splitEastAsian(text: string): { first: string; last: string } {
  const parts = text.split(' ');
  if (parts.length >= 2) return { first: parts.slice(1).join(''), last: parts[0] ?? '' };
  const dot = text.split(/[・=]/);
  if (dot.length === 2) return { first: dot[0] ?? '', last: dot[1] ?? '' };
  const double = DOUBLE_FAMILY.exec(text)?.[0];
  if (double !== undefined && text.length > 2) return { first: text.slice(2), last: double };
  if (/[\uac00-\ud7af]/.test(text)) return { first: text.slice(1), last: text.slice(0, 1) };
  const japanese = /[\u3040-\u30ff]/.test(text) || (text.length >= 4 && !CHINESE_FAMILY.test(text)) || text.length >= 4;
  if (japanese) {
    const family = SHORT_JAPANESE.test(text) && text.length <= 3 ? 1 : 2;
    return { first: text.slice(family), last: text.slice(0, family) };
  }
  return { first: text.slice(1), last: text.slice(0, 1) };
}

function isVietnamese(words: string[]): boolean {
  const first = fold(words[0] ?? '');
  const middle = words.length >= 3 && /^(?:van|thi|huu|duc|dinh|xuan|quoc|ngoc|thanh)$/.test(fold(words[1] ?? ''));
  const marks = /[\u1ea0-\u1ef9đĐơƠưƯ]/.test(words.join(' ').normalize('NFC'));
  return (
    VIETNAMESE_FAMILY.test(first) &&
    words.length >= 2 &&
    words.length <= 5 &&
    (marks || middle || /^(?:nguyen|tran|pham|huynh|hoang|phan|dang|bui|duong|dinh|trinh|truong)$/.test(first)) &&
    words.every((word) => word.length <= 7)
  );
}

/** Two family names: the middle word is no given name and both last words look like Spanish family names. */
function isSpanish(words: string[]): boolean {
  const [, middle, last] = words.map((word) => fold(word));
  if (middle === undefined || last === undefined || SPANISH_SECOND_GIVEN.test(middle)) return false;
  return (
    SPANISH_LIKE.test(middle) &&
    SPANISH_LIKE.test(last) &&
    (/[áéíóúñ]/i.test(words.join(' ')) || (/ez$/.test(middle) && /ez$/.test(last)))
  );
}

/** Names in capitals only are written the usual way. */
function nice(name: string): string {
  const trimmed = name.trim();
  const letters = trimmed.replace(/[^\p{L}]/gu, '');
  if (letters.length < 3 || letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return trimmed;
  return trimmed
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_whole, lead: string, letter: string) => lead + letter.toUpperCase())
    .replace(/\b(?:De|Van|Von|Der|Den|La|Du|Da|Do|Dos|Di)\b(?=\s)/g, (word, at: number) =>
      at === 0 ? word : word.toLowerCase(),
    );
}

import { CV_SECTIONS, type CvSection } from '@colloquy/content/schema/cv-lists';
import { foldKey, hasCjk } from '../text/fold.ts';
import { words } from './words.ts';

export type Section = CvSection;

/** Whole headings, all languages together; the first section that has one keeps it. */
const exact = new Map<string, Section>();
for (const section of CV_SECTIONS) {
  for (const name of words(({ headings }) => headings[section])) {
    const key = foldKey(name);
    if (key === '') continue;
    if (!exact.has(key)) exact.set(key, section);
    const concatenated = key.replaceAll(' ', '');
    if (concatenated.length >= 3 && !exact.has(concatenated)) exact.set(concatenated, section);
  }
}

/** Words that alone carry a section; used when every word of a short heading is known. */
const wordSection = new Map<string, Section>();
for (const section of CV_SECTIONS)
  for (const word of words(({ headingWords }) => headingWords?.[section]))
    if (!wordSection.has(word)) wordSection.set(word, section);

const NEUTRAL = new Set(words(({ headingWords }) => headingWords?.any));

/** The section a whole line names, or null. Numbers of sections, colons and letters spaced apart are looked through. */
export function sectionOf(line: string): Section | null {
  if (line.length > 60) return null;
  const known = answered.get(line);
  if (known !== undefined) return known;
  const section = lookUp(line);
  if (answered.size > 4000) answered.clear();
  answered.set(line, section);
  return section;
}

/** The layout asks for the same lines many times. */
const answered = new Map<string, Section | null>();

function lookUp(line: string): Section | null {
  const normalized = withoutNumber(line);
  return lookUpKey(foldKey(normalized)) ?? (normalized === line ? null : lookUpKey(foldKey(line)));
}

/** Numbers by which documents count their sections: `1`, `1.2`, `IV`, `B`, `三`, also in brackets or circles. */
const COUNTED = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}|[IVX]{1,5}|[ivx]{1,5}|[A-Ha-h]|[一二三四五六七八九十]{1,3})';
/** Set off by a mark of its own, or by a space before a capital; the first matches at most eight characters. */
const SECTION_NUMBER = new RegExp(
  `^\\s*(?:[(（[【]\\s?${COUNTED}\\s?[)）\\]】][.:]?\\s*|${COUNTED}\\s?(?:[.)）、．:：]|[-–—|/](?=\\s))(?!\\d)\\s*|` +
    `(?:\\d{1,2}(?:\\.\\d{1,2}){0,2}|[IVX]{1,5})\\s+(?=\\p{Lu}|\\p{Lo})|[\u2460-\u2473\u2776-\u277f\u2160-\u216b]\\s*[.)]?\\s*)`,
  'u',
);

/** The line without the number of a section in front of it. A number alone stays. */
export function withoutNumber(line: string): string {
  const lead = SECTION_NUMBER.exec(line)?.[0].length ?? 0;
  return lead === line.length ? line : line.slice(lead);
}

function lookUpKey(key: string): Section | null {
  if (key === '') return null;
  const direct = exact.get(key);
  if (direct !== undefined) return direct;
  const tokens = key.split(' ');
  const joint = jointSection(tokens);
  if (joint !== null) return joint;
  const concatenated = exact.get(tokens.join(''));
  if (concatenated !== undefined && (tokens.length <= 3 || tokens.every((token) => token.length <= 2)))
    return concatenated;
  if (tokens.length > 5 || tokens.length < 2) return null;
  let found: Section | null = null;
  for (const token of tokens) {
    const section = wordSection.get(token);
    if (section === undefined && !NEUTRAL.has(token)) return null;
    if (found === null && section !== undefined) found = section;
  }
  return found;
}

const CONJUNCTION = new Set(words(({ joins }) => joins).map((word) => foldKey(word)));

/** `Studium und Schulbildung`: two headings in one; the first one says what the section is. */
function jointSection(tokens: string[]): Section | null {
  // `学歴・職歴`: a raised dot parts them where no word does.
  const [head, ...more] = tokens;
  if (head !== undefined && more.length > 0 && hasCjk(head) && tokens.every((token) => exact.has(token)))
    return exact.get(head) ?? null;
  const at = tokens.findIndex((token, i) => i > 0 && i < tokens.length - 1 && CONJUNCTION.has(token));
  if (at < 0) return null;
  const first = exact.get(tokens.slice(0, at).join(' '));
  return first !== undefined && exact.has(tokens.slice(at + 1).join(' ')) ? first : null;
}

/** The section that a word of a heading speaks for, when the line is known to be a heading by its look. */
export function sectionByWord(line: string): Section | null {
  for (const token of foldKey(line).split(' ')) {
    const section = wordSection.get(token);
    if (section !== undefined) return section;
  }
  return null;
}

/** Titles that documents carry over the name: not a name, not a section. */
const DOCUMENT_TITLES = new Set(words(({ documents }) => documents).map((name) => foldKey(name)));

/** True for a line that only names the kind of document, such as `Lebenslauf`. */
export function isDocumentTitle(line: string): boolean {
  const key = foldKey(line);
  return DOCUMENT_TITLES.has(key) || DOCUMENT_TITLES.has(key.replaceAll(' ', ''));
}

import { type LanguageName, LEVEL, languageNames } from '../lexicon/languages.ts';
import type { Line } from '../text/cv-text.ts';
import { isProse } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece, splitPiece, tidy } from '../text/piece.ts';

export type SpokenLanguage = { name: Piece; level: string };

/** Natural languages with how well they are spoken, from the lines of language sections. */
export function spokenLanguages(lines: Line[], onlyKnown = false): SpokenLanguage[] {
  const found: SpokenLanguage[] = [];
  let waiting: SpokenLanguage[] = [];
  for (const line of lines) {
    const names = languageNames(line.text);
    if (names.length === 0) {
      const level = levelIn(line.text);
      // A level on the line under its language.
      const target = waiting.find((language) => language.level === '');
      if (level !== '' && target !== undefined) target.level = level;
      else if (!onlyKnown && level === '' && found.length === 0 && !isProse(line.text))
        found.push(...unknownNames(line));
      continue;
    }
    waiting = [];
    found.push(...unknownRated(line, names), ...(onlyKnown ? [] : unknownAdjacent(line, names)));
    names.forEach((name, i) => {
      const rest = line.text.slice(name.end, names[i + 1]?.start ?? line.text.length);
      const before = i === 0 ? line.text.slice(0, name.start) : '';
      const level = levelIn(rest) || (i === 0 && names.length === 1 ? levelIn(before) : '');
      const language = { name: cut(line, name.start, name.end), level };
      waiting.push(language);
      found.push(language);
    });
  }
  const seen = new Set<string>();
  found.sort((a, b) => a.name.start - b.name.start);
  return found.filter((language) => {
    const key = fold(language.name.text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The first word for a level, as written, without anything that would part the list again. */
function levelIn(text: string): string {
  LEVEL.lastIndex = 0;
  const folded = fold(text);
  const match = LEVEL.exec(folded);
  if (match === null) return '';
  return text
    .slice(match.index, match.index + match[0].length)
    .replace(/^[\s(（:–—,|-]+/, '')
    .replaceAll(',', '')
    .trim();
}

/** `Wolof (fluent)` among known languages: the level says that it is one. */
function unknownRated(line: Line, known: LanguageName[]): SpokenLanguage[] {
  return splitPiece(line, /[,;，、|•·]+/g).flatMap((part) => {
    const from = part.start - line.start;
    if (known.some((name) => name.start < from + part.text.length && name.end > from)) return [];
    const match = /^\W*(\p{Lu}\p{L}{2,20})\s*[(（:–-]/u.exec(part.text);
    const level = levelIn(part.text);
    if (match?.[1] === undefined || level === '') return [];
    const at = part.text.indexOf(match[1]);
    return [{ name: cut(part, at, at + match[1].length), level }];
  });
}

/** `English, Twi`: in a list of bare names, one of which is a language, the others are, too. */
function unknownAdjacent(line: Line, known: LanguageName[]): SpokenLanguage[] {
  const parts = splitPiece(line, /[,;，、]+/g).map(tidy);
  if (parts.length < 2 || !parts.every((part) => /^\p{Lu}\p{L}{2,20}$/u.test(part.text))) return [];
  return parts
    .filter((part) => !known.some((name) => line.start + name.start < part.end && line.start + name.end > part.start))
    .filter((part) => levelIn(part.text) === '')
    .map((name) => ({ name, level: '' }));
}

/** Names that no table knows are taken as they are when the section is a short list. */
function unknownNames(line: Line): SpokenLanguage[] {
  if (line.text.length > 60) return [];
  return splitPiece(line, /[,;，、|/\t•·]+/g)
    .map(tidy)
    .filter((piece) => /^\p{Lu}[\p{L} -]{2,24}$/u.test(piece.text) && levelIn(piece.text) === '')
    .map((name) => ({ name, level: '' }));
}

/** Document 3's one string: `English (native), German (B2)`. */
export function languageString(languages: SpokenLanguage[]): string {
  return languages.map(({ name, level }) => (level === '' ? name.text : `${name.text} (${level})`)).join(', ');
}

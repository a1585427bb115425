import { sectionOf } from '../lexicon/headings.ts';
import { withStackedPeriods, withWholeDate, withWholePeriods } from './date-cells.ts';
import { hasCjk } from './fold.ts';
import { withPlainLetters } from './ligatures.ts';
import { cut, type Piece } from './piece.ts';
import { LIMITS, type RawDocument, type RawLine } from './raw-document.ts';

/** A cell of a line; its place is in the text of the whole CV. */
export type Cell = Piece & {
  styleBreaks: number[];
  bold: boolean;
  /** What the head of a table says its column holds. */
  hint?: Hint;
};

export type Line = Piece & {
  cells: Cell[];
  /** Size against the size most of the text has. */
  scale: number;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  heading: number;
  bullet: boolean;
  gap: number;
  page: number;
  block: number;
  column: number;
  endsParagraph: boolean;
  /** Equal for lines that look the same: size, weight, capitals, colour. */
  look: string;
  /** What the label of a form in front of the line said it is; the label itself is then not in the line. */
  hint: Hint;
};

/** `told` is what describes an entry and names nothing. */
export type Hint = 'company' | 'title' | 'place' | 'school' | 'degree' | 'field' | 'told' | '';

/** The visible text in reading order and its lines; every place is an offset into `text`. */
export type CvText = { text: string; lines: Line[]; bodyLook: string; styled: boolean };

const BULLET = /^[•·▪‣○●■□◦◆◇▶►➢➤✓✔*❖–—\u2043\u2022\uf0b7-]\s+(?=\S)|^[•·▪‣●■◆▶►➢✓・](?=[\p{L}\p{N}])/u;

const NUMBERED = /^\d{1,2}[.)、．]\s*(?=[^\s\d])/;

/** Joins lines with line feeds and cells with tabs. */
export function layOut(document: RawDocument): CvText {
  const body = bodySize(document.lines);
  const written = document.lines.map((line) => ({ ...line, cells: line.cells.map(withPlainLetters) }));
  // Joined at the end: a text that is read while it grows is copied for each line.
  const parts: string[] = [];
  let length = 0;
  const lines: Line[] = [];
  const dated = written.flatMap(shortened).slice(0, LIMITS.lines).map(withWholeDate);
  for (const raw of withWholePeriods(withStackedPeriods(dated))) {
    const start = length;
    const line = raw.cells.map((cell) => cell.text).join('\t');
    const cells: Cell[] = [];
    for (const cell of raw.cells) {
      if (cells.length > 0) length += 1;
      cells.push({
        text: cell.text,
        start: length,
        end: length + cell.text.length,
        styleBreaks: cell.styleBreaks,
        bold: cell.bold,
      });
      length += cell.text.length;
    }
    const capitals = /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line) && !hasCjk(line);
    lines.push({
      text: line,
      start,
      end: length,
      cells,
      scale: raw.size / body,
      bold: raw.bold,
      italic: raw.italic,
      capitals,
      heading: raw.heading,
      bullet: raw.bullet || isListItem(line),
      gap: raw.gap,
      page: raw.page,
      block: raw.block,
      column: raw.column,
      endsParagraph: raw.endsParagraph,
      look: `${Math.round(raw.size * 2) / 2}|${raw.bold}|${capitals}|${raw.colour}|${raw.heading}`,
      hint: '',
    });
    parts.push(line, '\n');
    length += 1;
  }
  const weights = new Map<string, number>();
  for (const line of lines) weights.set(line.look, (weights.get(line.look) ?? 0) + line.text.length);
  const bodyLook = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return { text: parts.join('').trimEnd(), lines, bodyLook, styled: weights.size > 1 };
}

const LONGEST_LINE = 1200;
const LONGEST_WORD = 160;

/** No line or word of a CV is this long; broken up, they cost the patterns no more than other text. */
function shortened(line: RawLine): RawLine[] {
  if (line.cells.length > 60) return shortenedCells(line);
  if (line.cells.every((cell) => cell.text.length <= LONGEST_WORD)) return [line];
  if (line.cells.every((cell) => cell.text.length <= LONGEST_LINE && !hasLongWord(cell.text))) return [line];
  return shortenedCells(line);
}

function shortenedCells(line: RawLine): RawLine[] {
  return line.cells.flatMap((cell) =>
    pieces(cell.text).map((text) => ({ ...line, cells: [{ ...cell, text, styleBreaks: [] }] })),
  );
}

function hasLongWord(text: string): boolean {
  let start = 0;
  for (let i = 0; i <= text.length; i += 1) {
    if (i < text.length && text.charCodeAt(i) > 0x20) continue;
    if (i - start > LONGEST_WORD && !hasCjk(text.slice(start, i))) return true;
    start = i + 1;
  }
  return false;
}

function pieces(text: string): string[] {
  const limit = hasLongWord(text) ? LONGEST_WORD : LONGEST_LINE;
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = Math.min(at + limit, text.length);
    const space = text.lastIndexOf(' ', end);
    if (end < text.length && space > at + limit / 2) end = space;
    const part = text.slice(at, end).trim();
    if (part !== '') parts.push(part);
    at = end;
  }
  return parts;
}

/** A line with a bullet, or with a number that is not part of a heading. */
function isListItem(line: string): boolean {
  return BULLET.test(line) || (NUMBERED.test(line) && sectionOf(line) === null);
}

function bodySize(lines: RawLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const letters = line.cells.reduce((sum, cell) => sum + cell.text.length, 0);
    weights.set(line.size, (weights.get(line.size) ?? 0) + letters);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 11;
}

/** The line without its bullet. */
export function withoutBullet(line: Piece): Piece {
  const lead = BULLET.exec(line.text) ?? NUMBERED.exec(line.text);
  return lead === null ? cut(line, 0, line.text.length) : cut(line, lead[0].length, line.text.length);
}

/** `Treated maps and plans.`: three words or more after the first, all small, and no abbreviation at the end. */
function isShortSentence([first = '', ...rest]: string[]): boolean {
  const last = rest.at(-1) ?? '';
  return (
    rest.length >= 3 &&
    /^\p{Lu}/u.test(first) &&
    rest.every((word) => /^\p{Ll}/u.test(word)) &&
    /\p{Ll}{4}[.!?]$/u.test(last)
  );
}

/** True for running text: a sentence rather than a name, title or label. */
export function isProse(text: string): boolean {
  if (hasCjk(text))
    return (
      /[。！？]|。$/.test(text) ||
      text.length > 60 ||
      /(?:する|した|ます|です|합니다|했습니다|하였음|입니다|함\.?|了)$/.test(text)
    );
  const words = text.split(/\s+/);
  // Vietnamese writes syllables apart and common words small.
  if (/[\u1ea0-\u1ef9đĐơƠưƯ]/.test(text)) return words.length > 18 || (words.length > 6 && /[.!?]$/.test(text));
  if (words.length > 16) return true;
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length >= 8 && small >= 6) return true;
  if (
    /[.!?;]$/.test(text) &&
    (words.length > 5 || isShortSentence(words)) &&
    !/(?:inc|ltd|llc|co|corp|s\.?l|s\.?a|s\.?r\.?l|s\.?p\.?a|s\.?a\.?s|s\.?l\.?u|s\.?n\.?c|b\.?v|n\.?v|ltda|cia|jr|sr|univ|dept|e\.?v|e\.?k|o\.?o|a\.?s|hons|eng|tbk|st|str)\.?$/i.test(
      text,
    )
  )
    return true;
  return words.length > 4 && /^\p{Ll}/u.test(text) && !/^(?:freelance|iOS|de |van )/.test(text);
}

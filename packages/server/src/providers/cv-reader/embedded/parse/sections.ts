import { middle } from '../layout/rows.ts';
import { isDocumentTitle, type Section, sectionByWord, sectionOf, withoutNumber } from '../lexicon/headings.ts';
import { languageNames } from '../lexicon/languages.ts';
import { findDegrees } from '../lexicon/study-words.ts';
import { titleEvidence } from '../lexicon/work-words.ts';
import type { Cell, CvText, Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { cut, type Piece } from '../text/piece.ts';
import { findDates } from './dates.ts';
import { labelOf } from './labels.ts';
import { isSkillLevel } from './skill-level.ts';

/** Lines under one heading; `head` is what comes before any heading, or after a column ends without one. */
export type SectionBlock = {
  section: Section | 'head';
  heading: string;
  /** Size of the heading against the text's. */
  scale: number;
  lines: Line[];
};

/** Cuts the CV into its sections. */
export function sectionsOf(cv: CvText): SectionBlock[] {
  const looks = headingLooks(cv);
  const blocks: SectionBlock[] = [];
  let current: SectionBlock = { section: 'head', heading: '', scale: 1, lines: [] };
  blocks.push(current);
  let column = cv.lines[0]?.column ?? 0;
  const closing = signatureOf(cv.lines);
  cv.lines.forEach((line, index) => {
    if (closing !== null && index >= closing) return;
    if (line.column !== column) {
      column = line.column;
      const opened = current.section !== 'head' && current.lines.length === 0;
      if (opened || continuesSection(cv.lines, index)) {
        // A heading over the column, or a grid within the section.
      } else if (current.section !== 'head' || current.lines.length > 0) {
        current = { section: 'head', heading: '', scale: 1, lines: [] };
        blocks.push(current);
      }
    }
    if (isContactFooter(line)) {
      current = { section: 'contact', heading: '', scale: 1, lines: [] };
      blocks.push(current);
    }
    const mark = headingAt(cv, index, looks, current);
    if (mark === null) {
      current.lines.push(line);
      return;
    }
    current = {
      section: mark.section,
      heading: mark.title,
      scale: mark.section === current.section ? Math.max(line.scale, current.scale) : line.scale,
      lines: [],
    };
    blocks.push(current);
    if (mark.rest !== null) {
      current.lines.push(mark.rest);
      // A label with its content on the same line reaches no further than its paragraph.
      if (mark.inline) current = mark.next;
      if (mark.inline) blocks.push(current);
    }
  });
  return settle(blocks.filter((block) => block.lines.length > 0));
}

/** A column of small print without headings or contact data is a part of what is before it, not of the page. */
function continuesSection(lines: Line[], index: number): boolean {
  const column = lines[index]?.column;
  const own = lines.filter((line) => line.column === column);
  return own.every(
    (line) => line.scale < 1.15 && !/@|\d{3}[\s)-]*\d{3}/.test(line.text) && sectionOf(line.text) === null,
  );
}

/** Where `Place, day` and the signature under a CV begin, or null when it is not signed. */
function signatureOf(lines: Line[]): number | null {
  for (let i = Math.max(1, lines.length - 3); i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.cells.length > 1) continue;
    const place = /^\p{Lu}[\p{L} .-]{1,28},\s*(?:(?:den|le|il|el|em|a|li)\s+)?(?=\d)/u.exec(line.text);
    const hit = findDates(line.text)[0];
    // `Ort, den 02.02.2024`: the article reads as an `until`.
    const day = hit?.kind === 'until' ? hit.to : hit?.kind === 'single' ? hit.from : null;
    if (place === null || hit === undefined || day == null || day.day === 0) continue;
    if (hit.start <= place[0].length && line.text.length - hit.end <= 1) return i;
  }
  return null;
}

/** A line far below the rest that carries contact data: the foot of a page. */
function isContactFooter(line: Line): boolean {
  return line.gap >= 3 && line.cells.length > 1 && /@[\w-]+\.|\d{3}[\s)-]*\d{3}/.test(line.text);
}

type Mark = { section: Section; title: string; rest: Line | null; inline: boolean; next: SectionBlock };

function headingAt(cv: CvText, index: number, looks: Looks, current: SectionBlock): Mark | null {
  const line = cv.lines[index];
  if (line === undefined || (index < 3 && isDocumentTitle(line.text))) return null;
  const next = { ...current, lines: [] };
  const whole = sectionOf(line.text);
  if (
    whole === 'other' &&
    line.scale < current.scale - 0.04 &&
    (current.section === 'experience' || current.section === 'education')
  ) {
    // A smaller heading inside a section only groups its entries.
    return { section: current.section, title: line.text, rest: null, inline: false, next };
  }
  if (
    whole !== null &&
    (!line.bullet || /^[■◆◇□▼▶►【]/.test(line.text)) &&
    isHeading(cv, index, whole, looks, current)
  ) {
    return { section: whole, title: line.text, rest: null, inline: false, next };
  }
  const first = line.cells[0];
  if (first !== undefined && line.cells.length > 1) {
    const section = sectionOf(first.text);
    if (
      section !== null &&
      !(current.section === 'skills' && isLabelOfSkills(section, line)) &&
      marginHeading(cv, index, looks)
    ) {
      return { section, title: first.text, rest: restOf(line, first), inline: false, next };
    }
  }
  // The head of a Japanese form's table: `年 | 月 | 学歴・職歴`.
  const [year, month, title] = line.cells;
  if (title !== undefined && year?.text === '年' && month?.text === '月') {
    const section = sectionOf(title.text) ?? sectionOf(title.text.split(/[・‧･、\s]/)[0] ?? '');
    if (section !== null) return { section, title: title.text, rest: null, inline: false, next };
  }
  const label = languagesWithoutColon(line) ?? labelOf(line);
  if (label !== null) {
    const section = sectionOf(label.name);
    const { rest } = label;
    if (
      section !== null &&
      INLINE.has(section) &&
      (current.section === 'skills' ||
        current.section === 'head' ||
        current.section === 'other' ||
        current.section === 'personal' ||
        current.section === 'languages' ||
        isLabelOfDocument(cv, index, label.name))
    ) {
      if (current.section === 'skills' && (section === 'skills' || isLabelOfSkills(section, line))) return null;
      return { section, title: label.name, rest: lineOf(line, rest), inline: true, next };
    }
  }
  if (looks.unknown.has(line.look) && isUnknownHeading(cv, index, looks)) {
    return { section: sectionByWord(line.text) ?? 'other', title: line.text, rest: null, inline: false, next };
  }
  return null;
}

/** `Sprachen Deutsch (C2), …`: nothing parts the label from the list. `Bahasa Indonesia` is one name. */
function languagesWithoutColon(line: Line): { name: string; rest: Piece } | null {
  const word = /^\p{Lu}\p{L}+(?=\s)/u.exec(line.text)?.[0] ?? '';
  if (word === '' || line.bullet || sectionOf(word) !== 'languages' || /^bahasa$/i.test(word)) return null;
  const rest = cut(line, word.length, line.text.length);
  return languageNames(rest.text)[0]?.start === 0 ? { name: word, rest } : null;
}

/**
 * A label on work or studies that is said once, set off by capitals or white space, and followed by no further entry:
 * it speaks of the person, not of the entry before it.
 */
function isLabelOfDocument(cv: CvText, index: number, name: string): boolean {
  const line = cv.lines[index];
  if (line === undefined || line.bullet || line.cells.length > 1) return false;
  const alike = cv.lines.filter((other) => labelOf(other)?.name === name).length;
  const capitals = name === name.toUpperCase() && name !== name.toLowerCase();
  const before = labelOf(cv.lines[index - 1] ?? line);
  const follows = index > 0 && before !== null && INLINE.has(sectionOf(before.name) ?? 'other');
  if (alike > 1 || !(capitals || line.gap > 0.5 || (follows && isLabelOfDocument(cv, index - 1, before.name))))
    return false;
  for (const next of cv.lines.slice(index + 1)) {
    if (sectionOf(next.text) !== null) return true;
    if (findDates(next.text).some((hit) => hit.kind !== 'single')) return false;
  }
  return true;
}

const INLINE = new Set<Section>(['skills', 'languages', 'certifications', 'interests', 'awards']);

/** `Languages: Java, Python` among skills names programming languages. */
function isLabelOfSkills(section: Section, line: Line): boolean {
  if (section === 'skills') return true;
  if (section !== 'languages') return false;
  const rest = labelOf(line)?.rest.text ?? line.text.replace(/^[^\t]*\t/, '');
  return languageNames(rest).length === 0;
}

function lineOf(line: Line, piece: Piece): Line {
  const cell: Cell = { ...piece, styleBreaks: [], bold: false };
  return { ...line, ...piece, cells: [cell], bullet: false };
}

function restOf(line: Line, first: Cell): Line {
  const cells = line.cells.slice(1);
  const start = cells[0]?.start ?? first.end;
  return { ...line, text: line.text.slice(start - line.start), start, cells, bullet: false };
}

type Looks = {
  /** Looks that known headings have and the body has not. */
  known: Set<string>;
  /** Looks so much kept for headings that unknown headings may be told by them. */
  unknown: Set<string>;
  /** White space over the known headings of a look, the median. */
  gaps: Map<string, number>;
  /** Nothing in the document sets a line apart, neither look nor space: headings are told by their words alone. */
  isFlat: boolean;
};

function headingLooks(cv: CvText): Looks {
  const counts = new Map<string, number>();
  const others = new Map<string, number>();
  for (const line of cv.lines) {
    const section = line.bullet && !/^[■◆◇□▼▶►【]/.test(line.text) ? null : sectionOf(line.text);
    if (section !== null) counts.set(line.look, (counts.get(line.look) ?? 0) + 1);
    else others.set(line.look, (others.get(line.look) ?? 0) + 1);
  }
  const known = new Set<string>();
  for (const [look] of counts) if (look !== cv.bodyLook) known.add(look);
  const unknown = new Set<string>();
  for (const [look, count] of counts) {
    if (look === cv.bodyLook || count < 2) continue;
    const other = others.get(look) ?? 0;
    // Only a look that the text and its labels do not have speaks for a heading no list knows.
    const large = cv.lines.some((line) => line.look === look && (line.scale > 1.08 || line.heading > 0));
    if (other <= (large ? count + 1 : count / 2)) unknown.add(look);
  }
  const isFlat = known.size === 0 && cv.lines.every((line) => line.gap <= 0.2 || line === cv.lines[0]);
  const gaps = new Map<string, number>();
  for (const look of unknown) {
    gaps.set(
      look,
      middle(cv.lines.filter((line) => line.look === look && sectionOf(line.text) !== null).map((line) => line.gap)),
    );
  }
  return { known, unknown, gaps, isFlat };
}

function isHeading(cv: CvText, index: number, section: Section, looks: Looks, current: SectionBlock): boolean {
  const line = cv.lines[index];
  if (line === undefined) return false;
  if (line.heading > 0 || /^(?:学\s*歴|職\s*歴)$/.test(line.text)) return true;
  const marked =
    line.look !== cv.bodyLook && (line.scale > 1.04 || line.bold || line.capitals || looks.known.has(line.look));
  const strongest = looks.unknown.size > 0;
  if (looks.unknown.has(line.look)) return true;
  if (current.section === section && !(line.look !== cv.bodyLook && (line.scale > 1.04 || line.capitals))) return false;
  if (namesRatedSkill(cv, index)) return false;
  if (line.scale < 0.97 && strongest && !line.bold && !line.capitals) return false;
  if (marked) return true;
  // The document has headings that look like headings: a plain word among the text is none.
  if (strongest) return line.gap > 0.5 && section !== current.section && !followsList(current) && section !== 'other';
  if (looks.isFlat) return section !== 'other';
  if (line.gap > 0.2 || index === 0 || line.capitals || /[:：]$/.test(line.text) || current.lines.length === 0)
    return true;
  return closesSentence(cv, index) && (section === 'experience' || section === 'education') && opensEntries(cv, index);
}

/** From so many words on a line that ends with a full stop is a sentence. */
const WORDS_OF_SENTENCE = 5;
/** A first entry has its dates within so many lines. */
const LINES_OF_ENTRY = 4;

/** Text without white space between its parts: the line above ends a sentence, so this one does not go on with it. */
function closesSentence(cv: CvText, index: number): boolean {
  const before = cv.lines[index - 1];
  if (before === undefined || !/[.!?。！？]["'”»)]?$/u.test(before.text)) return false;
  return before.text.split(/\s+/).length >= WORDS_OF_SENTENCE || /[。！？]$/u.test(before.text);
}

function opensEntries(cv: CvText, index: number): boolean {
  return cv.lines
    .slice(index + 1, index + 1 + LINES_OF_ENTRY)
    .some((line) => findDates(line.text).some((hit) => hit.kind !== 'until'));
}

/** `Tools` over `Intermediate` is a skill with its level. */
function namesRatedSkill(cv: CvText, index: number): boolean {
  const next = cv.lines[index + 1];
  return next !== undefined && isSkillLevel(withoutBullet(next).text);
}

function followsList(current: SectionBlock): boolean {
  return current.section === 'skills' || current.section === 'languages' || current.section === 'interests';
}

function marginHeading(cv: CvText, index: number, looks: Looks): boolean {
  const line = cv.lines[index];
  const first = line?.cells[0];
  if (line === undefined || first === undefined) return false;
  if (findDates(first.text).length > 0) return false;
  return (
    first.bold ||
    line.heading > 0 ||
    first.text === first.text.toUpperCase() ||
    looks.known.has(line.look) ||
    line.gap > 0.5
  );
}

function isUnknownHeading(cv: CvText, index: number, looks: Looks): boolean {
  const line = cv.lines[index];
  if (line === undefined || line.cells.length > 1 || line.bullet) return false;
  if (line.text.length > 48 || /[@\d]|[.,;]$/.test(withoutNumber(line.text)) || isDocumentTitle(line.text))
    return false;
  // A post or a degree in the letters of the headings names an entry.
  if (titleEvidence(line.text) >= 2 || findDegrees(line.text).length > 0) return false;
  // The white space over a heading tells it from a post or an employer in the same bold letters.
  if (line.gap < (looks.gaps.get(line.look) ?? 0) * 0.4) return false;
  // The first lines are the name and the headline.
  return index >= 2;
}

/** Gives unknown sections that hold dated entries of work the name they did not have. */
function settle(blocks: SectionBlock[]): SectionBlock[] {
  return blocks.map((block) => {
    if (block.section !== 'other' && block.section !== 'summary') return block;
    if (sectionOf(block.heading) === 'other') return block;
    const dated = block.lines.filter((line) => findDates(line.text).some((hit) => hit.kind !== 'single')).length;
    if (dated < 2 || blocks.some((other) => other.section === 'experience')) return block;
    return { ...block, section: 'experience' };
  });
}

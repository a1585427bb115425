import { DURATION } from '../lexicon/date-words.ts';
import { placeEvidence } from '../lexicon/places.ts';
import { isSkillList } from '../lexicon/skill-lists.ts';
import { alternatives } from '../lexicon/words.ts';
import type { Hint, Line } from '../text/cv-text.ts';
import { isProse, withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece } from '../text/piece.ts';
import { type DateHit, findDates } from './dates.ts';
import { labelled } from './head-labels.ts';

/** A part of an entry's head: a cell, or what is left of it once the date is taken out. */
export type HeadPart = Piece & {
  styleBreaks: number[];
  bold: boolean;
  line: number;
  cell: number;
  /** What a label in front of it says it is. */
  hint: Hint;
};

/** One job, study or the like: what names it, when it was, what is told about it. */
export type Entry = { head: HeadPart[]; date: DateHit | null; dateAt: Piece | null; body: Line[] };

/** `aside`: the line itself is running text, its date is next to it in a cell of its own. */
type Marked = { line: Line; date: DateHit | null; body: boolean; aside: boolean };

const LABELLED = new RegExp(`^(?:${alternatives((words) => words.otherLabels?.ofEntries)})[^:：]{0,40}[:：]`);

/**
 * Cuts a section into dated entries by the pattern that its first entries show. Among jobs (`posts`) a line of tools
 * tells what was worked with; among studies it may name the subject.
 */
export function entriesOf(lines: Line[], posts = false): Entry[] {
  const marked = mark(lines, posts);
  const grouped = lines.some((line) => isLength(line.text));
  const anchors = marked.flatMap((item, index) => (item.date !== null ? [index] : []));
  if (anchors.length === 0) return undated(marked);
  const above = linesAbove(marked, anchors, grouped);
  const entries: Entry[] = [];
  const starts = anchors.map((anchor, i) => startOf(marked, anchor, anchors[i - 1] ?? -1, above));
  const below = linesBelow(marked, anchors, starts);
  anchors.forEach((anchor, i) => {
    const start = starts[i] ?? anchor;
    const end = starts[i + 1] ?? marked.length;
    entries.push(buildEntry(marked, start, anchor, end, below));
  });
  return entries;
}

/** A head line that its narrow column breaks: the two halves look alike and the first one had no room left. */
function joinBroken(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const cell = last?.cells[0];
    const broken =
      last !== undefined &&
      cell !== undefined &&
      last.cells.length === 1 &&
      line.cells.length === 1 &&
      !last.endsParagraph &&
      !last.bullet &&
      !line.bullet &&
      last.look === line.look &&
      (last.bold || last.italic || /[,–-]$/.test(last.text)) &&
      last.block === line.block &&
      line.gap < 0.15 &&
      !isProse(last.text) &&
      !isProse(line.text) &&
      findDates(last.text).length === 0 &&
      findDates(line.text).length === 0;
    if (!broken || last === undefined || cell === undefined) {
      joined.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    joined[joined.length - 1] = {
      ...last,
      text,
      end: line.end,
      cells: [{ ...cell, text, end: line.end }],
      endsParagraph: line.endsParagraph,
    };
  }
  return joined;
}

function mark(raw: Line[], posts: boolean): Marked[] {
  const lines = joinBroken(withoutLengths(labelled(raw)));
  const bulletsDated = lines.filter((line) => line.bullet && line.cells.length === 1 && edgeDate(line) !== null).length;
  const bullets = lines.filter((line) => line.bullet).length;
  const otherDates = lines.filter((line) => (line.bullet ? asideDate(line) : edgeDate(line)) !== null).length;
  const asEntries = bulletsDated >= 1 && otherDates === 0 && bulletsDated >= bullets * 0.4;
  const symbols = new Set(lines.filter((line) => line.bullet).map((line) => line.text.charAt(0))).size;
  const marked: Marked[] = [];
  lines.forEach((line, i) => {
    const before = marked[i - 1];
    const bullet = line.bullet && !asEntries && !headsEntry(line, lines[i + 1], symbols);
    const date = bullet ? asideDate(line) : edgeDate(line);
    marked.push({
      line,
      date,
      body: date === null && (bullet || isBody(line, before) || (posts && isSkillList(line.text))),
      aside: bullet && date !== null,
    });
  });
  return marked;
}

/** `4 years 6 months` on a line of its own: the sum over several posts at one employer. */
function isLength(text: string): boolean {
  return /\d/.test(text) && fold(text).replace(DURATION, '').trim() === '';
}

/** Without such lines the employer is right over the first of its posts. */
function withoutLengths(lines: Line[]): Line[] {
  return lines.flatMap((line, i) => {
    if (isLength(line.text)) return [];
    const before = lines[i - 1];
    return [before !== undefined && isLength(before.text) ? { ...line, gap: 0 } : line];
  });
}

/** An outer bullet in front of an entry's name: the dated line right under it has none. */
function headsEntry(line: Line, next: Line | undefined, symbols: number): boolean {
  if (symbols < 2 && !line.bold && line.cells.length < 2) return false;
  if (next === undefined || next.bullet || next.gap > 0.5 || isProse(withoutBullet(line).text)) return false;
  return next.block === line.block && edgeDate(next) !== null;
}

function isBody(line: Line, before: Marked | undefined): boolean {
  const text = line.text.trim();
  if (/^(?:https?:\/\/|www\.)\S+$/.test(text)) return true;
  if (LABELLED.test(fold(withoutBullet(line).text))) return true;
  if (line.cells.length > 1) return false;
  if (isProse(text)) return true;
  if (before?.body !== true) return false;
  if (/^\p{Ll}/u.test(text) && line.gap < 0.25) return true;
  // What goes on from a line of running text that reached the right edge belongs to it.
  const goesOn = !before.line.endsParagraph && before.line.look === line.look && line.gap < 0.25;
  return goesOn && (before.line.bullet || isProse(before.line.text)) && !/[.!?。]$/.test(before.line.text.trim());
}

/** The date of a line when it is at an edge of the line or of one of its cells, not amid a sentence. */
function edgeDate(line: Line): DateHit | null {
  const hits = findDates(line.text);
  if (hits.length === 0) return null;
  const body = withoutBullet(line);
  const lead = body.start - line.start;
  const ranked = [...hits].sort((a, b) => rank(b) - rank(a));
  for (const hit of ranked) {
    const before = line.text.slice(lead, hit.start);
    const after = line.text.slice(hit.end).replace(DURATION, '');
    const startsCell = /^[\s([（【]*$|\t[\s([（]*$/.test(before);
    const endsCell = /^[\s)\]）】.,:;]*(?:$|\t)/.test(after);
    if (!startsCell && !endsCell && !fillsPart(line, before, after)) continue;
    if (isProse(line.text) && hit.kind === 'single' && !(startsCell && endsCell)) continue;
    if (startsCell && !endsCell && hit.kind === 'single' && /^\s*\p{Ll}/u.test(after) && isProse(line.text)) continue;
    return hit;
  }
  return null;
}

/** `School (2011 – 2015), grade`: a period that fills a bracket or what is between two commas. */
function fillsPart(line: Line, before: string, after: string): boolean {
  if (line.bullet || isProse(line.text)) return false;
  const bracketed = /[([（]\s*$/.test(before) && /^\s*[)\]）]/.test(after);
  return bracketed || (/[,;|]\s*$/.test(before) && /^\s*[,;|]/.test(after));
}

/** The date that fills the last cell of a line. */
function asideDate(line: Line): DateHit | null {
  const last = line.cells[line.cells.length - 1];
  if (line.cells.length < 2 || last === undefined) return null;
  const hit = findDates(line.text).find((found) => line.start + found.start >= last.start - 1);
  return hit !== undefined && last.text.length - (hit.end - hit.start) < 6 ? hit : null;
}

function rank(hit: DateHit): number {
  return hit.kind === 'range' ? 3 : hit.kind === 'since' ? 2 : 1;
}

/**
 * How many head lines are over the dated line. The first entry shows it best, for nothing is before its head;
 * later ones may only say fewer, as an introduction may be over the first.
 */
function linesAbove(marked: Marked[], anchors: number[], grouped: boolean): number {
  const counts = anchors.map((anchor, i) => headLinesAbove(marked, anchor, anchors[i - 1] ?? -1));
  // Under an employer with several posts the later posts have fewer lines; what is there is taken.
  if (grouped) return Math.min(Math.max(...counts), 3);
  const first = Math.min(counts[0] ?? 0, 3);
  if (first === 0 || counts.length === 1) return first;
  const later = counts.slice(1).sort((a, b) => a - b);
  return Math.min(first, Math.max(1, later[Math.floor(later.length / 2)] ?? 0));
}

function headLinesAbove(marked: Marked[], anchor: number, previous: number): number {
  let count = 0;
  for (let i = anchor - 1; i > previous; i -= 1) {
    const item = marked[i];
    const under = marked[i + 1];
    if (item === undefined || under === undefined || item.body) break;
    // A place right under the dates of the entry before belongs to that entry.
    if (previous >= 0 && i === previous + 1 && i + 1 < anchor && placeEvidence(item.line.text).score >= 2) break;
    // So does what is close under those dates and apart from what follows.
    if (previous >= 0 && i === previous + 1 && under.line.gap - item.line.gap > 0.35) break;
    const apart = under.line.gap > (i + 1 === anchor ? 0.9 : 0.75);
    if (apart && !opensPage(item.line, under.line) && !isSubHeading(item.line, under.line)) break;
    count += 1;
  }
  return count;
}

/** Set in letters of its own and no closer to what is over it than to what is under it: it heads the latter. */
function isSubHeading(line: Line, under: Line): boolean {
  const standsOut = line.scale > under.scale + 0.04 || (line.bold && !under.bold) || line.heading > 0;
  return standsOut && line.cells.length === 1 && under.gap < 1.8 && line.gap > under.gap * 0.6;
}

/** Over the end of a page no distance is known. */
function opensPage(last: Line, first: Line): boolean {
  return last.page + 1 === first.page;
}

function startOf(marked: Marked[], anchor: number, previous: number, above: number): number {
  const available = headLinesAbove(marked, anchor, previous);
  return anchor - Math.min(above, available);
}

/** The fewest head lines that follow a dated line; what comes after is description. */
function linesBelow(marked: Marked[], anchors: number[], starts: number[]): number {
  const counts = anchors.map((anchor, i) => {
    const end = starts[i + 1] ?? marked.length;
    let count = 0;
    for (let k = anchor + 1; k < end; k += 1) {
      const item = marked[k];
      if (item === undefined || item.body || (item.line.gap > 0.75 && count > 0)) break;
      count += 1;
    }
    return count;
  });
  if (counts.length === 1) return Math.min(counts[0] ?? 0, 2);
  const positive = counts.filter((count) => count > 0);
  if (positive.length === 0) return 0;
  return Math.min(Math.min(...positive), 3);
}

function buildEntry(marked: Marked[], start: number, anchor: number, end: number, below: number): Entry {
  const head: HeadPart[] = [];
  const body: Line[] = [];
  const hit = marked[anchor]?.date ?? null;
  let dateAt: Piece | null = null;
  for (let i = start; i < end; i += 1) {
    const item = marked[i];
    if (item === undefined) continue;
    if (i === anchor && hit !== null) {
      dateAt = cut(item.line, hit.start, hit.end);
      if (item.aside) body.push(item.line);
      else head.push(...partsWithout(item.line, hit, i));
    } else if (i < anchor || (i <= anchor + below && !item.body && bodyFree(marked, anchor, i))) {
      head.push(...partsOf(item.line, i));
    } else body.push(item.line);
  }
  return { head, date: hit, dateAt, body };
}

function bodyFree(marked: Marked[], anchor: number, index: number): boolean {
  for (let i = anchor + 1; i < index; i += 1) if (marked[i]?.body === true) return false;
  return true;
}

function partsOf(line: Line, index: number): HeadPart[] {
  const body = withoutBullet(line);
  return line.cells.flatMap((cell, i) => {
    const from = Math.max(cell.start, body.start);
    if (from >= cell.end || cell.hint === 'told') return [];
    const piece = cut(cell, from - cell.start, cell.text.length);
    const shift = piece.start - cell.start;
    return [
      {
        ...piece,
        styleBreaks: cell.styleBreaks.map((at) => at - shift).filter((at) => at > 0),
        bold: cell.bold,
        line: index,
        cell: i,
        hint: cell.hint ?? line.hint,
      },
    ];
  });
}

/** The cells of the dated line without the date itself, its brackets and the length of time next to it. */
function partsWithout(line: Line, hit: DateHit, index: number): HeadPart[] {
  const from = line.start + hit.start;
  const to = line.start + hit.end;
  const parts: HeadPart[] = [];
  for (const part of partsOf(line, index)) {
    if (part.end <= from || part.start >= to) {
      parts.push(part);
      continue;
    }
    for (const rest of [
      cut(part, 0, Math.max(0, from - part.start)),
      cut(part, Math.min(part.text.length, to - part.start), part.text.length),
    ]) {
      const clean = trimmed(rest);
      if (clean.text === '') continue;
      const shift = clean.start - part.start;
      parts.push({
        ...part,
        ...clean,
        styleBreaks: part.styleBreaks.map((at) => at - shift).filter((at) => at > 0 && at < clean.text.length),
      });
    }
  }
  return parts;
}

function trimmed(piece: Piece): Piece {
  const withoutLength = piece.text.replace(DURATION, (found) => ' '.repeat(found.length));
  const closed = /^[\s]*[([（【][^)\]）】]*[)\]）】]/.test(withoutLength);
  const lead = (closed ? /^[\s,;:|·•–—\-~]*/ : /^[\s()[\]（）【】,;:|·•–—\-~]*/).exec(withoutLength)?.[0].length ?? 0;
  const tail = /[\s([（【,;:|·•–—\-~]*$/.exec(withoutLength)?.[0].length ?? 0;
  if (lead + tail >= piece.text.length) return { text: '', start: piece.start, end: piece.start };
  const closes = cut({ ...piece, text: withoutLength }, lead, piece.text.length - tail);
  return cut(piece, closes.start - piece.start, closes.end - piece.start);
}

/** Without any date, entries are told by empty lines, or by bold and large first lines. */
function undated(marked: Marked[]): Entry[] {
  const groups: Marked[][] = [];
  const bolds = marked.filter((item) => item.line.bold && !item.body).length;
  marked.forEach((item, i) => {
    const before = marked[i - 1];
    const opens =
      before === undefined ||
      (item.line.gap > 0.75 && !item.body) ||
      (bolds >= 2 && item.line.bold && !item.body && !before.line.bold) ||
      (before.body && !item.body);
    if (opens) groups.push([item]);
    else groups[groups.length - 1]?.push(item);
  });
  return groups.map((group) => {
    const head = group.filter((item) => !item.body).slice(0, 3);
    return {
      head: head.flatMap((item, i) => partsOf(item.line, i)),
      date: null,
      dateAt: null,
      body: group.filter((item) => !head.includes(item)).map((item) => item.line),
    };
  });
}

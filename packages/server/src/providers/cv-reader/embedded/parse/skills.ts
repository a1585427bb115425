import { type Section, sectionOf } from '../lexicon/headings.ts';
import { languageNames } from '../lexicon/languages.ts';
import { KNOWN_SKILLS } from '../lexicon/skills.ts';
import { alternatives } from '../lexicon/words.ts';
import type { Line } from '../text/cv-text.ts';
import { isProse, withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece, splitPiece, tidy } from '../text/piece.ts';
import { findDates } from './dates.ts';
import { labelOf } from './labels.ts';
import { isSkillLevel } from './skill-level.ts';

const LEAD =
  /^(?:(?:highly |very )?(?:proficient|experienced|skilled|fluent|knowledgeable|competent|familiar|expert|strong|good|advanced|solid)(?: knowledge| skills| experience| understanding)?\s+(?:in|with|of|at)\s+|(?:working |basic |good |strong |solid |advanced )?(?:knowledge|understanding|command|experience|proficiency|expertise)\s+(?:of|in|with)\s+|(?:sehr )?(?:gute|sichere|fundierte|solide|umfassende)?\s*kenntnisse\s+(?:in|mit|von)\s+|(?:sicherer )?umgang mit\s+|maitrise (?:de|du|des|d['’])\s*|connaissances? (?:de|du|des|en)\s+|dominio de\s+|manejo de\s+|conocimientos? (?:de|en)\s+|conoscenza (?:di|del|della)\s+|kennis van\s+|ervaring met\s+|conhecimentos? (?:de|em)\s+|menguasai\s+|thanh thao\s+|精通|熟练掌握|熟练使用|熟悉|掌握|了解)/;

/** The skills of the skill sections, in order, each once. */
export function skillsOf(sections: Line[][]): Piece[] {
  const found: Piece[] = [];
  for (const lines of sections) {
    const rated = ratedNames(lines);
    found.push(...(rated ?? joinWrapped(isLabelled(lines) ? lines.map(withoutFirstCell) : lines).flatMap(itemsOf)));
  }
  const seen = new Set<string>();
  return found.filter((piece) => {
    const key = fold(piece.text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Lists in which each skill carries its level, on the same line or the next: the names are the skills, and what is
 * listed under a level only tells what is meant.
 */
function ratedNames(lines: Line[]): Piece[] | null {
  const names: Piece[] = [];
  let rated = 0;
  let skipping = false;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined) continue;
    const next = lines[i + 1];
    const body = withoutBullet(line);
    if (isSkillLevel(body.text)) {
      skipping = true;
      continue;
    }
    const pair = namedLevel(line);
    if (pair !== null) {
      names.push(pair);
      rated += 1;
      skipping = true;
      continue;
    }
    if (
      next !== undefined &&
      isSkillLevel(withoutBullet(next).text) &&
      line.cells.length === 1 &&
      body.text.length < 40 &&
      !body.text.includes(',')
    ) {
      names.push(tidy(body));
      rated += 1;
      skipping = false;
      continue;
    }
    if (!skipping) return null;
  }
  return rated >= 2 ? names : null;
}

/** `Web Development: Expert`, with or without key words next to it. */
function namedLevel(line: Line): Piece | null {
  const first = line.cells[0];
  if (first === undefined) return null;
  const match = /^\s*(.{2,40}?)\s*(?::|：|–|—|\s-\s|\()\s*([^:()]{2,40})\)?\s*$/.exec(first.text);
  if (match?.[1] !== undefined && isSkillLevel(match[2] ?? '') && !match[1].includes(',')) {
    return tidy(cut(first, first.text.indexOf(match[1]), first.text.indexOf(match[1]) + match[1].length));
  }
  const second = line.cells[1];
  if (second !== undefined && line.cells.length === 2 && isSkillLevel(second.text) && !first.text.includes(','))
    return tidy(first);
  return null;
}

/** What a labelled line among the skills may be that is no skill. */
const OTHER = new Set<Section>(['other', 'personal', 'interests', 'contact', 'references', 'languages']);

function namesOther(label: string): boolean {
  return OTHER.has(sectionOf(label) ?? 'skills') || OTHER_WORDS.test(fold(label).trim());
}

/** A table whose first column names the kinds of skill and whose second one lists them. */
function isLabelled(lines: Line[]): boolean {
  return (
    lines.length >= 2 &&
    lines.every((line) => line.cells.length === 2) &&
    lines.some((line) => labelOf(line) !== null && /[,;、，]/.test(line.cells[1]?.text ?? '')) &&
    !lines.some((line) => namesOther(line.cells[0]?.text ?? ''))
  );
}

function withoutFirstCell(line: Line): Line {
  const cell = line.cells[1];
  if (cell === undefined) return line;
  return { ...line, text: cell.text, start: cell.start, cells: [cell], bullet: false };
}

/** Labels of languages and licences that are no headings of sections. */
const OTHER_WORDS = new RegExp(`^(?:${alternatives((words) => words.otherLabels?.ofLanguages)})$`);

function itemsOf(line: Line): Piece[] {
  const label = labelOf(line);
  if (label !== null && OTHER.has(sectionOf(label.name) ?? 'skills') && !/^lang/i.test(label.name)) return [];
  const [first, second] = line.cells;
  if (first !== undefined && second !== undefined && OTHER.has(sectionOf(first.text) ?? 'skills')) {
    const programming = sectionOf(first.text) === 'languages' && languageNames(second.text).length === 0;
    return programming ? listParts(second) : [];
  }
  if (OTHER_WORDS.test(fold(label?.name ?? first?.text ?? '').trim())) return [];
  if (label !== null) return /^keywords?$/i.test(label.name) ? [] : splitPiece(label.rest, /\t+/g).flatMap(listParts);
  const body = withoutBullet(line);
  return splitPiece(body, /\t+/g)
    .filter((cell) => !/^keywords?\s*:/i.test(cell.text) && !/[:：]$/.test(cell.text))
    .map((cell) => {
      const inner = /^([^:：,;]{2,42})[:：]\s*(?=\S)/.exec(cell.text);
      return inner === null ? cell : cut(cell, inner[0].length, cell.text.length);
    })
    .flatMap(listParts);
}

/** A list that breaks over lines: the last item of one line may go on in the next. */
function joinWrapped(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const cell = last?.cells[0];
    const goesOn =
      last !== undefined &&
      cell !== undefined &&
      last.cells.length === 1 &&
      line.cells.length === 1 &&
      !line.bullet &&
      line.block === last.block &&
      line.look === last.look &&
      line.gap < 0.2 &&
      /[,;、，]/.test(last.text) &&
      labelOf(line) === null &&
      (!last.endsParagraph || /[,;、，&]$/.test(last.text));
    if (!goesOn || last === undefined || cell === undefined) {
      joined.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    joined[joined.length - 1] = {
      ...last,
      text,
      end: line.end,
      cells: [{ ...cell, text: `${cell.text} ${line.text}`, end: line.end }],
      endsParagraph: line.endsParagraph,
    };
  }
  return joined;
}

const SEPARATOR = /\s*[,;，；、|｜•·∙‣▪■●○◆\t]\s*|\s+[–—]\s+|\s+\/\s+|(?<=[\u3040-\u9fff])\s*[/／]\s*|\s{3,}/g;

function listParts(piece: Piece): Piece[] {
  if (isProse(piece.text) && !/[,;、，]/.test(piece.text)) return knownIn(piece);
  if (piece.text.split(/\s+/).length > 9 && averageWords(piece) > 5) return knownIn(piece);
  return splitOutsideBrackets(piece).flatMap((part) => {
    let item = tidy(part);
    const lead = LEAD.exec(fold(item.text));
    if (lead !== null) item = tidy(cut(item, lead[0].length, item.text.length));
    const and = /^(?:and|und|et|y|e|en|dan|và|及|和|与|및)\s+/i.exec(item.text);
    if (and !== null) item = tidy(cut(item, and[0].length, item.text.length));
    return splitAnd(item).map(withoutLevel).filter(isItem);
  });
}

function averageWords(piece: Piece): number {
  const parts = splitPiece(piece, SEPARATOR);
  return parts.reduce((sum, part) => sum + part.text.split(/\s+/).length, 0) / Math.max(1, parts.length);
}

/** `SQL and Python`: two skills when both sides are short. */
function splitAnd(piece: Piece): Piece[] {
  const match = /\s+(?:and|und|et|y|dan|và)\s+/i.exec(piece.text);
  if (match === null) return [piece];
  const left = cut(piece, 0, match.index);
  const right = cut(piece, match.index + match[0].length, piece.text.length);
  const single = (part: Piece): boolean =>
    KNOWN_SKILLS.has(fold(part.text)) || /^[A-Z][A-Za-z+#.]*(?:\s[A-Z]\w*)?$/.test(part.text);
  return single(left) && single(right) ? [left, right] : [piece];
}

function splitOutsideBrackets(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let depth = 0;
  let from = 0;
  for (const match of piece.text.matchAll(
    /[(（[]|[)）\]]|\s*[,;，；、|｜•·∙‣▪■●○◆\t]\s*|\s+[–—]\s+|\s+\/\s+|\s{3,}/g,
  )) {
    const unit = match[0];
    if (/^[(（[]$/.test(unit)) depth += 1;
    else if (/^[)）\]]$/.test(unit)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      parts.push(cut(piece, from, match.index));
      from = match.index + unit.length;
    }
  }
  parts.push(cut(piece, from, piece.text.length));
  return parts.filter((part) => part.text !== '');
}

function withoutLevel(piece: Piece): Piece {
  const bracket = /\s*[（(][^（(]*[)）]?\s*$/.exec(piece.text);
  const inner = bracket === null ? '' : bracket[0].replace(/[()（）]/g, '').trim();
  if (
    bracket !== null &&
    bracket.index > 1 &&
    (isSkillLevel(inner) || /\d+\s*\+?\s*(?:years?|yrs?|jahre?|ans|años|anni|jaar|anos|年)/i.test(inner))
  ) {
    return tidy(cut(piece, 0, bracket.index));
  }
  const colon = /^(.{2,40}?)\s*(?:[:：]|\s[–—-])\s*(.{1,30})$/.exec(piece.text);
  if (colon?.[1] !== undefined && isSkillLevel(colon[2] ?? '')) return tidy(cut(piece, 0, colon[1].length));
  const dots = /[\s]*[★☆●○■□▪▫◆◇⬤◯]+\s*$|\s+\d{1,3}\s?%\s*$/.exec(piece.text);
  return dots !== null && dots.index > 1 ? tidy(cut(piece, 0, dots.index)) : piece;
}

function isItem(piece: Piece): boolean {
  const text = piece.text;
  if (text.length < 1 || text.length > 60 || text.split(/\s+/).length > 7) return false;
  if (!/[\p{L}]/u.test(text) || /[@?![\]]|https?:/.test(text)) return false;
  if (isSkillLevel(text) || (text.length === 1 && !/^[CRJD]$/.test(text))) return false;
  return !/^(?:etc|usw|u\.a|and more|among others)\.?$/i.test(text);
}

/** Known terms in running text. */
export function knownIn(piece: Piece): Piece[] {
  const folded = fold(piece.text);
  const found: Piece[] = [];
  // `Spring 2020` is a term, not what one can do.
  const dated = findDates(piece.text);
  const words = [...folded.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.]*(?:[-/][\p{L}\p{N}+#.]+)*/gu)];
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(3, words.length - i); length >= 1; length -= 1) {
      const first = words[i];
      const last = words[i + length - 1];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].replace(/\.+$/, '').length;
      const key = folded.slice(first.index, end);
      if (!KNOWN_SKILLS.has(key) || dated.some((hit) => hit.start < end && hit.end > first.index)) continue;
      const original = piece.text.slice(first.index, end);
      // Short or common words count only when written as a name.
      if (/^[a-z]+$/.test(original)) continue;
      found.push(cut(piece, first.index, end));
      i += length - 1;
      break;
    }
  }
  return found;
}

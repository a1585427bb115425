import { placeEvidence } from '../lexicon/places.ts';
import { isSchool } from '../lexicon/study-words.ts';
import { companyEvidence, EMPLOYMENT_TYPES, endsInLegalForm, titleEvidence } from '../lexicon/work-words.ts';
import type { Hint } from '../text/cv-text.ts';
import { fold, hasCjk } from '../text/fold.ts';
import { cut, type Piece, splitPiece, tidy } from '../text/piece.ts';
import { findDates } from './dates.ts';
import type { HeadPart } from './entries.ts';

/** A candidate value of an entry's head. */
export type Fragment = Piece & { line: number; cell: number; bold: boolean; hint: Hint };

const STRONG =
  /\s*[|｜¦]\s*|\s+[·•∙⋅‧]\s+|\s+[–—−]\s+|\s+-{1,2}\s+|\s*[–—]\s*(?=\p{Lu})(?<=\p{Ll}\s*[–—]\s*)|\s{3,}|\s*\t\s*/gu;

/**
 * Cuts the parts of a head at separators that no name contains. Among jobs (`posts`) what stands out in bold is split
 * from the rest even when no list knows either.
 */
export function fragmentsOf(head: HeadPart[], posts = false): Fragment[] {
  const found: Fragment[] = [];
  for (const part of head) {
    const pieces = splitPiece(part, STRONG);
    for (const piece of (pieces.length === 1 ? splitStyle(part, posts) : pieces)
      .flatMap(splitSlash)
      .flatMap((piece) => (posts && part.hint === '' ? splitColon(piece) : [piece]))
      .flatMap(splitCjk)) {
      const clean = tidy(piece);
      if (clean.text === '' || /^(?:https?:\/\/|www\.)\S+$/.test(clean.text) || isOnlyDate(clean.text)) continue;
      found.push({ ...clean, line: part.line, cell: part.cell, bold: part.bold, hint: part.hint });
    }
  }
  return found;
}

/** A post in bold and its employer after it in plain letters, or the other way round, with nothing between them. */
function splitStyle(part: HeadPart, posts: boolean): Piece[] {
  const [at, more] = part.styleBreaks;
  if (at === undefined || more !== undefined) return [part];
  const left = cut(part, 0, at);
  const right = cut(part, at, part.text.length);
  if (left.text.length < 3 || right.text.length < 3 || /[,;:(&-]$/.test(left.text) || !/^\p{Lu}/u.test(right.text))
    return [part];
  const kinds = [left, right].map((side) => titleEvidence(side.text) - companyEvidence(side.text));
  const [first = 0, second = 0] = kinds;
  const differ = first * second <= 0 && first !== second;
  return differ || (posts && part.bold && first === 0 && second === 0) ? [left, right] : [part];
}

/** `Company / Title`: split when the two sides are of different kinds. */
function splitSlash(piece: Piece): Piece[] {
  const match = /\s+[/／]\s+/.exec(piece.text);
  if (match === null) return [piece];
  const left = cut(piece, 0, match.index);
  const right = cut(piece, match.index + match[0].length, piece.text.length);
  const kinds = Math.abs(titleEvidence(left.text) - titleEvidence(right.text));
  return kinds >= 2 && !(titleEvidence(left.text) > 0 && titleEvidence(right.text) > 0) ? [left, right] : [piece];
}

/** `Employer: Post`, or the post first where what follows is plainly an employer. A label in front of a post stays. */
function splitColon(piece: Piece): Piece[] {
  const match = /(?<=\S)\s*[:：]\s+(?=\S)/.exec(piece.text);
  if (match === null) return [piece];
  const left = cut(piece, 0, match.index);
  const right = cut(piece, match.index + match[0].length, piece.text.length);
  if (!isCapitalName(left.text) || EMPLOYMENT_TYPES.some(([kind]) => kind.test(fold(left.text)))) return [piece];
  const post = { left: titleEvidence(left.text), right: titleEvidence(right.text) };
  const employerFirst = post.left === 0 && post.right >= 2 && !FUNCTION.test(fold(left.text));
  const employerLast = post.left >= 2 && post.right === 0 && companyEvidence(right.text) >= 1;
  return employerFirst || employerLast ? [left, right] : [piece];
}

/** Words in front of a post that say what follows and name no employer. */
const FUNCTION =
  /\b(?:position|role|job|post|title|project|team|department|internship|client|task|stelle|funktion|projekt|abteilung|poste|fonction|projet|puesto|cargo|proyecto|ruolo|progetto|functie|projeto)s?$/;

/** Up to six words, each with a capital but the little ones between them. */
function isCapitalName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    words.every((word) => /^(?:[\p{Lu}\p{Lo}\d&]|(?:of|and|the|de|du|des|der|von|di|do|da|y|et|und)$)/u.test(word))
  );
}

/** A date or a number is the name of nothing. */
function isOnlyDate(text: string): boolean {
  if (!/\d/.test(text) || text.length > 40) return false;
  if (/^[\d\s./–—-]+$/.test(text)) return true;
  const rest = findDates(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest);
}

const CJK_SPACE =
  /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af）)])[\s\u3000]+(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af（(])/g;

/** Between characters of writing without spaces a space parts two names; Korean also parts words by it. */
function splitCjk(piece: Piece): Piece[] {
  if (!hasCjk(piece.text)) return [piece];
  const parts = splitPiece(piece, CJK_SPACE);
  if (!/[\uac00-\ud7af]/.test(piece.text)) return parts;
  const organised = parts.filter((part) => companyEvidence(part.text) >= 1 || isSchool(part.text));
  return organised.length >= 1 && parts.length <= 4 ? parts : [piece];
}

const LEGAL_AFTER_COMMA =
  /^\s*(?:inc|ltd|llc|llp|plc|corp|co|s\.?a|s\.?l|gmbh|ag|b\.?v|n\.?v|kg|e\.?v)\.?(?=$|[\s,)])/i;

/** Splits at commas, but not before a legal form, and not inside brackets. */
export function commaParts(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < piece.text.length; i += 1) {
    const unit = piece.text.charAt(i);
    if (unit === '(' || unit === '（') depth += 1;
    else if (unit === ')' || unit === '）') depth = Math.max(0, depth - 1);
    else if ((unit === ',' || unit === '，' || unit === '、' || unit === ';') && depth === 0) {
      const rest = piece.text.slice(i + 1);
      if (LEGAL_AFTER_COMMA.test(rest) || /^\d/.test(rest)) continue;
      parts.push(cut(piece, from, i));
      from = i + 1;
    }
  }
  parts.push(cut(piece, from, piece.text.length));
  return parts.filter((part) => part.text !== '');
}

const AT =
  /\s+(?:at|@|bei (?:der|dem|den)|bei|beim|chez|presso|bij|na empresa|en la empresa|di|tai|for|für|c\/o|w)\s+|\s*@\s+/giu;

/** Words that are between a post and its employer and nowhere else in a head. */
const NAMES_EMPLOYER = /^\s+(?:bei(?: de[rmn])?|beim|bij|chez|presso)\s+$/i;

function isShortName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 5;
}

/** `Title at Company` in one piece: where both sides fit, the two sides. */
export function splitAt(piece: Piece): [Piece, Piece] | null {
  for (const match of piece.text.matchAll(AT)) {
    const left = cut(piece, 0, match.index);
    const right = cut(piece, match.index + match[0].length, piece.text.length);
    if (left.text === '' || right.text === '') continue;
    const weak = /^\s+(?:di|for|für|w)\s+$/i.test(match[0]);
    if (weak && (!/^\p{Lu}/u.test(right.text) || companyEvidence(right.text) < 2)) continue;
    if (titleEvidence(left.text) >= 2) return [left, right];
    if (NAMES_EMPLOYER.test(match[0]) && isShortName(left.text) && /^\p{Lu}/u.test(right.text)) return [left, right];
  }
  return null;
}

/** `Acme (Lyon)` */
function withoutBracketPlace(piece: Piece): { name: Piece; place: Piece | null } {
  const bracket = /\s*[（(]([^()（）]{2,40})[)）]$/.exec(piece.text);
  if (bracket?.[1] === undefined || placeEvidence(bracket[1]).score < 1.5) return { name: piece, place: null };
  const from = bracket.index + bracket[0].indexOf(bracket[1]);
  return { name: cut(piece, 0, bracket.index), place: cut(piece, from, from + bracket[1].length) };
}

/** `Unknown Name, New York, NY`: something is before the place that is neither a place nor an address. */
export function isNameWithPlace(piece: Piece): boolean {
  const [first, ...rest] = commaParts(piece);
  if (first === undefined || rest.length === 0 || /\d/.test(first.text) || placeEvidence(first.text).score > 0)
    return false;
  if (rest.length > 1) return placeEvidence(rest.map((part) => part.text).join(', ')).score >= 1.5;
  return placeEvidence(rest[0]?.text ?? '').city !== '';
}

/** A firm by its legal form, then one capital word or two: no firm goes on there, its town does. */
function isTownOfFirm(firm: string, town: string): boolean {
  return (
    endsInLegalForm(firm) && /^\p{Lu}[\p{L}'’.-]+(?:[ /]\p{L}[\p{L}'’.-]+)?$/u.test(town) && companyEvidence(town) === 0
  );
}

/** Takes places off the end: `Acme, Berlin, Germany`. */
export function withoutPlace(piece: Piece): { name: Piece; place: Piece | null } {
  const parts = commaParts(piece);
  let keep = parts.length;
  while (keep > 1) {
    const part = parts[keep - 1];
    if (part === undefined) break;
    const pair = keep > 2 ? placeEvidence(`${parts[keep - 2]?.text ?? ''}, ${part.text}`).score : 0;
    const known = placeEvidence(part.text).score >= 1.5 || /^[A-Z]{2}(?:\s+\d{5})?$/.test(part.text) || pair >= 2;
    if (!known && !isTownOfFirm(parts[keep - 2]?.text ?? '', part.text)) break;
    keep -= 1;
    // `Town, ST`: the town belongs to the state even when no list knows it.
    if (/^[A-Z]{2}(?:\s+\d{5})?$/.test(part.text) && keep > 1) keep -= 1;
  }
  if (keep === parts.length) return withoutBracketPlace(piece);
  const last = parts[keep - 1];
  const first = parts[0];
  const end = parts[parts.length - 1];
  const from = parts[keep];
  if (keep === parts.length || last === undefined || first === undefined || end === undefined || from === undefined) {
    return { name: piece, place: null };
  }
  return {
    name: cut(piece, first.start - piece.start, last.end - piece.start),
    place: cut(piece, from.start - piece.start, end.end - piece.start),
  };
}

import type { DateParts } from '../../../shapes/profile.ts';
import { placeEvidence } from '../lexicon/places.ts';
import { findDegrees, isSchool } from '../lexicon/study-words.ts';
import { alternatives } from '../lexicon/words.ts';
import { companyEvidence } from '../lexicon/work-words.ts';
import type { Line } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece, tidy } from '../text/piece.ts';
import type { DateHit } from './dates.ts';
import { type Entry, entriesOf } from './entries.ts';
import { commaParts, type Fragment, fragmentsOf } from './fragments.ts';
import { descriptionOf } from './jobs.ts';

export type Study = {
  school: Piece | null;
  degree: Piece | null;
  field: Piece | null;
  grade: Piece | null;
  description: Piece | null;
  date: DateHit | null;
  dateAt: Piece | null;
  /** Lines of the head. */
  headLines: number;
  /** East Asian CVs give a line each to entering and to leaving. */
  stage: 'entered' | 'left' | '';
  /** The kind of school, which stands for the degree when none is named. */
  kind: Piece | null;
};

const GRADE = new RegExp(`(?:^|[\\s(])(?:${alternatives((words) => words.studies?.grades)})`);

/** The studies of an education section. */
export function studiesOf(lines: Line[], monthsByNumber = true): Study[] {
  const entries = entriesOf(lines);
  const places = repeatedAsides(entries);
  const studies = joinStages(
    entries.map((entry) => studyOf(withoutParts(monthsByNumber ? entry : asYears(entry), places))),
  ).filter((study) => study.school !== null || study.degree !== null);
  studies.forEach((study, i) => {
    const before = studies[i - 1];
    // Several degrees at one school: the school is over the first of them only.
    if (
      study.school === null &&
      before !== undefined &&
      study.degree !== null &&
      before.school !== null &&
      before.degree !== null
    ) {
      if (study.date !== null && before.date !== null && study.headLines < before.headLines)
        study.school = before.school;
    }
  });
  return studies;
}

/** `2007-11` where no month is written as a number: the years from 2007 to 2011. */
function asYears(entry: Entry): Entry {
  const { date, dateAt } = entry;
  const years = /^(\d\d)(\d\d)[-–](\d\d)$/.exec(dateAt?.text.trim() ?? '');
  if (date === null || date.kind !== 'single' || years === null) return entry;
  const [from, to] = [Number(`${years[1]}${years[2]}`), Number(`${years[1]}${years[3]}`)];
  if (to <= from || to - from > 8) return entry;
  const year = (value: number): DateParts => ({ year: value, month: 0, day: 0 });
  return { ...entry, date: { ...date, kind: 'range', from: year(from), to: year(to) } };
}

/** What is at the right of three and more entries alike, and is no school by its words, is where they all were. */
function repeatedAsides(entries: Entry[]): Set<string> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const part of entry.head) {
      if (part.cell > 0 && !isSchool(part.text) && findDegrees(part.text).length === 0)
        counts.set(part.text, (counts.get(part.text) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([text]) => text));
}

function withoutParts(entry: Entry, texts: Set<string>): Entry {
  return texts.size === 0 ? entry : { ...entry, head: entry.head.filter((part) => !texts.has(part.text)) };
}

/** `Majoring in …` says the field. */
const FIELD_LEAD = new RegExp(`^(?:${alternatives((words) => words.studies?.fields)})\\s*(?:in|en|:|：)?\\s+(?=\\S)`);

function studyOf(entry: Entry): Study {
  const study: Study = {
    school: null,
    degree: null,
    field: null,
    grade: null,
    description: descriptionOf(entry.body),
    date: entry.date,
    dateAt: entry.dateAt,
    headLines: new Set(entry.head.map((part) => part.line)).size,
    stage: '',
    kind: null,
  };
  const rest: Fragment[] = [];
  for (const fragment of fragmentsOf(entry.head).map(withoutRemark).flatMap(splitCommas)) {
    if (ENTERED.test(fragment.text)) study.stage = 'entered';
    else if (LEFT.test(fragment.text)) study.stage = 'left';
    else takePart(study, fragment, rest);
  }
  if (entry.dateAt !== null && study.stage === '')
    study.stage = ENTERED_AFTER.test(entry.dateAt.text) ? 'entered' : LEFT_AFTER.test(entry.dateAt.text) ? 'left' : '';
  for (const line of entry.body) {
    if (study.degree !== null && study.school !== null) break;
    lookInBody(study, line);
  }
  fillGaps(study, rest);
  study.degree ??= study.kind;
  return study;
}

const ENTERED = new RegExp(`^(?:${alternatives((words) => words.stages?.entered)})$`);
const LEFT = new RegExp(`^(?:${alternatives((words) => words.stages?.left)})$`);
const ENTERED_AFTER = new RegExp(`(?:${alternatives((words) => words.stages?.enteredAfter)})$`);
const LEFT_AFTER = new RegExp(`(?:${alternatives((words) => words.stages?.leftAfter)})$`);

/** `University of Northfield. Thesis: …`: a new sentence with a label of its own names neither school nor field. */
function withoutRemark<P extends Piece>(fragment: P): P {
  const remark = /(?<=\p{L}{3}|[)])[.;]\s+(?=\p{Lu}[\p{L} ’'-]{2,28}\s*[:：])/u.exec(fragment.text);
  return remark === null ? fragment : { ...fragment, ...cut(fragment, 0, remark.index) };
}

/** `… 入学` and `… 卒業` of one school become one study with a start and an end. */
function joinStages(studies: Study[]): Study[] {
  const joined: Study[] = [];
  for (const study of studies) {
    const last = joined[joined.length - 1];
    if (
      last !== undefined &&
      last.stage === 'entered' &&
      study.stage === 'left' &&
      study.date !== null &&
      last.date !== null
    ) {
      if (study.school === null || last.school === null || last.school.text === study.school.text) {
        joined[joined.length - 1] = {
          ...study,
          school: study.school ?? last.school,
          degree: study.degree ?? last.degree,
          field: study.field ?? last.field,
          date: { ...study.date, from: last.date.from, kind: 'range' },
        };
        continue;
      }
    }
    joined.push(study);
  }
  return joined;
}

function splitCommas(fragment: Fragment): Fragment[] {
  return commaParts(fragment).map((piece) => ({ ...fragment, ...piece }));
}

function takePart(study: Study, fragment: Fragment, rest: Fragment[]): void {
  const clean = tidy(fragment);
  const piece: Fragment = { ...fragment, ...clean };
  if (piece.text === '') return;
  if (piece.hint !== '' && takeHinted(study, piece)) return;
  const folded = fold(piece.text);
  const halves = splitAtSchool(piece);
  if (halves !== null) {
    study.school ??= schoolName(halves[1]);
    takePart(study, { ...piece, ...halves[0] }, rest);
    return;
  }
  const lead = FIELD_LEAD.exec(folded);
  if (lead !== null && study.field === null) {
    study.field = tidy(cut(piece, lead[0].length, piece.text.length));
    return;
  }
  const degree = firstDegree(piece);
  const school = isSchool(piece.text);
  if (
    degree !== null &&
    study.degree === null &&
    !(school && (degree.start > piece.start + 24 || namesSchool(degree, piece) || isInSchoolName(degree, piece)))
  ) {
    takeDegree(study, piece, degree, school, rest);
    return;
  }
  if (degree !== null && study.degree !== null && degree.start - piece.start <= 2 && !school) {
    // The degree said twice, the second time with its field.
    const again: Study = { ...study, field: null };
    takeDegree(again, piece, degree, school, []);
    study.field ??= again.field;
    return;
  }
  if (GRADE.test(folded) && !school) {
    study.grade ??= piece;
    return;
  }
  if (school && study.school === null) {
    if (degree !== null && /^(?:sma|smk|high school|secondary school)$/i.test(degree.text)) study.kind = degree;
    study.school = schoolName(piece);
    return;
  }
  if (placeEvidence(piece.text).score >= 2 || /^[A-Z]{2}(?:\s+\d{5})?$/.test(piece.text)) {
    rest.push({ ...piece, bold: false });
    return;
  }
  rest.push(piece);
}

/** What a form's label said the piece is. */
function takeHinted(study: Study, piece: Fragment): boolean {
  if (piece.hint === 'school') study.school ??= piece;
  else if (piece.hint === 'field') study.field ??= piece;
  else if (piece.hint === 'degree') {
    const degree = firstDegree(piece);
    if (degree === null || degree.start - piece.start > 2) study.degree = tidy(withoutBracket(piece));
    else {
      study.degree = null;
      takeDegree(study, piece, degree, false, []);
    }
  } else return false;
  return true;
}

function withoutBracket(piece: Piece): Piece {
  const at = piece.text.search(/\s*[（(]/);
  return at > 1 ? cut(piece, 0, at) : piece;
}

/** `Studium der Chemie an der Universität Sonnenburg`: what is studied, and where. */
function splitAtSchool(piece: Piece): [Piece, Piece] | null {
  if (!isSchool(piece.text)) return null;
  for (const match of piece.text.matchAll(AT_SCHOOL)) {
    const left = cut(piece, 0, match.index);
    const right = cut(piece, match.index + match[0].length, piece.text.length);
    if (left.text.length > 2 && isSchool(right.text) && !isSchool(left.text) && /^\p{Lu}/u.test(right.text)) {
      return [withoutStudy(left), right];
    }
  }
  return null;
}

const AT_SCHOOL =
  /\s+(?:an der|an dem|am|an|at the|at|from|à l['’]|à la|à|en la|en el|en|presso l['’]|presso|bij|aan de|aan|na|pela|pelo|di|tại|của)\s*(?=\p{Lu})/gu;

/** `Studium der …` says nothing but that it was studied. */
function withoutStudy(piece: Piece): Piece {
  const lead =
    /^(?:studium|studies|étude?s|studi|studie|estudios|estudos|kuliah)\s+(?:der|des|in|de|en|di|van|em|of)?\s*/i.exec(
      piece.text,
    );
  return lead === null ? piece : cut(piece, lead[0].length, piece.text.length);
}

/** Kinds of school that are also what one leaves them with: with a name behind them they are the school. */
function namesSchool(degree: Piece, piece: Piece): boolean {
  if (!/^(?:gymnasium|high school|secondary school|sma|smk|lyceum|atheneum|bootcamp)$/i.test(degree.text)) return false;
  return piece.text.length > degree.text.length + 3;
}

/** `Istituto Tecnico Agrario`: what would be a degree elsewhere describes the school here. */
function isInSchoolName(degree: Piece, piece: Piece): boolean {
  const before = piece.text.slice(0, degree.start - piece.start);
  return (
    isSchool(before) &&
    !/[,:(–—-]\s*$/.test(before) &&
    /^(?:tecnic[oa]|tecnolog[oia]+|superior|profesional|professionnel(?:le)?|perito|licence|curso|ausbildung|weiterbildung|promotion|lehre|master)$/.test(
      fold(degree.text),
    )
  );
}

/** The degree of a piece: one at its beginning, or else the last one. */
function firstDegree(piece: Piece): Piece | null {
  const found = findDegrees(piece.text);
  const first = found.find((hit) => hit.start <= 2) ?? found[0];
  return first === undefined ? null : cut(piece, first.start, first.end);
}

const LINK_WORD =
  /^\s*(?:[,:;–—-]\s*)?(?:(?:degree|diploma|studies|programme|program|candidate|student)\s+)?(?:in|of|en|em|di|der|des|im fach|fach|in der|in den|for|für|de|del|nganh|ngành|chuyên ngành|jurusan|bidang|op het gebied van|richting)(?!\p{L})\s*|^\s*(?:[,:;–—-]\s*)?(?:d['’]|dell['’]|:|,|-|–|—|\()\s*/iu;

function takeDegree(study: Study, piece: Fragment, degree: Piece, school: boolean, rest: Fragment[]): void {
  study.degree = degree;
  const after = cut(piece, degree.end - piece.start, piece.text.length);
  const before = tidy(cut(piece, 0, degree.start - piece.start));
  if (after.text !== '') {
    const link = LINK_WORD.exec(after.text);
    const field = tidy(cut(after, link?.[0].length ?? 0, after.text.length));
    const normalized = unbracketed(field);
    if (school && isSchool(normalized.text)) study.school ??= schoolName(normalized);
    else if (GRADE.test(fold(normalized.text))) study.grade ??= normalized;
    else if (normalized.text.length > 1) study.field ??= normalized;
  }
  if (before.text !== '') {
    if (isSchool(before.text)) study.school ??= schoolName(before);
    else if (
      /(?:^|\s)(?:technical|executive|double|joint|integrated|international|european|professional)$/i.test(before.text)
    ) {
      study.degree = cut(piece, before.start - piece.start, degree.end - piece.start);
    } else rest.push({ ...piece, ...before });
  }
}

function unbracketed(piece: Piece): Piece {
  const open = (piece.text.match(/[（(]/g) ?? []).length;
  const close = (piece.text.match(/[）)]/g) ?? []).length;
  return close > open ? tidy(cut(piece, 0, piece.text.length - 1)) : piece;
}

function schoolName(piece: Piece): Piece {
  const lead = /^(?:at|an der|à l['’]|à|en la|en|presso|bij|na|no|di|tại|from)\s+(?=\p{Lu})/u.exec(piece.text);
  return lead === null ? piece : cut(piece, lead[0].length, piece.text.length);
}

function lookInBody(study: Study, line: Line): void {
  if (line.text.length > 90 || line.bullet) return;
  for (const cell of line.cells) {
    for (const part of commaParts(withoutRemark<Piece>(cell))) {
      const degree = firstDegree(part);
      if (degree !== null && degree.start - part.start <= 2 && study.degree === null)
        takeDegree(study, { ...part, line: 0, cell: 0, bold: false, hint: '' }, degree, false, []);
      else if (study.school === null && isSchool(part.text) && part.text.split(/\s+/).length <= 8)
        study.school = schoolName(part);
    }
  }
}

/** What one leaves a general school with has no field. */
const SCHOOL_LEAVING = new RegExp(`^(?:${alternatives((words) => words.studies?.schoolLeaving)})$`);

/** What no word list knows is placed by what is still missing: field, degree, school. */
function fillGaps(study: Study, rest: Fragment[]): void {
  const places = rest.filter((piece) => placeEvidence(piece.text).score >= 1.5);
  const unknown = rest.filter((piece) => !places.includes(piece) && piece.text.length > 1 && !/^\d+$/.test(piece.text));
  if (study.degree === null && study.school !== null) {
    const next = unknown.shift();
    if (next !== undefined && /(?:学部|学科|研究科|专业|系|학과|학부|전공)$/.test(next.text)) study.field ??= next;
    else if (next !== undefined) study.degree = next;
  }
  if (study.school === null && study.degree !== null) {
    const general = SCHOOL_LEAVING.test(fold(study.degree.text));
    const likely = study.field === null && !general ? unknown.slice(1) : unknown;
    const next =
      likely.find((piece) => piece.bold) ?? likely.find((piece) => companyEvidence(piece.text) > 0) ?? likely[0];
    if (next !== undefined) {
      study.school = next;
      unknown.splice(unknown.indexOf(next), 1);
    } else if (study.field === null && unknown.length === 1 && places.length === 1 && places[0] !== undefined) {
      study.school = places[0];
    }
  }
  if (study.school === null && study.degree === null) {
    const [first, ...others] = unknown;
    // `Residency, Surgery, Northside Hospital`: the organisation is the school, wherever it is, else the last part.
    const school = others.find((piece) => companyEvidence(piece.text) > 0) ?? others[others.length - 1];
    if (first !== undefined && school !== undefined) {
      study.degree = first;
      study.school = school;
      study.field ??= others.find((piece) => piece !== school) ?? null;
    }
    return;
  }
  study.field ??= unknown[0] ?? null;
}

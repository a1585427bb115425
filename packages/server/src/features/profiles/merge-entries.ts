import type {
  DateParts,
  ProfileCertification,
  ProfileEducation,
  ProfilePosition,
} from '../../providers/shapes/profile.ts';
import { foldName, wordOverlap } from './fold.ts';

/** Legal forms and the like at the end of a company's name: they differ between sources, the company does not. */
const LEGAL_FORMS = new Set(
  'sal inc incorporated llc ltd limited plc corp corporation co company gmbh mbh ag kg ohg ug se sa sas sarl srl spa bv nv ab as aps oy oyj pty pvt private lp llp kk group holding holdings und and e v ev 株式会社 有限会社'.split(
    ' ',
  ),
);

/** Months that two sources may differ by about one start: one counts the contract, the other the first day. */
const START_TOLERANCE_MONTHS = 2;
const SIMILAR_TITLE = 0.5;

function companyKey(name: string): string {
  const normalized = foldName(
    name.replaceAll(/株式会社|有限会社|\(株\)|㈱|주식회사|\(주\)|有限公司|股份有限公司/gu, ' '),
  );
  const words = normalized.split(' ').filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

export function isKnown(date: DateParts): boolean {
  return date.year !== 0;
}

/** Whether two dates can be one: unknown parts fit everything. */
function fit(a: DateParts, b: DateParts, toleranceMonths: number): boolean {
  if (!isKnown(a) || !isKnown(b)) return true;
  if (a.month === 0 || b.month === 0) return a.year === b.year;
  return Math.abs((a.year - b.year) * 12 + a.month - b.month) <= toleranceMonths;
}

function isSameMonth(a: DateParts, b: DateParts): boolean {
  return isKnown(a) && a.month !== 0 && a.year === b.year && a.month === b.month;
}

function areSimilar(a: string, b: string): boolean {
  const left = foldName(a);
  const right = foldName(b);
  if (left === '' || right === '' || left === right) return true;
  return (
    ` ${left} `.includes(` ${right} `) ||
    ` ${right} `.includes(` ${left} `) ||
    wordOverlap(left, right) >= SIMILAR_TITLE
  );
}

/** When two entries tell the same thing: `isSame` is asked only of those that have one key. */
export type EntryRule<Entry> = { keyOf(entry: Entry): string; isSame(a: Entry, b: Entry): boolean };

/** One position told twice: same company, and a start and a title that do not contradict each other. */
export const POSITION_RULE: EntryRule<ProfilePosition> = {
  keyOf: ({ companyName }) => companyKey(companyName),
  isSame: isSamePosition,
};

export const EDUCATION_RULE: EntryRule<ProfileEducation> = {
  keyOf: ({ schoolName }) => foldName(schoolName),
  isSame: isSameEducation,
};

export const CERTIFICATION_RULE: EntryRule<ProfileCertification> = {
  keyOf: ({ name }) => foldName(name),
  isSame: isSameCertification,
};

/** Skills and languages. */
export const NAME_RULE: EntryRule<{ name: string }> = {
  keyOf: ({ name }) => foldName(name) || name,
  isSame: () => true,
};

function isSamePosition(a: ProfilePosition, b: ProfilePosition): boolean {
  // In another language the title has no common word: the exact months then speak for it.
  const isSamePeriod =
    isSameMonth(a.start, b.start) && (isSameMonth(a.end, b.end) || (!isKnown(a.end) && !isKnown(b.end)));
  if (isSamePeriod) return true;
  if (!areSimilar(a.title, b.title)) return false;
  const bothStarts = isKnown(a.start) && isKnown(b.start);
  return bothStarts ? fit(a.start, b.start, START_TOLERANCE_MONTHS) : fit(a.end, b.end, START_TOLERANCE_MONTHS);
}

function isSameEducation(a: ProfileEducation, b: ProfileEducation): boolean {
  const degreesFit =
    a.degree === '' || b.degree === '' || areSimilar(`${a.degree} ${a.fieldOfStudy}`, `${b.degree} ${b.fieldOfStudy}`);
  const yearsFit = (left: DateParts, right: DateParts): boolean =>
    !isKnown(left) || !isKnown(right) || left.year === right.year;
  return degreesFit && yearsFit(a.start, b.start) && yearsFit(a.end, b.end);
}

function isSameCertification(a: ProfileCertification, b: ProfileCertification): boolean {
  const authoritiesFit =
    a.authority === '' || b.authority === '' || areSimilar(companyKey(a.authority), companyKey(b.authority));
  return authoritiesFit && fit(a.start, b.start, START_TOLERANCE_MONTHS);
}

/** The more exact of two dates that agree, else the first that is known. */
function mergeDate(first: DateParts, second: DateParts): { date: DateParts; tookSecond: boolean } {
  if (!isKnown(first)) return { date: second, tookSecond: isKnown(second) };
  const refines =
    second.year === first.year &&
    ((first.month === 0 && second.month !== 0) ||
      (second.month === first.month && first.month !== 0 && first.day === 0 && second.day !== 0));
  return refines ? { date: second, tookSecond: true } : { date: first, tookSecond: false };
}

function isDate(value: unknown): value is DateParts {
  return typeof value === 'object' && value !== null && 'year' in value;
}

export function isFilled(value: unknown): boolean {
  if (isDate(value)) return isKnown(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => part !== '');
  return value !== '';
}

/** An entry with what it lacks, or has less exactly, from another telling of the same; and the names of those fields. */
export function fillIn<Entry extends object>(entry: Entry, other: Entry): { entry: Entry; taken: string[] } {
  const filled = { ...entry } as Record<string, unknown>;
  const taken: string[] = [];
  for (const [key, value] of Object.entries(other)) {
    const present = filled[key];
    if (isDate(present) && isDate(value)) {
      const { date, tookSecond } = mergeDate(present, value);
      filled[key] = date;
      if (tookSecond) taken.push(key);
    } else if (!isFilled(present) && isFilled(value)) {
      filled[key] = value;
      taken.push(key);
    }
  }
  return { entry: filled as Entry, taken };
}

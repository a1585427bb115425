import type {
  DateParts,
  Profile,
  ProfileCertification,
  ProfileEducation,
  ProfilePosition,
} from '../../../shapes/profile.ts';
import type { CvContent, CvKind, CvOutcome, CvSpan } from '../../cv-content.ts';
import { isDocumentTitle } from '../lexicon/headings.ts';
import { placeEvidence } from '../lexicon/places.ts';
import { titleEvidence } from '../lexicon/work-words.ts';
import { type CvText, type Line, layOut } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, joinPieces, type Piece, tidy } from '../text/piece.ts';
import type { RawDocument } from '../text/raw-document.ts';
import { certificatesOf } from './certificates.ts';
import { type Contacts, findContacts } from './contacts.ts';
import { type DateHit, noDate, writesMonthsByNumber } from './dates.ts';
import { whyNoCv } from './gate.ts';
import { findHome } from './home.ts';
import { type Job, jobsOf } from './jobs.ts';
import { languageOf } from './language.ts';
import { findName, type PersonName } from './person-name.ts';
import { isPersonalFact, withoutPersonalFacts } from './personal-facts.ts';
import { type SectionBlock, sectionsOf } from './sections.ts';
import { knownIn, skillsOf } from './skills.ts';
import { languageString, type SpokenLanguage, spokenLanguages } from './spoken-languages.ts';
import { type Study, studiesOf } from './studies.ts';
import { summaryOf } from './summary.ts';

/** Collects values and their places under JSON pointers. */
class Places {
  readonly spans: Record<string, CvSpan> = {};

  put(pointer: string, piece: Piece | null): string {
    if (piece === null || piece.text === '') return '';
    if (piece.end > piece.start) this.spans[pointer] = { start: piece.start, end: piece.end };
    return piece.text;
  }
}

/** From the visible lines of a document to the content of the CV, or the reason why it is none. */
export function readProfile(document: RawDocument, kind: CvKind): CvOutcome {
  const cv = layOut(document);
  const sections = sectionsOf(cv);
  const language = languageOf(cv.text);
  const contacts = findContacts(cv, sections, document.links, language);
  const reason = whyNoCv(cv, sections, contacts);
  if (reason !== null) return { ok: false, code: 'not-a-cv', reason };
  const places = new Places();
  const name = findName(cv, sections, contacts.emails);
  const profile = profileOf(cv, sections, name, places);
  const content: CvContent = {
    profile,
    emails: contacts.emails.map((email, i) => places.put(`/emails/${i}`, email)),
    phones: contacts.phones.map((phone, i) => places.put(`/phones/${i}`, phone)),
    links: contacts.links.map((link, i) => places.put(`/links/${i}`, link)),
    text: cv.text,
    places: places.spans,
    language,
    kind,
    warnings: warningsOf(document, contacts, name),
  };
  return { ok: true, content };
}

function profileOf(cv: CvText, sections: SectionBlock[], name: PersonName | null, places: Places): Profile {
  const lines = (wanted: SectionBlock['section']): Line[][] =>
    sections
      .filter((block) => block.section === wanted)
      .map((block) => block.lines.filter((line) => !isPersonalFact(line.text)));
  const jobs = lines('experience').flatMap(jobsOf);
  const monthsByNumber = writesMonthsByNumber(cv.text);
  const studies = lines('education').flatMap((block) => studiesOf(block, monthsByNumber));
  const home = findHome(sections, name?.at.start ?? 0);
  if (name !== null) {
    places.put('/profile/firstName', name.at);
    if (name.last !== '') places.put('/profile/lastName', name.at);
  }
  return {
    firstName: name?.first ?? '',
    lastName: name?.last ?? '',
    isOpenToWork: false,
    isHiring: false,
    profilePicture: '',
    summary: places.put('/profile/summary', summaryOf(sections)),
    headline: places.put('/profile/headline', headlineOf(cv, sections, name)),
    geo: { country: home.country, city: home.city, full: places.put('/profile/geo/full', home.full) },
    educations: studies.map((study, i) => education(study, `/profile/educations/${i}`, places)),
    position: jobs.map((job, i) => position(job, `/profile/position/${i}`, places)),
    skills: skillPieces(sections, lines).map((skill, i) => ({ name: places.put(`/profile/skills/${i}/name`, skill) })),
    certifications: certifications(lines('certifications'), places),
    publicIdentifier: '',
    profileUrn: '',
    languages: languagesValue(lines, places),
  };
}

function skillPieces(sections: SectionBlock[], lines: (wanted: SectionBlock['section']) => Line[][]): Piece[] {
  const listed = skillsOf(lines('skills'));
  if (listed.length > 0) return listed;
  const told = sections.filter(
    (block) => block.section === 'experience' || block.section === 'projects' || block.section === 'summary',
  );
  const seen = new Set<string>();
  return told
    .flatMap((block) => block.lines.flatMap((line) => knownIn(line)))
    .filter((piece) => {
      const key = piece.text.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function languagesValue(lines: (wanted: SectionBlock['section']) => Line[][], places: Places): string {
  const listed = lines('languages').flatMap((block) => spokenLanguages(block));
  const found: SpokenLanguage[] =
    listed.length > 0
      ? listed
      : [...lines('skills'), ...lines('personal')].flatMap((block) =>
          spokenLanguages(block.filter(isLanguageLine), true),
        );
  if (found.length > 0) places.put('/profile/languages', joinPieces(found.map((language) => language.name)));
  return languageString(found);
}

function isLanguageLine(line: Line): boolean {
  return /^\W*(?:mother tongue(?:\(s\))?|other languages?|muttersprache|weitere sprachen|fremdsprachen|langues? maternelles?|autres langues?|lengua materna|idioma materno|otros idiomas|madrelingua|altr[ae] lingu[ae]|moedertaal|andere talen|língua materna|outras línguas|outros idiomas|languages?|sprachen?|langues?|idiomas?|lingue|lingua|talen|bahasa|ngoại ngữ|ngôn ngữ|語学|言語|언어|语言)\s*(?:[:：\t]|$)/i.test(
    line.text,
  );
}

function position(job: Job, at: string, places: Places): ProfilePosition {
  const { start, end } = period(job.date, false);
  if (job.dateAt !== null) places.put(`${at}/start`, job.dateAt);
  return {
    companyName: places.put(`${at}/companyName`, job.company),
    companyUsername: '',
    companyURL: '',
    companyIndustry: '',
    companyStaffCountRange: '',
    title: places.put(`${at}/title`, job.title),
    location: places.put(`${at}/location`, job.location),
    description: places.put(`${at}/description`, job.description),
    employmentType: job.employmentType,
    start,
    end,
  };
}

function education(study: Study, at: string, places: Places): ProfileEducation {
  const { start, end } = period(study.date, true);
  if (study.dateAt !== null) places.put(`${at}/end`, study.dateAt);
  return {
    start,
    end,
    fieldOfStudy: places.put(`${at}/fieldOfStudy`, study.field),
    degree: places.put(`${at}/degree`, study.degree),
    grade: places.put(`${at}/grade`, study.grade),
    schoolName: places.put(`${at}/schoolName`, study.school),
    description: places.put(`${at}/description`, study.description),
    activities: '',
  };
}

/** A single date of a study is its end; of a job it is both its start and its end. */
function period(hit: DateHit | null, study: boolean): { start: DateParts; end: DateParts } {
  if (hit === null) return { start: noDate(), end: noDate() };
  if (hit.kind === 'single' && study) return { start: noDate(), end: hit.to ?? noDate() };
  return { start: hit.from ?? noDate(), end: hit.to ?? noDate() };
}

function certifications(blocks: Line[][], places: Places): ProfileCertification[] {
  return blocks.flatMap(certificatesOf).map((certificate, i) => {
    const { start, end } = period(certificate.date, false);
    const authority = places.put(`/profile/certifications/${i}/authority`, certificate.authority);
    return {
      name: places.put(`/profile/certifications/${i}/name`, certificate.name),
      start,
      end: certificate.date?.kind === 'single' ? noDate() : end,
      authority,
      company: { name: authority, universalName: '', logo: '' },
    };
  });
}

function headlineOf(cv: CvText, sections: SectionBlock[], name: PersonName | null): Piece | null {
  if (name === null) return null;
  const fits = (piece: Piece): boolean => isHeadline(piece.text) && !repeatsName(piece.text, name);
  const adjacent = name.rest
    .map(tidy)
    .map(withoutPersonalFacts)
    .find((piece) => piece !== null && fits(piece));
  if (adjacent != null) return adjacent;
  const index = cv.lines.findIndex((line) => line.start <= name.at.start && line.end >= name.at.start);
  const after = cv.lines.findIndex((line) => line.start <= name.at.end && line.end >= name.at.end);
  const near = cv.lines.slice(after + 1, after + 4).concat(cv.lines.slice(Math.max(0, index - 1), index));
  const home = new Set(
    sections
      .filter((block) => block.section === 'head' || block.section === 'personal' || block.section === 'contact')
      .flatMap((block) => block.lines),
  );
  const options = near
    .filter((line) => home.has(line) && line.cells.length === 1)
    .flatMap((line) => {
      const own = withoutPersonalFacts(line);
      if (own === null || !fits(own)) return [];
      return [own.text === line.text ? withoutTown(wholeHeadline(cv, line)) : own];
    });
  return options.find((piece) => titleEvidence(piece.text) >= 2) ?? options[0] ?? null;
}

/** The headline with its second line, when the column breaks it over two. */
function wholeHeadline(cv: CvText, line: Line): Piece {
  const next = cv.lines[cv.lines.indexOf(line) + 1];
  const goesOn =
    next !== undefined &&
    next.block === line.block &&
    next.look === line.look &&
    next.gap < 0.15 &&
    !line.endsParagraph &&
    isHeadline(next.text) &&
    next.text.length < 30;
  return goesOn && next !== undefined ? joinPieces([line, next]) : line;
}

/** `Mechanical Engineer — Amman`: the town is where the person lives. */
function withoutTown(piece: Piece): Piece {
  const at = /\s+(?:[–—|·]|-)\s+(?=[^–—|·]+$)/u.exec(piece.text);
  if (at === null || placeEvidence(piece.text.slice(at.index + at[0].length)).score < 2) return piece;
  return cut(piece, 0, at.index);
}

/** A running head: the name again, with what the document is. */
function repeatsName(text: string, name: PersonName): boolean {
  const told = fold(text);
  return [name.first, name.last].every((part) => part !== '' && told.includes(fold(part)));
}

function isHeadline(text: string): boolean {
  return (
    !isDocumentTitle(text) &&
    placeEvidence(text).score < 2 &&
    !/^(?:ふりがな|フリガナ|読み)/.test(text) &&
    text.length >= 3 &&
    text.length <= 90 &&
    !/[@:：]|https?:|\d{4}|^\+?\d|\w\.(?:com|org|net|io|me|dev|de|fr|es|it|nl|co)\b/.test(text) &&
    /\p{L}{3}/u.test(text) &&
    text.split(/\s+/).length <= 12 &&
    !/[.!?]$/.test(text.replace(/\b(?:Inc|Ltd|Co)\.$/, ''))
  );
}

function warningsOf(document: RawDocument, contacts: Contacts, name: PersonName | null): string[] {
  const warnings = [...document.warnings];
  const letters = document.hidden.join('').replace(/\s/g, '').length;
  if (letters >= 8) {
    warnings.push(`hidden text (${letters} characters that a reader of the page does not see) was left out`);
  }
  if (name === null) warnings.push('no name was found in the text');
  if (contacts.emails.length > 1) warnings.push(`${contacts.emails.length} e-mail addresses were found`);
  return warnings;
}

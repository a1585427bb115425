import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js/min';
import { spaced, unspaced } from '../lexicon/words.ts';
import type { CvText, Line } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut, type Piece } from '../text/piece.ts';
import { findDates } from './dates.ts';
import type { SectionBlock } from './sections.ts';

export type Contacts = { emails: Piece[]; phones: Piece[]; links: Piece[] };

const EMAIL =
  /[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_%+-]@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*\.\p{L}{2,24}/gu;
const SPELLED = /([\w.+-]+)\s*(?:\(at\)|\[at\]|\{at\}|＠)\s*([\w-]+(?:(?:\.|\s*(?:\(dot\)|\[dot\])\s*)[\w-]+)+)/gi;
const URL =
  /(?:https?:\/\/|www\.)[^\s<>"'、，。）)\]]+|(?<![@\w.-])(?:[\w-]+\.)?(?:linkedin\.com\/(?:in|pub)|github\.com|gitlab\.com|bitbucket\.org|behance\.net|dribbble\.com|xing\.com\/profile|medium\.com|stackoverflow\.com\/users|kaggle\.com|orcid\.org)\/[\w\-./%@~]+|(?<![@\w.-])[a-z0-9][a-z0-9-]*\.(?:github\.io|me|dev|io)(?:\/[\w\-./]*)?(?![\w@.])/gi;
const PHONE =
  /(?<![\p{L}\p{N}@/_.=-])(?:\(\+(?=\d{1,3}\)))?(?:\+|00)?\s?\(?\d[\d \u00a0\u2009\u202f()./\u2010-\u2015\u2212\u00a0-]{4,24}\d(?![\p{L}\p{N}@_])/gu;
const LABEL = new RegExp(
  `(?:${spaced((words) => words.people?.phone)})\\.?\\s*(?:\\([a-z]+\\)\\s*)?[:.]?\\s*$|(?:${unspaced((words) => words.people?.phone)})(?:番号|번호|号码|號碼)?\\s*[:：]?\\s*$`,
);

/** Countries whose national numbers a CV in a language most often carries. */
const COUNTRIES: Record<string, CountryCode[]> = {
  en: ['US', 'GB', 'IN', 'AU', 'CA', 'IE', 'NG', 'SG', 'ZA', 'PH'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
  id: ['ID'],
  vi: ['VN'],
  ja: ['JP'],
  ko: ['KR'],
  zh: ['CN', 'TW', 'HK'],
};

/** E-mails, phones and links of the person; what stands among the references belongs to others. */
export function findContacts(cv: CvText, sections: SectionBlock[], links: string[], language: string): Contacts {
  const others = new Set(sections.filter((block) => block.section === 'references').flatMap((block) => block.lines));
  const lines = cv.lines.filter((line) => !others.has(line));
  const home = new Set(
    sections
      .filter(
        (block) =>
          block.section === 'head' ||
          block.section === 'contact' ||
          block.section === 'personal' ||
          block.section === 'profiles',
      )
      .flatMap((block) => block.lines),
  );
  const emails = unique(
    lines.flatMap((line, i) => wrappedEmail(line, lines[i + 1]) ?? emailsIn(line)),
    (email) => email.text.toLowerCase(),
  );
  const telLinks = links.filter((link) => /^tel:/i.test(link)).map((link) => link.replace(/\D/g, ''));
  const scored = lines.flatMap((line) => phonesIn(line, language, telLinks, home.has(line)));
  const best = scored.filter((phone) => phone.sure);
  const phones = unique(
    (best.length > 0 ? best : scored.filter((phone) => phone.score >= 2).slice(0, 2)).map((phone) => phone.piece),
    (phone) => phone.text.replace(/\D/g, ''),
  );
  return { emails: withMailto(emails, links, cv), phones, links: findLinks(lines, links, cv) };
}

/** The text without what reaches the person: addresses, links and numbers. */
export function withoutContacts(text: string): string {
  return text
    .replace(EMAIL, '')
    .replace(SPELLED, '')
    .replace(URL, '')
    .replace(PHONE, (number) =>
      number.replace(/\D/g, '').length >= 7 && findDates(number).length === 0 ? '' : number,
    );
}

/** An address that a narrow column breaks behind a dot, a hyphen or the at sign. */
function wrappedEmail(line: Line, next: Line | undefined): Piece[] | null {
  if (next === undefined || next.block !== line.block || next.cells.length > 1) return null;
  const head = /(?:^|\s)([^\s@]+(?:@[\w-]+(?:\.[\w-]+)*[.-]|@)|[\w.+-]{4,}(?=$))$/.exec(line.text)?.[1];
  const tail = /^@?[a-z0-9][\w-]*(?:\.[\w-]+)*(?=$|\s)/.exec(next.text)?.[0];
  if (head === undefined || tail === undefined || head.includes('@') === tail.startsWith('@')) return null;
  const text = head + tail;
  if (!new RegExp(`^${EMAIL.source}$`, 'u').test(text)) return null;
  return [{ text, start: line.end - head.length, end: next.start + tail.length }];
}

function emailsIn(line: Line): Piece[] {
  const found: Piece[] = [];
  if (!/[@＠]|\(at\)|\[at\]|\{at\}/i.test(line.text)) return found;
  for (const match of line.text.matchAll(EMAIL)) found.push(cut(line, match.index, match.index + match[0].length));
  if (found.length === 0) {
    for (const match of line.text.matchAll(SPELLED)) {
      const piece = cut(line, match.index, match.index + match[0].length);
      const text = `${match[1] ?? ''}@${(match[2] ?? '').replace(/\s*(?:\(dot\)|\[dot\])\s*/gi, '.')}`;
      found.push({ ...piece, text });
    }
  }
  return found.map((piece) => ({ ...piece, text: piece.text.replace(/^['.-]+/, '') }));
}

/** An address that only a link behind an icon tells is taken when the page shows none. */
function withMailto(emails: Piece[], links: string[], cv: CvText): Piece[] {
  if (emails.length > 0) return emails;
  for (const link of links) {
    const address = /^mailto:([^?]+)/i.exec(link)?.[1];
    if (address === undefined || !new RegExp(`^${EMAIL.source}$`, 'u').test(address)) continue;
    const first = cv.lines[0];
    return [{ text: address, start: first?.start ?? 0, end: first?.start ?? 0 }];
  }
  return emails;
}

type Scored = { piece: Piece; score: number; sure: boolean };

function phonesIn(line: Line, language: string, telLinks: string[], atHome: boolean): Scored[] {
  if ((line.text.match(/\d/g) ?? []).length < 7) return [];
  const found: Scored[] = [];
  const dates = findDates(line.text);
  const taken = [...(line.text.includes('@') ? line.text.matchAll(EMAIL) : []), ...line.text.matchAll(URL)].map(
    (m) => [m.index, m.index + m[0].length] as const,
  );
  for (const match of line.text.matchAll(PHONE)) {
    let piece = cut(line, match.index, match.index + match[0].length);
    // A postcode before the number is not part of it.
    const postcode = /^\d{4,6}\s+(?=[(+0]\d|\()/.exec(piece.text);
    if (postcode !== null) piece = cut(piece, postcode[0].length, piece.text.length);
    piece = balanced(piece);
    const from = piece.start - line.start;
    const to = piece.end - line.start;
    if (taken.some(([a, b]) => from < b && to > a)) continue;
    const score = phoneScore(piece.text, line.text.slice(0, from), language, telLinks);
    if (score <= 0) continue;
    const plus = /^\(?(?:\+|00)/.test(piece.text);
    if (!plus && dates.some((hit) => from < hit.end && to > hit.start)) continue;
    found.push({ piece, score, sure: atHome ? score >= 1.5 : score >= 3 });
  }
  return found;
}

function balanced(piece: Piece): Piece {
  const open = (piece.text.match(/\(/g) ?? []).length;
  const close = (piece.text.match(/\)/g) ?? []).length;
  if (open === close) return piece;
  if (open > close) return cut(piece, 0, piece.text.lastIndexOf('('));
  return cut(piece, piece.text.indexOf(')') + 1, piece.text.length);
}

function phoneScore(text: string, before: string, language: string, telLinks: string[]): number {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return 0;
  if (/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/i.test(text) || /^0000/.test(digits) || /^(\d)\1+$/.test(digits)) return 0;
  if (
    /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ||
    (/\d{4}\s*[-–—/]\s*\d{4}$/.test(text.trim()) && digits.length === 8 && /^(?:19|20)/.test(digits))
  )
    return 0;
  const labelled = LABEL.test(fold(before));
  if (telLinks.includes(digits) || labelled) return 4;
  if (/^\(?\+/.test(text)) return digits.length >= 9 ? 4 : 2;
  const countries = COUNTRIES[language] ?? COUNTRIES.en ?? [];
  const bare = /^\d+$/.test(text);
  if (bare && !/^0|^1[3-9]/.test(text)) return 0;
  if (countries.some((country) => isValidPhoneNumber(text, country))) return 3;
  if (bare && !/^0/.test(text)) return 0;
  if (/^00\d/.test(text) && digits.length >= 9) return 3;
  if (/^\(?0/.test(text) && digits.length >= 9) return 2;
  if (/^\(\d{2,4}\)/.test(text) && digits.length >= 9) return 3;
  if (/^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(text)) return 3;
  if (/^\d{3}[-. ]\d{2,4}[-. ]\d{2,4}(?:[-. ]\d{2,4})*$/.test(text) && digits.length >= 9) return 2;
  return /[\s().-]/.test(text) && digits.length >= 9 && digits.length <= 12 ? 1 : 0;
}

function findLinks(lines: Line[], targets: string[], cv: CvText): Piece[] {
  const found: Piece[] = [];
  for (const line of lines) {
    const mails = emailsIn(line);
    for (const match of line.text.matchAll(URL)) {
      const piece = cut(line, match.index, match.index + match[0].replace(/[.,;:)]+$/, '').length);
      if (!mails.some((mail) => piece.start < mail.end && piece.end > mail.start)) found.push(piece);
    }
  }
  const first = cv.lines[0]?.start ?? 0;
  for (const target of targets) {
    if (/^https?:\/\/[^\s]+$/i.test(target)) found.push({ text: target, start: first, end: first });
  }
  return unique(found, (link) =>
    link.text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, ''),
  );
}

function unique(pieces: Piece[], key: (piece: Piece) => string): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    const name = key(piece);
    if (name === '' || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

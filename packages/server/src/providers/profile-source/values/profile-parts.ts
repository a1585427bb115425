import { createHash } from 'node:crypto';
import type { Profile, ProfileCertification, ProfileEducation, ProfilePosition } from '../../shapes/profile.ts';
import type { ImportKind } from '../port.ts';
import { noDate } from './partial-date.ts';
import { cleanLine, foldKey } from './text.ts';

/** Remarks of one import: each once, a bounded number. */
export class Notes {
  readonly #texts = new Set<string>();

  add(text: string): void {
    if (this.#texts.size < 50) this.#texts.add(text);
  }

  list(): string[] {
    return [...this.#texts];
  }
}

const MAX_ENTRIES = 1000;

/** What is read of a list: more entries than a person has would make comparing sources slow. */
export function firstEntries<Entry>(entries: Entry[], what: string, notes: Notes): Entry[] {
  if (entries.length > MAX_ENTRIES) notes.add(`${what}: only the first ${MAX_ENTRIES} entries are read`);
  return entries.slice(0, MAX_ENTRIES);
}

export function emptyProfile(): Profile {
  return {
    firstName: '',
    lastName: '',
    isOpenToWork: false,
    isHiring: false,
    profilePicture: '',
    summary: '',
    headline: '',
    geo: { country: '', city: '', full: '' },
    educations: [],
    position: [],
    skills: [],
    certifications: [],
    publicIdentifier: '',
    profileUrn: '',
    languages: '',
  };
}

export function emptyPosition(): ProfilePosition {
  return {
    companyName: '',
    companyUsername: '',
    companyURL: '',
    companyIndustry: '',
    companyStaffCountRange: '',
    title: '',
    location: '',
    description: '',
    employmentType: '',
    start: noDate(),
    end: noDate(),
  };
}

export function emptyEducation(): ProfileEducation {
  return {
    start: noDate(),
    end: noDate(),
    fieldOfStudy: '',
    degree: '',
    grade: '',
    schoolName: '',
    description: '',
    activities: '',
  };
}

export function emptyCertification(): ProfileCertification {
  return {
    name: '',
    start: noDate(),
    end: noDate(),
    authority: '',
    company: { name: '', universalName: '', logo: '' },
  };
}

const MAX_SKILL = 200;

/** Names of skills, each once by its letters and digits (`C`, `C++` and `C#` are three). */
export function uniqueSkills(names: Iterable<string>, notes: Notes | null): { name: string }[] {
  const seen = new Map<string, string>();
  for (const raw of names) {
    const name = cleanLine(raw);
    if (name.length > MAX_SKILL) notes?.add(`a skill of more than ${MAX_SKILL} characters is left out`);
    const signs = name.replaceAll(/[^+#]/g, '');
    const key = (foldKey(name) || name) + signs;
    if (name !== '' && name.length <= MAX_SKILL && !seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()].map((name) => ({ name }));
}

/** A level in brackets must hold neither brackets nor the commas that part languages. */
function plainLevel(level: string): string {
  return cleanLine(level)
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s*[,;]\s*/g, ' / ')
    .replace(/\s+proficiency$/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The English name of a language given by its code (`de`, `pt-BR`, `deu`). A code of a country that is none of a language
 * (`gb`, `jp`) is the flag that stood for it: the language that most people there speak, with a note.
 */
function languageName(code: string, notes: Notes | null): string {
  // `Lao` and `Ga` are names: a code is small or capital throughout.
  if (!/^(?:[a-z]{2,3}|[A-Z]{2,3})(?:[-_](?:[A-Za-z]{2}|[A-Z][a-z]{3}))?$/.test(code)) return code;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const tag = code.replace('_', '-');
  const name = names.of(tag);
  if (name !== undefined) return name;
  if (tag.length !== 2) return code;
  const { language } = new Intl.Locale(`und-${tag}`).maximize();
  const spoken = language === 'und' ? undefined : names.of(language);
  if (spoken !== undefined) notes?.add('languages: the code of a country was read as the language spoken there');
  return spoken ?? code;
}

/** Languages as one string, `English (native), German (B2)`. Codes become English names. */
export function languagesText(items: Iterable<{ name: string; level: string }>, notes: Notes | null = null): string {
  const seen = new Map<string, string>();
  for (const item of items) {
    const name = languageName(cleanLine(item.name).replaceAll(/\s*[,;]\s*/g, ' / '), notes);
    const level = plainLevel(item.level);
    const key = foldKey(name);
    if (key === '' || seen.has(key)) continue;
    // A name that brings its own bracket (`Chinese (Mandarin)`) keeps it.
    seen.set(key, level === '' ? name : `${name} (${level})`);
  }
  return [...seen.values()].join(', ');
}

/** A name of the source's own for a person: never shown, equal for equal `identity`. */
export function makeSourceId(kind: ImportKind, identity: string | Uint8Array): string {
  return `${kind}:${createHash('sha256').update(identity).digest('hex').slice(0, 32)}`;
}

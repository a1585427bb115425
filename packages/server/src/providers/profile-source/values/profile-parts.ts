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

/** Names of skills, each once by its letters and digits (`C`, `C++` and `C#` are three). */
export function uniqueSkills(names: Iterable<string>): { name: string }[] {
  const seen = new Map<string, string>();
  for (const raw of names) {
    const name = cleanLine(raw);
    const signs = name.replaceAll(/[^+#]/g, '');
    const key = (foldKey(name) || name) + signs;
    if (name !== '' && name.length <= 200 && !seen.has(key)) seen.set(key, name);
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

/** Languages as one string, `English (native), German (B2)`. Two-letter codes become English names. */
export function languagesText(items: Iterable<{ name: string; level: string }>): string {
  const seen = new Map<string, string>();
  for (const item of items) {
    let name = cleanLine(item.name).replaceAll(/\s*[,;]\s*/g, ' / ');
    if (/^[a-z]{2}$/.test(name)) {
      name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name) ?? name;
    }
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

import type { DateParts, Profile } from '../../shapes/profile.ts';
import { noDate, readPartialDate } from '../values/partial-date.ts';
import { splitName } from '../values/person-name.ts';
import { countryName } from '../values/place.ts';
import {
  emptyCertification,
  emptyEducation,
  emptyPosition,
  emptyProfile,
  languagesText,
  uniqueSkills,
} from '../values/profile-parts.ts';
import { cleanLine, cleanText, cleanUrl } from '../values/text.ts';
import type { DatePlace, Place, ProfileMapping } from './mapping.ts';

export type MappedProfile = {
  /** Null when the reply names nobody. */
  profile: Profile | null;
  /** Fields of document 3 whose value in the reply was of another type and was left out, such as `position.start`. */
  misfits: string[];
};

const MAX_ITEMS = 1000;

/** The profile a reply holds under a mapping, cleaned like every import. What is not of its field's type is left out. */
export function mapProfile(reply: unknown, mapping: ProfileMapping): MappedProfile {
  const misfits = new Set<string>();
  const values = new Values(reply, '', misfits);
  const profile = readProfile(values, mapping);
  return { profile, misfits: [...misfits] };
}

function readProfile(values: Values, mapping: ProfileMapping): Profile | null {
  const named = {
    firstName: values.line('firstName', mapping.firstName),
    lastName: values.line('lastName', mapping.lastName),
  };
  const isNamed = named.firstName !== '' || named.lastName !== '';
  const name = isNamed ? named : splitName(values.line('firstName', mapping.fullName));
  if (name.firstName === '' && name.lastName === '') return null;

  const city = values.line('geo.city', mapping.geo?.city);
  const country = countryName(values.line('geo.country', mapping.geo?.country));
  const full = values.line('geo.full', mapping.geo?.full);
  return {
    ...emptyProfile(),
    ...name,
    headline: values.line('headline', mapping.headline),
    summary: values.text('summary', mapping.summary),
    profilePicture: values.url('profilePicture', mapping.profilePicture),
    publicIdentifier: values.line('publicIdentifier', mapping.publicIdentifier),
    isOpenToWork: values.flag('isOpenToWork', mapping.isOpenToWork),
    isHiring: values.flag('isHiring', mapping.isHiring),
    geo: { city, country, full: full || [city, country].filter((part) => part !== '').join(', ') },
    position: readPositions(values, mapping.position),
    educations: readEducations(values, mapping.educations),
    certifications: readCertifications(values, mapping.certifications),
    skills: readSkills(values, mapping.skills),
    languages: readLanguages(values, mapping.languages),
  };
}

function readPositions(values: Values, rule: ProfileMapping['position']): Profile['position'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return values
    .items('position', rule.each)
    .map((item) => ({
      ...emptyPosition(),
      companyName: item.line('companyName', fields.companyName),
      companyUsername: item.line('companyUsername', fields.companyUsername),
      companyURL: item.url('companyURL', fields.companyURL),
      companyIndustry: item.line('companyIndustry', fields.companyIndustry),
      companyStaffCountRange: item.line('companyStaffCountRange', fields.companyStaffCountRange),
      title: item.line('title', fields.title),
      location: item.line('location', fields.location),
      description: item.text('description', fields.description),
      employmentType: item.line('employmentType', fields.employmentType),
      start: item.date('start', fields.start),
      end: item.date('end', fields.end),
    }))
    .filter(({ companyName, title }) => companyName !== '' || title !== '');
}

function readEducations(values: Values, rule: ProfileMapping['educations']): Profile['educations'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return values
    .items('educations', rule.each)
    .map((item) => ({
      ...emptyEducation(),
      schoolName: item.line('schoolName', fields.schoolName),
      degree: item.line('degree', fields.degree),
      fieldOfStudy: item.line('fieldOfStudy', fields.fieldOfStudy),
      grade: item.line('grade', fields.grade),
      description: item.text('description', fields.description),
      activities: item.text('activities', fields.activities),
      start: item.date('start', fields.start),
      end: item.date('end', fields.end),
    }))
    .filter(({ schoolName }) => schoolName !== '');
}

function readCertifications(values: Values, rule: ProfileMapping['certifications']): Profile['certifications'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return values
    .items('certifications', rule.each)
    .map((item) => {
      const authority = item.line('authority', fields.authority);
      return {
        ...emptyCertification(),
        name: item.line('name', fields.name),
        authority,
        company: {
          name: item.line('company.name', fields.companyName) || authority,
          universalName: item.line('company.universalName', fields.companyUniversalName),
          logo: item.url('company.logo', fields.companyLogo),
        },
        start: item.date('start', fields.start),
        end: item.date('end', fields.end),
      };
    })
    .filter(({ name }) => name !== '');
}

function readSkills(values: Values, rule: ProfileMapping['skills']): Profile['skills'] {
  if (rule === undefined) return [];
  return uniqueSkills(
    values.items('skills', rule.each).map((item) => item.line('name', rule.fields.name)),
    null,
  );
}

function readLanguages(values: Values, rule: ProfileMapping['languages']): string {
  if (rule === undefined) return '';
  if (typeof rule !== 'string' && !Array.isArray(rule)) {
    return languagesText(
      values.items('languages', rule.each).map((item) => ({
        name: item.line('name', rule.fields.name),
        level: item.line('level', rule.fields.level),
      })),
    );
  }
  // A list of names is as good as a text of them.
  if (!values.isList(rule)) return values.line('languages', rule);
  return languagesText(values.items('languages', rule).map((item) => ({ name: item.line('', '.'), level: '' })));
}

/** One object of a reply, read by type: what is of another type counts as absent and is noted under its field. */
class Values {
  readonly #content: unknown;
  readonly #field: string;
  readonly #misfits: Set<string>;

  constructor(content: unknown, field: string, misfits: Set<string>) {
    this.#content = content;
    this.#field = field;
    this.#misfits = misfits;
  }

  text(field: string, place: Place | undefined): string {
    const found = this.#find(place);
    if (found === undefined || typeof found === 'string' || typeof found === 'number') return cleanText(found);
    return this.#leaveOut(field, '');
  }

  line(field: string, place: Place | undefined): string {
    return cleanLine(this.text(field, place));
  }

  url(field: string, place: Place | undefined): string {
    const written = this.line(field, place);
    const url = cleanUrl(written);
    return written !== '' && url === '' ? this.#leaveOut(field, '') : url;
  }

  flag(field: string, place: Place | undefined): boolean {
    const found = this.#find(place);
    return found === undefined || typeof found === 'boolean' ? found === true : this.#leaveOut(field, false);
  }

  date(field: string, place: DatePlace | undefined): DateParts {
    if (place === undefined) return noDate();
    const isWhole = typeof place === 'string' || Array.isArray(place);
    const found = isWhole
      ? this.#find(place)
      : { year: this.#find(place.year), month: this.#find(place.month), day: this.#find(place.day) };
    if (found === undefined) return noDate();
    if (!isDate(found)) return this.#leaveOut(field, noDate());
    if (isEmptyDate(found)) return noDate();
    const { date, doubt } = readPartialDate(found);
    if (doubt !== null) this.#leaveOut(field, date);
    return date;
  }

  isList(place: Place): boolean {
    return Array.isArray(this.#find(place));
  }

  items(field: string, place: Place): Values[] {
    const found = this.#find(place);
    if (found === undefined) return [];
    if (!Array.isArray(found)) return this.#leaveOut(field, []);
    if (found.length > MAX_ITEMS) this.#leaveOut(field, null);
    return found.slice(0, MAX_ITEMS).map((item) => new Values(item, this.#path(field), this.#misfits));
  }

  /** The first that holds something; `MISFIT` where a place leads through a plain value and no other holds anything. */
  #find(place: Place | undefined): unknown {
    if (place === undefined) return undefined;
    let instead: typeof MISFIT | undefined;
    for (const path of Array.isArray(place) ? place : [place]) {
      if (path !== '.' && isPlain(this.#content)) return this.#leaveOut('', undefined);
      const found = at(this.#content, path);
      if (found === MISFIT) instead = MISFIT;
      else if (found !== undefined && found !== null && found !== '') return found;
    }
    return instead;
  }

  #leaveOut<Value>(field: string, instead: Value): Value {
    this.#misfits.add(this.#path(field));
    return instead;
  }

  #path(field: string): string {
    return [this.#field, field].filter((part) => part !== '').join('.');
  }
}

/** A text, number or truth value: it has no fields to look into. */
function isPlain(value: unknown): boolean {
  return value !== undefined && value !== null && typeof value !== 'object';
}

/** Of no field's type. */
const MISFIT = Symbol('a plain value where an object should be');

function at(value: unknown, path: string): unknown {
  if (path === '.') return value;
  let here = value;
  for (const step of path.split('.')) {
    if (isPlain(here)) return MISFIT;
    if (here === undefined || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** Whether a value can be a date at all: a text, a whole number, or year, month and day as whole numbers. */
function isDate(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return Number.isSafeInteger(value);
  const { year, month, day } = value as Record<string, unknown>;
  return !Array.isArray(value) && [year, month, day].every(isWholePart);
}

function isWholePart(part: unknown): boolean {
  if (typeof part === 'string') return /^\d{0,4}$/.test(part.trim());
  return part === undefined || part === null || Number.isSafeInteger(part);
}

/** Document 3 writes an unknown date as three zeros. */
function isEmptyDate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { year, month, day } = value as Record<string, unknown>;
  return [year, month, day].every((part) => Number(part ?? 0) === 0);
}

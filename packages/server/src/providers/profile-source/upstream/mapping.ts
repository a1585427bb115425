import { z } from 'zod';
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

/**
 * Where a value stands in a reply: names and list indexes with dots (`data.positions.0.title`), `.` for the thing
 * itself. Of several places the first that holds something counts.
 */
const place = z.union([z.string().min(1).max(200), z.array(z.string().min(1).max(200)).min(1).max(8)]);
const date = z.union([place, z.strictObject({ year: place, month: place.optional(), day: place.optional() })]);

const position = z.strictObject({
  companyName: place.optional(),
  companyUsername: place.optional(),
  companyURL: place.optional(),
  companyIndustry: place.optional(),
  companyStaffCountRange: place.optional(),
  title: place.optional(),
  location: place.optional(),
  description: place.optional(),
  employmentType: place.optional(),
  start: date.optional(),
  end: date.optional(),
});
const education = z.strictObject({
  schoolName: place.optional(),
  degree: place.optional(),
  fieldOfStudy: place.optional(),
  grade: place.optional(),
  description: place.optional(),
  activities: place.optional(),
  start: date.optional(),
  end: date.optional(),
});
const certification = z.strictObject({
  name: place,
  authority: place.optional(),
  companyName: place.optional(),
  companyUniversalName: place.optional(),
  companyLogo: place.optional(),
  start: date.optional(),
  end: date.optional(),
});

function each<Fields extends z.ZodType>(fields: Fields) {
  return z.strictObject({ each: place, fields });
}

/** A declarative mapping from an upstream's reply to document 3's Profile. Plain JSON; what is not named stays empty. */
export const profileMapping = z.strictObject({
  firstName: place.optional(),
  lastName: place.optional(),
  /** Split by the habits of its script where the upstream has no parts. */
  fullName: place.optional(),
  headline: place.optional(),
  summary: place.optional(),
  profilePicture: place.optional(),
  publicIdentifier: place.optional(),
  isOpenToWork: place.optional(),
  isHiring: place.optional(),
  geo: z.strictObject({ country: place.optional(), city: place.optional(), full: place.optional() }).optional(),
  position: each(position).optional(),
  educations: each(education).optional(),
  certifications: each(certification).optional(),
  skills: each(z.strictObject({ name: place })).optional(),
  languages: z.union([place, each(z.strictObject({ name: place, level: place.optional() }))]).optional(),
});

export type ProfileMapping = z.infer<typeof profileMapping>;
type Place = z.infer<typeof place>;
type DatePlace = z.infer<typeof date>;

/** For an upstream that speaks document 3 itself, another Colloquy for one. */
export const DOCUMENT_MAPPING: ProfileMapping = {
  firstName: 'firstName',
  lastName: 'lastName',
  headline: 'headline',
  summary: 'summary',
  profilePicture: 'profilePicture',
  publicIdentifier: 'publicIdentifier',
  isOpenToWork: 'isOpenToWork',
  isHiring: 'isHiring',
  geo: { country: 'geo.country', city: 'geo.city', full: 'geo.full' },
  position: {
    each: 'position',
    fields: {
      companyName: 'companyName',
      companyUsername: 'companyUsername',
      companyURL: 'companyURL',
      companyIndustry: 'companyIndustry',
      companyStaffCountRange: 'companyStaffCountRange',
      title: 'title',
      location: 'location',
      description: 'description',
      employmentType: 'employmentType',
      start: 'start',
      end: 'end',
    },
  },
  educations: {
    each: 'educations',
    fields: {
      schoolName: 'schoolName',
      degree: 'degree',
      fieldOfStudy: 'fieldOfStudy',
      grade: 'grade',
      description: 'description',
      activities: 'activities',
      start: 'start',
      end: 'end',
    },
  },
  certifications: {
    each: 'certifications',
    fields: {
      name: 'name',
      authority: 'authority',
      companyName: 'company.name',
      companyUniversalName: 'company.universalName',
      companyLogo: 'company.logo',
      start: 'start',
      end: 'end',
    },
  },
  skills: { each: 'skills', fields: { name: 'name' } },
  languages: 'languages',
};

const MAX_ITEMS = 1000;

function at(value: unknown, path: string): unknown {
  if (path === '.') return value;
  let here = value;
  for (const step of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

function find(value: unknown, where: Place | undefined): unknown {
  if (where === undefined) return undefined;
  for (const path of Array.isArray(where) ? where : [where]) {
    const found = at(value, path);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
}

function list(value: unknown, where: Place): unknown[] {
  const found = find(value, where);
  return Array.isArray(found) ? found.slice(0, MAX_ITEMS) : [];
}

function dateAt(value: unknown, where: DatePlace | undefined): DateParts {
  if (where === undefined) return noDate();
  if (typeof where === 'string' || Array.isArray(where)) return readPartialDate(find(value, where)).date;
  return readPartialDate({
    year: find(value, where.year),
    month: find(value, where.month),
    day: find(value, where.day),
  }).date;
}

/** The profile a reply holds under a mapping, cleaned like every import, or null when it names nobody. */
export function mapProfile(reply: unknown, mapping: ProfileMapping): Profile | null {
  const line = (where: Place | undefined): string => cleanLine(find(reply, where));
  const named = { firstName: line(mapping.firstName), lastName: line(mapping.lastName) };
  const name = named.firstName === '' && named.lastName === '' ? splitName(line(mapping.fullName)) : named;
  if (name.firstName === '' && name.lastName === '') return null;

  const city = line(mapping.geo?.city);
  const country = countryName(line(mapping.geo?.country));
  return {
    ...emptyProfile(),
    ...name,
    headline: line(mapping.headline),
    summary: cleanText(find(reply, mapping.summary)),
    profilePicture: cleanUrl(find(reply, mapping.profilePicture)),
    publicIdentifier: line(mapping.publicIdentifier),
    isOpenToWork: find(reply, mapping.isOpenToWork) === true,
    isHiring: find(reply, mapping.isHiring) === true,
    geo: { city, country, full: line(mapping.geo?.full) || [city, country].filter((part) => part !== '').join(', ') },
    position: mapPositions(reply, mapping.position),
    educations: mapEducations(reply, mapping.educations),
    certifications: mapCertifications(reply, mapping.certifications),
    skills: mapSkills(reply, mapping.skills),
    languages: mapLanguages(reply, mapping.languages),
  };
}

function mapPositions(reply: unknown, rule: ProfileMapping['position']): Profile['position'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return list(reply, rule.each)
    .map((item) => {
      const line = (where: Place | undefined): string => cleanLine(find(item, where));
      return {
        ...emptyPosition(),
        companyName: line(fields.companyName),
        companyUsername: line(fields.companyUsername),
        companyURL: cleanUrl(find(item, fields.companyURL)),
        companyIndustry: line(fields.companyIndustry),
        companyStaffCountRange: line(fields.companyStaffCountRange),
        title: line(fields.title),
        location: line(fields.location),
        description: cleanText(find(item, fields.description)),
        employmentType: line(fields.employmentType),
        start: dateAt(item, fields.start),
        end: dateAt(item, fields.end),
      };
    })
    .filter(({ companyName, title }) => companyName !== '' || title !== '');
}

function mapEducations(reply: unknown, rule: ProfileMapping['educations']): Profile['educations'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return list(reply, rule.each)
    .map((item) => {
      const line = (where: Place | undefined): string => cleanLine(find(item, where));
      return {
        ...emptyEducation(),
        schoolName: line(fields.schoolName),
        degree: line(fields.degree),
        fieldOfStudy: line(fields.fieldOfStudy),
        grade: line(fields.grade),
        description: cleanText(find(item, fields.description)),
        activities: cleanText(find(item, fields.activities)),
        start: dateAt(item, fields.start),
        end: dateAt(item, fields.end),
      };
    })
    .filter(({ schoolName }) => schoolName !== '');
}

function mapCertifications(reply: unknown, rule: ProfileMapping['certifications']): Profile['certifications'] {
  if (rule === undefined) return [];
  const { fields } = rule;
  return list(reply, rule.each)
    .map((item) => {
      const line = (where: Place | undefined): string => cleanLine(find(item, where));
      const authority = line(fields.authority);
      return {
        ...emptyCertification(),
        name: line(fields.name),
        authority,
        company: {
          name: line(fields.companyName) || authority,
          universalName: line(fields.companyUniversalName),
          logo: cleanUrl(find(item, fields.companyLogo)),
        },
        start: dateAt(item, fields.start),
        end: dateAt(item, fields.end),
      };
    })
    .filter(({ name }) => name !== '');
}

function mapSkills(reply: unknown, rule: ProfileMapping['skills']): Profile['skills'] {
  if (rule === undefined) return [];
  return uniqueSkills(list(reply, rule.each).map((item) => cleanLine(find(item, rule.fields.name))));
}

function mapLanguages(reply: unknown, rule: ProfileMapping['languages']): string {
  if (rule === undefined) return '';
  if (typeof rule === 'string' || Array.isArray(rule)) {
    const found = find(reply, rule);
    // A list of names is as good as a text of them.
    if (!Array.isArray(found)) return cleanLine(found);
    return languagesText(found.slice(0, MAX_ITEMS).map((item) => ({ name: cleanLine(item), level: '' })));
  }
  return languagesText(
    list(reply, rule.each).map((item) => ({
      name: cleanLine(find(item, rule.fields.name)),
      level: cleanLine(find(item, rule.fields.level)),
    })),
  );
}

import { z } from 'zod';

/**
 * Where a value is in a reply: names and list indexes with dots (`data.positions.0.title`), `.` for the thing
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
export type Place = z.infer<typeof place>;
export type DatePlace = z.infer<typeof date>;

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

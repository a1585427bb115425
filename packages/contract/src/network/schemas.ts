import { z } from 'zod';

/** Zeros stand for what is not known; an open end is three zeros. */
export const dateParts = z.strictObject({ year: z.int(), month: z.int(), day: z.int() }).meta({ id: 'DateParts' });

const education = z
  .strictObject({
    start: dateParts,
    end: dateParts,
    fieldOfStudy: z.string(),
    degree: z.string(),
    grade: z.string(),
    schoolName: z.string(),
    description: z.string(),
    activities: z.string(),
  })
  .meta({ id: 'Education' });

const position = z
  .strictObject({
    companyName: z.string(),
    companyUsername: z.string(),
    companyURL: z.string(),
    companyIndustry: z.string(),
    companyStaffCountRange: z.string(),
    title: z.string(),
    location: z.string(),
    description: z.string(),
    employmentType: z.string(),
    start: dateParts,
    end: dateParts,
  })
  .meta({ id: 'Position' });

const certification = z
  .strictObject({
    name: z.string(),
    start: dateParts,
    end: dateParts,
    authority: z.string(),
    company: z.strictObject({ name: z.string(), universalName: z.string(), logo: z.string() }),
  })
  .meta({ id: 'Certification' });

export const profile = z
  .strictObject({
    firstName: z.string(),
    lastName: z.string(),
    isOpenToWork: z.boolean(),
    isHiring: z.boolean(),
    profilePicture: z.string(),
    summary: z.string(),
    headline: z.string(),
    geo: z.strictObject({ country: z.string(), city: z.string(), full: z.string() }),
    educations: z.array(education),
    position: z.array(position),
    skills: z.array(z.strictObject({ name: z.string() })),
    certifications: z.array(certification),
    publicIdentifier: z.string(),
    profileUrn: z.string(),
    languages: z.string(),
  })
  .meta({ id: 'Profile' });

export const verification = z
  .strictObject({
    username: z.string(),
    joinedDate: z.string(),
    verifiedInfo: z.record(z.string(), z.array(z.strictObject({ Date: z.string(), Value: z.string() }))),
  })
  .meta({ id: 'Verification' });

/** Every error of document 3. */
export const gatewayError = z
  .strictObject({ message: z.string(), request_id: z.string() })
  .meta({ id: 'GatewayError' });

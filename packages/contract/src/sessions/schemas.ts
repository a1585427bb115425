import { z } from 'zod';
import {
  callerString,
  email,
  externalId,
  INTERVIEW_TYPES,
  instant,
  linkDays,
  metadata,
  metadataFilter,
  pageNumber,
  pageSize,
  personRequests,
  returnUrl,
  secret,
  storedMetadata,
  text,
  updatedSince,
  uuid,
} from '../shared/index.ts';
import { SESSION_LANGUAGES } from '../shared/languages.ts';

export { SESSION_LANGUAGES };

/** The types that the list can be filtered by. */
export const FILTER_TYPES = [
  'STEM',
  'NON_STEM',
  'SOFTWARE_ENGINEER',
  'DOCKER_INTERVIEW',
  'DATA_SCIENTIST',
  'SENIOR_STAFF_ML',
] as const;

export const COMPLETION_STATUSES = [
  'SCHEDULED',
  'STARTED',
  'NO_SHOW',
  'CANDIDATE_DROP_OFF',
  'TECHNICAL_GLITCH',
  'INTERVIEW_COMPLETED',
  'REPORT_GENERATED',
  'CANDIDATE_ABORTED',
] as const;

export const sessionInput = z
  .strictObject({
    email,
    interview_type: z.enum(INTERVIEW_TYPES),
    talent_id: callerString.optional(),
    name: text(1, 200)
      .optional()
      .meta({ description: "The candidate's name as the room shows it.", minLength: 1, maxLength: 200 }),
    cv_link: z
      .string()
      .max(2_048, 'must have at most 2048 characters')
      .optional()
      .meta({ format: 'uri', description: 'HTTPS link or shared-drive link to the CV.' }),
    role: text(1, 200).optional().meta({
      description: 'Role or title; types that begin with JD weave it into their questions.',
      minLength: 1,
      maxLength: 200,
    }),
    language: z.enum(SESSION_LANGUAGES).default('en').meta({ description: 'Language of the interview.' }),
    metadata: metadata.optional(),
    external_id: externalId.optional(),
    link_days: linkDays,
    return_url: returnUrl.optional(),
  })
  .meta({ id: 'InterviewSessionInput' });

const sessionFields = {
  interview_id: uuid,
  candidate_id: uuid,
  iframe_url: secret(z.string().meta({ description: 'Link to embed or open the interview.' }), 'link'),
  expires_at: instant.meta({ description: 'Expiry of the link.', format: 'date-time' }),
  email: z.string(),
  talent_id: z.string().nullable(),
  completion_status: z.enum(COMPLETION_STATUSES),
  session_id: uuid,
};

export const session = z.strictObject(sessionFields).meta({ id: 'InterviewSession' });

/** One session with everything that was given when it was created. */
export const sessionDetails = z
  .strictObject({
    ...sessionFields,
    external_id: z.string().nullable(),
    return_url: z.string().nullable(),
    interview_type: z.enum(INTERVIEW_TYPES),
    language: z.enum(SESSION_LANGUAGES),
    name: z.string().nullable(),
    role: z.string().nullable(),
    metadata: storedMetadata,
    person_requests: personRequests,
  })
  .meta({ id: 'InterviewSessionDetails' });

export const sessionsQuery = z.strictObject({
  pageIndex: pageNumber,
  pageSize: pageSize(100, 20),
  sortOrder: z.enum(['asc', 'desc']).default('desc').meta({ description: 'By creation.' }),
  interview_type: z.enum(FILTER_TYPES).optional(),
  talent_id: callerString.optional(),
  completion_status: z.enum(COMPLETION_STATUSES).optional(),
  email: email.optional().meta({ description: 'Compared without regard to capital letters.', format: 'email' }),
  external_id: externalId.optional(),
  metadata: metadataFilter.optional(),
  updated_since: updatedSince.optional(),
});

export const sessionsPage = z
  .strictObject({
    pageIndex: z.int().min(1),
    pageSize: z.int().min(1),
    total: z.int().min(0),
    results: z.array(session),
  })
  .meta({ id: 'InterviewSessionsPage' });

/** Signed links, null until the thing exists. */
export const sessionResults = z
  .strictObject({
    interview_id: uuid,
    completion_status: z.enum(COMPLETION_STATUSES),
    recording_url: secret(z.string(), 'link').nullable(),
    transcript_url: secret(z.string(), 'link').nullable(),
    report_url: secret(z.string(), 'link').nullable(),
  })
  .meta({ id: 'InterviewSessionResults' });

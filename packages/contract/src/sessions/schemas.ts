import { z } from 'zod';
import {
  callerString,
  email,
  INTERVIEW_TYPES,
  instant,
  pageNumber,
  pageSize,
  secret,
  text,
  uuid,
} from '../shared/index.ts';

/** Interview languages of document 2. */
export const SESSION_LANGUAGES = [
  'en',
  'zh',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'ja',
  'ko',
  'da',
  'no',
  'sv',
  'vi',
  'hi',
  'fi',
  'ms',
  'th',
  'ru',
  'id',
] as const;

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

const MAX_METADATA = 50;

/** Free entries of the account, kept and shown in the report. */
export const metadata = z
  .record(text(1, 40), text(0, 500))
  .refine((entries) => Object.keys(entries).length <= MAX_METADATA, {
    error: `must have at most ${MAX_METADATA} entries`,
    params: { issue: 'too_big' },
  })
  .meta({
    maxProperties: MAX_METADATA,
    description: 'At most 50 entries; keys of 1 to 40, values of up to 500 characters.',
  });

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
  })
  .meta({ id: 'InterviewSessionInput' });

export const session = z
  .strictObject({
    interview_id: uuid,
    candidate_id: uuid,
    iframe_url: secret(z.string().meta({ description: 'Link to embed or open the interview.' }), 'link'),
    expires_at: instant.meta({ description: 'Expiry of the link.', format: 'date-time' }),
    email: z.string(),
    talent_id: z.string().nullable(),
    completion_status: z.enum(COMPLETION_STATUSES),
    session_id: uuid,
  })
  .meta({ id: 'InterviewSession' });

export const sessionsQuery = z.strictObject({
  pageIndex: pageNumber,
  pageSize: pageSize(100, 20),
  sortOrder: z.enum(['asc', 'desc']).default('desc').meta({ description: 'By creation.' }),
  interview_type: z.enum(FILTER_TYPES).optional(),
  talent_id: callerString.optional(),
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

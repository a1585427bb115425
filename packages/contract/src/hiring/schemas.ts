import { z } from 'zod';
import {
  email,
  externalId,
  instant,
  JOB_DESCRIPTION,
  linkDays,
  metadata,
  metadataFilter,
  pageNumber,
  pageSize,
  personRequests,
  returnUrl,
  secret,
  storedMetadata,
  success,
  text,
  updatedSince,
  uuid,
} from '../shared/index.ts';
import { JOB_LANGUAGES } from '../shared/languages.ts';
import { requestOfInterview } from './requests.ts';

export { JOB_LANGUAGES };
export type JobLanguage = (typeof JOB_LANGUAGES)[number];

export const jobInput = z
  .strictObject({
    title: text(1, 80).meta({
      description: 'Becomes the job name and the name of the created interview.',
      minLength: 1,
      maxLength: 80,
    }),
    description: text(JOB_DESCRIPTION.least, JOB_DESCRIPTION.most).meta({
      description: 'HTML or text with line breaks. States a workplace type and a location (city or country).',
      minLength: JOB_DESCRIPTION.least,
      maxLength: JOB_DESCRIPTION.most,
    }),
    language: z.enum(JOB_LANGUAGES).default('EN').meta({ description: 'Interview language of the AI interviewer.' }),
    externalId: externalId.optional(),
    metadata: metadata.optional(),
  })
  .meta({ id: 'JobInput' });

export const createdJob = success(z.strictObject({ serviceJobId: uuid, name: z.string() })).meta({ id: 'CreatedJob' });

export const jobLocation = z
  .strictObject({ city: z.string().nullable(), country: z.string().nullable() })
  .meta({ id: 'JobLocation' });

/** Null where the reader was unsure and accepted the description with a warning. */
const workplaceType = z.union([z.enum(['ONSITE', 'REMOTE', 'HYBRID']), z.null()]);

const jobFields = {
  serviceJobId: uuid,
  name: z.string(),
  language: z.enum(JOB_LANGUAGES),
  workplaceType,
  locations: z.array(jobLocation),
  createdAt: instant,
  interviews: z.strictObject({ total: z.int().min(0), completed: z.int().min(0) }),
  externalId: z.string().nullable(),
  metadata: storedMetadata,
};

export const job = z.strictObject(jobFields).meta({ id: 'Job' });

export const jobDetails = z
  .strictObject({
    ...jobFields,
    closedAt: instant
      .nullable()
      .meta({ description: 'Since when nobody is invited to it any more; null while it is open.' }),
    description: z.string(),
    warnings: z.array(z.string()),
    interviewer: z.strictObject({
      language: z.enum(JOB_LANGUAGES),
      competencies: z.array(z.strictObject({ key: z.string(), name: z.string() })),
      questions: z.array(
        z.strictObject({
          key: z.string(),
          competency: z.string(),
          purpose: z.string(),
          text: z.string(),
          mustAsk: z.boolean(),
          minutes: z.number(),
          source: z
            .string()
            .nullable()
            .meta({ description: 'The sentence of the description that the question comes from.' }),
        }),
      ),
    }),
  })
  .meta({ id: 'JobDetails' });

export const jobsQuery = z.strictObject({
  current: pageNumber,
  pageSize: pageSize(50, 10),
  externalId: externalId.optional(),
  metadata: metadataFilter.optional(),
});

function page<Item extends z.ZodType>(item: Item) {
  return success(
    z.strictObject({
      results: z.array(item),
      total: z.int().min(0),
      current: z.int().min(1),
      pageSize: z.int().min(1),
    }),
  );
}

export const jobsPage = page(job).meta({ id: 'JobsPage' });

export const interviewInput = z
  .strictObject({
    serviceJobId: z
      .string()
      .min(1, 'must not be empty')
      .meta({ description: 'A job of this account, as POST /jobs and GET /jobs return it.' }),
    candidateEmail: email,
    candidateName: text(1, 200).optional(),
    cv_link: z
      .string()
      .max(2_048, 'must have at most 2048 characters')
      .optional()
      .meta({ format: 'uri', description: 'HTTPS link or shared-drive link to the CV.' }),
    externalId: externalId.optional(),
    metadata: metadata.optional(),
    linkDays,
    sendInvitation: z.boolean().optional().meta({
      description:
        'Mails the candidate the invitation, a reminder 48 hours before the link ends and thanks. Left out: as the organization has set it, which is off at first. Without a mail server the mails are written to the outbox folder.',
    }),
    returnUrl: returnUrl.optional(),
  })
  .meta({ id: 'InterviewInput' });

const COMPLETION = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'NOT_COMPLETED'] as const;
export type Completion = (typeof COMPLETION)[number];

const interviewFields = {
  meetingId: uuid,
  createdAt: instant,
  candidateId: uuid,
  candidateName: z.string().nullable(),
  candidateEmail: z.string(),
  completedAt: instant.nullable(),
  isCompleted: z.enum(COMPLETION),
  recordingUrl: secret(z.string(), 'link').nullable(),
  transcriptUrl: secret(z.string(), 'link').nullable(),
  reportUrl: secret(z.string(), 'link').nullable(),
  useCaseId: uuid,
  startDateTime: instant.nullable(),
  endDateTime: instant.nullable(),
};

export const interview = z.strictObject(interviewFields).meta({ id: 'Interview' });

export const cvState = z
  .strictObject({
    status: z.enum(['NONE', 'PENDING', 'PARSED', 'FAILED']),
    reason: z.string().nullable(),
    username: z.string().nullable().meta({ description: "The profile's username for document 3, once parsed." }),
  })
  .meta({ id: 'CvState' });

/** A mail to the candidate. SENT: a mail server took it. WRITTEN: it lies in the outbox folder, sent by nobody yet. */
export const candidateMail = z
  .strictObject({
    kind: z.enum(['invitation', 'reminder', 'thanks', 'request-answer']),
    status: z.enum(['WAITING', 'SENT', 'WRITTEN', 'FAILED', 'DROPPED']).meta({
      description:
        'SENT: a mail server took it. WRITTEN: it lies in the outbox folder, there is no mail server. FAILED: refused, or not taken for a day. DROPPED: there was nothing to say any more when its time came.',
    }),
    at: instant.nullable().meta({ description: 'When it is tried next, or when it was over.' }),
    reply: z.string().nullable().meta({ description: 'What the mail server said last, without addresses.' }),
  })
  .meta({ id: 'CandidateMail' });

export const interviewDetails = z
  .strictObject({
    ...interviewFields,
    interviewUrl: secret(z.string(), 'link'),
    expiresAt: instant,
    cv: cvState,
    interviewer: z
      .strictObject({ version: z.int().min(1), cohort: z.string() })
      .nullable()
      .meta({ description: 'The plan that it is held on; levels are compared only within a cohort.' }),
    externalId: z.string().nullable(),
    metadata: storedMetadata,
    returnUrl: z.string().nullable(),
    personRequests,
    requests: z
      .array(requestOfInterview)
      .meta({ description: 'The same wishes as people work on them, oldest first; a wish said twice is one request.' }),
    mails: z.array(candidateMail).meta({ description: 'Mails to the candidate, oldest first.' }),
  })
  .meta({ id: 'InterviewDetails' });

const interviewFilters = {
  current: pageNumber,
  pageSize: pageSize(50, 10),
  isCompleted: z.enum(COMPLETION).optional(),
  candidateEmail: email
    .optional()
    .meta({ description: 'Compared without regard to capital letters.', format: 'email' }),
  externalId: externalId.optional(),
  metadata: metadataFilter.optional(),
  updatedSince: updatedSince.optional(),
};

export const interviewsQuery = z.strictObject({
  serviceJobId: z.string().min(1, 'must not be empty'),
  ...interviewFilters,
});

/** Over all jobs of the account. */
export const interviewSearch = z.strictObject(interviewFilters);
export const interviewsFound = page(interviewDetails).meta({ id: 'InterviewsFound' });

export const interviewsPage = page(interview).meta({ id: 'InterviewsPage' });
export const createdInterview = success(interviewDetails).meta({ id: 'CreatedInterview' });
export const oneJob = success(jobDetails).meta({ id: 'OneJob' });

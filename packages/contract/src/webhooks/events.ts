import { z } from 'zod';
import { instant, uuid } from '../shared/index.ts';

/** Headers of every delivery (Standard Webhooks 1.0.0). The id is the same over all attempts and replays. */
export const WEBHOOK_HEADERS = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

/** The types that exist and what each tells. A type's meaning never changes; new ones may come. */
export const WEBHOOK_TYPES = {
  'interview.scheduled': { description: 'An interview, session or conversation was created.' },
  'interview.started': { description: 'The candidate began.' },
  'interview.completed': { description: 'The conversation is over and complete; its results follow.' },
  'interview.dropped_off': {
    description: 'No sign of life, or the time was over with questions open; the link may resume it.',
  },
  'interview.resumed': { description: 'The candidate came back by the same link.' },
  'interview.aborted': {
    description: 'Declined, left for good, consent withdrawn, or cancelled by the account; `reason` says which.',
  },
  'interview.no_show': { description: 'The link expired without a start.' },
  'interview.failed': { description: 'A fault of ours drove the candidate away; the link may resume it.' },
  'report.ready': { description: 'A report stands, the first or a further one.' },
  'report.failed': { description: 'The report could not be made and is not tried again by itself.' },
  'recording.ready': { description: 'A recording can be played, the first or a further one.' },
  'cv.parsed': { description: 'The CV was read.' },
  'cv.failed': { description: 'The CV could not be fetched or read; the interview says why.' },
  'conversation.completed': { description: 'A founder conversation is over and its fields are read.' },
  'candidate.asked_for_person': { description: 'The candidate asked for a person.' },
  'data.erased': { description: 'A person was erased: nothing of these interviews is held any more.' },
  'endpoint.disabled': {
    description: 'Another endpoint of the account was disabled, by its answers or for want of any.',
  },
  'webhook.test': {
    description: 'Sent when somebody asks for a test. Every endpoint takes it; it cannot be subscribed to.',
  },
} as const;

export type WebhookType = keyof typeof WEBHOOK_TYPES;

/** Of a body, in UTF-8: receivers may count on it. The longest own names and 50 ids stay well below. */
export const MOST_BODY_BYTES = 4_096;

/** What an endpoint may subscribe to. */
export const SUBSCRIBED_TYPES = Object.keys(WEBHOOK_TYPES).filter((type) => type !== 'webhook.test') as Exclude<
  WebhookType,
  'webhook.test'
>[];

const callerOwn = z.string().meta({ description: "The account's own name, as given; left out where none was." });

/** Ids and a status, nothing that a person is called or has said. */
export const interviewNews = z
  .strictObject({
    interviewId: uuid.meta({ description: '`meetingId`, `interview_id`, `conversation_id`.' }),
    sessionId: uuid.optional(),
    jobId: uuid.optional(),
    talentId: callerOwn.optional(),
    externalId: callerOwn.optional(),
    door: z.enum(['HIRING', 'SESSION', 'CONVERSATION']).meta({ description: 'The surface that it was created by.' }),
    status: z.string().meta({ description: '`completion_status` at this moment.' }),
    reason: z.string().optional().meta({ description: 'Why the status was reached, where there are several ways.' }),
    sequence: z.int().min(1).meta({ description: 'Counts the news of one interview: a lower one is older.' }),
    path: z.string().meta({ description: 'Where the API tells more; asked for with an API key.' }),
    consoleUrl: z.string().optional().meta({
      description:
        'Where people of the organization read more: lasting, and only for those who sign in. Left out where its console has no member.',
    }),
  })
  .meta({ id: 'InterviewNews' });

export const erasureNews = z
  .strictObject({
    receiptId: uuid,
    candidateId: uuid,
    interviewIds: z.array(uuid).meta({ description: 'At most 50; more come in further messages of one receipt.' }),
  })
  .meta({ id: 'ErasureNews' });

export const endpointNews = z
  .strictObject({ endpointId: uuid, reason: z.enum(['GONE', 'FAILING']), path: z.string() })
  .meta({ id: 'EndpointNews' });

export const testNews = z.strictObject({ endpointId: uuid }).meta({ id: 'TestNews' });

/** The schema of `data` by type. */
function dataOf(type: WebhookType): z.ZodObject {
  if (type === 'data.erased') return erasureNews;
  if (type === 'endpoint.disabled') return endpointNews;
  if (type === 'webhook.test') return testNews;
  return interviewNews;
}

/** The whole body of one type. */
export function webhookBody(type: WebhookType): z.ZodObject {
  return z.strictObject({
    type: z.literal(type),
    timestamp: instant.meta({ description: 'When it happened, not when it was sent.' }),
    data: dataOf(type),
  });
}

export type InterviewNews = z.infer<typeof interviewNews>;
export type WebhookData =
  | InterviewNews
  | z.infer<typeof erasureNews>
  | z.infer<typeof endpointNews>
  | z.infer<typeof testNews>;

import { z } from 'zod';
import { type Endpoint, instant, pageNumber, pageSize, REQUEST_KINDS, success, text, uuid } from '../shared/index.ts';

export const REQUEST_STATUSES = ['OPEN', 'ANSWERED', 'DISMISSED'] as const;

/** What a candidate asked of the people of the organization. */
const requestFields = {
  id: uuid,
  kind: z.enum(REQUEST_KINDS).meta({
    description:
      'person: to talk to one; review: that a person checks the evaluation; erase: that their data is deleted, which is done by an erasure.',
  }),
  note: z.string().meta({ description: 'What the candidate wrote to that person; empty where nothing was written.' }),
  askedAt: instant,
  dueAt: instant.meta({
    description:
      'A person within two working days (Monday to Friday in the time zone of the organization), a review within 7 days, an erasure within 30.',
  }),
  status: z.enum(REQUEST_STATUSES),
  assignee: z.string().nullable().meta({ description: 'Who has it in hand, as you call them.' }),
  answer: z.string().nullable().meta({ description: 'The answer, or the reason of a dismissal.' }),
  closedAt: instant.nullable(),
};

export const requestOfInterview = z.strictObject(requestFields).meta({ id: 'RequestOfInterview' });

export const listedRequest = z
  .strictObject({
    ...requestFields,
    interviewId: uuid,
    candidateName: z.string().nullable(),
    candidateEmail: z.string().nullable(),
  })
  .meta({ id: 'CandidateRequest' });

export const requestsQuery = z.strictObject({
  current: pageNumber,
  pageSize: pageSize(50, 10),
  status: z.enum(REQUEST_STATUSES).optional(),
  kind: z.enum(REQUEST_KINDS).optional(),
  interviewId: z.string().min(1, 'must not be empty').optional(),
});

export const requestsPage = success(
  z.strictObject({
    results: z.array(listedRequest),
    total: z.int().min(0),
    current: z.int().min(1),
    pageSize: z.int().min(1),
  }),
).meta({ id: 'RequestsPage' });

export const ANSWER_MAX = 4_000;

export const requestAnswer = z
  .strictObject({
    text: text(1, ANSWER_MAX).meta({
      minLength: 1,
      maxLength: ANSWER_MAX,
      description: 'Your words to the candidate. Greeting and what was asked are put around them.',
    }),
  })
  .meta({ id: 'RequestAnswer' });

export const NOT_MAILED = ['NO_MAIL_SERVER', 'NO_ADDRESS', 'TEST_ACCOUNT'] as const;

export const answeredRequest = success(
  z.strictObject({
    request: requestOfInterview,
    mail: z
      .strictObject({ id: uuid, status: z.literal('WAITING') })
      .nullable()
      .meta({ description: 'The mail that goes to the candidate; null where none does: `notMailed` says why.' }),
    notMailed: z.enum(NOT_MAILED).nullable(),
    letter: z.strictObject({ language: z.string(), subject: z.string(), text: z.string() }).nullable().meta({
      description: 'Where nothing is mailed: the letter in the language of the candidate, to be sent by you.',
    }),
  }),
).meta({ id: 'AnsweredRequest' });

export const requestDismissal = z
  .strictObject({ reason: text(1, 500).meta({ minLength: 1, maxLength: 500, description: 'Kept with the request.' }) })
  .meta({ id: 'RequestDismissal' });

export const requestAssignment = z
  .strictObject({
    assignee: text(1, 200).nullable().meta({ description: 'Who has it in hand, as you call them; null: nobody.' }),
  })
  .meta({ id: 'RequestAssignment' });

export const oneRequest = success(requestOfInterview).meta({ id: 'OneRequest' });

const byId = z.strictObject({ id: z.string() });
const CLOSED = { 409: 'The request is answered or dismissed already.' };

/** Own addition to document 1: what candidates ask of people. Bodies hold what candidates wrote: they are on no record. */
export const requestEndpoints = {
  listCandidateRequests: {
    id: 'listCandidateRequests',
    method: 'GET',
    private: true,
    path: '/api/v1/requests',
    summary: 'List requests of candidates',
    description:
      'What candidates of all interviews of the account asked of people, those that are due first at the top; `status=OPEN` lists what waits.',
    query: requestsQuery,
    reply: requestsPage,
    errors: [401, 403],
  },
  answerCandidateRequest: {
    id: 'answerCandidateRequest',
    method: 'POST',
    private: true,
    path: '/api/v1/requests/{id}/answer',
    summary: 'Answer a request',
    description:
      'Closes the request and mails the answer to the candidate in their language. Without a mail server, or an address, nothing is mailed: the reply says so and gives the letter.',
    params: byId,
    body: requestAnswer,
    reply: answeredRequest,
    idempotent: true,
    errors: [401, 403, 404, 409],
    errorTexts: CLOSED,
  },
  dismissCandidateRequest: {
    id: 'dismissCandidateRequest',
    method: 'POST',
    private: true,
    path: '/api/v1/requests/{id}/dismiss',
    summary: 'Dismiss a request',
    description: 'Closes the request without an answer, for a reason that is kept. The candidate is told nothing.',
    params: byId,
    body: requestDismissal,
    reply: oneRequest,
    errors: [401, 403, 404, 409],
    errorTexts: CLOSED,
  },
  assignCandidateRequest: {
    id: 'assignCandidateRequest',
    method: 'POST',
    private: true,
    path: '/api/v1/requests/{id}/assign',
    summary: 'Say who has a request in hand',
    description: 'Names who answers it, as you call them; shown in lists and nowhere else.',
    params: byId,
    body: requestAssignment,
    reply: oneRequest,
    errors: [401, 403, 404, 409],
    errorTexts: CLOSED,
  },
} as const satisfies Record<string, Endpoint>;

import { z } from 'zod';
import { reportForm, transcriptForm } from '../links/index.ts';
import { type Endpoint, reportNumber } from '../shared/index.ts';
import { session, sessionDetails, sessionInput, sessionResults, sessionsPage, sessionsQuery } from './schemas.ts';

const BASE = '/api/v1/integrations/candidates/interviews';
const one = z.strictObject({ interview_id: z.string() });

/** Document 2, sessions: `Authorization: Bearer <ACCESS_TOKEN>` on every call. */
export const sessionEndpoints = {
  createSession: {
    id: 'createSession',
    method: 'POST',
    path: BASE,
    summary: 'Create an interview session',
    description:
      'Creates a unique link for a candidate and an interview type. Not idempotent without Idempotency-Key. The CV is fetched in the background.',
    body: sessionInput,
    reply: session,
    idempotent: true,
    errors: [400, 401, 409],
  },
  listSessions: {
    id: 'listSessions',
    method: 'GET',
    path: BASE,
    summary: 'List interview sessions',
    description: "The account's sessions by creation, with optional filters.",
    query: sessionsQuery,
    reply: sessionsPage,
    errors: [400, 401],
  },
  getSession: {
    id: 'getSession',
    method: 'GET',
    path: `${BASE}/{interview_id}`,
    summary: 'Get one interview session',
    description: 'One session, as in the list, with everything that was given when it was created.',
    params: one,
    query: z.strictObject({}),
    reply: sessionDetails,
    errors: [400, 401, 404],
  },
  getSessionResults: {
    id: 'getSessionResults',
    method: 'GET',
    path: `${BASE}/{interview_id}/results`,
    summary: 'Get the results of a session',
    description:
      'Links to recording, transcript and report, each null until it exists. They are signed when read and good for a day.',
    params: one,
    query: z.strictObject({}),
    reply: sessionResults,
    errors: [400, 401, 404],
  },
  getSessionReport: {
    id: 'getSessionReport',
    method: 'GET',
    private: true,
    path: `${BASE}/{interview_id}/report`,
    summary: 'Read the report of a session',
    description: 'The report as its link gives it to programs; 404 until there is one. `no` names an earlier one.',
    params: one,
    query: z.strictObject({ no: reportNumber.optional() }),
    reply: reportForm,
    forms: ['application/pdf'],
    errors: [400, 401, 404],
  },
  getSessionTranscript: {
    id: 'getSessionTranscript',
    method: 'GET',
    private: true,
    path: `${BASE}/{interview_id}/transcript`,
    summary: 'Read the transcript of a session',
    description: 'The transcript as its link gives it to programs; 404 until the interview is over.',
    params: one,
    query: z.strictObject({}),
    reply: transcriptForm,
    forms: ['application/pdf'],
    errors: [400, 401, 404],
  },
  cancelSession: {
    id: 'cancelSession',
    method: 'POST',
    path: `${BASE}/{interview_id}/cancel`,
    summary: 'Cancel a session',
    description:
      'Withdraws an invitation that was not begun. Again on a cancelled one: the same reply. 409 once it was begun or is over.',
    params: one,
    body: z.strictObject({}),
    reply: sessionDetails,
    errors: [400, 401, 404, 409],
  },
  renewSessionLink: {
    id: 'renewSessionLink',
    method: 'POST',
    path: `${BASE}/{interview_id}/link`,
    summary: 'Make a new link',
    description:
      'Replaces the link; the old one opens nothing any more. Send an Idempotency-Key where the call may be repeated: each call without one replaces the link again.',
    params: one,
    body: z.strictObject({}),
    reply: sessionDetails,
    idempotent: true,
    errors: [400, 401, 404, 409],
  },
  accommodateSession: {
    id: 'accommodateSession',
    method: 'POST',
    path: `${BASE}/{interview_id}/accommodation`,
    summary: 'Give a candidate more time',
    description:
      'Stretches every timer of the interview: 1 is usual, 2 is twice as long. Never shown to the people who decide.',
    params: one,
    body: z.strictObject({ timeFactor: z.number().min(1, 'must be at least 1').max(4, 'must be at most 4') }),
    reply: sessionDetails,
    errors: [400, 401, 404],
  },
} as const satisfies Record<string, Endpoint>;

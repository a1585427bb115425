import { z } from 'zod';
import type { Endpoint } from '../shared/index.ts';
import {
  createdInterview,
  createdJob,
  interviewInput,
  interviewsPage,
  interviewsQuery,
  jobInput,
  jobsPage,
  jobsQuery,
  oneJob,
} from './schemas.ts';

/** Document 1: `Authorization: Bearer <API_KEY>` on every call. */
export const hiringEndpoints = {
  createJob: {
    id: 'createJob',
    method: 'POST',
    path: '/api/v1/jobs',
    summary: 'Create a job',
    description:
      'Creates a job and its AI interviewer from a title and a description. 422 names what the description lacks.',
    body: jobInput,
    reply: createdJob,
    idempotent: true,
    errors: [401, 403, 409, 422],
  },
  listJobs: {
    id: 'listJobs',
    method: 'GET',
    path: '/api/v1/jobs',
    summary: 'List jobs',
    description: "The account's jobs, newest first.",
    query: jobsQuery,
    reply: jobsPage,
    errors: [401, 403],
  },
  getJob: {
    id: 'getJob',
    method: 'GET',
    path: '/api/v1/jobs/{serviceJobId}',
    summary: 'Get one job',
    description: 'One job with its description as given and the interviewer that was made for it.',
    params: z.strictObject({ serviceJobId: z.string() }),
    query: z.strictObject({}),
    reply: oneJob,
    errors: [401, 403, 404],
  },
  createInterview: {
    id: 'createInterview',
    method: 'POST',
    path: '/api/v1/interviews',
    summary: 'Create an interview',
    description:
      'Creates an interview for a candidate. Not idempotent without Idempotency-Key. The CV is fetched in the background; if that fails the interview stands with an empty profile.',
    body: interviewInput,
    reply: createdInterview,
    idempotent: true,
    errors: [401, 403, 404, 409],
  },
  listInterviews: {
    id: 'listInterviews',
    method: 'GET',
    path: '/api/v1/interviews',
    summary: 'List interviews of one job',
    description: 'Newest first, with links to recording, transcript and report once they exist.',
    query: interviewsQuery,
    reply: interviewsPage,
    errors: [401, 403, 404],
  },
  getInterview: {
    id: 'getInterview',
    method: 'GET',
    path: '/api/v1/interviews/{meetingId}',
    summary: 'Get one interview',
    description: 'One interview with its link and the state of its CV.',
    params: z.strictObject({ meetingId: z.string() }),
    query: z.strictObject({}),
    reply: createdInterview,
    errors: [401, 403, 404],
  },
} as const satisfies Record<string, Endpoint>;

import { hiringEndpoints } from '@colloquy/contract/hiring';
import type { FastifyInstance } from 'fastify';
import type { CallerErrors } from '../../features/api-keys/index.ts';
import type { NotNowError } from '../../features/dialogue/index.ts';
import type { FairErrors } from '../../features/fair-process/index.ts';
import type { InterviewLanguageError } from '../../features/interviewers/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import type { JobErrors } from '../../features/jobs/index.ts';
import type { RequestsErrors } from '../../features/requests/index.ts';
import { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { bearerToken } from '../kit/bearer.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { toHandOn } from '../links/present-reviews.ts';
import { asPdf } from '../links/result-pdfs.ts';
import { createInterviewHandler, restoreLinks } from './create-interview.ts';
import { createJobHandler, readDescription } from './create-job.ts';
import { recordDecisionHandler } from './decisions.ts';
import type { HiringDeps } from './deps.ts';
import { getInterviewHandler, getReportHandler, getTranscriptHandler } from './get-interview.ts';
import { closeJobHandler, getJobHandler, openJobHandler } from './get-job.ts';
import { listInterviewsHandler, searchInterviewsHandler } from './list-interviews.ts';
import { listJobsHandler } from './list-jobs.ts';
import { accommodateHandler, cancelInterviewHandler, renewLinkHandler } from './manage-interview.ts';
import {
  answerRequestHandler,
  assignRequestHandler,
  dismissRequestHandler,
  listRequestsHandler,
  writeAnswer,
} from './requests.ts';

/** Document 1. */
const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, errors: 'Invalid API key', headers: { 'www-authenticate': 'Bearer' } },
  'description-incomplete': { status: 422 },
  'job-not-found': { status: 404 },
  'job-closed': { status: 409 },
  'interview-not-found': { status: 404 },
  'move-refused': { status: 409 },
  'request-not-found': { status: 404 },
  'request-closed': { status: 409 },
  'nothing-to-decide': { status: 409 },
  // Of the room.
  'nothing-asked': null,
  'notice-running': null,
  // Said by `description-incomplete` before.
  'interview-language-not-written': null,
  // Requests for a person are read here; rooms say the others.
  'not-now': null,
} as const satisfies ErrorTable<
  NotNowError | CallerErrors | JobErrors | InterviewErrors | InterviewLanguageError | RequestsErrors | FairErrors
>;

export function registerHiring(app: FastifyInstance, deps: HiringDeps): void {
  const wire = createKeyWire({
    name: 'hiring',
    scope: 'hiring',
    keys: deps.keys,
    keyOf: bearerToken,
    errors: ERRORS,
    invalidStatus: 403,
  });
  const endpoints = new EndpointRegistrar(app, wire, deps);
  endpoints.writePrepared(hiringEndpoints.createJob, readDescription(deps), createJobHandler(deps));
  endpoints.read(hiringEndpoints.listJobs, listJobsHandler(deps));
  endpoints.read(hiringEndpoints.getJob, getJobHandler(deps));
  endpoints.write(hiringEndpoints.closeJob, closeJobHandler(deps));
  endpoints.write(hiringEndpoints.openJob, openJobHandler());
  endpoints.write(hiringEndpoints.createInterview, createInterviewHandler(deps), restoreLinks(deps));
  endpoints.read(hiringEndpoints.listInterviews, listInterviewsHandler(deps));
  endpoints.read(hiringEndpoints.getInterview, getInterviewHandler(deps));
  endpoints.read(hiringEndpoints.searchInterviews, searchInterviewsHandler(deps));
  endpoints.read(hiringEndpoints.getReport, getReportHandler(deps), ({ headers }, { data }, caller) =>
    asPdf(headers, (language) => deps.pdfs.report(toHandOn(data), language, caller.account.id)),
  );
  endpoints.read(hiringEndpoints.getTranscript, getTranscriptHandler(deps), ({ headers }, { data }, caller) =>
    asPdf(headers, (language) => deps.pdfs.transcript(data, language, caller.account.id)),
  );
  endpoints.write(hiringEndpoints.cancelInterview, cancelInterviewHandler(deps));
  endpoints.write(hiringEndpoints.renewLink, renewLinkHandler(deps), restoreLinks(deps));
  endpoints.write(hiringEndpoints.accommodate, accommodateHandler(deps));
  endpoints.read(hiringEndpoints.listCandidateRequests, listRequestsHandler(deps));
  endpoints.writePrepared(hiringEndpoints.answerCandidateRequest, writeAnswer(deps), answerRequestHandler(deps));
  endpoints.write(hiringEndpoints.dismissCandidateRequest, dismissRequestHandler(deps));
  endpoints.write(hiringEndpoints.assignCandidateRequest, assignRequestHandler());
  endpoints.write(hiringEndpoints.recordDecision, recordDecisionHandler(deps));
}

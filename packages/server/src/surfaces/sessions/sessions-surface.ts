import { sessionEndpoints } from '@colloquy/contract/sessions';
import type { FastifyInstance } from 'fastify';
import type { CallerErrors } from '../../features/api-keys/index.ts';
import type { NotNowError } from '../../features/dialogue/index.ts';
import type { InterviewLanguageError } from '../../features/interviewers/index.ts';
import type { InterviewErrors } from '../../features/interviews/index.ts';
import { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { bearerToken } from '../kit/bearer.ts';
import { COMMON_ERRORS, type ErrorTable } from '../kit/error-table.ts';
import { createKeyWire } from '../kit/key-wire.ts';
import { toHandOn } from '../links/present-reviews.ts';
import { asPdf } from '../links/result-pdfs.ts';
import { createSessionHandler, restoreLink } from './create-session.ts';
import type { SessionsDeps } from './deps.ts';
import { listSessionsHandler } from './list-sessions.ts';
import {
  accommodateHandler,
  cancelSessionHandler,
  getReportHandler,
  getResultsHandler,
  getSessionHandler,
  getTranscriptHandler,
  renewLinkHandler,
} from './one-session.ts';

/** Document 2, sessions. */
const ERRORS = {
  ...COMMON_ERRORS,
  'invalid-api-key': { status: 401, errors: 'Invalid API key', headers: { 'www-authenticate': 'Bearer' } },
  'interview-not-found': { status: 404 },
  'move-refused': { status: 409 },
  // The contract names the languages that are written.
  'interview-language-not-written': null,
  // Requests for a person are read here; rooms say the others.
  'not-now': null,
} as const satisfies ErrorTable<NotNowError | CallerErrors | InterviewErrors | InterviewLanguageError>;

export function registerSessions(app: FastifyInstance, deps: SessionsDeps): void {
  const wire = createKeyWire({
    name: 'sessions',
    scope: 'sessions',
    keys: deps.keys,
    keyOf: bearerToken,
    errors: ERRORS,
    invalidStatus: 400,
  });
  const endpoints = new EndpointRegistrar(app, wire, deps);
  endpoints.write(sessionEndpoints.createSession, createSessionHandler(deps), restoreLink(deps), ({ body }) =>
    deps.types.prepare(body.language),
  );
  endpoints.read(sessionEndpoints.listSessions, listSessionsHandler(deps));
  endpoints.read(sessionEndpoints.getSession, getSessionHandler(deps));
  endpoints.read(sessionEndpoints.getSessionResults, getResultsHandler(deps));
  endpoints.read(sessionEndpoints.getSessionReport, getReportHandler(deps), ({ headers }, report, caller) =>
    asPdf(headers, (language) => deps.pdfs.report(toHandOn(report), language, caller.account.id)),
  );
  endpoints.read(sessionEndpoints.getSessionTranscript, getTranscriptHandler(deps), ({ headers }, transcript, caller) =>
    asPdf(headers, (language) => deps.pdfs.transcript(transcript, language, caller.account.id)),
  );
  endpoints.write(sessionEndpoints.cancelSession, cancelSessionHandler(deps));
  endpoints.write(sessionEndpoints.renewSessionLink, renewLinkHandler(deps), restoreLink(deps));
  endpoints.write(sessionEndpoints.accommodateSession, accommodateHandler(deps));
}

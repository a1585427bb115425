import type { sessionEndpoints } from '@colloquy/contract/sessions';
import type { Caller } from '../../features/api-keys/index.ts';
import { readPersonRequests } from '../../features/dialogue/index.ts';
import {
  cancelInterview,
  findInterview,
  findMetadata,
  type Interview,
  InterviewNotFoundError,
  renewLink,
  setTimeFactor,
} from '../../features/interviews/index.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Body, ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { SessionsDeps } from './deps.ts';
import { presentDetails, presentResults } from './present.ts';

/** @throws {InterviewNotFoundError} for another account's or another surface's, as for none */
async function ownSession(db: Queryable, caller: Caller, interviewId: string): Promise<Interview> {
  const id = parseId<'interview'>(interviewId);
  const interview = id === null ? null : await findInterview(db, id);
  if (interview === null || interview.accountId !== caller.account.id || interview.door !== 'SESSION')
    throw new InterviewNotFoundError();
  return interview;
}

function ownerOf(caller: Caller, interviewId: string) {
  return { accountId: caller.account.id, door: 'SESSION' as const, interviewId: parseId<'interview'>(interviewId) };
}

async function shown(
  tx: Tx,
  deps: SessionsDeps,
  caller: Caller,
  interviewId: string,
): Promise<{ body: Body<typeof sessionEndpoints.getSession>; interviewId: string }> {
  const interview = await ownSession(tx, caller, interviewId);
  return { body: await details(tx, deps, interview), interviewId: interview.id };
}

async function details(
  db: Queryable,
  deps: SessionsDeps,
  interview: Interview,
): Promise<Body<typeof sessionEndpoints.getSession>> {
  const metadata = await findMetadata(db, interview.id);
  const requests = (await readPersonRequests(db, [interview.id])).get(interview.id);
  return presentDetails(interview, metadata, requests, deps.rooms);
}

export function getSessionHandler(deps: SessionsDeps): ReadHandler<typeof sessionEndpoints.getSession, Caller> {
  return async ({ params }, caller) => details(deps.db, deps, await ownSession(deps.db, caller, params.interview_id));
}

export function getReportHandler(deps: SessionsDeps): ReadHandler<typeof sessionEndpoints.getSessionReport, Caller> {
  return async ({ params, query }, caller) =>
    deps.results.report((await ownSession(deps.db, caller, params.interview_id)).id, query.no ?? null);
}

export function getTranscriptHandler(
  deps: SessionsDeps,
): ReadHandler<typeof sessionEndpoints.getSessionTranscript, Caller> {
  return async ({ params }, caller) =>
    deps.results.transcript((await ownSession(deps.db, caller, params.interview_id)).id);
}

export function getResultsHandler(deps: SessionsDeps): ReadHandler<typeof sessionEndpoints.getSessionResults, Caller> {
  return async ({ params }, caller) =>
    presentResults(await ownSession(deps.db, caller, params.interview_id), deps.links, deps.clock.now());
}

export function cancelSessionHandler(deps: SessionsDeps): WriteHandler<typeof sessionEndpoints.cancelSession, Caller> {
  return async (tx, { params }, caller) => {
    await cancelInterview(tx, deps, ownerOf(caller, params.interview_id));
    return shown(tx, deps, caller, params.interview_id);
  };
}

export function renewLinkHandler(deps: SessionsDeps): WriteHandler<typeof sessionEndpoints.renewSessionLink, Caller> {
  return async (tx, { params }, caller) => {
    await renewLink(tx, ownerOf(caller, params.interview_id));
    return shown(tx, deps, caller, params.interview_id);
  };
}

export function accommodateHandler(
  deps: SessionsDeps,
): WriteHandler<typeof sessionEndpoints.accommodateSession, Caller> {
  return async (tx, { params, body }, caller) => {
    await setTimeFactor(tx, ownerOf(caller, params.interview_id), body.timeFactor);
    return shown(tx, deps, caller, params.interview_id);
  };
}

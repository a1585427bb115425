import { type hiringEndpoints, REQUEST_STATUSES } from '@colloquy/contract/hiring';
import type { Caller } from '../../features/api-keys/index.ts';
import { type Letter, renderLetter } from '../../features/mails/index.ts';
import {
  answerRequest,
  assignRequest,
  dismissRequest,
  findRequest,
  letterOf,
  listRequests,
  REQUEST_STATES,
  RequestNotFoundError,
  type RequestRef,
} from '../../features/requests/index.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Body, Prepared, ReadHandler, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import type { HiringDeps } from './deps.ts';
import { presentRequest } from './own-lists.ts';

type Endpoints = typeof hiringEndpoints;
type OneRequest = Body<Endpoints['dismissCandidateRequest']>['data'];

function refOf(caller: Caller, id: string): RequestRef {
  return { accountId: caller.account.id, id: parseId<'request'>(id) };
}

async function shown(db: Queryable, { id }: RequestRef): Promise<OneRequest> {
  const request = id === null ? null : await findRequest(db, id);
  if (request === null) throw new RequestNotFoundError();
  return presentRequest(request);
}

export function listRequestsHandler({ db }: HiringDeps): ReadHandler<Endpoints['listCandidateRequests'], Caller> {
  return async ({ query }, caller) => {
    const { current, pageSize, status, kind, interviewId } = query;
    const named = interviewId === undefined ? undefined : parseId<'interview'>(interviewId);
    // What is no id names no interview.
    if (named === null) return { success: true, data: { results: [], total: 0, current, pageSize } };
    const state = status === undefined ? undefined : REQUEST_STATES[REQUEST_STATUSES.indexOf(status)];
    const { results, total } = await listRequests(
      db,
      { accountId: caller.account.id, state, kind, interviewId: named },
      { offset: (current - 1) * pageSize, limit: pageSize },
    );
    const items = results.map((request) => {
      const { interviewId, candidateName, candidateEmail } = request;
      return { ...presentRequest(request), interviewId, candidateName, candidateEmail };
    });
    return { success: true, data: { results: items, total, current, pageSize } };
  };
}

/** Where nothing will be mailed, the letter: its words are read from files, before the transaction. */
export function writeAnswer(deps: HiringDeps): Prepared<Endpoints['answerCandidateRequest'], Caller, Letter | null> {
  return async ({ params, body }, caller) => {
    const { accountId, id } = refOf(caller, params.id);
    const request = id === null ? null : await findRequest(deps.db, id);
    return request === null || request.accountId !== accountId ? null : letterOf(deps, request, body.text);
  };
}

export function answerRequestHandler(
  deps: HiringDeps,
): WriteHandler<Endpoints['answerCandidateRequest'], Caller, Letter | null> {
  return async (tx, { params, body }, caller, letter) => {
    const ref = refOf(caller, params.id);
    const { mailId, notMailed } = await answerRequest(tx, deps, ref, body.text);
    const request = await shown(tx, ref);
    const toCopy = mailId === null && letter !== null ? letter : null;
    return {
      body: {
        success: true,
        data: {
          request,
          mail: mailId === null ? null : { id: mailId, status: 'WAITING' },
          notMailed,
          letter: toCopy && {
            language: toCopy.language,
            subject: toCopy.subject,
            text: renderLetter(toCopy).text,
          },
        },
      },
    };
  };
}

export function dismissRequestHandler(deps: HiringDeps): WriteHandler<Endpoints['dismissCandidateRequest'], Caller> {
  return async (tx, { params, body }, caller) => {
    const ref = refOf(caller, params.id);
    await dismissRequest(tx, deps, ref, body.reason);
    return { body: { success: true, data: await shown(tx, ref) } };
  };
}

export function assignRequestHandler(): WriteHandler<Endpoints['assignCandidateRequest'], Caller> {
  return async (tx, { params, body }, caller) => {
    const ref = refOf(caller, params.id);
    await assignRequest(tx, ref, body.assignee);
    return { body: { success: true, data: await shown(tx, ref) } };
  };
}

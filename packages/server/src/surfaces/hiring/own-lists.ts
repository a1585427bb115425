import type { interviewDetails, requestOfInterview } from '@colloquy/contract/hiring';
import type { z } from 'zod';
import { type PersonRequest, readPersonRequests } from '../../features/dialogue/index.ts';
import { candidateMails, type ShownMail } from '../../features/mails/index.ts';
import { type CandidateRequest, requestsOf } from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { presentPersonRequests } from '../kit/person-requests.ts';

/** What an interview's item lists next to document 1: wishes, requests, mails. */
export type OwnLists = Pick<z.infer<typeof interviewDetails>, 'personRequests' | 'requests' | 'mails'>;

export const NO_LISTS: OwnLists = { personRequests: [], requests: [], mails: [] };

/** Of several interviews, each with three lists. */
export async function readOwnLists(
  db: Queryable,
  ids: readonly Id<'interview'>[],
): Promise<(id: Id<'interview'>) => OwnLists> {
  const wishes: Map<string, PersonRequest[]> = await readPersonRequests(db, ids);
  const requests = await requestsOf(db, ids);
  const mails = await candidateMails(db, ids);
  return (id) => ({
    personRequests: presentPersonRequests(wishes.get(id)),
    requests: (requests.get(id) ?? []).map(presentRequest),
    mails: (mails.get(id) ?? []).map(presentMail),
  });
}

const STATUS = { open: 'OPEN', answered: 'ANSWERED', dismissed: 'DISMISSED' } as const;

export function presentRequest(request: CandidateRequest): z.infer<typeof requestOfInterview> {
  const { id, kind, note, askedAt, dueAt, state, assignee, answer, closedAt } = request;
  return {
    id,
    kind,
    note,
    askedAt: toInstant(askedAt.getTime()),
    dueAt: toInstant(dueAt.getTime()),
    status: STATUS[state],
    assignee,
    answer,
    closedAt: closedAt === null ? null : toInstant(closedAt.getTime()),
  };
}

function presentMail({ kind, state, nextAt, settledAt, reply }: ShownMail): OwnLists['mails'][number] {
  const at = settledAt ?? nextAt;
  return {
    kind: kind as OwnLists['mails'][number]['kind'],
    status: state,
    at: at === null ? null : toInstant(at.getTime()),
    reply,
  };
}

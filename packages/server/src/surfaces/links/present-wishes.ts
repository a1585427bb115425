import type { ReportForm } from '@colloquy/contract/links';
import type { RequestKind } from '@colloquy/contract/shared';
import { type CandidateRequest, requestOfWish, requestsOf } from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

type Wishes = ReportForm['personRequests'];
type KeptRequests = { requests: readonly CandidateRequest[]; namesAssignees: boolean };

/** The requests of an interview, oldest first. */
export async function readRequests(db: Queryable, id: Id<'interview'>): Promise<readonly CandidateRequest[]> {
  return (await requestsOf(db, [id])).get(id) ?? [];
}

/** What the candidate asked of people, each with what became of it. */
export function presentWishes(
  wishes: readonly { at: Date; kind: RequestKind; note: string }[],
  { requests, namesAssignees }: KeptRequests,
): Wishes {
  return wishes.map((wish) => {
    const request = requestOfWish(wish, requests);
    return {
      at: toInstant(wish.at.getTime()),
      kind: wish.kind,
      note: wish.note,
      request:
        request === null
          ? null
          : {
              state: request.state,
              dueAt: toInstant(request.dueAt.getTime()),
              closedAt: request.closedAt === null ? null : toInstant(request.closedAt.getTime()),
              assignee: namesAssignees ? request.assignee : null,
            },
    };
  });
}

/** The same for whoever stands outside: what became of a wish, not who has it in hand. */
export function withoutAssignees(wishes: Wishes): Wishes {
  return wishes.map(({ request, ...wish }) =>
    request === undefined ? wish : { ...wish, request: request === null ? null : { ...request, assignee: null } },
  );
}

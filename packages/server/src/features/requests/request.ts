import type { RequestKind } from '@colloquy/contract/shared';
import { DAY_MS } from '../../platform/clock.ts';
import type { Id } from '../../platform/ids.ts';
import { weekendIn } from '../../platform/weekdays.ts';

export const REQUEST_STATES = ['open', 'answered', 'dismissed'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * What a candidate asks of the people of an organization: to talk to a person, that a person checks the evaluation, that
 * their data is deleted.
 *
 *   open ─→ answered | dismissed
 */
export type CandidateRequest = {
  id: Id<'request'>;
  interviewId: Id<'interview'>;
  accountId: Id<'account'>;
  kind: RequestKind;
  /** What they wrote to that person; empty where they wrote nothing. */
  note: string;
  askedAt: Date;
  dueAt: Date;
  state: RequestState;
  /** Who has it in hand, as the organization calls them. */
  assignee: string | null;
  /** The answer, or why it was dismissed. */
  answer: string | null;
  closedAt: Date | null;
};

/** What is written down in the conversation may be a moment earlier than the request that it makes. */
const MOMENT_MS = 5_000;

/**
 * The request that a wish of the conversation made, or is a part of: the same wish said again while it is open makes no
 * other. Null where none was kept.
 *
 * @param requests of the same interview, oldest first
 */
export function requestOfWish<Kept extends Pick<CandidateRequest, 'kind' | 'note' | 'askedAt'>>(
  wish: { at: Date; kind: RequestKind; note: string },
  requests: readonly Kept[],
): Kept | null {
  const until = wish.at.getTime() + MOMENT_MS;
  const asked = requests.filter(({ kind, askedAt }) => kind === wish.kind && askedAt.getTime() <= until);
  return asked.findLast(({ note }) => note === wish.note) ?? asked.at(-1) ?? null;
}

const PERSON_WORKING_DAYS = 2;
const REVIEW_DAYS = 7;
const ERASE_DAYS = 30;

/**
 * By when it is answered: a person within two working days, a review within 7 days, erasure within 30. Working days are
 * Monday to Friday in the organization's time zone: a Friday evening there is no Saturday yet, wherever the server is.
 */
export function dueAt(kind: RequestKind, askedAt: Date, timeZone: string): Date {
  switch (kind) {
    case 'person':
      return afterWorkingDays(askedAt, PERSON_WORKING_DAYS, timeZone);
    case 'review':
      return new Date(askedAt.getTime() + REVIEW_DAYS * DAY_MS);
    case 'erase':
      return new Date(askedAt.getTime() + ERASE_DAYS * DAY_MS);
  }
}

function afterWorkingDays(from: Date, days: number, timeZone: string): Date {
  const isWeekend = weekendIn(timeZone);
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    if (!isWeekend(at)) left -= 1;
  }
  return new Date(at);
}

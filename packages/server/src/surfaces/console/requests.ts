import type { consoleEndpoints } from '@colloquy/contract/console';
import { accountsOf } from '../../features/accounts/index.ts';
import { completion, setTimeFactor } from '../../features/interviews/index.ts';
import { answerMails, type Letter, renderLetter, type ShownMail } from '../../features/mails/index.ts';
import { listMembers, MemberNotFoundError } from '../../features/people/index.ts';
import {
  answerRequest,
  assignToPerson,
  countRequestsOf,
  dismissRequest,
  letterOf,
  listRequestsOf,
  type OrganizationRequest,
  RequestNotFoundError,
  requireRequestOf,
} from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

type AnswerRequest = typeof consoleEndpoints.answerRequest;

/** How many times the usual time an answer can offer. */
const OFFERED_FACTOR = 2;

export function listRequestsHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listRequests> {
  return async ({ query }, { organizationId, person }) => {
    const accounts = await accountsOf(deps.db, organizationId);
    const page = { before: query.before ?? null, limit: PAGE + 1 };
    const found = await listRequestsOf(deps.db, accounts, { view: query.view, personId: person.id }, page);
    const { results, next } = pageOf(found);
    const now = deps.clock.now();
    const mails = await answerMails(
      deps.db,
      results.filter(isAnswered).map(({ id }) => id),
    );
    return {
      results: results.map((request) => presentRequest(request, now, mails.get(request.id) ?? null)),
      next,
      counts: await countRequestsOf(deps.db, accounts, person.id, now),
      members: await namedMembers(deps.db, organizationId),
      sendsMail: deps.sendsMail,
    };
  };
}

const isAnswered = ({ state }: OrganizationRequest): boolean => state === 'answered';

async function namedMembers(db: Queryable, organizationId: string): Promise<{ id: string; name: string }[]> {
  return (await listMembers(db, organizationId)).map(({ id, name }) => ({ id, name }));
}

/** One request, whichever list it is in: where mails lead. */
export function getRequestHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getRequest> {
  return async ({ params }, actor) => {
    const request = await ofOrganization(deps.db, actor, params.id);
    const mails = await answerMails(deps.db, isAnswered(request) ? [request.id] : []);
    return {
      request: presentRequest(request, deps.clock.now(), mails.get(request.id) ?? null),
      members: await namedMembers(deps.db, actor.organizationId),
    };
  };
}

/** The letter that an answer is in, to be taken along. @throws {RequestNotFoundError} where nothing is answered */
export function getAnswerLetterHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getAnswerLetter> {
  return async ({ params }, actor) => {
    const request = await ofOrganization(deps.db, actor, params.id);
    const letter = isAnswered(request) ? await letterOf(deps, request, request.answer ?? '') : null;
    if (letter === null) throw new RequestNotFoundError();
    return toCopyOf(letter);
  };
}

function toCopyOf(letter: Letter) {
  const { to, language, subject } = letter;
  return { to, language, subject, text: renderLetter(letter).text };
}

/** The letter where nothing will be mailed: its words are read from files, before the transaction. */
export function writeAnswer(deps: ConsoleDeps) {
  return async ({ params, body }: Input<AnswerRequest>, actor: Actor): Promise<Letter | null> => {
    const request = await ofOrganization(deps.db, actor, params.id);
    return letterOf(deps, request, body.text);
  };
}

export function answerRequestHandler(deps: ConsoleDeps): WriteHandler<AnswerRequest, Letter | null> {
  return async (tx, { params, body }, actor, letter) => {
    const request = await ofOrganization(tx, actor, params.id);
    const { id, accountId, door, interviewId } = request;
    if (body.doubleTime) {
      if (!mayHaveTime(request, deps.clock.now()))
        throw new InvalidRequestError([{ code: 'invalid_value', path: ['doubleTime'], message: 'is too late' }]);
      await setTimeFactor(tx, { accountId, door, interviewId }, OFFERED_FACTOR);
    }
    const { mailId } = await answerRequest(tx, deps, { accountId, id }, body.text);
    const toCopy = mailId === null ? letter : null;
    return {
      body: {
        mailed: mailId !== null,
        letter: toCopy && toCopyOf(toCopy),
      },
      noted: by(actor, 'request.answered', 'request', id),
    };
  };
}

export function dismissRequestHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.dismissRequest> {
  return async (tx, { params, body }, actor) => {
    const { id, accountId } = await ofOrganization(tx, actor, params.id);
    await dismissRequest(tx, deps, { accountId, id }, body.reason);
    return { body: { done: true }, noted: by(actor, 'request.dismissed', 'request', id) };
  };
}

export function assignRequestHandler(): WriteHandler<typeof consoleEndpoints.assignRequest> {
  return async (tx, { params, body }, actor) => {
    const { id, accountId } = await ofOrganization(tx, actor, params.id);
    const members = body.person === null ? [] : await listMembers(tx, actor.organizationId);
    const person = members.find((member) => member.id === body.person) ?? null;
    if (body.person !== null && person === null) throw new MemberNotFoundError();
    await assignToPerson(tx, { accountId, id }, person);
    return { body: { done: true }, noted: by(actor, 'request.assigned', 'request', id) };
  };
}

async function ofOrganization(db: Queryable, { organizationId }: Actor, id: string): Promise<OrganizationRequest> {
  return requireRequestOf(db, await accountsOf(db, organizationId), parseId<'request'>(id));
}

/** More time is of use while the interview can be begun or taken up again. */
function mayHaveTime(request: OrganizationRequest, now: number): boolean {
  const { kind, status, expiresAt, timeFactor } = request;
  if (kind !== 'person' || timeFactor >= OFFERED_FACTOR) return false;
  if (status === 'SCHEDULED') return expiresAt.getTime() > now;
  return completion(request, now) === 'IN_PROGRESS';
}

/** @param mail that its answer went out by; null where none did */
export function presentRequest(request: OrganizationRequest, now: number, mail: ShownMail | null) {
  const { id, kind, note, state, assignee, assigneePerson, answer, interviewId, jobId, jobTitle, language } = request;
  return {
    id,
    kind,
    note,
    askedAt: toInstant(request.askedAt.getTime()),
    dueAt: toInstant(request.dueAt.getTime()),
    overdue: state === 'open' && request.dueAt.getTime() < now,
    state,
    assignee: assignee === null ? null : { id: assigneePerson, name: assignee },
    answer,
    closedAt: request.closedAt === null ? null : toInstant(request.closedAt.getTime()),
    interview: interviewId,
    candidate: request.candidateName,
    email: request.candidateEmail,
    job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
    language,
    mayHaveTime: state === 'open' && mayHaveTime(request, now),
    mail: mail && {
      state: mail.state,
      at: toInstant((mail.settledAt ?? mail.nextAt)?.getTime() ?? idTime(mail.id)),
      replyCode: mail.replyCode,
      reply: mail.reply,
    },
  };
}

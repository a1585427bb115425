import { type consoleEndpoints, may } from '@colloquy/contract/console';
import type { z } from 'zod';
import { accountsOf } from '../../features/accounts/index.ts';
import { whoDid } from '../../features/audit/index.ts';
import {
  completion,
  findOfAccounts,
  InterviewNotFoundError,
  inviteToJob,
  listOfAccounts,
  listTransitions,
  type OrganizationInterview,
} from '../../features/interviews/index.ts';
import { findJobOf, JobNotFoundError } from '../../features/jobs/index.ts';
import { candidateMails, inviteByMail, type ShownMail } from '../../features/mails/index.ts';
import { addReview, listReviews, type Review, reportProgress, rerunReport } from '../../features/reports/index.ts';
import { requestsOf } from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { type Id, idTime, parseId } from '../../platform/ids.ts';
import { presentReviews } from '../links/present-reviews.ts';
import { type Actor, by, type Input, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

export function listInterviewsHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.listInterviews> {
  return async ({ query }, { organizationId, role }) => {
    const { before = null, job, status, email, language, mail } = query;
    const accounts = await accountsOf(deps.db, organizationId);
    const filter = { status, email, language, isRefused: mail === 'refused', jobId: job as Id<'job'> | undefined };
    const { results, next } = pageOf(await listOfAccounts(deps.db, accounts, filter, { before, limit: PAGE + 1 }));
    const ids = results.map(({ id }) => id);
    const mails = await candidateMails(deps.db, ids);
    const wishes = await wishesFor(deps.db, role, ids);
    return { results: results.map((found) => presentListed(found, mails.get(found.id) ?? [], wishes(found.id))), next };
  };
}

export function inviteHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.invite> {
  return async (tx, { body }, actor) => {
    const job = await findJobOf(tx, await accountsOf(tx, actor.organizationId), body.job as Id<'job'>);
    if (job === null) throw new JobNotFoundError(body.job);
    const person = { email: body.email, name: body.name ?? null };
    const { interview } = await inviteToJob(tx, deps, job, person, { linkDays: body.linkDays });
    const mailed = await inviteByMail(tx, deps, interview, body.mail);
    return {
      body: {
        id: interview.id,
        link: deps.rooms.url(interview),
        expiresAt: toInstant(interview.expiresAt.getTime()),
        mailed: mailed && deps.sendsMail,
      },
      noted: by(actor, 'candidate.invited', 'interview', interview.id),
    };
  };
}

export function getInterviewHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getInterview> {
  return async ({ params }, actor) => {
    const interview = await ofOrganization(deps, actor, params.id);
    const now = deps.clock.now();
    const isOpen = ['SCHEDULED', 'IN_PROGRESS'].includes(completion(interview, now));
    const isOver = interview.startedAt !== null && interview.endedAt !== null;
    const history = await listTransitions(deps.db, interview.id);
    const mails = (await candidateMails(deps.db, [interview.id])).get(interview.id) ?? [];
    const wishes = await wishesFor(deps.db, actor.role, [interview.id]);
    const reviews = await listReviews(deps.db, interview.id);
    const mayPass = may(actor.role, 'invite');
    const seen = seenBy(actor, reviews);
    const isShown = interview.reportNo !== null && seen.length > 0 && seen.length === reviews.length;
    return {
      ...presentListed(interview, mails, wishes(interview.id)),
      // Whoever has it is the candidate: only those who could make one see it.
      interviewUrl: isOpen && may(actor.role, 'invite') ? deps.rooms.url(interview) : null,
      // A link opens to whoever has it and assesses under any name: for those who hand it on.
      reportUrl: interview.reportNo === null || !mayPass ? null : deps.links.report(interview.id, now),
      assessedReportUrl: mayPass && isShown ? deps.links.assessedReport(interview.id, now) : null,
      transcriptUrl: isOver && mayPass ? deps.links.transcript(interview.id, now) : null,
      assessments: { total: reviews.length, withheld: reviews.length - seen.length },
      mayCorrect: interview.status === 'SCHEDULED' && interview.cvIntakeId === null,
      invitedBy: await whoDid(deps.db, actor.organizationId, 'candidate.invited', interview.id),
      openedAt: interview.openedAt === null ? null : toInstant(interview.openedAt.getTime()),
      mails: mails.map(presentMail),
      history: history.map(({ to, actor: who, reason, at }) => ({
        to,
        actor: who,
        reason,
        at: toInstant(at.getTime()),
      })),
    };
  };
}

type Wishes = z.input<(typeof consoleEndpoints)['getInterview']['reply']>['requests'];

/** What the candidates of these interviews asked of people; null for who does not answer them. */
async function wishesFor(
  db: Queryable,
  role: Actor['role'],
  ids: readonly Id<'interview'>[],
): Promise<(id: Id<'interview'>) => Wishes> {
  if (!may(role, 'answer-requests')) return () => null;
  const requests = await requestsOf(db, ids);
  return (interview) =>
    (requests.get(interview) ?? []).map(({ id, kind, state, askedAt }) => ({
      id,
      kind,
      state,
      askedAt: toInstant(askedAt.getTime()),
    }));
}

type PresentedMail = z.input<(typeof consoleEndpoints)['getInterview']['reply']>['mails'][number];

function presentMail({ id, kind, state, nextAt, settledAt, replyCode, reply }: ShownMail): PresentedMail {
  const at = toInstant((settledAt ?? nextAt)?.getTime() ?? idTime(id));
  return { kind: kind as PresentedMail['kind'], state, at, replyCode, reply };
}

/** What became of the mailed invitation among the mails of an interview; null: none was mailed. */
function presentInvitation(mails: readonly ShownMail[]): Omit<PresentedMail, 'kind'> | null {
  const invitation = mails.find(({ kind }) => kind === 'invitation');
  if (invitation === undefined) return null;
  const { kind: _kind, ...became } = presentMail(invitation);
  return became;
}

/** The report, without what others think of it for as long as that could lead who is still to assess. */
export function readReport(deps: ConsoleDeps) {
  return async ({ params }: Input<typeof consoleEndpoints.getReport>, actor: Actor) => {
    const { id } = await ofOrganization(deps, actor, params.id);
    const report = await deps.results.report(id, null);
    const reviews = await listReviews(deps.db, id);
    const shown = presentReviews(seenBy(actor, reviews), reviews);
    return { ...report, ...shown };
  };
}

/** None while somebody who may assess has not. */
export function seenBy({ person, role }: Actor, reviews: readonly Review[]): readonly Review[] {
  const isIn = reviews.some(({ personId }) => personId === person.id);
  return isIn || !may(role, 'assess') ? reviews : [];
}

export function assessHandler(deps: ConsoleDeps): WriteHandler<typeof consoleEndpoints.assess> {
  return async (tx, { params, body }, actor) => {
    const { id } = await ofOrganization({ db: tx }, actor, params.id);
    const { person } = actor;
    const reviews = await addReview(tx, deps, id, { ...body, reviewer: person.name, personId: person.id });
    return { body: presentReviews(reviews, reviews), noted: by(actor, 'report.assessed', 'interview', id) };
  };
}

/** For whoever waits for a report, or finds none behind its lasting address. */
export function getReportProgressHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getReportProgress> {
  return async ({ params }, actor) => {
    const interview = await ofOrganization(deps, actor, params.id);
    const { nextTryAt, ...progress } = await reportProgress(deps.db, interview);
    return {
      ...progress,
      status: interview.status,
      nextTryAt: nextTryAt === null ? null : toInstant(nextTryAt.getTime()),
    };
  };
}

export function rerunReportHandler({ queue }: ConsoleDeps): WriteHandler<typeof consoleEndpoints.rerunReport> {
  return async (tx, { params }, actor) => {
    const { id } = await ofOrganization({ db: tx }, actor, params.id);
    await rerunReport(tx, queue, id);
    return { body: { done: true }, noted: by(actor, 'report.rerun', 'interview', id) };
  };
}

/** That somebody opened a report is kept. */
export function getReportHandler(): WriteHandler<
  typeof consoleEndpoints.getReport,
  Awaited<ReturnType<ReturnType<typeof readReport>>>
> {
  return async (_tx, { params }, actor, report) => ({
    body: report,
    noted: by(actor, 'report.opened', 'interview', params.id),
  });
}

type GetTranscript = typeof consoleEndpoints.getTranscript;
type Transcript = Awaited<ReturnType<ConsoleDeps['results']['transcript']>>;

export function readTranscript(deps: ConsoleDeps) {
  return async ({ params }: Input<GetTranscript>, actor: Actor): Promise<Transcript> => {
    const { id } = await ofOrganization(deps, actor, params.id);
    return deps.results.transcript(id);
  };
}

export function getTranscriptHandler(): WriteHandler<GetTranscript, Transcript> {
  return async (_tx, { params }, actor, transcript) => ({
    body: transcript,
    noted: by(actor, OPENED.transcript, 'interview', params.id),
  });
}

const OPENED = { recording: 'recording.played', transcript: 'transcript.opened' } as const;

/** Bytes of a recording come by signed links, in parts: the page says that it is played, once for each time it was opened. */
export function noteOpenedHandler(): WriteHandler<typeof consoleEndpoints.noteOpened> {
  return async (tx, { params, body }, actor) => {
    const { id } = await ofOrganization({ db: tx }, actor, params.id);
    return { body: { done: true }, noted: by(actor, OPENED[body.what], 'interview', id) };
  };
}

/** @throws {InterviewNotFoundError} for another organization's, as for none */
async function ofOrganization(deps: { db: Queryable }, actor: Actor, given: string): Promise<OrganizationInterview> {
  const id = parseId<'interview'>(given);
  const accounts = await accountsOf(deps.db, actor.organizationId);
  const interview = id === null ? null : await findOfAccounts(deps.db, accounts, id);
  if (interview === null) throw new InterviewNotFoundError();
  return interview;
}

function presentListed(interview: OrganizationInterview, mails: readonly ShownMail[], requests: Wishes) {
  const { id, email, jobId, jobTitle, language, status, reportNo } = interview;
  const at = (instant: Date | null): string | null => (instant === null ? null : toInstant(instant.getTime()));
  return {
    id,
    candidate: interview.givenName ?? interview.cvName,
    email,
    job: jobId === null || jobTitle === null ? null : { id: jobId, title: jobTitle },
    language,
    status,
    createdAt: toInstant(idTime(id)),
    startedAt: at(interview.startedAt),
    endedAt: at(interview.endedAt),
    expiresAt: toInstant(interview.expiresAt.getTime()),
    hasReport: reportNo !== null,
    invitationMail: presentInvitation(mails),
    requests,
  };
}

import type { consoleEndpoints, rowsSent } from '@colloquy/contract/console';
import type { z } from 'zod';
import { accountsOf, identityOf } from '../../features/accounts/index.ts';
import { emailKey } from '../../features/candidates/index.ts';
import { emptyRoom } from '../../features/dialogue/index.ts';
import { takeBackNotice } from '../../features/fair-process/index.ts';
import {
  checkRows,
  correctInvitation,
  findInterview,
  findOfAccounts,
  InterviewNotFoundError,
  invitedTo,
  inviteToJob,
  lockInvitations,
  setRoomLanguage,
} from '../../features/interviews/index.ts';
import { findJobOf, type Job, JobNotFoundError, requireOpen } from '../../features/jobs/index.ts';
import {
  candidateMails,
  invitationPreview,
  inviteByMail,
  mailSettings,
  postInvitationAgain,
  renderLetter,
} from '../../features/mails/index.ts';
import { dropReplaysOf } from '../../features/request-log/index.ts';
import { dropRequests } from '../../features/requests/index.ts';
import { DAY_MS, toInstant } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { presentIdentity } from '../kit/present-identity.ts';
import { type Actor, by, type Noted, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

type Endpoints = typeof consoleEndpoints;
type SentRow = z.input<typeof rowsSent>['rows'][number];

/** Where the link will stand. */
const NO_ROOM = '/room/…';

/** What would become of each row of a list; nothing is made. */
export function checkInvitationsHandler(deps: ConsoleDeps): ReadHandler<Endpoints['checkInvitations']> {
  return async ({ params, body }, actor) => {
    const job = await jobOf(deps.db, actor, params.id);
    requireOpen(job);
    const emails = body.rows.map(({ email }) => email);
    const checked = checkRows(body.rows, await invitedTo(deps.db, job, emails, deps.clock.now()));
    return {
      rows: checked.map(({ state, faults, sameAs, invited }) => ({
        state,
        faults,
        sameAs,
        invited: invited && {
          interview: invited.id,
          at: toInstant(idTime(invited.id)),
          status: invited.status,
        },
      })),
    };
  };
}

export function previewInvitationHandler(deps: ConsoleDeps): ReadHandler<Endpoints['previewInvitation']> {
  return async ({ params, body, origin }, actor) => {
    const { accountId, title, language } = await jobOf(deps.db, actor, params.id);
    const draft = {
      accountId,
      title,
      email: body.email,
      name: body.name ?? null,
      language: body.language ?? language,
      expiresAt: new Date(deps.clock.now() + body.linkDays * DAY_MS),
    };
    const letter = await invitationPreview(deps, draft, origin + NO_ROOM);
    return {
      to: letter.to,
      language: letter.language,
      subject: letter.subject,
      ...renderLetter(letter, presentIdentity(await identityOf(deps.db, accountId)).logo?.url),
      mailed: deps.sendsMail && (await mailSettings(deps.db, accountId)).invitations,
    };
  };
}

/** A row that was sent before gives what was made then: a call that is repeated invites nobody twice. */
export function sendInvitationsHandler(deps: ConsoleDeps): WriteHandler<Endpoints['sendInvitations']> {
  return async (tx, { params, body }, actor) => {
    const job = await jobOf(tx, actor, params.id);
    requireOpen(job);
    await lockInvitations(tx, job.id);
    const rows: SentRow[] = [];
    const noted: Noted[] = [];
    for (const row of body.rows) {
      const sent = await sendRow(tx, deps, job, row, body);
      rows.push(sent);
      if (sent.outcome === 'invited') noted.push(...by(actor, 'candidate.invited', 'interview', sent.id));
    }
    const [first = by(actor, 'candidates.invited', 'job', job.id)[0], ...others] = noted;
    return { body: { rows }, noted: [first, ...others] };
  };
}

type ToSend = z.infer<Endpoints['sendInvitations']['body']>;

async function sendRow(
  tx: Tx,
  deps: ConsoleDeps,
  job: Job,
  row: ToSend['rows'][number],
  { linkDays, mail }: Omit<ToSend, 'rows'>,
): Promise<SentRow> {
  const now = deps.clock.now();
  const former = (await invitedTo(tx, job, [row.email], now)).get(emailKey(row.email));
  if (former !== undefined && (former.isOpen || !row.again)) return formerRow(tx, deps, former);
  const person = { email: row.email, name: row.name ?? null };
  const { interview } = await inviteToJob(tx, deps, job, person, { linkDays });
  if (row.language !== undefined && row.language !== job.language)
    await setRoomLanguage(tx, interview.id, row.language);
  const mailed = await inviteByMail(tx, deps, interview, mail);
  return {
    outcome: 'invited',
    id: interview.id,
    link: deps.rooms.url(interview),
    expiresAt: toInstant(interview.expiresAt.getTime()),
    mailed: mailed && deps.sendsMail,
  };
}

async function formerRow(
  tx: Tx,
  deps: ConsoleDeps,
  { id, isOpen }: { id: Parameters<typeof findInterview>[1]; isOpen: boolean },
): Promise<SentRow> {
  const interview = await findInterview(tx, id);
  if (interview === null) throw new InterviewNotFoundError();
  const mails = (await candidateMails(tx, [id])).get(id) ?? [];
  return {
    outcome: isOpen ? 'open' : 'earlier',
    id,
    link: isOpen ? deps.rooms.url(interview) : null,
    expiresAt: toInstant(interview.expiresAt.getTime()),
    mailed: mails.some(({ kind, state }) => kind === 'invitation' && ['WAITING', 'SENT'].includes(state)),
  };
}

export function correctInvitationHandler(deps: ConsoleDeps): WriteHandler<Endpoints['correctInvitation']> {
  return async (tx, { params, body }, actor) => {
    const id = parseId<'interview'>(params.id);
    const accounts = await accountsOf(tx, actor.organizationId);
    const known = id === null ? null : await findOfAccounts(tx, accounts, id);
    if (known === null) throw new InterviewNotFoundError();
    // Another address is an invitation of whoever reads it.
    if (known.jobId !== null) requireOpen(await jobOf(tx, actor, known.jobId));
    const { interview: corrected, isOther } = await correctInvitation(tx, deps, known, body.email);
    await takeBackNotice(tx, corrected.id);
    if (isOther) {
      await emptyRoom(tx, corrected);
      await dropRequests(tx, corrected.id);
      await dropReplaysOf(tx, corrected.id);
    }
    // The language of the page may have gone with the room.
    const interview = (await findInterview(tx, corrected.id)) ?? corrected;
    const mailed = await postInvitationAgain(tx, deps, interview, body.mail);
    return {
      body: {
        id: interview.id,
        link: deps.rooms.url(interview),
        expiresAt: toInstant(interview.expiresAt.getTime()),
        mailed: mailed && deps.sendsMail,
      },
      noted: by(actor, 'invitation.corrected', 'interview', interview.id),
    };
  };
}

/** @throws {JobNotFoundError} for another organization's, as for none */
export async function jobOf(db: Queryable, actor: Actor, given: string): Promise<Job> {
  const id = parseId<'job'>(given);
  const job = id === null ? null : await findJobOf(db, await accountsOf(db, actor.organizationId), id);
  if (job === null) throw new JobNotFoundError(given);
  return job;
}

import type { hiringEndpoints } from '@colloquy/contract/hiring';
import { mayLeadTo } from '../../features/accounts/index.ts';
import type { Caller } from '../../features/api-keys/index.ts';
import { findListed, InterviewNotFoundError, inviteToJob } from '../../features/interviews/index.ts';
import { findJob, JobNotFoundError } from '../../features/jobs/index.ts';
import { inviteByMail } from '../../features/mails/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Body, WriteHandler } from '../../platform/http/endpoint.ts';
import { parseId } from '../../platform/ids.ts';
import { checkCvLink } from '../kit/cv-link.ts';
import { checkReturnUrl } from '../kit/return-url.ts';
import { cohortOfInterview } from './cohort-of-interview.ts';
import type { HiringDeps } from './deps.ts';
import { NO_LISTS, readOwnLists } from './own-lists.ts';
import { presentInterview, presentInterviewDetails } from './present.ts';

export function createInterviewHandler(deps: HiringDeps): WriteHandler<typeof hiringEndpoints.createInterview, Caller> {
  return async (tx, { body }, caller) => {
    checkCvLink(body.cv_link, deps.outboundAllow);
    await checkReturnUrl('returnUrl', body.returnUrl, (url) => mayLeadTo(tx, caller.account.id, url));
    const jobId = parseId<'job'>(body.serviceJobId);
    const job = jobId === null ? null : await findJob(tx, caller.account.id, jobId);
    if (job === null) throw new JobNotFoundError(body.serviceJobId);
    const person = { email: body.candidateEmail, name: body.candidateName ?? null, cvLink: body.cv_link ?? null };
    const { interview, intake } = await inviteToJob(tx, deps, job, person, {
      externalId: body.externalId ?? null,
      linkDays: body.linkDays,
      returnUrl: body.returnUrl ?? null,
      ...(body.metadata === undefined ? {} : { metadata: body.metadata }),
    });
    const isInvited = await inviteByMail(tx, deps, interview, body.sendInvitation);
    const now = deps.clock.now();
    const lists = isInvited ? (await readOwnLists(tx, [interview.id]))(interview.id) : NO_LISTS;
    const data = presentInterviewDetails(
      { ...interview, cvName: null },
      intake,
      deps,
      now,
      body.metadata ?? {},
      await cohortOfInterview(tx, interview),
      lists,
    );
    return { body: { success: true, data }, interviewId: interview.id };
  };
}

/** Links are never stored: a repeated reply gets the one that is good now. */
export function restoreLinks(deps: HiringDeps) {
  return async (
    tx: Tx,
    { success, data }: Body<typeof hiringEndpoints.createInterview>,
  ): Promise<Body<typeof hiringEndpoints.createInterview>> => {
    const id = parseId<'interview'>(data.meetingId);
    const interview = id === null ? null : await findListed(tx, id);
    if (interview === null) throw new InterviewNotFoundError();
    const fresh = presentInterview(interview, deps, deps.clock.now());
    return {
      success,
      data: {
        ...data,
        interviewUrl: deps.rooms.url(interview),
        recordingUrl: data.recordingUrl && fresh.recordingUrl,
        transcriptUrl: data.transcriptUrl && fresh.transcriptUrl,
        reportUrl: data.reportUrl && fresh.reportUrl,
      },
    };
  };
}

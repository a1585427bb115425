import type { hiringEndpoints } from '@colloquy/contract/hiring';
import type { CvIntake } from '../../features/candidates/index.ts';
import type { Blueprint } from '../../features/interviewers/index.ts';
import { completion, type ListedInterview, type RoomLinks } from '../../features/interviews/index.ts';
import type { Job, ListedJob } from '../../features/jobs/index.ts';
import { toInstant } from '../../platform/clock.ts';
import type { Body } from '../../platform/http/endpoint.ts';
import { idTime } from '../../platform/ids.ts';
import { fromLanguage } from '../kit/job-languages.ts';
import type { SignedLinks } from '../links/signed-links.ts';
import { NO_LISTS, type OwnLists } from './own-lists.ts';

export type PresentDeps = { rooms: RoomLinks; links: SignedLinks };

type JobItem = Body<typeof hiringEndpoints.listJobs>['data']['results'][number];
type InterviewItem = Body<typeof hiringEndpoints.listInterviews>['data']['results'][number];
type InterviewDetails = Body<typeof hiringEndpoints.getInterview>['data'];
type JobDetails = Body<typeof hiringEndpoints.getJob>['data'];

export function presentJob(job: ListedJob): JobItem {
  return {
    serviceJobId: job.id,
    name: job.title,
    language: fromLanguage(job.language),
    workplaceType: job.workplaceType,
    locations: job.locations.map(({ city, country }) => ({ city, country })),
    createdAt: toInstant(idTime(job.id)),
    interviews: { total: job.total, completed: job.completed },
    externalId: job.externalId,
    metadata: job.metadata,
  };
}

export function presentJobDetails(job: Job & { total: number; completed: number }, blueprint: Blueprint): JobDetails {
  return {
    ...presentJob(job),
    closedAt: job.closedAt === null ? null : toInstant(job.closedAt.getTime()),
    description: job.description,
    warnings: job.warnings,
    interviewer: {
      language: fromLanguage(blueprint.language),
      competencies: blueprint.competencies.map(({ key, name }) => ({ key, name })),
      questions: blueprint.questions.map((question) => ({
        key: question.key,
        competency: question.competency,
        purpose: question.purpose,
        text: question.text,
        mustAsk: question.mustAsk,
        minutes: question.expectedMs / 60_000,
        source: question.source?.text ?? null,
      })),
    },
  };
}

/** `jobId` is given by the list's filter: every interview of this surface hangs on one, and each has an e-mail. */
export function presentInterview(interview: ListedInterview, deps: PresentDeps, now: number): InterviewItem {
  return {
    meetingId: interview.id,
    createdAt: toInstant(idTime(interview.id)),
    candidateId: interview.candidateId,
    candidateName: interview.givenName ?? interview.cvName,
    candidateEmail: interview.email ?? '',
    completedAt: interview.completedAt === null ? null : toInstant(interview.completedAt.getTime()),
    isCompleted: completion(interview, now),
    recordingUrl: deps.links.recording(interview, now),
    transcriptUrl:
      interview.startedAt === null || interview.endedAt === null ? null : deps.links.transcript(interview.id, now),
    reportUrl: interview.reportNo === null ? null : deps.links.report(interview.id, now),
    useCaseId: interview.jobId ?? '',
    startDateTime: interview.startedAt === null ? null : toInstant(interview.startedAt.getTime()),
    endDateTime: interview.endedAt === null ? null : toInstant(interview.endedAt.getTime()),
  };
}

export function presentInterviewDetails(
  interview: ListedInterview,
  intake: CvIntake | null,
  deps: PresentDeps,
  now: number,
  metadata: Record<string, string>,
  interviewer: InterviewDetails['interviewer'],
  lists: OwnLists = NO_LISTS,
): InterviewDetails {
  return {
    ...presentInterview(interview, deps, now),
    interviewUrl: deps.rooms.url(interview),
    expiresAt: toInstant(interview.expiresAt.getTime()),
    cv:
      intake === null
        ? { status: 'NONE', reason: null, username: null }
        : { status: intake.status, reason: intake.reason, username: intake.username },
    interviewer,
    externalId: interview.externalId,
    metadata,
    ...lists,
    returnUrl: interview.returnUrl,
  };
}

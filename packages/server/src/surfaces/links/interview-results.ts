import type { ReportForm, TranscriptForm } from '@colloquy/contract/links';
import { identityOf } from '../../features/accounts/index.ts';
import { type RoomDeps, readDialogue } from '../../features/dialogue/index.ts';
import { cohortOf, loadBlueprint } from '../../features/interviewers/index.ts';
import { findListed, findMetadata, type ListedInterview } from '../../features/interviews/index.ts';
import { readRecording } from '../../features/recordings/index.ts';
import { findReport, levelCohort, listReports, listReviews, type Report } from '../../features/reports/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type Id, parseId } from '../../platform/ids.ts';
import { presentReport } from './present-report.ts';
import { presentTranscript, type TranscriptInput } from './present-transcript.ts';
import { readRequests } from './present-wishes.ts';
import type { SignedLinks } from './signed-links.ts';

export type ResultsDeps = {
  db: Db;
  clock: Clock;
  links: SignedLinks;
  phrases: RoomDeps['phrases'];
};

/** What an interview left behind, as programs read it, for surfaces that have recognised the caller themselves. */
export type InterviewResults = {
  /** With every assessment. @param no null for the official one @throws {ResultNotReadyError} until there is one, or none of this number */
  report(id: Id<'interview'>, no: number | null): Promise<ReportForm>;
  /** @throws {ResultNotReadyError} until the interview is over */
  transcript(id: Id<'interview'>): Promise<TranscriptForm>;
};

/** The interview is there, what is asked for is not yet. */
class ResultNotReadyError extends AppError {
  readonly kind = 'result-not-ready';
}

export function interviewResults(deps: ResultsDeps): InterviewResults {
  return {
    async report(id, no) {
      const interview = await findListed(deps.db, id);
      const report = interview === null ? null : await findReport(deps.db, id, no);
      if (interview === null || report === null)
        throw new ResultNotReadyError(no === null ? 'There is no report yet' : `There is no report ${no}`);
      return presentedReport(deps, interview, report, INSIDE);
    },
    async transcript(id) {
      const interview = await findListed(deps.db, id);
      if (interview === null || interview.startedAt === null || interview.endedAt === null)
        throw new ResultNotReadyError('There is no transcript yet: the interview is not over');
      return presentedTranscript(deps, interview);
    },
  };
}

/** What a reader may see beside what was said. */
export type Reader = {
  /** What people think of it. */
  seesReviews: boolean;
  /** Who of the organization has a wish of the candidate in hand. */
  seesAssignees: boolean;
};
/** Programs and people of the organization. */
const INSIDE: Reader = { seesReviews: true, seesAssignees: true };

export async function presentedReport(
  deps: ResultsDeps,
  interview: ListedInterview,
  report: Report,
  { seesReviews, seesAssignees }: Reader,
): Promise<ReportForm> {
  const reviews = await listReviews(deps.db, interview.id);
  return presentReport({
    ...(await transcriptInput(deps, interview)),
    report,
    versions: await listReports(deps.db, interview.id),
    reviews,
    shown: seesReviews ? reviews : [],
    requests: await readRequests(deps.db, interview.id),
    namesAssignees: seesAssignees,
    transcriptUrl: deps.links.transcript(interview.id, deps.clock.now()),
    metadata: await findMetadata(deps.db, interview.id),
    cohort: await cohortOfReport(deps, report),
    phrases: deps.phrases(interview.language),
  });
}

/** Plans never change: that of an old report is told, too. Whom it was read by is a part of it. */
async function cohortOfReport({ db }: ResultsDeps, { content }: Report): Promise<string | null> {
  const id = parseId<'blueprint-version'>(content.blueprint.versionId);
  const version = id === null ? null : await loadBlueprint(db, id);
  return version === null ? null : levelCohort(cohortOf(version.content), content);
}

export async function presentedTranscript(deps: ResultsDeps, interview: ListedInterview): Promise<TranscriptForm> {
  return presentTranscript(await transcriptInput(deps, interview));
}

async function transcriptInput(deps: ResultsDeps, interview: ListedInterview): Promise<TranscriptInput> {
  const { blueprintVersionId } = interview;
  const now = deps.clock.now();
  const recording = await readRecording(deps.db, interview.id);
  const version = blueprintVersionId === null ? null : await loadBlueprint(deps.db, blueprintVersionId);
  return {
    identity: await identityOf(deps.db, interview.accountId),
    interview,
    record: await readDialogue(deps.db, interview.id),
    title: version?.content.title ?? null,
    recordingUrl: deps.links.recording(interview, now),
    recording:
      recording === null
        ? null
        : { ...recording, fileUrl: (name) => deps.links.recordingFile(interview.id, name, now) },
  };
}

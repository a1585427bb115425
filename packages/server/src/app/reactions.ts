import { isTestAccount } from '../features/accounts/index.ts';
import { notifyAts } from '../features/ats/index.ts';
import type { CvSettled } from '../features/candidates/index.ts';
import type { PersonErased } from '../features/data-rights/index.ts';
import type { CandidateAsked } from '../features/dialogue/index.ts';
import { type ConversationCompleted, finishConversationTask } from '../features/founder-applications/index.ts';
import { findByIntake, type InterviewEvent, type InterviewMoved } from '../features/interviews/index.ts';
import { type NoticeDeps, notifyOfReport, notifyOfWebhook, thankByMail } from '../features/mails/index.ts';
import { releaseReservation } from '../features/model-usage/index.ts';
import { deleteRecordingTask, finaliseRecordingTask, type RecordingReady } from '../features/recordings/index.ts';
import { buildReportTask, type ReportFailed } from '../features/reports/index.ts';
import { keepRequest } from '../features/requests/index.ts';
import { HOLD_AFTER_MS, holdTestInterviewTask } from '../features/test-interviews/index.ts';
import { forgetSounds } from '../features/voice/index.ts';
import {
  type InterviewNewsType,
  type PublishDeps,
  publishCreated,
  publishDisabled,
  publishErasure,
  publishInterview,
  type WebhookDisabled,
} from '../features/webhooks/index.ts';
import type { Tx } from '../platform/db/db.ts';
import { blobDeletion } from './recordings.ts';

export type DomainEvent =
  | InterviewEvent
  | CandidateAsked
  | RecordingReady
  | ReportFailed
  | ConversationCompleted
  | CvSettled
  | PersonErased
  | WebhookDisabled;

type ReactionDeps = PublishDeps & NoticeDeps;
type Reaction<Event> = (tx: Tx, deps: ReactionDeps, event: Event) => Promise<void>;

/**
 * What follows from what, in the transaction of the event. Tasks' keys are id and sequence; webhooks write a message and
 * a task per endpoint, and nothing where the account has none.
 */
const REACTIONS: { [Name in DomainEvent['name']]: Reaction<Extract<DomainEvent, { name: Name }>>[] } = {
  'interview-created': [
    async (tx, deps, { interview }) => publishCreated(tx, deps, interview),
    async (tx, { queue, clock }, { interview: { id, accountId } }) => {
      if (await isTestAccount(tx, accountId))
        await queue.enqueue(
          tx,
          holdTestInterviewTask,
          { interviewId: id },
          { key: id, runAt: clock.now() + HOLD_AFTER_MS },
        );
    },
  ],
  'interview-moved': [
    async (tx, deps, event) => {
      const type = newsOf(event);
      if (type !== null) await publishInterview(tx, deps, type, event.interview);
    },
    async (tx, deps, { interview, from }) => {
      // A report tells of the end.
      const isBegun = interview.status === 'STARTED' && from === 'SCHEDULED';
      const isOver = interview.status === 'NO_SHOW' || interview.status === 'CANDIDATE_ABORTED';
      if (isBegun || isOver) await notifyAts(tx, deps, interview);
    },
  ],
  'interview-ended': [
    async (tx, deps, { interviewId, completed }) => {
      if (completed) await thankByMail(tx, deps, interviewId);
    },
    async (tx, { queue }, { interviewId, door, seq, completed }) => {
      if (door === 'CONVERSATION')
        await queue.enqueue(tx, finishConversationTask, { interviewId }, { key: `${interviewId}:${seq}` });
      else if (completed) await queue.enqueue(tx, buildReportTask, { interviewId }, { key: `${interviewId}:${seq}` });
    },
    // The task itself waits for what is still on its way; where nothing was recorded it does nothing.
    (tx, { queue }, { interviewId, seq }) =>
      queue.enqueue(tx, finaliseRecordingTask, { interviewId }, { key: `${interviewId}:${seq}` }),
    (tx, { queue, clock }, { interviewId }) => forgetSounds(tx, blobDeletion({ queue, clock }), interviewId),
    // A completed one is still to be read.
    async (tx, _deps, { interviewId, completed }) => {
      if (!completed) await releaseReservation(tx, interviewId);
    },
  ],
  'consent-withdrawn': [
    async (tx, { queue, clock }, { interviewId, purpose, commandId }) => {
      if (purpose === 'speech') await forgetSounds(tx, blobDeletion({ queue, clock }), interviewId);
      else
        await queue.enqueue(
          tx,
          deleteRecordingTask,
          { interviewId, purpose },
          { key: `${interviewId}:${purpose}:${commandId}` },
        );
    },
  ],
  'recording-ready': [(tx, deps, { interview }) => publishInterview(tx, deps, 'recording.ready', interview)],
  'report-ready': [
    (tx, deps, { interview }) => publishInterview(tx, deps, 'report.ready', interview),
    (tx, _deps, { interview }) => releaseReservation(tx, interview.id),
    (tx, deps, { interview }) => notifyOfReport(tx, deps, interview),
    (tx, deps, { interview }) => notifyAts(tx, deps, interview),
  ],
  'report-failed': [
    (tx, deps, { interview }) => publishInterview(tx, deps, 'report.failed', interview),
    (tx, _deps, { interview }) => releaseReservation(tx, interview.id),
  ],
  'conversation-completed': [
    (tx, deps, { interview }) => publishInterview(tx, deps, 'conversation.completed', interview, { once: true }),
    (tx, _deps, { interview }) => releaseReservation(tx, interview.id),
  ],
  'candidate-asked-for-person': [
    keepRequest,
    async (tx, deps, { interview, kind }) => {
      // Who asks for deletion asks for no person; the request says it.
      if (kind !== 'erase') await publishInterview(tx, deps, 'candidate.asked_for_person', interview);
    },
  ],
  'cv-settled': [
    async (tx, deps, { candidateId, intakeId, parsed }) => {
      const interview = await findByIntake(tx, candidateId, intakeId);
      if (interview !== null) await publishInterview(tx, deps, parsed ? 'cv.parsed' : 'cv.failed', interview);
    },
  ],
  'person-erased': [publishErasure],
  'webhook-disabled': [publishDisabled, notifyOfWebhook],
};

/** Null where another event tells it. */
function newsOf({ interview, from }: InterviewMoved): InterviewNewsType | null {
  switch (interview.status) {
    case 'STARTED':
      return from === 'SCHEDULED' ? 'interview.started' : 'interview.resumed';
    case 'INTERVIEW_COMPLETED':
      return 'interview.completed';
    case 'CANDIDATE_DROP_OFF':
      return 'interview.dropped_off';
    case 'TECHNICAL_GLITCH':
      return 'interview.failed';
    case 'CANDIDATE_ABORTED':
      return 'interview.aborted';
    case 'NO_SHOW':
      return 'interview.no_show';
    case 'SCHEDULED':
    case 'REPORT_GENERATED':
      return null;
  }
}

export type EmitEvent = (tx: Tx, event: DomainEvent) => Promise<void>;

export function createEmit(deps: ReactionDeps): EmitEvent {
  return async (tx, event) => {
    // The table's row takes exactly the events of its name.
    for (const react of REACTIONS[event.name] as Reaction<DomainEvent>[]) await react(tx, deps, event);
  };
}

export { type Consent, type ConsentDecision, currentConsents, recordConsents } from './consent-store.ts';
export { correctInvitation } from './correct-invitation.ts';
export { createInterview, type NewInterview } from './create-interview.ts';
export { type InterviewErrors, InterviewNotFoundError, type LinkErrors, MoveRefusedError } from './errors.ts';
export type { Emit, InterviewCreated, InterviewEnded, InterviewEvent, InterviewMoved, ReportReady } from './events.ts';
export { type CompletionReason, type Interview, type InterviewStatus, isCompleted } from './interview.ts';
export { completion, isResumable, resumeDeadline, TIME_POLICY } from './interview-policy.ts';
export {
  changeLanguage,
  eraseInterviews,
  findByIntake,
  findInterview,
  findInterviews,
  findListed,
  findMetadata,
  type ListedInterview,
  listByJob,
  listTransitions,
  lockInterview,
  markOpened,
  prolongLink,
  setAllAnswered,
  setCvProbes,
  setRecording,
  setRoomLanguage,
  type Transition,
} from './interview-store.ts';
export {
  type CheckedRow,
  checkRows,
  type GivenRow,
  type Invited,
  invitedTo,
  lockInvitations,
} from './invitation-rows.ts';
export { type Invitee, inviteToJob } from './invite-to-job.ts';
export { countInvitations, moveInvitations } from './invited-plan.ts';
export { listSessions } from './list-sessions.ts';
export { cancelInterview, renewLink, setTimeFactor } from './manage-interview.ts';
export {
  abortInterview,
  beginInterview,
  completeInterview,
  dropOff,
  type MoveDeps,
  markReported,
  resumeInterview,
} from './move-interview.ts';
export { nameCandidate } from './name-candidate.ts';
export {
  findOfAccounts,
  jobCourse,
  listOfAccounts,
  type OrganizationInterview,
  openCounts,
  unassessedReports,
  weeklyCounts,
} from './organization-lists.ts';
export {
  type Attended,
  excuse,
  findAttended,
  lockAttended,
  noteFault,
  type Presence,
  recordPresence,
} from './presence-store.ts';
export { opens, RoomLinks, type RoomPass } from './room-pass.ts';
export {
  type FoundInterview,
  type InterviewSearch,
  interviewConditions,
  searchInterviews,
} from './search-interviews.ts';
export { sweepInterviews } from './sweep.ts';

export { type Consent, type ConsentDecision, currentConsents, recordConsents } from './consent-store.ts';
export { createInterview, type NewInterview } from './create-interview.ts';
export { InterviewNotFoundError } from './errors.ts';
export type { Emit, InterviewEnded, InterviewEvent } from './events.ts';
export { type Interview, type InterviewStatus, isCompleted, type StatusReason } from './interview.ts';
export { completion, isResumable, resumeDeadline, TIME_POLICY } from './interview-policy.ts';
export {
  eraseInterviews,
  findInterview,
  findListed,
  type ListedInterview,
  listByJob,
  listTransitions,
  lockInterview,
  setAllAnswered,
  setRoomLanguage,
  type Transition,
} from './interview-store.ts';
export { cancelInterview, renewLink, setTimeFactor } from './manage-interview.ts';
export {
  abortInterview,
  beginInterview,
  completeInterview,
  dropOff,
  markReported,
  resumeInterview,
} from './move-interview.ts';
export {
  type Attended,
  excuse,
  findAttended,
  lockAttended,
  noteSeat,
  type Presence,
  recordPresence,
} from './presence-store.ts';
export { opens, RoomLinks, type RoomPass } from './room-pass.ts';
export { sweepInterviews } from './sweep.ts';

export type {
  AnswerAssessor,
  AnswerToAssess,
  Assessed,
  AssessmentLimits,
  Judgement,
  Reread,
  Sources,
} from './answer-assessor.ts';
export { askedConsents } from './asked-consents.ts';
export { Assessments } from './assessments.ts';
export type { CvPost as CvPostByModel } from './check-cv-reading.ts';
export { type ConsentTexts, consentTexts, consentTextsWithModel, withSpeechEndpoint } from './consent-texts.ts';
export { decideLanguage } from './decide-language.ts';
export { findVersions, freeLeases } from './dialogue-store.ts';
export { emptyRoom } from './empty-room.ts';
export { LinkOverError, NotActiveError, NotNowError, type RoomErrors } from './errors.ts';
export type { CandidateAsked } from './events.ts';
export { foresee } from './foresee.ts';
export { holdRehearsal, type RehearsalSoFar } from './hold-rehearsal.ts';
export { DEADLINE_MS } from './lease.ts';
export { type Loaded, limitsOf, lockRoom, requireBegun, requireSameText } from './load-dialogue.ts';
export { createModelAssessor, type ModelAccess } from './model-assessor.ts';
export { type Offers, offersOf } from './offers.ts';
export { ownQuestions } from './own-questions.ts';
export type { PhraseBook } from './phrase-book.ts';
export { loadPhrases, phraseBooks } from './phrase-books.ts';
export { noteHeartbeat, type RoomView, readRoom, viewOf } from './read-room.ts';
export { Rehearsal } from './rehearsal.ts';
export { requireOpen } from './require-open.ts';
export type { RoomDeps } from './room-deps.ts';
export { addToLog, type RoomCommandContext, requireSeat, runTransition } from './run-transition.ts';
export { createScoredAssessor, ENOUGH_POINTS } from './scored-assessor.ts';
export { chooseRoomLanguage, decideConsents, startInterview } from './start-interview.ts';
export type { Assessment, AudioSpan, DialogueState, Mode, Outcome, PlanInLanguage, Spoken } from './state.ts';
export {
  askForHuman,
  changeMode,
  leaveInterview,
  pauseInterview,
  rateInterview,
  resumeRoom,
} from './steer-interview.ts';
export { correctAnswer, noteTyping, submitAnswer, tick } from './submit-answer.ts';
export { type CvToRead, createWordProbesHandler, type ProbeWriter } from './tasks/word-probes.handler.ts';
export { wordProbesTask } from './tasks/word-probes.ts';
export {
  type DialogueRecord,
  type PersonRequest,
  type QuestionRecord,
  readDialogue,
  readDialogues,
  readPersonRequests,
  type Turn,
} from './transcript.ts';

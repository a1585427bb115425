export { createApplicationAssessor, type FounderReader } from './application-assessor.ts';
export {
  type ApplicationBlueprint,
  type ApplicationQuestion,
  applicationBlueprint,
  applicationPlan,
} from './application-blueprint.ts';
export { APPLICATION_TYPE, currentApplicationBlueprint, pinApplicationBlueprint } from './application-blueprints.ts';
export { type ApplicationForm, readApplicationForm } from './application-form.ts';
export { applicationTexts, loadApplicationTexts } from './application-texts.ts';
export { confirmSummary, correctField } from './check-summary.ts';
export { knownFields } from './conversation.ts';
export { eraseConversations } from './conversation-store.ts';
export type { CorrectableField, Correction } from './corrections.ts';
export { createConversation, type NewConversation } from './create-conversation.ts';
export {
  type ConversationErrors,
  ConversationNotFoundError,
  type ProgrammeErrors,
  ProgrammeNotFoundError,
} from './errors.ts';
export type { ConversationCompleted } from './events.ts';
export {
  type CoFounderDetails,
  type ConversationDetails,
  conversationDetails,
  type Extraction,
  type ExtractionInput,
} from './extraction/index.ts';
export { loadExtraction } from './load-extraction.ts';
export {
  changeProgramme,
  createProgramme,
  requireOpenProgramme,
  requirePublicProgramme,
} from './manage-programmes.ts';
export { findApplicationOf, listApplicationsOf, listProgrammesOf } from './organization-applications.ts';
export type { Programme } from './programme.ts';
export { listProgrammes } from './programme-store.ts';
export { type ConversationView, listConversations, readConversation, readInvitation } from './read-conversations.ts';
export { summaryInForce } from './summarise-pitch.ts';
export { createFinishConversationHandler } from './tasks/finish-conversation.handler.ts';
export { finishConversationTask } from './tasks/finish-conversation.ts';

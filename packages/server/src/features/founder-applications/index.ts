export { type ApplicationBlueprint, type ApplicationQuestion, applicationBlueprint } from './application-blueprint.ts';
export { type CorrectableField, type Correction, withCorrections } from './corrections.ts';
export {
  type CoFounderDetails,
  type ConversationDetails,
  type ConversationRecord,
  type ConversationStatus,
  conversationDetails,
  type Extraction,
  extractFounderApplication,
  type FieldName,
  type FoundField,
  fieldValue,
  type Person,
  QUESTION_KEYS,
  type QuestionKey,
  statusOf,
  writeSummary,
} from './extraction/index.ts';
export { missingSlots, QUESTION_PLAN, type Slot } from './question-plan.ts';

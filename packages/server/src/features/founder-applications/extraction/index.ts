export {
  type CoFounderDetails,
  type ConversationDetails,
  type ConversationRecord,
  type ConversationStatus,
  conversationDetails,
  fieldValue,
  statusOf,
} from './conversation-details.ts';
export type { ExtractionInput } from './extract.ts';
export * from './fields.ts';
export { type PitchSummary, SUMMARY_FIELDS } from './pitch-summary.ts';

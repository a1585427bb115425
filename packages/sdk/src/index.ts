export { type Accommodation, type Colloquy, colloquy, type ReportNumber } from './client.ts';
export type { CallOptions, ClientOptions } from './core.ts';
export { ColloquyError } from './error.ts';
export type { List, Page } from './list.ts';
export type {
  CandidateDecision,
  CandidateRequest,
  CoFounder,
  Conversation,
  ConversationInput,
  Interview,
  InterviewDetails,
  Interviewer,
  InterviewerPlanInput,
  InterviewInput,
  InterviewSession,
  InterviewSessionDetails,
  InterviewSessionInput,
  InterviewSessionResults,
  Issue,
  Job,
  JobDetails,
  JobInput,
  Profile,
  Report,
  Transcript,
  Verification,
  Webhook,
  WebhookDelivery,
  WebhookInput,
} from './types.gen.ts';
export {
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookReason,
  WebhookVerificationError,
} from './webhooks.ts';

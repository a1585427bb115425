export { noteBounce } from './bounce.ts';
export { inviteByMail, thankByMail } from './invite.ts';
export type { Letter, LetterMaker } from './letter.ts';
export { type CandidateLetterDeps, candidateFacts, candidateLetter } from './letters/candidate-letter.ts';
export {
  type InterviewLetterDeps,
  invitationLetter,
  reminderLetter,
  thanksLetter,
} from './letters/interview-letters.ts';
export { type InvitationDraft, invitationPreview } from './letters/invitation-preview.ts';
export { notifyOfReport, type ReportLetterDeps, reportLetter } from './letters/report-letter.ts';
export { notifyOfWebhook, webhookLetter } from './letters/webhook-letter.ts';
export { MAIL_STATES, type MailKind, type MailState } from './mail.ts';
export { changeMailSettings, type MailSettings, mailSettings, organizationMail } from './mail-settings.ts';
export {
  answerMails,
  candidateMails,
  dropOldMails,
  existingMails,
  listMails,
  mailsAbout,
  type ShownMail,
} from './mail-store.ts';
export { type NoticeDeps, noticeTo, notify } from './notices.ts';
export { endPause, mailPauseNow } from './pause-store.ts';
export { oneLine, plainName } from './plain-name.ts';
export { type NewMail, type PostDeps, postMail, retryMail } from './post-mail.ts';
export { type BounceFault, readBounce } from './read-bounce.ts';
export { postInvitationAgain, type RefusedInvitation, refusedInvitations } from './refused-invitations.ts';
export { renderLetter } from './render-letter.ts';
export { createSendMailHandler, type MailFigure, type SendMailDeps } from './tasks/send-mail.handler.ts';
export { sendMailTask } from './tasks/send-mail.ts';
export { sendTestMail } from './test-mail.ts';
export {
  careForMail,
  lockUndelivered,
  type MailScope,
  type UndeliveredMail,
  undeliveredMails,
} from './undelivered-mails.ts';
export { type MailWords, mailWords, memberWords } from './words.ts';

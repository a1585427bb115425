import type { Id } from '../../platform/ids.ts';

/** What a mail is for; each has its letter. */
export const MAIL_KINDS = [
  'verification-code',
  'invitation',
  'reminder',
  'thanks',
  'request-answer',
  'request-open',
  'report-ready',
  'member-request',
  'member-reports',
  'sign-in',
  'joining',
  'webhook-disabled',
  'member-webhook-disabled',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 *   WAITING ─→ SENT     a mail server took it
 *      │  ├──→ WRITTEN  it lies in the outbox: there is no mail server
 *      │  ├──→ FAILED   refused, or not taken for a day
 *      │  └──→ DROPPED  there was nothing to say any more when its time came
 *      └─ again after a while
 *
 *   SENT, WRITTEN ─→ FAILED   a report says that it came back
 */
export const MAIL_STATES = ['WAITING', 'SENT', 'WRITTEN', 'FAILED', 'DROPPED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export type PostedMail = {
  id: Id<'mail'>;
  kind: MailKind;
  interviewId: Id<'interview'> | null;
  claimId: Id<'claim'> | null;
  /** Of what is no row of these: a request of the interview, for one. */
  about: string | null;
  accountId: Id<'account'> | null;
  state: MailState;
  nextAt: Date | null;
  failingSince: Date | null;
  bundledIn: Id<'mail'> | null;
  /** Of a notice to a member: to whom. */
  personId: Id<'person'> | null;
};

import { z } from 'zod';
import { email, instant, LANGUAGES, uuid } from '../shared/index.ts';
import { AWAITED_MAILS } from './constants.ts';

/** How the organization writes, as far as it is set in the console. */
export const mailChoices = {
  /** Candidates who are invited are mailed, unless whoever invites says otherwise. */
  mailsInvitations: z.boolean(),
  /** Where the organization is told of requests and reports, next to its members; null: nowhere. */
  notices: email.nullable(),
  /** Of what is told there. */
  noticesLanguage: z.enum(LANGUAGES),
};

/** Whether who is signed in is mailed of what their role has to do with. */
export const noticesInput = z.strictObject({ mails: z.boolean() });

/** Whether a mail goes out when somebody is invited here and nobody says otherwise. */
export const mailHere = z.strictObject({
  /** Whether there is a mail server. */
  sent: z.boolean(),
  /** Whether the organization mails invitations. */
  invitations: z.boolean(),
});

/** Left out, the organization's own setting counts. */
export const mailAsked = { mail: z.boolean().optional() };

/** One of them that a mail server refused, or did not take for a day, or that came back. */
export const undeliveredMail = z.strictObject({
  id: uuid,
  kind: z.enum(AWAITED_MAILS),
  /** Where it went. */
  to: z.string().nullable(),
  /** What it is about; null of an invitation to the console. */
  interview: uuid.nullable(),
  candidate: z.string().nullable(),
  job: z.strictObject({ id: uuid, title: z.string() }).nullable(),
  /** Of an answer. */
  request: uuid.nullable(),
  replyCode: z.int().nullable(),
  reply: z.string().nullable(),
  at: instant.nullable(),
});

/** What became of the mail that an answer went out by. */
export const answerMail = z.strictObject({
  state: z.enum(['WAITING', 'SENT', 'WRITTEN', 'FAILED', 'DROPPED']),
  at: instant,
  replyCode: z.int().nullable(),
  reply: z.string().nullable(),
});

/** While the mail server does not take our login, and nothing goes out; null while it does, and for those who cannot help. */
export const mailPause = z
  .strictObject({
    /** When mail is tried next; in the past where nothing waited since. */
    until: instant,
    /** What the mail server said. */
    reply: z.string(),
  })
  .nullable()
  .optional();

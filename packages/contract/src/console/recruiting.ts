import { z } from 'zod';
import { GRADINGS, NOT_ASKED_WHY, NOT_ASSESSABLE, placedQuote, REQUIREMENT_STATUSES } from '../links/index.ts';
import { email, instant, LANGUAGES, lineOfText, linkDays, REQUEST_KINDS, secret, text, uuid } from '../shared/index.ts';
import { CONSOLE_LANGUAGES, STATUSES_SHOWN } from './constants.ts';
import { answerMail, mailAsked } from './mail-schemas.ts';
import {
  COMPARED,
  INVITATION_RULES,
  REQUEST_VIEWS,
  ROW_STATES,
  ROWS_PER_CALL,
  ROWS_PER_CHECK,
} from './recruiting-constants.ts';

const count = z.int().min(0);
const namedJob = z.strictObject({ id: uuid, title: z.string() });

/** What a candidate asks of the people of the organization. */
export const requestItem = z.strictObject({
  id: uuid,
  kind: z.enum(REQUEST_KINDS),
  /** What they wrote to that person; empty where they wrote nothing. */
  note: z.string(),
  askedAt: instant,
  dueAt: instant,
  /** Open past its time. */
  overdue: z.boolean(),
  state: z.enum(['open', 'answered', 'dismissed']),
  /** Who has it in hand; `id` is null for a name that was given through the API. */
  assignee: z.strictObject({ id: uuid.nullable(), name: z.string() }).nullable(),
  /** The answer, or why it was dismissed. */
  answer: z.string().nullable(),
  closedAt: instant.nullable(),
  interview: uuid,
  candidate: z.string().nullable(),
  email: z.string().nullable(),
  job: namedJob.nullable(),
  /** What the letter around an answer is written in. */
  language: z.enum(LANGUAGES),
  /** Whether the interview can still be begun or taken up again, so that more time is of use. */
  mayHaveTime: z.boolean(),
  /** Of the answer; null where none went out. */
  mail: answerMail.nullable().optional(),
});

export const requestQuery = z.strictObject({ before: uuid.optional(), view: z.enum(REQUEST_VIEWS).default('open') });
export const requestList = z.strictObject({
  results: z.array(requestItem),
  next: uuid.nullable(),
  counts: z.strictObject({ open: count, overdue: count, mine: count }),
  /** Members that a request can be given to. */
  members: z.array(z.strictObject({ id: uuid, name: z.string() })),
  /** Whether answers go out by mail; if not, each is there to be copied. */
  sendsMail: z.boolean(),
});
export const answerInput = z.strictObject({
  text: text(1, 4_000),
  /** Twice the time for the interview, where it is still to be held. */
  doubleTime: z.boolean().default(false),
});
/** A letter that somebody takes along. */
export const letterToCopy = z.strictObject({
  to: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
});
export const answered = z.strictObject({
  mailed: z.boolean(),
  /** The letter to copy where nothing is mailed. */
  letter: letterToCopy.nullable(),
});
/** One request, in whatever state, as its list shows it. */
export const oneRequest = z.strictObject({
  request: requestItem,
  /** Members that it can be given to. */
  members: z.array(z.strictObject({ id: uuid, name: z.string() })),
});
export const dismissal = z.strictObject({ reason: text(1, 1_000) });
/** Null: nobody has it in hand. */
export const assignment = z.strictObject({ person: uuid.nullable() });

/** As a list of strangers gives it: each row is judged by itself. */
const rowGiven = z.strictObject({
  email: text(0, 1_000),
  name: text(0, 1_000).default(''),
  language: text(0, 1_000).default(''),
});
export const rowsToCheck = z.strictObject({ rows: z.array(rowGiven).min(1).max(ROWS_PER_CHECK) });
export const rowsChecked = z.strictObject({
  rows: z.array(
    z.strictObject({
      /** `ready`; `faulty`; `repeated`: the address is in an earlier row; `open`: has an invitation that can be used; `earlier`: had one. */
      state: z.enum(ROW_STATES),
      faults: z.array(
        z.strictObject({ column: z.enum(['email', 'name', 'language']), rule: z.enum(INVITATION_RULES) }),
      ),
      /** The row, from 1, that a repeated one repeats. */
      sameAs: z.int().min(1).nullable(),
      /** The newest invitation of that address to this job. */
      invited: z.strictObject({ interview: uuid, at: instant, status: z.enum(STATUSES_SHOWN) }).nullable(),
    }),
  ),
});
const rowToSend = z.strictObject({
  email,
  name: lineOfText(200).optional(),
  /** Of the letter and of what the room says next to the questions; the job's when left out. */
  language: z.enum(LANGUAGES).optional(),
  /** Whether somebody whose earlier invitation is over is invited once more. */
  again: z.boolean().default(false),
});
export const rowsToSend = z.strictObject({
  rows: z.array(rowToSend).min(1).max(ROWS_PER_CALL),
  linkDays,
  ...mailAsked,
});
export const rowsSent = z.strictObject({
  /** In the order of the rows. A call that is repeated gives the invitations of the first. */
  rows: z.array(
    z.strictObject({
      outcome: z.enum(['invited', 'open', 'earlier']),
      id: uuid,
      /** Null of an invitation that is over. */
      link: secret(z.string(), 'link').nullable(),
      expiresAt: instant,
      /** Whether a mail with the link is on its way, by this call or an earlier one. */
      mailed: z.boolean(),
    }),
  ),
});
export const letterAsked = z.strictObject({
  email,
  name: lineOfText(200).optional(),
  language: z.enum(LANGUAGES).optional(),
  linkDays,
});
/** The invitation as it would go out, with a link that opens nothing. */
export const letterShown = z.strictObject({
  to: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  text: z.string(),
  /** The same as mail programs draw it: no script, nothing that is fetched. */
  html: z.string().optional(),
  /** Whether the organization mails invitations, and there is a mail server. */
  mailed: z.boolean(),
});

/** A mail to a candidate. */
export const mailed = z.strictObject({
  kind: z.enum(['invitation', 'reminder', 'thanks', 'request-answer']),
  state: z.enum(['WAITING', 'SENT', 'WRITTEN', 'FAILED', 'DROPPED']),
  /** When it came to that, or of one that waits, when it is tried. */
  at: instant,
  replyCode: z.int().nullable(),
  reply: z.string().nullable(),
});

/** An invitation that a mail server refused. */
export const refusedInvitation = z.strictObject({
  id: uuid,
  candidate: z.string().nullable(),
  email: z.string().nullable(),
  job: namedJob.nullable(),
  replyCode: z.int().nullable(),
  reply: z.string().nullable(),
  at: instant.nullable(),
  /** Null where a CV hangs on the former address. */
  mayCorrect: z.boolean(),
});
export const correction = z.strictObject({ email, ...mailAsked });

export const compareQuery = z.strictObject({ ids: z.string().max(200).default('') });
const comparedLevel = z.strictObject({ score: z.number(), low: z.number(), high: z.number() });
export const comparison = z.strictObject({
  job: namedJob,
  /** Levels are compared only where every plan asks the same and counts the same points. */
  levels: z.enum(['shown', 'plans-differ', 'none']),
  /** By name. */
  candidates: z
    .array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        endedAt: instant.nullable(),
        asked: count,
        total: count,
        language: z.enum(LANGUAGES),
        grading: z.enum(GRADINGS),
        /** Whether the times of quotes can be found in a recording. */
        timed: z.boolean(),
        /** Assessments by others that stay hidden until one's own is in. */
        withheld: count,
        assessed: z.boolean(),
      }),
    )
    .min(COMPARED.min)
    .max(COMPARED.max),
  rows: z.array(
    z.strictObject({
      kind: z.string().nullable(),
      text: z.string(),
      /** One of each candidate, in their order; null where the plan had no such line. */
      cells: z.array(
        z
          .strictObject({
            status: z.enum(REQUIREMENT_STATUSES),
            /** Why nothing was asked about it; null where it was, or nobody knows. */
            why: z.enum(NOT_ASKED_WHY).nullable(),
            reason: z.enum(NOT_ASSESSABLE).nullable(),
            level: comparedLevel.nullable(),
            quotes: z.array(placedQuote),
            /** A name that nobody signed in by is not verified. */
            assessments: z.array(
              z.strictObject({ reviewer: z.string(), verified: z.boolean(), score: z.int(), own: z.boolean() }),
            ),
          })
          .nullable(),
      ),
    }),
  ),
});

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export const exportQuery = z.strictObject({
  format: z.enum(TABLE_FORMATS).default('csv'),
  job: uuid.optional(),
  status: z.enum(STATUSES_SHOWN).optional(),
  interviewLanguage: z.enum(LANGUAGES).optional(),
  mail: z.enum(['refused']).optional(),
  email: email.optional(),
  /** Of the words in the table. */
  language: z.enum(CONSOLE_LANGUAGES).default('en'),
});
export const compareExportQuery = compareQuery.extend({
  format: z.enum(TABLE_FORMATS).default('csv'),
  language: z.enum(CONSOLE_LANGUAGES).default('en'),
});

/** `after`: the mark of the last reply; '' for the first. */
export const changesQuery = z.strictObject({ after: z.string().max(100).default('') });
export const changesForm = z.strictObject({ mark: z.string(), changed: z.boolean() });

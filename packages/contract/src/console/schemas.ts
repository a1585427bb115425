import { z } from 'zod';
import { newReview } from '../links/index.ts';
import {
  callerString,
  email,
  instant,
  issue,
  JOB_DESCRIPTION,
  LANGUAGES,
  lineOfText,
  linkDays,
  secret,
  text,
  uuid,
} from '../shared/index.ts';
import {
  CONSOLE_LANGUAGES,
  JOB_LANGUAGES_SPOKEN,
  REPORT_FAILURES,
  REPORT_PROGRESS,
  REPORT_WAITS,
  STATUSES_SHOWN,
} from './constants.ts';
import { mailAsked, mailChoices, mailHere, mailPause, undeliveredMail } from './mail-schemas.ts';
import { mailed, refusedInvitation, requestItem } from './recruiting.ts';
import { ROLES } from './roles.ts';

const role = z.enum(ROLES);
const name = lineOfText(120);
const link = secret(z.string(), 'link');
const audited = z.strictObject({ kind: z.string(), id: z.string() });

/** What every failure of the console looks like. */
export const consoleError = z.strictObject({
  error: z.strictObject({ kind: z.string(), message: z.string(), issues: z.array(issue) }),
});

const organizationName = z.strictObject({ id: z.string(), displayName: z.string() });

export const tokenInput = z.strictObject({
  token: z.string().regex(/^[0-9A-Za-z]{43}$/),
});

/** What a link leads to, before it is used. */
export const enterState = z.strictObject({
  kind: z.enum(['OWNER', 'INVITATION', 'SIGN_IN']),
  /** Null where whoever enters names it. */
  organization: organizationName.nullable(),
  role: role.nullable(),
  email: z.string().nullable(),
  /** Whether the person has to give a name. */
  asksName: z.boolean(),
  /** For an owner's link: organizations that API keys were made for, with their users. */
  known: z.array(z.strictObject({ id: z.string(), users: z.array(z.string()) })),
  expiresAt: instant,
});

/** Language of the page: what is mailed to the person is written in it. */
const language = z.enum(CONSOLE_LANGUAGES);

/** How somebody may come in here. */
export const waysForm = z.strictObject({
  /** `outbox`: there is no mail server, and whoever runs the server hands links over. */
  mail: z.enum(['sent', 'outbox']),
  /** Host of the provider that signs people in; null where none is configured. */
  provider: z.string().nullable(),
});
export const askLinkInput = z.strictObject({ email, language });
/** The same whether the address is known or not. */
export const askedLink = z.strictObject({ mail: z.enum(['sent', 'outbox']), minutes: z.int() });

/** Where the provider signs the person in; the browser goes there. */
export const providerEntry = z.strictObject({ url: z.string() });
export const providerBeginInput = z.strictObject({
  /** Whether the provider has to ask the person again. */
  again: z.boolean().default(false),
});
/** The query that the provider sent the browser back with. */
export const providerEntryInput = z.strictObject({ query: z.string().max(8000) });

export const enterInput = tokenInput.extend({
  language: language.optional(),
  /** For an owner's link that names none. */
  organization: callerString.optional(),
  displayName: name.optional(),
  /** The user of the API whose jobs and interviews the console goes on with; a new one of its own when left out. */
  user: callerString.optional(),
  email: email.optional(),
  name: name.optional(),
});

/** Null for somebody of several organizations: they choose. */
export const entered = z.strictObject({ organization: z.string().nullable() });

export const sessionForm = z.strictObject({
  person: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  organizations: z.array(organizationName.extend({ role })),
  expiresAt: instant,
});

export const done = z.strictObject({ done: z.literal(true) });

export const me = z.strictObject({
  person: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  role,
  organization: organizationName,
  /** That its dates are told in, and whether the session opens other organizations, too. The release before tells neither. */
  timeZone: z.string().optional(),
  several: z.boolean().optional(),
  mail: mailHere.optional(),
  notices: z.boolean().optional(),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be “#rrggbb”');
const webAddress = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s"'<>\\]+$/, 'must be “https://…”');

const timeZone = z
  .string()
  .max(64)
  .refine((name) => isTimeZone(name), 'must be “Area/City”');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const organizationInput = z.strictObject({
  displayName: name,
  contact: email.nullable(),
  privacyUrl: webAddress.nullable(),
  colour: colour.nullable(),
  /** Left out, it stays as it is. */
  timeZone: timeZone.optional(),
  /** Days that recordings are kept; null: as long as the operator says. Left out, it stays as it is. */
  retentionDays: z.int().min(1).max(3_650).nullable().optional(),
  ...z.strictObject(mailChoices).partial().shape,
});

/** A picture, base64: PNG, JPEG or WebP, 256 kB at most. */
export const logoInput = z.strictObject({
  data: z
    .string()
    .max(349_528)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be “base64”'),
});

export const organizationForm = z.strictObject({
  id: z.string(),
  displayName: z.string(),
  contact: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  colour: z.string().nullable(),
  /** The colour as it is used on light and on dark paper, readable there; null without one. */
  shades: z.strictObject({ light: z.string(), dark: z.string() }).nullable(),
  logo: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  timeZone: z.string(),
  retentionDays: z.int().nullable(),
  /** Whether mail goes out, and the address that it comes from. */
  mail: z.strictObject({ sent: z.boolean(), from: z.string() }),
  ...mailChoices,
  /** The user of the API that jobs made here belong to. */
  user: z.string(),
});

/** What became of a test mail, and what the mail server said. */
export const mailTested = z.strictObject({
  to: z.string(),
  outcome: z.enum(['sent', 'written', 'later', 'refused', 'locked-out']),
  code: z.int().nullable(),
  reply: z.string().nullable(),
});

export const member = z.strictObject({ id: uuid, name: z.string(), email: z.string(), role, you: z.boolean() });
export const invitation = z.strictObject({
  id: uuid,
  email: z.string(),
  role,
  expiresAt: instant,
  expired: z.boolean(),
});
export const memberList = z.strictObject({ members: z.array(member), invitations: z.array(invitation) });
export const memberInput = z.strictObject({ email, role });
/** Shown this once. */
export const copiedLink = z.strictObject({ id: uuid, link, expiresAt: instant });
/** Whether a mail with it is on its way. */
export const invited = copiedLink.extend({ mailed: z.boolean() });
export const roleInput = z.strictObject({ role });

const count = z.int().min(0);
const openReport = z.strictObject({
  id: uuid,
  candidate: z.string(),
  job: z.strictObject({ id: uuid, title: z.string() }).nullable(),
  completedAt: instant.nullable(),
});

export const today = z.strictObject({
  /** Whether there is a job: without one, that is what comes first. */
  hasJobs: z.boolean(),
  /** Reports that nobody has assessed, oldest first. Of the newest thousand reports. */
  reports: z.strictObject({ total: count, oldest: z.array(openReport) }),
  /** What candidates ask of people, the most urgent first; null for those who may not answer. */
  requests: z.strictObject({ total: count, overdue: count, first: z.array(requestItem) }).nullable(),
  /** Invitations that did not reach their candidate, newest first; null for those who may not invite. */
  refused: z.strictObject({ total: count, newest: z.array(refusedInvitation) }).nullable(),
  /** Other mails that somebody waits for and that did not arrive, newest first. */
  undelivered: z
    .strictObject({ total: count, newest: z.array(undeliveredMail) })
    .nullable()
    .optional(),
  /** Interviews that are held now. */
  running: count,
  /** Invitations that end within seven days, and the instant of the first. */
  expiring: z.strictObject({ total: count, next: instant.nullable() }),
  /** The last four weeks, oldest first: of those invited in it, how many completed. */
  weeks: z.array(z.strictObject({ from: instant, invited: count, completed: count })),
});

/** What waits for a person, in numbers: on Today, and open requests; null for those who may not answer them. */
export const waiting = z.strictObject({ today: count, requests: count.nullable(), mailPause });

/** Whether a job invites, a programme takes applications. */
export const openness = z.strictObject({ open: z.boolean() });

const listed = {
  id: uuid,
  title: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: instant,
  /** Since when nobody is invited any more; null while it is open. */
  closedAt: instant.nullable(),
  interviews: z.strictObject({ total: count, completed: count }),
};
export const jobList = z.strictObject({ results: z.array(z.strictObject(listed)), next: uuid.nullable() });
export const jobDraft = z.strictObject({
  title: text(1, 80),
  description: text(JOB_DESCRIPTION.least, JOB_DESCRIPTION.most),
  language: z.enum(JOB_LANGUAGES_SPOKEN).default('en'),
});
/** Of the organization; null of one who is gone. */
const doer = z.strictObject({ name: z.string().nullable() });
export const jobForm = z.strictObject({
  ...listed,
  description: z.string(),
  workplaceType: z.string().nullable(),
  locations: z.array(z.strictObject({ city: z.string().nullable(), country: z.string().nullable() })),
  warnings: z.array(z.string()),
  questions: z.array(
    z.strictObject({
      key: z.string(),
      text: z.string(),
      purpose: z.string(),
      minutes: z.number(),
      mustAsk: z.boolean(),
      /** The sentence of the description that it comes from. */
      source: z.string().nullable(),
    }),
  ),
  /** How far those who were invited came; each step counts those of the next. */
  funnel: z.strictObject({ invited: count, began: count, completed: count, assessed: count }),
  /** Who made it here; null: a program did. */
  madeBy: doer.nullable().optional(),
  /** Invitations that can still be begun, also of a closed job. */
  openInvitations: count,
  /** Minutes of completed interviews, at most the newest two hundred. */
  minutes: z.array(z.number()),
});

const cursor = { before: uuid.optional() };
export const pageQuery = z.strictObject(cursor);
export const interviewQuery = z.strictObject({
  ...cursor,
  job: uuid.optional(),
  status: z.enum(STATUSES_SHOWN).optional(),
  language: z.enum(LANGUAGES).optional(),
  /** Those whose invitation a mail server refused. */
  mail: z.enum(['refused']).optional(),
  email: email.optional(),
});
const interviewItem = {
  id: uuid,
  candidate: z.string().nullable(),
  email: z.string().nullable(),
  job: z.strictObject({ id: uuid, title: z.string() }).nullable(),
  language: z.enum(LANGUAGES),
  status: z.enum(STATUSES_SHOWN),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  expiresAt: instant,
  hasReport: z.boolean(),
  /** What became of the mailed invitation; null: none was mailed. */
  invitationMail: mailed.omit({ kind: true }).nullable().optional(),
  /** What the candidate asked of people, oldest first; null for those who may not answer. */
  requests: z
    .array(requestItem.pick({ id: true, kind: true, state: true, askedAt: true }))
    .nullable()
    .optional(),
};
export const interviewList = z.strictObject({ results: z.array(z.strictObject(interviewItem)), next: uuid.nullable() });
export const interviewForm = z.strictObject({
  ...interviewItem,
  /** The candidate's link, while it may be begun, for those who may invite. */
  interviewUrl: link.nullable(),
  /** Signed links, good for a day. */
  reportUrl: link.nullable(),
  /** The report with what people think of it: for who may see that themselves. */
  assessedReportUrl: link.nullable(),
  transcriptUrl: link.nullable(),
  /** Assessments of the report. Those of others stay withheld from who may assess, until their own is in. */
  assessments: z.strictObject({ total: count, withheld: count }),
  /** Whether who may invite can put the address right: not begun, and no CV hangs on it. */
  mayCorrect: z.boolean(),
  /** Who invited the candidate here; null: a program did. */
  invitedBy: doer.nullable().optional(),
  /** What the candidate was written, oldest first, and what became of it. */
  mails: z.array(mailed),
  /** When the room's page was first opened with the link, by whom nobody can tell; null: not yet, or before this was noted. */
  openedAt: instant.nullable(),
  /** What happened, oldest first. */
  history: z.array(z.strictObject({ to: z.string(), actor: z.string(), reason: z.string().nullable(), at: instant })),
});
/** Asked for again and again while somebody waits for a report. */
export const reportProgress = z.strictObject({
  state: z.enum(REPORT_PROGRESS),
  /** Where the interview stands. */
  status: z.enum(STATUSES_SHOWN),
  /** Null unless it failed. */
  failure: z.enum(REPORT_FAILURES).nullable(),
  /** Null unless it is being made, and then while nothing holds it up. */
  waitsFor: z.enum(REPORT_WAITS).nullable(),
  /** When it is tried next; null unless it waits for that. */
  nextTryAt: instant.nullable(),
});
/** What is opened beside a report: its recording is played, its transcript read on a page of its own. */
export const openedInput = z.strictObject({ what: z.enum(['recording', 'transcript']) });
/** Body of an assessment; the name is that of who is signed in. Says something: a score, a note or a decision. */
export const assessmentInput = newReview.omit({ reviewer: true });
export const interviewInput = z.strictObject({
  job: uuid,
  email,
  name: lineOfText(200).optional(),
  linkDays,
  ...mailAsked,
});

export const auditQuery = z.strictObject({
  ...cursor,
  /** Of one person. */
  person: uuid.optional(),
  /** Of one kind, as `action` of an entry names it. */
  action: z
    .string()
    .regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/)
    .optional(),
});
export const auditList = z.strictObject({
  results: z.array(
    z.strictObject({
      id: uuid,
      at: instant,
      /** Null for a command of the operator. */
      person: z.strictObject({ id: uuid, name: z.string().nullable() }).nullable(),
      action: z.string(),
      about: audited.nullable(),
    }),
  ),
  next: uuid.nullable(),
});

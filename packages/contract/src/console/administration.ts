import { z } from 'zod';
import { CONVERSATION_STATUSES } from '../conversations/index.ts';
import { SESSION_LANGUAGES } from '../sessions/index.ts';
import {
  ATTESTATION_KINDS,
  attestationFields,
  callerString,
  email,
  instant,
  LANGUAGES,
  lineOfText,
  secret,
  text,
  uuid,
} from '../shared/index.ts';
import { ATTEMPT_REASONS, replay, webhookInput } from '../webhooks/index.ts';
import { CALL_OUTCOMES, PROFILE_SOURCES, STATUSES_SHOWN } from './constants.ts';

const count = z.int().min(0);

/** Addresses that are told of interviews, of every account of the organization. */
export const webhookForms = z.strictObject({
  /** Users of the API whose interviews an address can be told of; the console's own first. */
  users: z.array(z.string()).min(1),
  /** What an address can be told of. */
  types: z.array(z.string()),
  results: z.array(
    z.strictObject({
      id: uuid,
      url: z.string(),
      /** The user of the API whose interviews it is told of. */
      user: z.string(),
      description: z.string().nullable(),
      types: z.array(z.string()),
      enabled: z.boolean(),
      /** Why it is not; null while it is. */
      disabledReason: z.enum(['ACCOUNT', 'GONE', 'FAILING']).nullable(),
      failingSince: instant.nullable(),
    }),
  ),
});
export const webhookDraft = webhookInput.extend({
  /** Whose interviews it is told of; the console's own user when left out. */
  user: callerString.optional(),
});
/** Whose interviews it is told of, and its secret, stay. */
export const webhookEdit = webhookInput.extend({ description: webhookInput.shape.description.unwrap().nullable() });
/** Only messages of that instant or later. */
export const webhookReplay = replay.required();
export const webhookReplayed = z.strictObject({ replayed: count, remaining: count });
export const webhookEnabled = z.strictObject({ enabled: z.boolean() });
/** Shown this once. */
export const webhookSecret = z.strictObject({
  id: uuid,
  secret: secret(z.string(), 'webhook-secret'),
  /** Until when the former one signs, too; null where there was none. */
  previousUntil: instant.nullable(),
});
/** What came of a test message. */
export const webhookTested = z.strictObject({
  delivered: z.boolean(),
  status: z.int().nullable(),
  reason: z.enum(ATTEMPT_REASONS).nullable(),
  /** The first bytes of the answer. */
  reply: z.string(),
});
/** The last fifty, newest first. */
export const deliveryForms = z.strictObject({
  results: z.array(
    z.strictObject({
      id: uuid,
      type: z.string(),
      interview: uuid.nullable(),
      createdAt: instant,
      state: z.enum(['WAITING', 'DELIVERED', 'FAILED', 'HELD']),
      nextAt: instant.nullable(),
      attempts: count,
      /** What the last attempt came to; null before the first. */
      last: z
        .strictObject({ at: instant, status: z.int().nullable(), reason: z.enum(ATTEMPT_REASONS).nullable() })
        .nullable(),
    }),
  ),
});

/** A person by their address; it is in no address of a page. */
export const personAsked = z.strictObject({ email });
export const personFound = z.strictObject({
  interviews: z.array(
    z.strictObject({
      id: uuid,
      job: z.string().nullable(),
      status: z.enum(STATUSES_SHOWN),
      createdAt: instant,
    }),
  ),
});
/** One of each account that held something of the person. */
export const personErased = z.strictObject({ receipts: z.array(z.string()).min(1) });

export const profileAsked = z.strictObject({ username: text(1, 200) });
/** Places in the sources of a profile. */
const fromSources = z.array(z.int().min(0));

export const profileFound = z.strictObject({
  username: z.string(),
  name: z.string().nullable(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  /** What the profile was made of, the best first, and which of them each fact is from. */
  sources: z.array(z.strictObject({ kind: z.enum(PROFILE_SOURCES), receivedAt: instant })),
  from: z.strictObject({ name: fromSources, headline: fromSources, location: fromSources }),
  positions: z.array(
    z.strictObject({
      title: z.string().nullable(),
      company: z.string().nullable(),
      from: z.string().nullable(),
      sources: fromSources,
    }),
  ),
  /** Newest first, those taken back included. */
  attestations: z.array(z.strictObject(attestationFields)),
});
/** What somebody vouches for in their own name; shown by the verification look-up. */
export const attestationDraft = z.strictObject({
  username: text(1, 200),
  kind: z.enum(ATTESTATION_KINDS),
  /** What was verified, a sentence for people. */
  value: lineOfText(300),
  how: lineOfText(300),
});

/** A call of the API as the log has it: no body, no address, no text. */
export const callQuery = z.strictObject({
  /** `next` of the page before: epoch ms and an id. */
  before: z
    .string()
    .regex(/^\d{1,13}\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    .optional(),
  /** Only those refused as the caller's fault, or those that failed as ours. */
  outcome: z.enum(CALL_OUTCOMES).optional(),
  key: uuid.optional(),
});
export const callList = z.strictObject({
  results: z.array(
    z.strictObject({
      id: uuid,
      /** What a reply gave its caller, to be named in questions. */
      requestId: z.string(),
      at: instant,
      method: z.string(),
      /** With the names of its parameters; null where nothing of that address is served. */
      route: z.string().nullable(),
      status: z.int(),
      durationMs: z.number(),
      user: z.string().nullable(),
      /** Name of the key, or `…` and its last signs where it has none; null for a call with no key, or with one that is gone. */
      key: z.string().nullable(),
    }),
  ),
  next: z.string().nullable(),
});

export const usageForm = z.strictObject({
  /** Calls of the API by day (UTC), oldest first, of the last 28 days; days without any are left out. */
  calls: z.array(z.strictObject({ day: z.string(), total: count, refused: count, failed: count })),
  /** Interviews by week, oldest first. */
  weeks: z.array(z.strictObject({ from: instant, invited: count, completed: count })),
  /** Questions to the language model by month, newest first, at most twelve; cost in the operator's currency. */
  model: z.array(z.strictObject({ month: z.string(), calls: count, tokens: count, cost: z.number() })),
});

export const programmeForms = z.strictObject({
  /** What a conversation can be held in. */
  languages: z.array(z.string()),
  results: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      cohort: z.string().nullable(),
      language: z.enum(LANGUAGES),
      open: z.boolean(),
      applyUrl: z.string(),
    }),
  ),
});
export const programmeDraft = z.strictObject({
  /** As founders read and hear it; its name in addresses is made from it. */
  name: lineOfText(120),
  cohort: lineOfText(120).optional(),
  language: z.enum(SESSION_LANGUAGES).default('en'),
});
export const founderForms = z.strictObject({
  results: z.array(
    z.strictObject({
      id: uuid,
      founder: z.string().nullable(),
      email: z.string().nullable(),
      programme: z.string().nullable(),
      cohort: z.string().nullable(),
      status: z.enum(CONVERSATION_STATUSES),
      createdAt: instant,
    }),
  ),
  next: uuid.nullable(),
});
/** What is known of an application, each with the turn that says it; null for what came with the link or was typed. */
export const founderForm = z.strictObject({
  id: uuid,
  founder: z.string().nullable(),
  status: z.enum(CONVERSATION_STATUSES),
  fields: z.array(
    z.strictObject({ person: z.string(), field: z.string(), value: z.string(), turn: z.int().nullable() }),
  ),
});

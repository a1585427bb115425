import { z } from 'zod';
import { attestationFields, callerString, instant, secret, success, text, uuid } from '../shared/index.ts';

export const SCOPES = [
  'hiring',
  'sessions',
  'conversations',
  'network',
  'webhooks',
  'interviewers',
  'ats',
  'mcp',
  'mcp:write',
] as const;
export type Scope = (typeof SCOPES)[number];
/** What a key opens when none are named: the others have to be asked for. */
export const DEFAULT_SCOPES: readonly Scope[] = ['hiring', 'sessions', 'conversations', 'network'];
/** What no test key opens: profiles are the organization's, and live. */
export const LIVE_SCOPES: readonly Scope[] = ['network'];

/** Published form of a key: prefix, 30 random base62 characters, 6 of checksum. */
export const API_KEY_PATTERN = /^clq_(?:test_)?[0-9A-Za-z]{36}$/;

const limit = z.int().min(1).max(1_000_000_000);
export const WINDOWS = ['second', 'minute', 'day', 'month', 'year'] as const;
export type QuotaWindow = (typeof WINDOWS)[number];

export const quota = z
  .strictObject({
    second: limit.optional(),
    minute: limit.optional(),
    day: limit.optional(),
    month: limit.optional(),
    year: limit.optional(),
  })
  .meta({ id: 'Quota', description: 'Calls per window of the consumer; a missing window takes the default.' });

export type Quota = z.infer<typeof quota>;

/** Is in a path: no character that ends a part of one, and no part that a client takes for a folder. */
export const consumerName = z
  .string()
  .regex(
    /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}\uFFFD/\\?#%]{1,128}$/u,
    'must have 1 to 128 characters without control characters, / \\ ? # %, and be neither . nor ..',
  );

export const apiKeyInput = z
  .strictObject({
    userId: callerString,
    organizationId: callerString,
    name: text(1, 128).optional(),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
    consumer: consumerName.optional(),
    quota: quota.optional(),
    test: z.boolean().optional().meta({
      description:
        'A key for trying things out: its account is `test:` and the user, a script answers its interviews, nothing of it joins what is live.',
    }),
  })
  .meta({ id: 'ApiKeyInput' });

const keyFields = {
  id: uuid,
  start: z.string().meta({ description: 'The first characters of the key, to recognise it.' }),
  userId: z.string(),
  organizationId: z.string(),
  consumer: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  test: z.boolean(),
  name: z.string().nullable(),
  createdAt: instant,
};

export const createdApiKey = success(
  z.strictObject({ ...keyFields, apiKey: secret(z.string().meta({ description: 'Shown this once.' }), 'api-key') }),
).meta({ id: 'CreatedApiKey' });

export const apiKey = z
  .strictObject({ ...keyFields, tail: z.string(), lastUsedAt: instant.nullable(), revokedAt: instant.nullable() })
  .meta({ id: 'ApiKey' });

export const revokedApiKey = success(z.strictObject({ id: uuid, revokedAt: instant })).meta({ id: 'RevokedApiKey' });

export const requestRecord = z
  .strictObject({
    id: uuid,
    requestId: z.string(),
    at: instant,
    keyId: z.string().nullable(),
    userId: z.string().nullable(),
    organizationId: z.string().nullable(),
    method: z.string(),
    route: z.string().nullable(),
    path: z.string(),
    query: z.string(),
    requestBody: z.string().nullable(),
    requestBytes: z.int(),
    requestSha256: z.string().nullable(),
    responseBody: z.string().nullable(),
    status: z.int(),
    error: z.string().nullable(),
    durationMs: z.number(),
  })
  .meta({ id: 'RequestRecord' });

export const failedTask = z
  .strictObject({ id: uuid, queue: z.string(), key: z.string(), attempts: z.int(), lastError: z.string().nullable() })
  .meta({ id: 'FailedTask' });

export const attestation = z.strictObject(attestationFields).meta({ id: 'Attestation' });

/** Fields of a reply that gives a link to a verification page. */
export const verifyLink = {
  url: secret(z.string().meta({ description: 'Opening it changes nothing.' }), 'link'),
  expiresAt: instant,
};

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** 1 to 65535. */
const PORT = '(?::(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?';

/** `https://careers.example.com`, `https://*.example.com`; plain HTTP on this machine only, for trying it out. */
const PARENT_ORIGIN = new RegExp(
  `^(?:https://(?:\\*\\.(?:${LABEL}\\.)+${LABEL}|(?:${LABEL}\\.)*${LABEL})|http://(?:localhost|127\\.0\\.0\\.1))${PORT}$`,
);

export const parentOrigins = z
  .array(
    z
      .string()
      .max(300, 'must have at most 300 characters')
      .regex(PARENT_ORIGIN, 'must be an origin such as https://careers.example.com, in small letters, without a path'),
  )
  .max(50, 'must have at most 50 entries');

import { z } from 'zod';
import { DAY_MS } from '../../../platform/clock.ts';
import { DOCUMENT_MAPPING, profileMapping } from './mapping.ts';

const HOUR_MS = 60 * 60 * 1000;

const milliseconds = z.int().min(0);

/** What an operator writes to name an upstream. Headers hold its secret: never log this object. */
export const upstreamConfig = z
  .strictObject({
    /** Separates its cache entries from those of another upstream. */
    name: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Must hold `{username}` once, after the host. */
    url: z
      .string()
      .refine((url) => url.split('{username}').length === 2, 'must hold {username} once')
      .refine((url) => {
        if (!URL.canParse(url)) return false;
        const { protocol, host, username } = new URL(url);
        return /^https?:$/.test(protocol) && username === '' && !host.includes('%7B') && !host.includes('{');
      }, 'must be an http or https address with {username} in its path or query'),
    headers: z.record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), z.string().regex(/^[\x20-\x7e]{0,4096}$/)).default({}),
    mapping: profileMapping.default(DOCUMENT_MAPPING),
    /** Of one call. */
    timeoutMs: milliseconds.default(5000),
    /** Of a look-up with all its calls and pauses. */
    deadlineMs: milliseconds.default(12_000),
    maxCalls: z.int().min(1).max(10).default(3),
    /** Pause before the second call; doubles, with half of it random. */
    backoffMs: milliseconds.default(250),
    maxBackoffMs: milliseconds.default(4000),
    breaker: z
      .strictObject({ failures: z.int().min(1).default(5), coolDownMs: milliseconds.default(30_000) })
      .default({ failures: 5, coolDownMs: 30_000 }),
    /** How long a reply is served without asking again. */
    freshMs: milliseconds.default(DAY_MS),
    /** How much longer it is in while the upstream fails. */
    staleMs: milliseconds.default(30 * DAY_MS),
    /** How long "there is none" is believed. */
    notFoundMs: milliseconds.default(HOUR_MS),
    maxReplyBytes: z
      .int()
      .min(1)
      .default(1024 * 1024),
  })
  .refine(({ timeoutMs, deadlineMs }) => deadlineMs >= timeoutMs, 'deadlineMs must not be below timeoutMs');

export type UpstreamConfig = z.infer<typeof upstreamConfig>;

import { z } from 'zod';
import { BEGIN_AFTER_NOTICE_DAYS, LINK_DAYS, LONGEST_LINK_DAYS, NOTICE_DAYS } from './link-days.ts';
import { callerString, instant, text } from './text.ts';

const MAX_METADATA = 50;

/** Free entries of the account, kept, returned and shown in the report. */
export const metadata = z
  .record(text(1, 40), text(0, 500))
  .refine((entries) => Object.keys(entries).length <= MAX_METADATA, {
    error: `must have at most ${MAX_METADATA} entries`,
    params: { issue: 'too_big' },
  })
  .meta({
    maxProperties: MAX_METADATA,
    description: 'At most 50 entries; keys of 1 to 40, values of up to 500 characters.',
  });

/** What metadata looks like in a reply. */
export const storedMetadata = z.record(z.string(), z.string());

/** The account's own name of a job or an interview; need not be unique. */
export const externalId = callerString.meta({
  minLength: 1,
  maxLength: 128,
  description: 'Your own name of it: kept, returned and searchable. Need not be unique.',
});

/** A filter by one entry, as `key:value`; the first colon ends the key. */
export const metadataFilter = z
  .string()
  .max(541, 'must have at most 541 characters')
  .regex(/^[^:]{1,40}:/u, 'must be key:value')
  .meta({ description: 'One entry of the metadata as key:value; the first colon ends the key.' });

/** The entry that a filter asks for. */
export function metadataEntry(filter: string): Record<string, string> {
  const at = filter.indexOf(':');
  return Object.fromEntries([[filter.slice(0, at), filter.slice(at + 1)]]);
}

/** What a candidate may ask of people: to talk to one, that one checks the evaluation, that their data is deleted. */
export const REQUEST_KINDS = ['person', 'review', 'erase'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Requests for a person, kept with the interview. */
export const personRequests = z
  .array(z.strictObject({ at: instant, kind: z.enum(REQUEST_KINDS), note: z.string() }))
  .meta({
    description:
      'Each time the candidate asked something of a person, oldest first; the note is empty where none was written.',
  });

export const updatedSince = instant.meta({
  format: 'date-time',
  description: 'Only those whose status or recording changed at this instant or later.',
});

export { BEGIN_AFTER_NOTICE_DAYS, LINK_DAYS, LONGEST_LINK_DAYS, NOTICE_DAYS };

export const linkDays = z
  .int()
  .min(LINK_DAYS.min, `must be at least ${LINK_DAYS.min}`)
  .max(LINK_DAYS.max, `must be at most ${LINK_DAYS.max}`)
  .default(LINK_DAYS.usual)
  .meta({ description: 'For how many days from now the interview may be begun.' });

/** https with a host and no user; plain HTTP is for this machine, as with parent origins. */
const PLAIN_ADDRESS = /^(?:https:\/\/[^\s/?#@\\]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?)(?:[/?#]\S*)?$/;

/** Where the room leads the candidate after the end; the account says beforehand to which sites. */
export const returnUrl = z
  .string()
  .max(2_048, 'must have at most 2048 characters')
  .regex(PLAIN_ADDRESS, 'must be an https address without user and password')
  .meta({
    format: 'uri',
    description:
      "Shown as a link at the end of the interview. Its origin is one of the account's parent origins. It opens for whoever holds the link of the room.",
  });

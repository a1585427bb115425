import { z } from 'zod';
import { callerString, identityForm, instant, LANGUAGES, secret } from '../shared/index.ts';

/**
 * The public page of a programme, same origin, no cookies.
 *
 *   GET  /apply/api/<programme>   what the page shows
 *   POST /apply/api/<programme>   makes one conversation and answers its link
 *
 * Every reply is one of these or `ApplyError`. A closed programme answers like one that does not exist.
 */
export const applyState = z.strictObject({
  organization: z.string(),
  /** How it shows itself. Absent in replies of the release before. */
  identity: identityForm.optional(),
  programme: z.string(),
  /** The language founders are asked in unless they choose another. */
  language: z.enum(LANGUAGES),
  questionCount: z.int().min(1),
  plannedMinutes: z.int().min(1),
});

export const applyStart = z.strictObject({
  source: callerString.optional(),
  language: z.enum(LANGUAGES).optional(),
});

export const applyReply = z.strictObject({
  /** The founder's own link: the conversation goes on by it from any device. */
  url: secret(z.string(), 'link'),
  expiresAt: instant,
});

/** 404 no open programme · 400 malformed · 429 too many from this address. */
export const applyError = z.strictObject({
  status: z.int(),
  code: z.enum(['unknown-programme', 'invalid', 'too-many', 'too-large', 'internal']),
  message: z.string(),
});

export type ApplyState = z.infer<typeof applyState>;
export type ApplyReply = z.infer<typeof applyReply>;
export type ApplyError = z.infer<typeof applyError>;

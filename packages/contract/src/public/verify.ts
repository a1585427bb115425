import { z } from 'zod';
import { email, identityForm, instant, issue, uuid } from '../shared/index.ts';
import { CLAIM_REFUSALS, CODE_OUTCOMES, VERIFY_LANGUAGES } from './constants.ts';

/*
 * The verification page's own interface under `/verify/api/`, same origin. Header `x-verify-token`; GET changes
 * nothing. POST commands answer with the state after them.
 */

const kind = z.enum(['education', 'workplace']);

/** GET `/verify/api/state`. */
export const verifyState = z.strictObject({
  /** Who keeps the profile, and whose it is. */
  organization: z.string(),
  /** How it shows itself. Absent in replies of the release before. */
  identity: identityForm.optional(),
  name: z.string(),
  /** Whether claims can be made here; the link in a mail serves its one claim only. */
  mayClaim: z.boolean(),
  pending: z
    .strictObject({
      id: uuid,
      kind,
      /** With most of its local part masked: the page may be seen by others. */
      email: z.string(),
      /** Null until the code was sent. */
      expiresAt: instant.nullable(),
      triesLeft: z.int(),
    })
    .nullable(),
  /** Newest first. */
  confirmed: z.array(
    z.strictObject({
      kind,
      value: z.string(),
      /** Of the workplace or school, where the value is our own sentence; null where it is somebody else's words. */
      name: z.string().nullable(),
      at: instant,
    }),
  ),
});

/** POST `/verify/api/claim`. */
export const verifyClaim = z.strictObject({ kind, email, language: z.enum(VERIFY_LANGUAGES) });

/** POST `/verify/api/code`: send a fresh one. */
export const verifyCode = z.strictObject({ id: uuid });

/** POST `/verify/api/confirm`. */
export const verifyConfirm = z.strictObject({ id: uuid, code: z.string().max(40) });

/** Every 200 of a POST. `outcome` is null but for `confirm`. */
export const verifyReply = z.strictObject({ outcome: z.enum(CODE_OUTCOMES).nullable(), state: verifyState });

export const verifyError = z.strictObject({
  status: z.int(),
  code: z.enum(['unknown-link', 'link-over', 'invalid', 'claim-refused', 'too-many-codes', 'too-large', 'internal']),
  message: z.string(),
  /** With `claim-refused`. */
  reason: z.enum(CLAIM_REFUSALS).optional(),
  /** With `too-many-codes`. */
  retryAfterSeconds: z.int().optional(),
  issues: z.array(issue).optional(),
});

export type VerifyState = z.infer<typeof verifyState>;
export type VerifyClaim = z.infer<typeof verifyClaim>;
export type VerifyReply = z.infer<typeof verifyReply>;
export type VerifyError = z.infer<typeof verifyError>;

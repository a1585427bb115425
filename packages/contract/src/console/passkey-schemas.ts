import { z } from 'zod';
import { instant, lineOfText, uuid } from '../shared/index.ts';

const name = lineOfText(120);

const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,8000}$/, 'must be “base64url”');
const passkeyOutput = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
};
/** Options of WebAuthn, level 3, as JSON: given to the browser as they are. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
/** What the browser gives for a passkey that was made: `RegistrationResponseJSON`. */
export const passkeyMade = z.strictObject({
  ...passkeyOutput,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: z.string().regex(/^[A-Za-z0-9_-]{1,40000}$/, 'must be “base64url”'),
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});
/** What the browser gives for one that was used: `AuthenticationResponseJSON`. */
export const passkeyUsed = z.strictObject({
  ...passkeyOutput,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export const passkeyEntryInput = z.strictObject({ passkey: passkeyUsed });
export const passkeyInput = z.strictObject({ name, passkey: passkeyMade });
export const passkeyName = z.strictObject({ name });
export const passkeyList = z.strictObject({
  results: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      /** The host that it is good for. */
      host: z.string(),
      /** Whether it is kept on other devices of the person, too. */
      synced: z.boolean(),
      createdAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  /** Null where one may be added; else why not: the session began by a link that somebody else made. */
  refused: z.enum(['link']).nullable(),
});

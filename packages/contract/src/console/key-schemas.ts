import { z } from 'zod';
import { SCOPES } from '../admin/index.ts';
import { callerString, instant, secret, text, uuid } from '../shared/index.ts';

export const keyForm = z.strictObject({
  id: uuid,
  start: z.string(),
  tail: z.string(),
  name: z.string().nullable(),
  user: z.string(),
  scopes: z.array(z.string()),
  /** Whether it is for trying things out. The release before does not tell. */
  test: z.boolean().optional(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  revokedAt: instant.nullable(),
});
/** What a new key can be made of. */
export const keyOffer = z.strictObject({
  /** Live users that there are, the console's own first; any other may be named. */
  users: z.array(z.string()).min(1),
  /** `usual`: opened by a key that names none. `live`: by no key for trying things out. */
  scopes: z.array(z.strictObject({ name: z.enum(SCOPES), usual: z.boolean(), live: z.boolean() })),
});
export const keyList = z.strictObject({
  results: z.array(keyForm),
  next: uuid.nullable(),
  /** The release before offers nothing. */
  offer: keyOffer.optional(),
});

export const keyInput = z.strictObject({
  name: text(1, 128),
  /** The user that calls are made as; the console's own when left out. */
  user: callerString.optional(),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
  /** For trying things out: its account is `test:` and the user, a script answers its interviews. */
  test: z.boolean().optional(),
});
export const createdKey = z.strictObject({ id: uuid, apiKey: secret(z.string(), 'api-key') });

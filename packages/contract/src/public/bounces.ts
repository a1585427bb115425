import { z } from 'zod';
import { uuid } from '../shared/index.ts';

/** Header of each mail that is sent, by which one that comes back is known again. */
export const MAIL_HEADER = 'X-Colloquy-Mail';

/** What a relay tells of a mail that came back. */
export const bounce = z.strictObject({
  /** Of the server that refused it; 421 or 550, for one. */
  code: z.int().min(400).max(599).nullish(),
  /** What that server said; addresses in it are not kept. */
  reply: z.string().max(8_000).nullish(),
});

/** `failed`: from now on; `known`: it had failed already; `passed-over`: the report tells of a delay, or of a delivery. */
export const bounceReply = z.strictObject({ id: uuid, outcome: z.enum(['failed', 'known', 'passed-over']) });
export type BounceReply = z.infer<typeof bounceReply>;

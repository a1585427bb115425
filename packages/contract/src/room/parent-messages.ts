import { z } from 'zod';
import { ENDINGS } from './state.ts';

/*
 * What the framed room tells the page that embeds it, by `postMessage` to the one origin that framed it. No message
 * carries a token, a name, an address, a question's or an answer's text.
 */

const base = { source: z.literal('colloquy-room'), version: z.literal(1) };

export const parentMessage = z.discriminatedUnion('type', [
  /** The room is drawn and can be used. */
  z.strictObject({ ...base, type: z.literal('ready') }),
  /** Height of the content in CSS pixels, for a frame that grows with it. */
  z.strictObject({ ...base, type: z.literal('resize'), height: z.int().min(0) }),
  z.strictObject({ ...base, type: z.literal('started') }),
  z.strictObject({
    ...base,
    type: z.literal('question'),
    number: z.int().min(1),
    total: z.int().min(1),
  }),
  z.strictObject({ ...base, type: z.literal('paused') }),
  z.strictObject({ ...base, type: z.literal('completed') }),
  z.strictObject({ ...base, type: z.literal('aborted'), ending: z.enum(ENDINGS).exclude(['completed']) }),
  z.strictObject({
    ...base,
    type: z.literal('error'),
    code: z.enum(['unknown-link', 'link-over', 'broken', 'offline']),
  }),
  /** The candidate asks for the room in a tab of its own, where the embedding page's policies do not reach. */
  z.strictObject({ ...base, type: z.literal('openInNewTab') }),
]);

export type ParentMessage = z.infer<typeof parentMessage>;

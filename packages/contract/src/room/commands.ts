import { z } from 'zod';
import { CONSENT_PURPOSES, LANGUAGES, REQUEST_KINDS, text, uuid } from '../shared/index.ts';
import { correction, correctionProblem } from './application.ts';
import { ANSWER_MAX, DRAFT_MAX, NOTE_MAX } from './constants.ts';
import { placed } from './hearing.ts';

/** What every command carries: a fresh id (sent again unchanged on retry) and the version of the state it was made on. */
const base = {
  clientId: uuid,
  /** One random id per page load: distinguishes two tabs. */
  seat: uuid,
  seen: z.int().min(0),
};

/** Whether the picture is recorded where that was agreed to, as the candidate switches it. Absent changes nothing. */
const switched = z.boolean().optional();

export const commands = {
  /**
   * Chooses the language of the interview before the begin; the reply's consent texts are in it, so that nobody
   * agrees to a text in another language. Refused with 409 once begun.
   */
  language: z.strictObject({ ...base, language: z.enum(LANGUAGES) }),
  /** Records decisions on consents; may be sent again to change one. */
  consent: z.strictObject({
    ...base,
    language: z.enum(LANGUAGES),
    decisions: z
      .array(z.strictObject({ purpose: z.enum(CONSENT_PURPOSES), textVersion: z.int().min(1), given: z.boolean() }))
      .min(1)
      .max(CONSENT_PURPOSES.length),
  }),
  /** Starts the interview. Needs every consent decided. */
  begin: z.strictObject({ ...base, mode: z.enum(['text', 'voice', 'video']), picture: switched }),
  /** An answer to the prompt. An empty text is no answer; `skip` says so on purpose. */
  answer: z.strictObject({
    ...base,
    promptId: z.int().min(1),
    text: text(0, ANSWER_MAX),
    skip: z.boolean().default(false),
  }),
  /** Replaces the text of an earlier answer; the original is kept next to it. */
  correct: z.strictObject({ ...base, answerId: uuid, text: text(1, ANSWER_MAX) }),
  /** The candidate is typing or speaking: silence timers start again. `draft` is what is in the field, kept by the server. */
  typing: z.strictObject({
    ...base,
    promptId: z.int().min(1),
    draft: text(0, DRAFT_MAX).optional(),
    /** Speech that has become part of `draft`, up to this piece. */
    placed: placed.optional(),
  }),
  /** Answers the offer to go on in another language; refused with 409 where none stands. */
  'change-language': z.strictObject({ ...base, change: z.boolean() }),
  pause: z.strictObject({ ...base }),
  /**
   * Continues after a pause, a drop-off or in another tab: the one command that moves the conversation to this page.
   * Refused with 409 where it has moved since `seen`: a request that arrives late takes nothing away.
   */
  resume: z.strictObject({ ...base }),
  mode: z.strictObject({ ...base, mode: z.enum(['text', 'voice', 'video']), picture: switched }),
  /** Ends for good. `decline` before the begin, `finish` when done early, `withdraw` takes consent back. */
  leave: z.strictObject({
    ...base,
    how: z.enum(['decline', 'finish', 'abort', 'withdraw']),
    wantsPerson: z.boolean().default(false),
  }),
  /** Types over one field of an application's summary; the words that were said are kept next to it. */
  'correct-field': z.strictObject({ ...base, ...correction }).superRefine((value, ctx) => {
    const problem = correctionProblem(value);
    if (problem === null) return;
    ctx.addIssue({
      code: 'custom',
      params: { issue: problem === 'field' ? 'invalid_value' : 'invalid_format' },
      path: [problem === 'field' ? 'field' : 'value'],
      input: value,
      message: { field: 'is no field of a co-founder', email: 'must be an e-mail address', link: 'must be a link' }[
        problem
      ],
    });
  }),
  /** The founder is content with the summary: ends the conversation. */
  confirm: z.strictObject({ ...base }),
  rate: z.strictObject({ ...base, stars: z.int().min(1).max(5), comment: text(0, NOTE_MAX).default('') }),
  /** Asks something of a person: before, during or after. */
  'ask-human': z.strictObject({
    ...base,
    about: z.enum(REQUEST_KINDS).default('person'),
    note: text(0, NOTE_MAX).default(''),
  }),
} as const;

export type RoomCommandName = keyof typeof commands;
export type RoomCommand<Name extends RoomCommandName> = z.infer<(typeof commands)[Name]>;
export type RoomCommandInput<Name extends RoomCommandName> = z.input<(typeof commands)[Name]>;

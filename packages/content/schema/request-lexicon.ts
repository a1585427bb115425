import { z } from 'zod';
import { patternText } from './pattern.ts';

/** What somebody asks the interviewer for instead of answering. */
export const REQUEST_CATEGORIES = ['repeat', 'pause', 'skip', 'stop', 'person'] as const;
/** What candidates ask of the interviewer itself: whether a person is speaking, and how they did. */
export const INTERVIEWER_QUESTIONS = ['ai', 'result'] as const;

export type RequestCategory = (typeof REQUEST_CATEGORIES)[number];
export type InterviewerQuestion = (typeof INTERVIEWER_QUESTIONS)[number];

/** Patterns over text in folded words without marks. */
export const requestLexiconSchema = z.strictObject({
  /**
   * Each holds the wish ("can we", "I would like"): "I stop the conversation" may be what a manager does. To pass on,
   * one word alone is enough.
   */
  requests: z.record(z.enum(REQUEST_CATEGORIES), patternText),
  questions: z.record(z.enum(INTERVIEWER_QUESTIONS), patternText),
  /**
   * What a question has where its mark is left out: a question word, or the wish to know. `words` are alternatives that
   * stand as whole words; a script without spaces has a `pattern`.
   */
  asking: z.union([z.strictObject({ words: patternText }), z.strictObject({ pattern: patternText })]),
});

export type RequestLexicon = z.infer<typeof requestLexiconSchema>;

import { z } from 'zod';

/** What a language model replies, by purpose and version of its prompt. Every field is there; what does not apply is null. */
export const REPLIES = {
  'check.v1': z.strictObject({ ready: z.boolean() }),
  'follow-up.v2': z.strictObject({
    covered: z.array(z.strictObject({ point: z.string(), quote: z.string() })),
    kind: z.enum(['enough', 'point', 'reword', 'other-language', 'repeat', 'skip', 'pause', 'stop', 'person']),
    point: z.string().nullable(),
    wording: z.string().nullable(),
  }),
  'read-answer.v2': z.strictObject({
    points: z.array(
      z.strictObject({
        point: z.string(),
        said: z.enum(['said', 'partly', 'not-said']),
        quote: z.string().nullable(),
      }),
    ),
    mistakes: z.array(z.strictObject({ mistake: z.string(), quote: z.string() })),
    level: z.number().min(1).max(5).nullable(),
  }),
  'answer-question.v1': z.strictObject({
    facts: z.array(z.strictObject({ fact: z.string(), quote: z.string() })),
  }),
  'plan.v2': z.strictObject({
    competencies: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    questions: z.array(
      z.strictObject({
        id: z.string(),
        competency: z.string(),
        text: z.string(),
        plain: z.string(),
        purpose: z.string(),
        covers: z.array(z.string()),
        mustAsk: z.boolean(),
        minutes: z.number(),
      }),
    ),
  }),
  'plan-points.v2': z.strictObject({
    points: z.array(
      z.strictObject({ id: z.string(), name: z.string(), phrasings: z.array(z.string()), followUp: z.string() }),
    ),
    mistakes: z.array(
      z.strictObject({ id: z.string(), name: z.string(), reason: z.string(), phrasings: z.array(z.string()) }),
    ),
    anchors: z.strictObject({ '1': z.string(), '3': z.string(), '5': z.string() }),
  }),
  'read-job.v1': z.strictObject({
    lines: z.array(z.strictObject({ kind: z.enum(['duty', 'must', 'nice']), quote: z.string() })),
    tools: z.array(z.string()),
  }),
  'read-cv.v1': z.strictObject({
    posts: z.array(
      z.strictObject({
        employer: z.string(),
        title: z.string(),
        years: z.string(),
        from: z.number(),
        to: z.number().nullable(),
        did: z.array(z.string()),
      }),
    ),
  }),
  'probe.v1': z.strictObject({
    probes: z.array(z.strictObject({ post: z.string(), line: z.string(), quote: z.string(), wording: z.string() })),
  }),
  'read-founder.v1': z.strictObject({
    texts: z.array(z.strictObject({ field: z.string(), quote: z.string() })),
    role: z.string().nullable(),
    coFounders: z.array(z.strictObject({ name: z.string(), role: z.string().nullable() })),
  }),
  'pitch-summary.v1': z.strictObject({
    sentences: z.array(z.strictObject({ fields: z.array(z.string()), sentence: z.string() })),
  }),
  'summary.v1': z.strictObject({
    requirements: z.array(z.strictObject({ id: z.string(), claims: z.array(z.string()), sentence: z.string() })),
  }),
} as const;

export type PromptName = keyof typeof REPLIES;

export type PromptReply<Name extends PromptName> = z.infer<(typeof REPLIES)[Name]>;

/** A prompt: what a language model is told, as the file has it. A changed text is a new version, in a new file. */
export const promptSchema = z.strictObject({
  /** The reply is cut off at so many tokens. */
  maxOutputTokens: z.int().min(50).max(20_000),
  instructions: z.string().min(100),
  examples: z.array(z.strictObject({ input: z.record(z.string(), z.unknown()), reply: z.unknown() })).min(1),
  /** What each rule says to the model whose reply broke it, by the rule's name. */
  problems: z.record(z.string(), z.string().min(10)),
  /** Asks once more after a reply that broke a rule; `{problem}` stands for the rule. */
  repair: z.string().includes('{problem}'),
});

export type Prompt = z.infer<typeof promptSchema>;

import type { z } from 'zod';

export type Message = { role: 'user' | 'assistant'; content: string };

/** One thing asked of a language model. */
export type Generation<T> = {
  /** What it is asked for, with the version of its prompt: `follow-up.v2`. */
  purpose: string;
  input: {
    /** Written by the project alone: nothing of a person, an account or a provider is in it. */
    instructions: string;
    /** Everything from outside is here, as data. */
    messages: readonly Message[];
  };
  /** What the reply must be; the model is given it as a JSON schema. */
  schema: z.ZodType<T>;
  /** Asks for the same reply to the same input, where the endpoint knows seeds; another seed is another sample. */
  seed: number;
  /** The reply is cut off at so many tokens. */
  maxOutputTokens: number;
  /** Epoch ms by the system clock; a reply that has not come by then is `unavailable`. */
  deadlineAt: number;
  /** Fires when the reply is no longer wanted: `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
};

/** Tokens as the endpoint counts them; null where it does not say. */
export type Usage = { inputTokens: number | null; outputTokens: number | null };

/** Who answered: the name that the endpoint was asked for. */
type Answered = { model: string; usage: Usage /** The text of the reply, unchecked. */; raw: string };

export type Generated<T> =
  | ({ kind: 'value'; value: T } & Answered)
  /** Not reached, too late, too busy, or refused the key: nothing was read. `retryable`: the same call may go well later. */
  | { kind: 'unavailable'; model: string; reason: UnavailableReason; status: number | null; retryable: boolean }
  /** The endpoint or the model declined. */
  | ({ kind: 'refused' } & Answered)
  /** Cut off at `maxOutputTokens` or at the model's own bound. */
  | ({ kind: 'truncated' } & Answered)
  /** No JSON, or not of the schema. `problem` names the place and the rule, never the reply's words. */
  | ({ kind: 'invalid'; problem: string } & Answered);

export type UnavailableReason = 'too-late' | 'not-reached' | 'busy' | 'failed' | 'not-accepted';

/**
 * A language model behind whatever endpoint. One call, one request: repairs, checks of meaning, records and fallbacks
 * are its callers'. Every failure of the endpoint is a result; `generate` rejects only when its signal fires.
 */
export interface LanguageModel {
  /** The configured name, kept with what it said: `openai-compatible:llama-3.3-70b`. */
  readonly name: string;
  generate<T>(generation: Generation<T>): Promise<Generated<T>>;
}

export type ModelProvider = 'openai-compatible' | 'anthropic' | 'google';

/** Which model, and where. */
export type LanguageModelConfig = {
  provider: ModelProvider;
  model: string;
  /** Base address, ending before `/chat/completions` or what its protocol has there; null: the vendor's own. */
  url: string | null;
};

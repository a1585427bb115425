import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { jsonOf } from '../../../platform/json-of.ts';
import type { Generated, Generation, LanguageModel, LanguageModelConfig, Usage } from '../port.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** It prints what an endpoint does not support; that is no news for whoever reads our log. */
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** @param key null where the endpoint asks for none, as those on the same machine do */
export function createAiSdkModel(config: LanguageModelConfig, key: string | null): LanguageModel {
  const model = modelOf(config, key);
  const name = `${config.provider}:${config.model}`;
  return { name, generate: (generation) => generate(model, name, generation) };
}

/** More than any model reads or writes at once. */
const MOST_TOKENS = 100_000_000;

type SdkModel = Parameters<typeof generateText>[0]['model'];

function modelOf({ provider, model, url }: LanguageModelConfig, key: string | null): SdkModel {
  const settings = { fetch: boundedFetch, ...(key === null ? {} : { apiKey: key }) };
  const at = url === null ? {} : { baseURL: url };
  switch (provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'endpoint',
        baseURL: url ?? '',
        supportsStructuredOutputs: true,
        ...settings,
      }).chatModel(model);
    case 'anthropic':
      return createAnthropic({ ...at, ...settings })(model);
    case 'google':
      return createGoogleGenerativeAI({ ...at, ...settings })(model);
  }
}

async function generate<T>(model: SdkModel, name: string, asked: Generation<T>): Promise<Generated<T>> {
  asked.signal.throwIfAborted();
  const leftMs = asked.deadlineAt - Date.now();
  const unavailable = (reason: 'too-late' | 'not-reached' | 'busy' | 'failed' | 'not-accepted', status?: number) => ({
    kind: 'unavailable' as const,
    model: name,
    reason,
    status: status ?? null,
    retryable: reason !== 'not-accepted',
  });
  if (leftMs <= 0) return unavailable('too-late');
  const late = AbortSignal.timeout(leftMs);
  let text: string;
  let finishReason: string | undefined;
  let usage: Usage;
  try {
    const result = await generateText({
      model,
      instructions: asked.input.instructions,
      messages: [...asked.input.messages],
      // Checked below: the schema's own messages would quote the reply.
      output: Output.object({
        schema: jsonSchema<unknown>(z.toJSONSchema(asked.schema, { target: 'draft-7' }) as object),
        name: asked.purpose.replaceAll('.', '-'),
      }),
      maxOutputTokens: asked.maxOutputTokens,
      seed: asked.seed,
      maxRetries: 0,
      abortSignal: AbortSignal.any([asked.signal, late]),
    });
    ({ text, finishReason } = result);
    usage = usageOf(result.usage);
  } catch (error) {
    asked.signal.throwIfAborted();
    if (late.aborted) return unavailable('too-late');
    if (NoObjectGeneratedError.isInstance(error)) {
      text = error.text ?? '';
      ({ finishReason } = error);
      usage = usageOf(error.usage);
    } else if (APICallError.isInstance(error)) {
      const { statusCode } = error;
      if (statusCode === undefined) return unavailable('not-reached');
      if (statusCode === 429) return unavailable('busy', statusCode);
      const isOurs = statusCode >= 400 && statusCode < 500 && statusCode !== 408;
      return unavailable(isOurs ? 'not-accepted' : 'failed', statusCode);
    } else return unavailable('failed');
  }
  const answered = { model: name, usage, raw: text };
  if (finishReason === 'length') return { kind: 'truncated', ...answered };
  if (finishReason === 'content-filter' || text.trim() === '') return { kind: 'refused', ...answered };
  return { ...checked(asked.schema, text), ...answered };
}

function usageOf(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): Usage {
  return { inputTokens: countOf(usage?.inputTokens), outputTokens: countOf(usage?.outputTokens) };
}

/** What an endpoint says of itself is counted only where it is a count. */
function countOf(tokens: number | undefined): number | null {
  return tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= MOST_TOKENS ? tokens : null;
}

function checked<T>(
  schema: z.ZodType<T>,
  text: string,
): { kind: 'value'; value: T } | { kind: 'invalid'; problem: string } {
  let value: unknown;
  try {
    value = jsonOf(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'invalid', problem: 'not JSON' };
  }
  const result = schema.safeParse(value);
  if (result.success) return { kind: 'value', value: result.data };
  const [issue] = result.error.issues;
  return { kind: 'invalid', problem: `${issue?.path.join('.') || 'reply'}: ${issue?.code ?? 'wrong'}` };
}

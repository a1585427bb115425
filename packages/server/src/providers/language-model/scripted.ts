import { jsonOf } from '../../platform/json-of.ts';
import type { Generated, Generation, LanguageModel } from './port.ts';

/** What the fake says next: raw text of a reply, or how it fails. */
export type ScriptedReply =
  | string
  | { kind: 'refused'; raw?: string }
  | { kind: 'truncated'; raw?: string }
  | { kind: 'unavailable'; reason?: 'too-late' | 'not-reached' | 'busy' | 'failed' | 'not-accepted' }
  /** Says nothing until the deadline or the signal. */
  | { kind: 'silent' }
  | { kind: 'after'; ms: number; raw: string };

export type ScriptedLanguageModel = LanguageModel & { readonly asked: Generation<unknown>[] };

/** A fake model. @param script gives the reply to each request, by its order from 0 */
export function createScriptedLanguageModel(
  script: (generation: Generation<unknown>, call: number) => ScriptedReply,
  name = 'scripted:model',
): ScriptedLanguageModel {
  const asked: Generation<unknown>[] = [];
  const usage = { inputTokens: 100, outputTokens: 20 };

  async function generate<T>(generation: Generation<T>): Promise<Generated<T>> {
    const { signal, deadlineAt, schema } = generation;
    signal.throwIfAborted();
    const reply = script(generation as Generation<unknown>, asked.push(generation as Generation<unknown>) - 1);
    const unavailable = (reason: 'too-late' | 'not-reached' | 'busy' | 'failed' | 'not-accepted') =>
      ({ kind: 'unavailable', model: name, reason, status: null, retryable: reason !== 'not-accepted' }) as const;
    if (deadlineAt <= Date.now()) return unavailable('too-late');
    const wait = (ms: number): Promise<'waited' | 'late'> =>
      new Promise((resolve, reject) => {
        const left = deadlineAt - Date.now();
        const timer = setTimeout(() => resolve(ms <= left ? 'waited' : 'late'), Math.min(ms, left));
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
    let raw: string;
    if (typeof reply === 'string') raw = reply;
    else if (reply.kind === 'unavailable') return unavailable(reply.reason ?? 'not-reached');
    else if (reply.kind === 'refused' || reply.kind === 'truncated')
      return { kind: reply.kind, model: name, usage, raw: reply.raw ?? '' };
    else if ((await wait(reply.kind === 'silent' ? Number.MAX_SAFE_INTEGER : reply.ms)) === 'late')
      return unavailable('too-late');
    else raw = reply.kind === 'silent' ? '' : reply.raw;
    const answered = { model: name, usage, raw };
    const parsed = schema.safeParse(parse(raw));
    return parsed.success
      ? { kind: 'value', value: parsed.data, ...answered }
      : { kind: 'invalid', problem: 'wrong form', ...answered };
  }

  return { name, asked, generate };
}

function parse(raw: string): unknown {
  try {
    return jsonOf(raw);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

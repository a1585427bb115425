import { z } from 'zod';
import type { ModelConfig } from '../config/model.ts';
import type { Secrets } from '../config/secrets.ts';
import { createLanguageModel } from '../providers/language-model/create.ts';
import type { Generated, LanguageModel } from '../providers/language-model/port.ts';

const PATIENCE_MS = 60_000;
const SCHEMA = z.strictObject({ ready: z.boolean() });

/** Makes one call to each configured model and says in a sentence what came back; nothing of a person is in it. */
export async function tryModel(
  config: ModelConfig,
  keys: Secrets['modelKeys'],
): Promise<{ lines: string[]; problems: string[] }> {
  const lines: string[] = [];
  const problems: string[] = [];
  const models = [
    ['language model', createLanguageModel(config.first, keys.first)],
    ...(config.second === null ? [] : [['second model', createLanguageModel(config.second, keys.second)] as const]),
  ] as const;
  for (const [name, model] of models) {
    const started = performance.now();
    const reply = await askOnce(model);
    const took = `${Math.round(performance.now() - started)} ms`;
    if (reply.kind === 'value')
      lines.push(`${name}: ${model.name}, run by ${config.runBy}, replied as asked in ${took}`);
    else problems.push(`${name}: ${model.name} ${whyNot(reply)} (${took})`);
  }
  return { lines, problems };
}

function askOnce(model: LanguageModel): Promise<Generated<unknown>> {
  return model.generate<unknown>({
    purpose: 'check',
    input: {
      instructions: 'Reply with JSON of the wanted form alone.',
      messages: [{ role: 'user', content: 'Say that you are ready: {"ready": true}' }],
    },
    schema: SCHEMA,
    seed: 1,
    maxOutputTokens: 200,
    deadlineAt: Date.now() + PATIENCE_MS,
    signal: new AbortController().signal,
  });
}

function whyNot(reply: Exclude<Generated<unknown>, { kind: 'value' }>): string {
  switch (reply.kind) {
    case 'unavailable': {
      const status = reply.status === null ? '' : ` with status ${reply.status}`;
      const said = {
        'too-late': `said nothing within ${PATIENCE_MS / 1000} s`,
        'not-reached': 'was not reached at its address',
        busy: `is busy${status}`,
        failed: `failed${status}`,
        'not-accepted': `refused the call${status}: key, name or address`,
      };
      return said[reply.reason];
    }
    case 'refused':
      return 'declined to reply';
    case 'truncated':
      return 'was cut off before its reply ended';
    case 'invalid':
      return `replied, but not with JSON of the wanted form: ${reply.problem}`;
  }
}

import type { Content } from '@colloquy/content';
import { REPLIES } from '@colloquy/content/schema/prompt';
import type { ModelConfig } from '../config/model.ts';
import type { Secrets } from '../config/secrets.ts';
import { createLanguageModel } from '../providers/language-model/create.ts';
import type { Generated } from '../providers/language-model/port.ts';

const PATIENCE_MS = 60_000;
const PROMPT = 'check.v1';

/** Makes one call to each configured model and says in a sentence what came back; nothing of a person is in it. */
export async function tryModel(
  content: Content,
  config: ModelConfig,
  keys: Secrets['modelKeys'],
): Promise<{ lines: string[]; problems: string[] }> {
  const prompt = (await content.load('prompts', 'common'))[PROMPT];
  const lines: string[] = [];
  const problems: string[] = [];
  const models = [
    createLanguageModel(config.first, keys.first),
    ...(config.second === null ? [] : [createLanguageModel(config.second, keys.second)]),
  ];
  for (const [index, model] of models.entries()) {
    const started = performance.now();
    const reply = await model.generate<unknown>({
      purpose: PROMPT,
      input: {
        instructions: prompt.instructions,
        messages: [{ role: 'user', content: JSON.stringify(prompt.examples[0]?.input) }],
      },
      schema: REPLIES[PROMPT],
      seed: 1,
      maxOutputTokens: prompt.maxOutputTokens,
      deadlineAt: Date.now() + PATIENCE_MS,
      signal: new AbortController().signal,
    });
    const name = `${index === 0 ? 'language model' : 'second model'}: ${model.name}`;
    const took = `${Math.round(performance.now() - started)} ms`;
    if (reply.kind === 'value') lines.push(`${name} (${config.runBy}) ${prompt.problems.answered} (${took})`);
    else problems.push(`${name} ${prompt.problems[reasonOf(reply)] ?? reply.kind}${detailOf(reply)} (${took})`);
  }
  return { lines, problems };
}

type Failed = Exclude<Generated<unknown>, { kind: 'value' }>;

function reasonOf(reply: Failed): string {
  return reply.kind === 'unavailable' ? reply.reason : reply.kind;
}

function detailOf(reply: Failed): string {
  if (reply.kind === 'invalid') return `: ${reply.problem}`;
  return reply.kind === 'unavailable' && reply.status !== null ? ` (status ${reply.status})` : '';
}

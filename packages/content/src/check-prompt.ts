import { type Prompt, REPLIES } from '../schema/prompt.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** The file is named after a purpose and version that the program knows, and its examples reply as they must. */
export function checkPrompt({ entry, common, file }: Entry): Problem[] {
  const schema = Object.hasOwn(REPLIES, entry ?? '') ? REPLIES[entry as keyof typeof REPLIES] : null;
  if (schema === null)
    return [{ file, path: '', rule: `is no prompt of this program: ${Object.keys(REPLIES).join(', ')}` }];
  return (common as Prompt).examples.flatMap(({ reply }, index) => {
    const checked = schema.safeParse(reply);
    if (checked.success) return [];
    return checked.error.issues.map(({ path, message }) => ({
      file,
      path: ['examples', index, 'reply', ...path].join('.'),
      rule: message,
    }));
  });
}

/** Each prompt that the program knows has its file. */
export function checkPrompts(entries: readonly Entry[]): Problem[] {
  const prompts = entries.filter(({ area }) => area === 'prompts');
  // A folder of an operator may hold other areas alone.
  if (prompts.length === 0) return [];
  return Object.keys(REPLIES)
    .filter((name) => !prompts.some(({ entry }) => entry === name))
    .map((name) => ({ file: `prompts/${name.replace('.', '/')}.yaml`, path: '', rule: 'does not exist' }));
}

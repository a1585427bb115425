import type { Language } from '@colloquy/contract/shared';
import type { ApplicationTexts } from '../schema/application.ts';
import { isInScriptOf } from '../schema/spoken.ts';
import { leaves, slots } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** Every language fills the slots of the English text, in its own script, and asks nothing twice. */
export function checkApplication({ english, translations, file }: Entry): Problem[] {
  const pattern = new Map(leaves(english).map(({ path, text }) => [path, text]));
  const problems = twiceAsked(english as ApplicationTexts, file);
  for (const [language, translation] of Object.entries(translations)) {
    const texts = translation.value as ApplicationTexts;
    for (const { path, text } of leaves(texts)) {
      const place = { file: translation.file, path };
      const needed = slots(pattern.get(path)).sort().join(', ');
      if (slots(text).sort().join(', ') !== needed)
        problems.push({ ...place, rule: `must hold the slots ${needed || '(none)'}` });
      if (!isInScriptOf(text.replaceAll(/\{\w+\}/g, ''), language as Language))
        problems.push({ ...place, rule: `is not written in the script of ${language}` });
      if (path.startsWith('questions.') && pattern.get(path) === text)
        problems.push({ ...place, rule: 'is still English' });
    }
    problems.push(...twiceAsked(texts, translation.file));
  }
  return problems;
}

function twiceAsked({ questions }: ApplicationTexts, file: string): Problem[] {
  const asked = new Set<string>();
  return leaves(questions, 'questions').flatMap(({ path, text }) => {
    const isTwice = asked.has(text);
    asked.add(text);
    return isTwice ? [{ file, path, rule: 'is asked in another place, too' }] : [];
  });
}

import type { Language } from '@colloquy/contract/shared';
import type { DialogueTexts } from '../schema/dialogue.ts';
import { isInScriptOf } from '../schema/spoken.ts';
import { leaves, slots } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** Every language fills the same slots, writes its own script and repeats no English sentence. */
export function checkDialogue({ english, translations, file }: Entry): Problem[] {
  const pattern = english as DialogueTexts;
  const known = new Set(leaves(pattern).map(({ text }) => text));
  const problems = [...slotProblems(pattern, pattern, file), ...phraseProblems(pattern, pattern, file)];
  for (const [language, translation] of Object.entries(translations)) {
    const texts = translation.value as DialogueTexts;
    problems.push(
      ...slotProblems(texts, pattern, translation.file),
      ...phraseProblems(texts, pattern, translation.file),
    );
    // What is listened for may be the same word in two languages.
    for (const { path, text } of leaves({ openings: texts.openings, phrases: texts.phrases })) {
      const normalized = text.replaceAll(/\{\w+\}/g, '');
      if (/\p{L}/u.test(normalized) && !isInScriptOf(normalized, language as Language))
        problems.push({ file: translation.file, path, rule: `is not written in the script of ${language}` });
      if (/\p{L}/u.test(normalized) && known.has(text))
        problems.push({ file: translation.file, path, rule: 'is still English' });
    }
  }
  return problems;
}

function slotProblems({ openings }: DialogueTexts, { openings: pattern }: DialogueTexts, file: string): Problem[] {
  const problems: Problem[] = [];
  const { leadIns: _, ...single } = pattern;
  const own = new Map(leaves(openings).map(({ path, text }) => [path, text]));
  for (const { path, text } of leaves(single)) {
    const needed = slots(text).sort();
    if (slots(own.get(path)).sort().join() !== needed.join())
      problems.push({ file, path: `openings.${path}`, rule: `must hold the slots ${needed.join(', ') || '(none)'}` });
  }
  for (const kind of ['duty', 'requirement'] as const) {
    const own = openings.leadIns[kind];
    const path = `openings.leadIns.${kind}`;
    if (own.length < pattern.leadIns[kind].length)
      problems.push({ file, path, rule: `needs ${pattern.leadIns[kind].length} or more` });
    if (new Set(own).size < own.length) problems.push({ file, path, rule: 'holds a sentence twice' });
    for (const text of own)
      if (slots(text).join() !== 'quote')
        problems.push({ file, path, rule: 'each must hold {quote} once and no other slot' });
  }
  return problems;
}

/** The place of a phrase without the number of its wording. */
const place = (path: string) => path.replace(/\.\d+$/, '');

/** Each phrase has the slots of the English one and as many wordings or more; nothing is said in two places. */
function phraseProblems({ phrases }: DialogueTexts, { phrases: pattern }: DialogueTexts, file: string): Problem[] {
  const problems: Problem[] = [];
  const english = Map.groupBy(leaves(pattern, 'phrases'), ({ path }) => place(path));
  const own = leaves(phrases, 'phrases');
  for (const [path, wordings] of english) {
    const count = own.filter((leaf) => place(leaf.path) === path).length;
    if (count < wordings.length) problems.push({ file, path, rule: `needs ${wordings.length} wordings or more` });
  }
  const said = new Set<string>();
  for (const { path, text } of own) {
    const needed = slots(english.get(place(path))?.[0]?.text).sort();
    if (slots(text).sort().join() !== needed.join())
      problems.push({ file, path, rule: `must hold the slots ${needed.join(', ') || '(none)'}` });
    if (said.has(text)) problems.push({ file, path, rule: 'is said in another place, too' });
    said.add(text);
  }
  return problems;
}

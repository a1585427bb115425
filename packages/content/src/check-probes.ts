import type { Language } from '@colloquy/contract/shared';
import type { ProbeTexts } from '../schema/probe.ts';
import { isInScriptOf } from '../schema/spoken.ts';
import { leaves, slots } from './leaves.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

const SLOTS: Record<string, readonly string[]> = {
  matter: ['employer', 'matter', 'years'],
  matterAs: ['employer', 'matter', 'title', 'years'],
  line: ['employer', 'line', 'years'],
  lineAs: ['employer', 'line', 'title', 'years'],
  own: ['employer', 'years'],
  ownAs: ['employer', 'title', 'years'],
  'years.span': ['from', 'to'],
  'years.since': ['from'],
  'years.one': ['from'],
};

/** Every language holds the slots of its kind of question, in its own script. */
export function checkProbes({ english, translations, file }: Entry): Problem[] {
  return [
    ...problemsOf(english as ProbeTexts, 'en', file),
    ...Object.entries(translations).flatMap(([language, { value, file: own }]) =>
      problemsOf(value as ProbeTexts, language as Language, own),
    ),
  ];
}

function problemsOf(
  { plain: _plain, gendered: _gendered, unspoken: _unspoken, unasked: _unasked, ...spoken }: ProbeTexts,
  language: Language,
  file: string,
) {
  return leaves(spoken).flatMap(({ path, text }): Problem[] => {
    const needed = (SLOTS[path] ?? []).join(', ');
    const normalized = text.replaceAll(/\{\w+\}/g, '');
    const isForeign = /\p{L}/u.test(normalized) && !isInScriptOf(normalized, language);
    return [
      ...(slots(text).sort().join(', ') === needed
        ? []
        : [{ file, path, rule: `must hold the slots ${needed || '(none)'}` }]),
      ...(isForeign ? [{ file, path, rule: `is not written in the script of ${language}` }] : []),
    ];
  });
}

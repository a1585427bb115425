import type { SentenceEvidence } from './evidence.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import type { statesOwnAction } from './own-past.ts';
import { stem } from './stems.ts';

// Languages that leave "I" out: the verb's ending says it, or (Japanese, Korean) the speaker is meant when nobody is named.
const FIRST_PERSON: Partial<Record<BaseLanguage, RegExp>> = {
  es: /(?:o|é|í|uve|ije|ice|use)$/u,
  pt: /(?:o|ei|i|iz|us|ive)$/u,
  it: /(?:o|ai|ei|ii|isi|esi)$/u,
  fi: /n$/u,
  ja: /./u,
  ko: /./u,
};

function verbSaysI(sentence: SentenceEvidence, language: BaseLanguage): boolean {
  const ending = FIRST_PERSON[language];
  if (!ending || sentence.counts.team > 0) return false;
  return sentence.hits.some((hit) => {
    if (hit.category !== 'action' || isDenied(sentence, hit, language)) return false;
    const rest = /^[\p{L}\p{M}]*/u.exec(sentence.folded.slice(hit.end))?.[0] ?? '';
    return ending.test(sentence.folded.slice(hit.start, hit.end) + rest);
  });
}

/** "I never did any of this" and "I did not check" tell of nothing that was done. */
function isDenied(
  { hits, folded, denied }: SentenceEvidence,
  act: { start: number; end: number },
  language: BaseLanguage,
): boolean {
  if (denied.has(stem(folded.slice(act.start, act.end), language))) return true;
  return hits.some(
    ({ category, start, end }) =>
      category === 'not' && (start < act.start ? act.start - end <= 8 : start >= act.end && start - act.end <= 1),
  );
}

/** Whether a sentence says that the speaker did or does something. */
export function selfActs(sentence: SentenceEvidence, language: BaseLanguage, reports: typeof statesOwnAction): boolean {
  if (sentence.counts.not === 0 && reports(sentence.folded, language)) return true;
  if (sentence.counts.action === 0) return false;
  if (verbSaysI(sentence, language)) return true;
  if (sentence.counts.self === 0) return false;
  const selves = sentence.hits.filter((hit) => hit.category === 'self');
  const acts = sentence.hits.filter((hit) => hit.category === 'action' && !isDenied(sentence, hit, language));
  // Near each other, in any order: many languages put the verb first or last.
  return selves.some((self) => acts.some((act) => Math.abs(act.start - self.end) <= 24));
}

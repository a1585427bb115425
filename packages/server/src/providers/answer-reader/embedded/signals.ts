import type { AnswerReading, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import { reportsOwnAction, statesOwnAction } from './own-past.ts';
import { stem } from './stems.ts';

type Signals = AnswerReading['signals'];

/** The sentence with the highest score above zero; the earlier one on a tie. */
function best(sentences: SentenceEvidence[], score: (sentence: SentenceEvidence) => number): Span | null {
  let top = 0;
  let span: Span | null = null;
  for (const sentence of sentences) {
    if (sentence.aboutPerson) continue;
    const value = score(sentence);
    if (value > top) {
      top = value;
      span = sentence.span;
    }
  }
  return span;
}

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

function selfActs(sentence: SentenceEvidence, language: BaseLanguage, reports: typeof statesOwnAction): boolean {
  if (sentence.counts.not === 0 && reports(sentence.folded, language)) return true;
  if (sentence.counts.action === 0) return false;
  if (verbSaysI(sentence, language)) return true;
  if (sentence.counts.self === 0) return false;
  const selves = sentence.hits.filter((hit) => hit.category === 'self');
  const acts = sentence.hits.filter((hit) => hit.category === 'action' && !isDenied(sentence, hit, language));
  // Near each other, in any order: many languages put the verb first or last.
  return selves.some((self) => acts.some((act) => Math.abs(act.start - self.end) <= 24));
}

/** Words of outcome that tell of none: somebody went down the stairs, got a new machine, fell ill. */
const NO_RESULT =
  /\b(?:i|we|he|she|they|you) went (?:down|up)\b|\bwe got (?:an?|the|our|his|her|their|some|another)\b|tomb\p{L}+ (?:en panne|malade|sur)\b/gu;

/**
 * What the answer tells next to the facts of the rubric.
 *
 * @param how `widely` takes more words for a time and an act: where levels rest on points, an account alone earns nothing
 */
export function readSignals(
  sentences: SentenceEvidence[],
  words: number,
  language: BaseLanguage,
  how: 'strictly' | 'widely' = 'strictly',
): Signals {
  const reports = how === 'widely' ? reportsOwnAction : statesOwnAction;
  const solid = (sentence: SentenceEvidence): number => (sentence.credit >= 0.5 ? 1 : 0);
  return {
    example: best(sentences, ({ counts, figures, credit, dated, once, ...rest }) =>
      (dated ||
        (once && how === 'widely') ||
        (counts.occasion > 0 && (counts.action > 0 || figures > 0 || counts.team + counts.self > 0))) &&
      credit >= 0.3 &&
      rest.empty < 2
        ? counts.occasion + Number(dated) + 0.5 * Math.min(2, figures) + 0.2 * Math.min(3, counts.action)
        : 0,
    ),
    result: best(sentences, (sentence) => {
      const results = sentence.counts.result - (sentence.folded.match(NO_RESULT)?.length ?? 0);
      return results > 0 ? (results + 0.5 * Math.min(2, sentence.amounts)) * solid(sentence) : 0;
    }),
    ownPart: best(sentences, (sentence) =>
      selfActs(sentence, language, reports) ? (1 + 0.2 * Math.min(3, sentence.counts.action)) * solid(sentence) : 0,
    ),
    // When it was supports no claim.
    figure: best(sentences, ({ amounts, credit }) => (credit >= 0.3 ? amounts : 0)),
    declined: best(sentences, (sentence) =>
      sentence.counts.decline > 0 && (words <= 30 || sentence.span === sentences[0]?.span)
        ? sentence.counts.decline
        : 0,
    ),
  };
}

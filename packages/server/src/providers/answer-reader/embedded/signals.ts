import type { AnswerReading, Span } from '../port.ts';
import type { SentenceEvidence } from './evidence.ts';
import type { BaseLanguage } from './lexicon/index.ts';
import { selfActs } from './own-acts.ts';
import { reportsOwnAction, statesOwnAction } from './own-past.ts';

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

/** Words of outcome that tell of none: somebody went down the stairs, got a new machine, fell ill. */
const NO_RESULT =
  /\b(?:i|we|he|she|they|you) went (?:down|up)\b|\bwe got (?:an?|the|our|his|her|their|some|another)\b|tomb\p{L}+ (?:en panne|malade|sur)\b/gu;

/**
 * What the answer tells next to the facts of the rubric.
 *
 * @param declined the sentence by which it passes on the question
 * @param how `widely` takes more words for a time and an act: where levels rest on points, an account alone earns nothing
 */
export function readSignals(
  sentences: SentenceEvidence[],
  language: BaseLanguage,
  declined: Span | null,
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
    declined,
  };
}

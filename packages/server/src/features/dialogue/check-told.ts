import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import type { ApprovedFact } from '../interviewers/index.ts';
import { isVerbatim } from '../model-usage/index.ts';
import { isOfItsSubject } from './find-facts.ts';

type Facts = readonly ({ id: string } & Pick<ApprovedFact, 'text'>)[];

const MOST = 2;
const FEWEST_WORDS = 2;
const MOST_WORDS = 60;

/** The rule that a reply breaks, by the name that the prompt gives it; null when its quotes may be read out. */
export function brokenTellingRule(
  { facts }: PromptReply<'answer-question.v1'>,
  { question, approved }: { question: string; approved: Facts },
): string | null {
  if (facts.length > MOST || new Set(facts.map(({ fact }) => fact)).size !== facts.length) return 'count';
  for (const { fact, quote } of facts) {
    const known = approved.find(({ id }) => id === fact);
    if (known === undefined) return 'unknown-fact';
    if (!isVerbatim(quote, [known.text])) return 'quote-not-verbatim';
    const words = wordCount(quote);
    if (words < FEWEST_WORDS || words > MOST_WORDS) return 'length';
    if (!isOfItsSubject(question, known.text)) return 'other-subject';
  }
  return null;
}

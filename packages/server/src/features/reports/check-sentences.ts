import type { PromptReply } from '@colloquy/content/schema/prompt';
import { wordCount } from '@colloquy/content/schema/spoken';
import { isMachineTalk, statesProtectedTopic } from '../interviewers/index.ts';
import { hasOnlyFiguresOf, holdsMarkup, isOfWords } from '../model-usage/index.ts';

/** A requirement with what was found of it in the transcript, each claim in the candidate's words. */
export type ClaimedRequirement = { id: string; text: string; claims: { id: string; about: string; quote: string }[] };

export type SentencesReply = PromptReply<'summary.v1'>;

const WORDS = { least: 4, most: 36 };
const LONGEST = 300;

/** The rule that a summary breaks, by the name that the prompt gives it; null when every sentence may be shown. */
export function brokenSentencesRule(
  { requirements }: SentencesReply,
  given: readonly ClaimedRequirement[],
  isInLanguage: (text: string) => boolean,
): string | null {
  const ids = requirements.map(({ id }) => id);
  if (new Set(ids).size !== ids.length || ids.length !== given.length) return 'missing-requirement';
  for (const { id, claims, sentence } of requirements) {
    const requirement = given.find((one) => one.id === id);
    if (requirement === undefined) return 'missing-requirement';
    const cited = requirement.claims.filter((claim) => claims.includes(claim.id));
    if (cited.length === 0 || cited.length !== new Set(claims).size) return 'unknown-claim';
    const broken = brokenSentenceRule(sentence, requirement.text, cited, isInLanguage);
    if (broken !== null) return broken;
  }
  return null;
}

function brokenSentenceRule(
  sentence: string,
  requirement: string,
  cited: ClaimedRequirement['claims'],
  isInLanguage: (text: string) => boolean,
): string | null {
  const words = wordCount(sentence);
  if (words < WORDS.least || words > WORDS.most || sentence.length > LONGEST) return 'length';
  if (holdsMarkup(sentence) || isMachineTalk(sentence)) return 'form';
  if (statesProtectedTopic(sentence).length > 0) return 'protected-topic';
  const said = cited.map(({ quote }) => quote).join(' ');
  if (!hasOnlyFiguresOf(sentence, said)) return 'number';
  const about = cited.map((claim) => claim.about).join(' ');
  if (!isOfWords(sentence, `${said} ${about} ${requirement}`)) return 'not-of-claims';
  return isInLanguage(sentence) ? null : 'language';
}

import type { PromptReply } from '@colloquy/content/schema/prompt';
import { isUnspaced, wordCount } from '@colloquy/content/schema/spoken';
import { isMachineTalk, mentionsForbiddenGround } from '../interviewers/index.ts';
import { holdsMarkup } from '../model-usage/index.ts';

/** A requirement with what was found of it in the transcript, each claim in the candidate's words. */
export type ClaimedRequirement = { id: string; text: string; claims: { id: string; about: string; quote: string }[] };

export type SentencesReply = PromptReply<'summary.v1'>;

const WORDS = { least: 4, most: 36 };
const LONGEST = 300;
/** Share of the sentence's telling words that stand in its claims: the rest ties them together. */
const OF_CLAIMS = 0.6;
/** Letters by which words of one stem are the same, and words that tell something. */
const STEM = 5;
const SHORTEST = 4;

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
  if (mentionsForbiddenGround(sentence).length > 0) return 'protected-topic';
  const said = cited.map(({ quote }) => quote).join(' ');
  const figures = new Set(figuresIn(said));
  if (figuresIn(sentence).some((figure) => !figures.has(figure))) return 'number';
  const known = tellingParts(`${said} ${cited.map(({ about }) => about).join(' ')} ${requirement}`);
  const told = [...tellingParts(sentence)];
  if (told.filter((part) => known.has(part)).length < told.length * OF_CLAIMS) return 'not-of-claims';
  return isInLanguage(sentence) ? null : 'language';
}

function figuresIn(text: string): string[] {
  return text.normalize('NFKC').match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];
}

/** Stems of the longer words; where nothing stands between words, pairs of signs. */
function tellingParts(text: string): Set<string> {
  const small = text.normalize('NFKC').toLowerCase();
  const words = small.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!isUnspaced(small))
    return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)));
  return new Set(words.flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))));
}

import type { Language } from '@colloquy/contract/shared';
import type { Turn } from '../dialogue/index.ts';
import type { Interview } from '../interviews/index.ts';
import type { AskModel } from '../model-usage/index.ts';
import { brokenSentencesRule, type ClaimedRequirement } from './check-sentences.ts';
import type { Evidence, LineSentence, ReportContent } from './report.ts';

export type SentenceWriter = {
  ask: AskModel;
  /** False when a text is clearly in another language. */
  isIn(text: string, language: Language): boolean;
  /** A language by its English name and code, as prompts name it. */
  nameOf(language: Language): string;
  /** How long one call may take. */
  callMs: number;
};

/** More than these say nothing more of one line, and more lines than these nobody reads in sentences. */
const MOST_CLAIMS = 4;
const MOST_LINES = 24;

/**
 * Says in a sentence for each line of the plan what the candidate told of it. It rests on points that were found in the
 * transcript and on nothing else; a line without one gets none. Where the model gives nothing that can be used, the
 * report goes without: no report waits for a sentence.
 */
export async function writeSentences(
  { ask, isIn, nameOf, callMs }: SentenceWriter,
  interview: Pick<Interview, 'id' | 'givenName'>,
  content: ReportContent,
  turns: readonly Pick<Turn, 'id' | 'text'>[],
  signal: AbortSignal,
): Promise<ReportContent> {
  const told = claimsOf(content, new Map(turns.map(({ id, text }) => [id, text])));
  if (told.length === 0) return content;
  const requirements = told.map(
    ({ line, text, claims }): ClaimedRequirement => ({
      id: `r${line + 1}`,
      text,
      claims: claims.map(({ id, about, quote }) => ({ id, about, quote })),
    }),
  );
  const answer = await ask({
    subject: { kind: 'interview', id: interview.id },
    prompt: 'summary.v1',
    data: { language: nameOf(content.language), requirements },
    names: interview.givenName === null ? [] : [interview.givenName],
    check: (reply) => brokenSentencesRule(reply, requirements, (text) => isIn(text, content.language)),
    sample: 1,
    callMs,
    // One repair has as long as the first try.
    deadlineAt: Date.now() + 2 * callMs,
    signal,
    mayFallBack: false,
  });
  if (answer.kind !== 'used') return content;
  const sentences = told.flatMap(({ line, claims }): LineSentence[] => {
    const written = answer.reply.requirements.find(({ id }) => id === `r${line + 1}`);
    if (written === undefined) return [];
    const cited = claims.filter(({ id }) => written.claims.includes(id));
    return [{ line, text: written.sentence.trim(), evidence: cited.map(({ evidence }) => evidence) }];
  });
  return { ...content, sentences };
}

type Told = {
  line: number;
  text: string;
  claims: { id: string; about: string; quote: string; evidence: Evidence }[];
};

/** Points of the question about each line that were found, each with its words in the transcript. */
function claimsOf({ plan, questions }: ReportContent, texts: ReadonlyMap<number, string>): Told[] {
  let count = 0;
  return (plan?.coverage ?? [])
    .flatMap(({ text, question }, line): Told[] => {
      const asked = questions.find(({ key }) => key === question);
      const claims = (asked?.facts ?? []).flatMap(({ name, text: sample, evidence }) => {
        const quote = evidence === null ? undefined : texts.get(evidence.turnId)?.slice(evidence.start, evidence.end);
        if (evidence === null || quote === undefined || quote.trim() === '') return [];
        count += 1;
        return [{ id: `c${count}`, about: name ?? sample, quote, evidence }];
      });
      return claims.length === 0 ? [] : [{ line, text, claims: claims.slice(0, MOST_CLAIMS) }];
    })
    .slice(0, MOST_LINES);
}

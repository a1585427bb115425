import { sentencesIn } from '@colloquy/language/text/sentences';
import type { PhraseBook, RoomView } from '../dialogue/index.ts';

const VARIANTS = 8;

/**
 * Says of a text whether each of its sentences was written before the candidate came: by the job's interviewer or the
 * phrase book. Such a text holds nothing of a person; one that quotes an answer, or asks about a CV, may.
 */
export function writtenBeforehand(
  { blueprint, interview: { language }, state }: Pick<RoomView, 'blueprint' | 'interview' | 'state'>,
  phrases: PhraseBook,
): (text: string) => boolean {
  const own = blueprint.questions.filter(({ fromCv }) => !fromCv);
  const current = blueprint.questions[state?.cursor ?? 0];
  const texts = [
    blueprint.opening,
    blueprint.closing,
    ...own.flatMap(({ text, followUps, rubric }) => [
      text,
      ...followUps.map((followUp) => followUp.text),
      ...rubric.facts.flatMap(({ followUp }) => followUp ?? []),
    ]),
    ...phrases.sentences(),
    ...[true, false].map((hasFacts) => phrases.ownQuestions(hasFacts)),
    ...(current === undefined || current.fromCv
      ? []
      : Array.from({ length: VARIANTS }, (_, variant) => phrases.repeat(current.text, variant))),
  ];
  const sentences = (text: string) => sentencesIn(text, language).map((sentence) => sentence.text.trim());
  const known = new Set(texts.flatMap(sentences));
  return (text) => sentences(text).every((sentence) => known.has(sentence));
}

import type { PhraseBook, RoomView } from '../dialogue/index.ts';
import type { PromptVoice } from './prompt-voice.ts';
import { saidWith } from './read-aloud.ts';

/** Leads to the next question have a few wordings: so many are tried. */
const VARIANTS = 8;

/**
 * Has the voice make what will probably be asked, the likeliest first, while the candidate speaks: what stands, the
 * question after it with the words that lead there, and what is prepared to ask about this answer.
 */
export function prepareAhead(
  voice: PromptVoice | null,
  view: Pick<RoomView, 'state' | 'record' | 'blueprint' | 'interview'>,
  phrases: PhraseBook,
): void {
  if (voice === null) return;
  const { state, blueprint, interview } = view;
  const cursor = state?.cursor ?? 0;
  const current = blueprint.questions[cursor];
  const next = blueprint.questions[cursor + 1];
  const leads = Array.from({ length: VARIANTS }, (_, variant) => phrases.transition(variant));
  const texts =
    state === null
      ? [blueprint.opening, current?.text ?? '', ...leads]
      : [
          saidWith(view),
          next?.text ?? phrases.ownQuestions(blueprint.approvedFacts.length > 0),
          ...leads,
          ...(current?.followUps.map(({ text }) => text) ?? []),
          blueprint.closing,
        ];
  voice.prepare(
    texts.filter((text) => text !== ''),
    interview.language,
  );
}

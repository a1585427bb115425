import type { PhraseBook, RoomView } from '../dialogue/index.ts';
import { FOLLOW_UP_REASONS } from '../interviewers/index.ts';
import type { PromptVoice } from './prompt-voice.ts';
import { saidWith } from './read-aloud.ts';
import { writtenBeforehand } from './written-beforehand.ts';

/** Wordings of one kind are few: so many numbers reach all of them. */
const VARIANTS = 8;

/**
 * Has the voice make what will probably be asked while the candidate speaks: what stands and what is foreseen in whole,
 * then of everything else that may come the beginnings: what is prepared to ask about this answer, the question after it
 * with the words that lead there, what is said when no answer comes.
 *
 * Nothing, where it was done already for what came later: an answer was sent meanwhile, or more of it was heard.
 *
 * @param foreseen what would be said if the words so far, of so many pieces, were the answer
 */
export function prepareAhead(
  voice: PromptVoice | null,
  view: Pick<RoomView, 'state' | 'record' | 'blueprint' | 'interview' | 'nextSeq'>,
  phrases: PhraseBook,
  foreseen: { text: string; pieces: number } | null = null,
): void {
  if (voice === null) return;
  const { state, blueprint, interview, nextSeq } = view;
  if (!voice.newest.sees(interview.id, nextSeq, foreseen?.pieces ?? null)) return;
  const current = blueprint.questions[state?.cursor ?? 0];
  const mayLeave = writtenBeforehand(view, phrases);
  if (state === null) {
    const first = [blueprint.opening, current?.text ?? ''];
    voice.prepare(interview.id, { next: first, maybe: wordings(phrases.transition) }, interview.language, mayLeave);
    return;
  }
  const next = blueprint.questions[state.cursor + 1]?.text ?? phrases.ownQuestions(blueprint.approvedFacts.length > 0);
  const points = current?.rubric.facts.flatMap(({ followUp }) => followUp ?? []) ?? [];
  const maybe = [
    // Made once for all interviews. Put together as they are said: how a short word is spoken hangs on what follows it.
    ...wordings((variant) => `${phrases.transition(variant)} ${next}`),
    ...(current?.followUps.map(({ text }) => text) ?? []),
    ...points,
    next,
    ...FOLLOW_UP_REASONS.flatMap((reason) => phrases.followUps(reason)),
    ...(current === undefined ? [] : wordings((variant) => phrases.repeat(current.text, variant))),
    ...wordings((variant) => phrases.nudge(1, variant)),
    phrases.sayAgain(),
    blueprint.closing,
  ];
  voice.prepare(
    interview.id,
    { next: [saidWith(view), ...(foreseen === null ? [] : [foreseen.text])], maybe },
    interview.language,
    mayLeave,
  );
}

function wordings(say: (variant: number) => string): string[] {
  return [...new Set(Array.from({ length: VARIANTS }, (_, variant) => say(variant)))];
}

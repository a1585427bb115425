import { type Draft, TEXT_OF_QUESTION } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { endsWith, startsWith } from './named-person.ts';
import { firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { clausesOf, fold, type Sentence } from './segments.ts';
import { hasNumber, readNumberRuns } from './spoken-number.ts';

/** Answers without the figures that a founder takes back later, by themselves or in each other's words. */
export function withCorrectedFigures(drafts: readonly Draft[], reading: Reading): Draft[] {
  return correctedElsewhere(correctedByAnother(drafts, reading), reading);
}

const OPENING_LENGTH = 6;

/** "Forty farms." – "No, forty-two." – "Right, forty-two farms.": another founder corrects what was just said. */
function correctedByAnother(drafts: readonly Draft[], reading: Reading): Draft[] {
  const { lexicon, turns, sentences } = reading;
  let kept = [...drafts];
  sentences.forEach((said, turn) => {
    const [opening, next] = said;
    const speaker = turns[turn]?.speaker;
    const wrong = sentences[turn - 1]?.findLast((sentence) => hasNumber(sentence.text, lexicon));
    if (!opening || !wrong || turns[turn - 1]?.speaker === 'interviewer' || turns[turn - 1]?.speaker === speaker)
      return;
    const repair = [lexicon.repair, lexicon.retraction].some((list) => {
      const found = firstMatch(list, opening.text);
      return found !== null && found.start <= OPENING_LENGTH;
    });
    if (!repair || ![opening, next].some((sentence) => sentence && hasNumber(sentence.text, lexicon))) return;
    kept = withoutFigure(kept, wrong, (text) => hasNumber(text, lexicon));
    // the first says it again, as it should be
    const again = sentences[turn + 1]?.some((sentence) => hasNumber(sentence.text, lexicon)) ?? false;
    if (again && turns[turn + 1]?.speaker !== 'interviewer') kept = kept.filter((draft) => draft.turn !== turn);
  });
  return kept;
}

/** "Correction on the farms: it's forty-two, not forty", under another question. */
function correctedElsewhere(drafts: readonly Draft[], reading: Reading): Draft[] {
  const { lexicon, sentences, asked } = reading;
  let kept = [...drafts];
  for (const sentence of sentences.flat()) {
    const denied = matches(lexicon.correction, sentence.text) ? deniedFigure(sentence.text, lexicon) : null;
    if (denied === null) continue;
    const home = TEXT_OF_QUESTION[asked[sentence.turn] ?? ''];
    const carries = (text: string) => readNumberRuns(text, lexicon).some(({ digits }) => digits === denied);
    const wrong = sentences
      .slice(0, sentence.turn)
      .flat()
      .findLast((earlier) => carries(earlier.text) && shareWord(earlier.text, sentence.text, lexicon));
    const field = kept.find((draft) => wrong && draft.turn === wrong.turn && overlaps(draft, wrong))?.field;
    if (!wrong || !field || field === home) continue;
    kept = withoutFigure(kept, wrong, carries).map((draft) =>
      draft.turn === sentence.turn && overlaps(draft, sentence) ? { ...draft, field, unknown: false } : draft,
    );
    if (!kept.some((draft) => draft.turn === sentence.turn && overlaps(draft, sentence))) {
      const { turn, start, end } = sentence;
      kept.push({ turn, start, end, field, unknown: false });
      kept.sort((a, b) => a.turn - b.turn || a.start - b.start);
    }
  }
  return kept;
}

/** The digits after "not", where another figure is without it. */
function deniedFigure(text: string, lexicon: CompiledLexicon): string | null {
  const runs = readNumberRuns(text, lexicon);
  const denied = runs.find(({ start, end }) =>
    lexicon.words.spaced
      ? [lexicon.negation, lexicon.rejectBefore].some((list) => endsWith(list, text.slice(0, start)))
      : startsWith(lexicon.rejectAfter, text.slice(end)),
  );
  return denied && runs.some(({ digits }) => digits !== denied.digits) ? denied.digits : null;
}

const LEAST_LETTERS = 4;

function shareWord(a: string, b: string, lexicon: CompiledLexicon): boolean {
  if (!lexicon.words.spaced) return true;
  const words = (text: string) => text.match(/\p{L}+/gu)?.map(fold) ?? [];
  const known = new Set(words(a).filter((word) => word.length > LEAST_LETTERS && !lexicon.words.numbers[word]));
  return words(b).some((word) => known.has(word));
}

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Cuts the last clause that `carries` the figure out of what was read of a sentence. */
function withoutFigure(drafts: readonly Draft[], sentence: Sentence, carries: (text: string) => boolean): Draft[] {
  const clause = clausesOf(sentence).findLast(({ text }) => carries(text));
  if (!clause) return [...drafts];
  return drafts.flatMap((draft) => {
    if (draft.turn !== sentence.turn || !overlaps(draft, clause)) return [draft];
    const after = sentence.text.slice(clause.end - sentence.start);
    const behind = clause.end + (after.length - after.replace(/^[\s,;:.、。]+/u, '').length);
    return [
      { ...draft, end: Math.min(draft.end, clause.start) },
      { ...draft, start: Math.max(draft.start, behind) },
    ].filter(({ start, end }) => end - start > 1);
  });
}

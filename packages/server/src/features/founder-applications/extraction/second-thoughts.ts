import { type Draft, TEXT_OF_QUESTION, type TextField } from './fields.ts';
import type { CompiledLexicon } from './lexicon/index.ts';
import { countMatches, firstMatch, matches } from './patterns.ts';
import type { Reading } from './reading.ts';
import { type Sentence, wordCount } from './segments.ts';
import { isFiller } from './sentence-kinds.ts';
import { hasNumber } from './spoken-number.ts';
import { scoreOf } from './topic-changes.ts';

const OPENING_LENGTH = 24;

/** A phrase of `pattern` stands where the sentence begins. */
function opensWith(pattern: RegExp, text: string): boolean {
  const found = firstMatch(pattern, text);
  return found !== null && found.start <= OPENING_LENGTH;
}

/** "Forty farms. Hang on, no, that was before. Fifty farms.": the figure taken back is no part of the answer. */
export function withoutRetracted(drafts: readonly Draft[], reading: Reading): Draft[] {
  const { lexicon } = reading;
  const dropped = new Set<Sentence>();
  for (const sentences of reading.sentences) {
    sentences.forEach((sentence, index) => {
      const before = sentences[index - 1];
      const after = sentences[index + 1];
      if (!before || !opensWith(lexicon.retraction, sentence.text) || !hasNumber(before.text, lexicon)) return;
      const corrected = hasNumber(sentence.text, lexicon);
      if (!corrected && !(after && hasNumber(after.text, lexicon))) return;
      dropped.add(before);
      if (!corrected) dropped.add(sentence);
    });
  }
  return drafts.filter(
    (draft) =>
      ![...dropped].some(({ turn, start, end }) => turn === draft.turn && start <= draft.start && draft.end <= end),
  );
}

/** Plans and conditions are no achievements; an answer of nothing else says that there are none. */
export function withoutHypotheses(drafts: readonly Draft[], reading: Reading): Draft[] {
  const real = withoutPlans(drafts, reading);
  const traction = real.filter(({ field }) => field === 'traction');
  const planned = drafts.filter(({ field }) => field === 'traction').length > traction.length;
  const text = traction.map(({ turn, start, end }) => (reading.texts[turn] ?? '').slice(start, end)).join(' ');
  // "Nothing yet. If we got the grant we'd have forty farms."
  const none = planned && wordCount(text) <= NOTHING_WORDS && !hasNumber(text, reading.lexicon);
  return none && opensWith(reading.lexicon.none, text) ? real.filter(({ field }) => field !== 'traction') : real;
}

const NOTHING_WORDS = 8;

function withoutPlans(drafts: readonly Draft[], reading: Reading): Draft[] {
  return drafts.filter(({ field, turn, start, end }) => {
    const text = (reading.texts[turn] ?? '').slice(start, end);
    if (field === 'commercial') return !opensWith(reading.lexicon.counterfactual, text);
    return field !== 'traction' || !opensWith(reading.lexicon.hypothesis, text);
  });
}

/** "As I said": the question was answered earlier, under another; the sentence that speaks most of it is the answer. */
export function withSaidEarlier(drafts: readonly Draft[], reading: Reading): Draft[] {
  const read = [...drafts];
  reading.sentences.forEach((sentences, turn) => {
    const field = TEXT_OF_QUESTION[reading.asked[turn] ?? ''];
    const answers = (draft: Draft) => draft.field === field && !draft.unknown && draft.turn !== turn;
    if (!field || read.some(answers) || !refersBack(sentences, reading.lexicon)) return;
    const earlier = earlierAnswer(reading, turn, field);
    if (!earlier) return;
    const covers = (draft: Draft) =>
      draft.turn === earlier.turn && draft.start < earlier.end && earlier.start < draft.end;
    const moved = read.findIndex(
      (draft) => covers(draft) && read.some((other) => other !== draft && other.field === draft.field),
    );
    const answer: Draft = { turn: earlier.turn, start: earlier.start, end: earlier.end, field, unknown: false };
    // "As I said. The skip.": the remark next to it is none
    const remark = read.findIndex((draft) => draft.field === field && draft.turn === turn && !draft.unknown);
    if (remark !== -1) read.splice(remark, 1);
    if (moved === -1) read.push(answer);
    else read.splice(moved, 1, answer);
  });
  return read.sort((a, b) => a.turn - b.turn || a.start - b.start);
}

const REMARK_WORDS = 5;

function refersBack(sentences: readonly Sentence[], lexicon: CompiledLexicon): boolean {
  const besides = sentences.filter(({ text }) => !matches(lexicon.meta, text) && !isFiller(text, lexicon));
  return (
    besides.length < sentences.length &&
    sentences.some((sentence) => matches(lexicon.meta, sentence.text)) &&
    besides.every(({ text }) => wordCount(text) <= REMARK_WORDS && !hasNumber(text, lexicon))
  );
}

const LEAST_SCORE = 3;

function earlierAnswer(reading: Reading, before: number, field: TextField): Sentence | null {
  let best: Sentence | null = null;
  let bestScore = LEAST_SCORE - 1;
  for (const sentence of reading.sentences.slice(0, before).flat()) {
    const figures = hasNumber(sentence.text, reading.lexicon);
    if (countMatches(reading.lexicon.topics[field].strong, sentence.text) === 0) continue;
    const score = scoreOf(sentence.text, field, reading.lexicon) + (figures ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [sentence, score];
  }
  return best;
}

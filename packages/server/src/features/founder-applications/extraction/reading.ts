import type { Language } from '@colloquy/contract/shared';
import type { Turn } from './fields.ts';
import { withNamesCased } from './letter-case.ts';
import { type CompiledLexicon, lexiconOf } from './lexicon/index.ts';
import { firstMatch, matches } from './patterns.ts';
import { type Sentence, sentencesOf } from './segments.ts';

/** A transcript prepared for reading: what is addressed to the machine is blanked out, all offsets are kept. */
export type Reading = {
  language: Language;
  lexicon: CompiledLexicon;
  turns: readonly Turn[];
  /** The turns' texts with injected passages replaced by spaces. */
  texts: readonly string[];
  /** The question in force at each turn. */
  asked: readonly (string | null)[];
  /** Sentences of the founders, turn by turn; empty for the interviewer. */
  sentences: readonly (readonly Sentence[])[];
};

export function readingOf(turns: readonly Turn[], language: Language): Reading {
  const lexicon = lexiconOf(language);
  let inForce: string | null = null;
  const asked = turns.map((turn) => {
    if (turn.speaker === 'interviewer') inForce = turn.questionKey ?? inForce;
    return inForce;
  });
  const texts = turns.map((turn, index) => {
    if (turn.speaker === 'interviewer') return turn.text;
    const own = injectedSpans(sentencesOf(turn, index), lexicon).reduce(
      (text, span) => text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end),
      turn.text,
    );
    return withNamesCased(own, asked[index] ?? null, lexicon);
  });
  const sentences = turns.map((turn, index) =>
    turn.speaker === 'interviewer' ? [] : sentencesOf({ ...turn, text: texts[index] ?? '' }, index),
  );
  return { language, lexicon, turns, texts, asked, sentences };
}

/** "Traction: ten million users.": a field of a form, filled in for the reader. */
const LABELLED = /^\P{L}*\p{L}[\p{L} /'’-]{0,24}[:：=]\s*\S/u;

/** Sentences that speak to the reading system, and those after them that go on instructing it. */
function injectedSpans(sentences: readonly Sentence[], lexicon: CompiledLexicon): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let going = false;
  for (const sentence of sentences) {
    const begins = matches(lexicon.injection, sentence.text);
    if (begins) going = true;
    else if (going) {
      const resumed = firstMatch(lexicon.resume, sentence.text);
      going =
        !(resumed && resumed.start <= 2) &&
        (matches(lexicon.injectionGoesOn, sentence.text) ||
          /@\S+\.\S/u.test(sentence.text) ||
          LABELLED.test(sentence.text) ||
          (lexicon.words.spaced && !matches(lexicon.self, sentence.text)));
    }
    if (going) spans.push({ start: sentence.start, end: sentence.end });
  }
  return spans;
}

/** The part of the turn's text that belongs to the sentence at `offset`. */
export function sentenceAt(reading: Reading, turn: number, offset: number): Sentence | undefined {
  return reading.sentences[turn]?.find((sentence) => sentence.start <= offset && offset < sentence.end);
}

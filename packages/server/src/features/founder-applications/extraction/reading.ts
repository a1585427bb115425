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
    const sound = withoutEndlessRuns(turn.text);
    const own = blanked(sound, injectedSpans(sentencesOf({ ...turn, text: sound }, index), lexicon));
    return withoutEndlessRuns(withNamesCased(own, asked[index] ?? null, lexicon));
  });
  const sentences = turns.map((turn, index) =>
    turn.speaker === 'interviewer' ? [] : sentencesOf({ ...turn, text: texts[index] ?? '' }, index),
  );
  return { language, lexicon, turns, texts, asked, sentences };
}

/** The text with the spans, which are in order, replaced by blanks. */
function blanked(text: string, spans: readonly { start: number; end: number }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** No letter, no blank and no mark of a sentence: patterns neither begin in it nor go over it. */
const NOTHING = '\ufffc';
/** Longer than any word, name or part of an address; in scripts that write no blanks, than any sentence. */
const ENDLESS_WORD =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Devanagari}\p{N}\p{M}]{161,}|[\p{L}\p{N}\p{M}ー々]{801,}/gu;
const ENDLESS_BLANK = /\s{161,}/gu;
const ENDLESS_CHARACTER = /([^\p{L}\p{N}\s])\1{40,}/gu;

/**
 * Runs that nobody says or writes, replaced sign by sign, offsets kept. The readers' patterns look from each sign of a
 * run to its end; with the runs bounded, their work grows as the text does.
 */
function withoutEndlessRuns(text: string): string {
  const nothing = (run: string) => NOTHING.repeat(run.length);
  const inside = (run: string) => run.slice(0, 80) + NOTHING.repeat(run.length - 160) + run.slice(-80);
  return text.replace(ENDLESS_WORD, nothing).replace(ENDLESS_CHARACTER, nothing).replace(ENDLESS_BLANK, inside);
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

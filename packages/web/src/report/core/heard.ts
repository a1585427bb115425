import type { TranscriptTurn } from '@colloquy/contract/links';

/** A sentence of a turn's text, with where it begins in it. */
export type Sentence = { text: string; start: number };

/** Nobody speaks evenly: what is looked for rather begins a little later than is cut off. */
const EARLIER_MS = 1_500;

/** Nothing is left out: the pieces joined are the text. As `@colloquy/language` cuts them, which is no part of a page. */
export function sentencesOf(text: string, language: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ text: segment, start: index }));
}

/** Whether the words of a turn were spoken into the recording: then each of them has a place there. */
export function isSpoken({ mode, media, text, original }: TranscriptTurn): boolean {
  return (mode === 'voice' || mode === 'video') && media !== null && text.trim() !== '' && original === null;
}

/**
 * Where to begin to hear a place of a turn's text. A spoken turn is taken as evenly spoken, which is right to a few
 * seconds; a typed one, or one that was corrected, is heard from its begin. Null where nothing was recorded.
 */
export function playFrom(turn: TranscriptTurn, start: number): number | null {
  const { media, text } = turn;
  if (media === null) return null;
  if (!isSpoken(turn)) return media.startMs;
  const share = start / text.length;
  return Math.max(media.startMs, Math.round(media.startMs + share * (media.endMs - media.startMs) - EARLIER_MS));
}

/** The turn that is at a place of the recording: of several the last that has begun. */
export function turnAt(turns: readonly TranscriptTurn[], ms: number): number | null {
  const found = turns.findLast(({ media }) => media !== null && media.startMs <= ms && ms < media.endMs);
  return found?.id ?? null;
}

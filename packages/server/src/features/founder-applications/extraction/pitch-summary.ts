import type { TextField } from './fields.ts';
import { sentencesOf, wordCount } from './segments.ts';

/** Fields a summary draws on, in its order, with the sentences each may give. */
const SOURCES: readonly (readonly [TextField, number])[] = [
  ['elevatorPitch', 2],
  ['problem', 1],
  ['solution', 1],
  ['traction', 1],
  ['marketSize', 1],
  ['commercial', 1],
];
/** The fields that a summary rests on, in its order. */
export const SUMMARY_FIELDS: readonly TextField[] = SOURCES.map(([field]) => field);

/** A summary that a language model wrote, and the digest of the texts that it rests on. */
export type PitchSummary = { text: string; of: string };

/** A summary is read at a glance: it stops before the sentence that would exceed this many words. */
const MOST_WORDS = 140;

/**
 * A summary of the pitch in the founder's own sentences: the first of each answer, in a fixed order.
 * It adds no word; null while no pitch answer is known.
 */
export function writeSummary(texts: Partial<Record<TextField, string | null>>): string | null {
  const chosen: string[] = [];
  let words = 0;
  for (const [field, most] of SOURCES) {
    const text = texts[field];
    if (!text) continue;
    const sentences = sentencesOf({ speaker: 'founder', text }, 0).filter((sentence) => wordCount(sentence.text) > 2);
    for (const sentence of sentences.slice(0, most)) {
      const plain = sentence.text.replace(/^[-–—•・*]\s*/u, '');
      const length = wordCount(plain);
      if (words + length > MOST_WORDS && chosen.length > 0) continue;
      chosen.push(
        /[.!?…。！？।]["'”’»」]?$/u.test(plain)
          ? plain
          : plain + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(plain) ? '。' : '.'),
      );
      words += length;
    }
  }
  if (chosen.length === 0) return null;
  const eastAsian = /[。！？]$/u.test(chosen[0] ?? '');
  return chosen.join(eastAsian ? '' : ' ');
}

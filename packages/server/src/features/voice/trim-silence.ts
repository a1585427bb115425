import type { Sound } from '../../providers/shapes/speech.ts';

const WINDOW_MS = 10;
/** Quieter by so much than its loud parts, a window is silent: breath and the soft beginning of a word are not. */
const SILENT_DB = -50;
/** Kept before the first sound, whatever it begins with. */
const LEAD_MS = 60;
/** After a clause, and after a sentence: with the lead of the next piece a listener hears a pause of about that. */
const CLAUSE_TAIL_MS = 160;
const SENTENCE_TAIL_MS = 400;
const CLAUSE_END = /[,;:—–、，；：]$/u;

/**
 * Voices put a third of a second of silence before what they say and half a second after it, as if each piece were all
 * there is: so much is taken off that pieces played one after another sound like one speaker, and the first one at once.
 * Sound in which nothing is heard stays as it is.
 */
export function trimSilence({ samples, rate }: Sound, text: string): Sound {
  const size = Math.max(1, Math.round((rate * WINDOW_MS) / 1_000));
  const powers = Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    powerOf(samples, at * size, size),
  );
  const loud = [...powers].sort((a, b) => b - a)[Math.floor(powers.length / 20)] ?? 0;
  const isHeard = (power: number): boolean => power > 0 && power >= loud * 10 ** (SILENT_DB / 10);
  const first = powers.findIndex(isHeard);
  const last = powers.findLastIndex(isHeard);
  if (first === -1) return { samples, rate };
  const tailMs = CLAUSE_END.test(text.trimEnd()) ? CLAUSE_TAIL_MS : SENTENCE_TAIL_MS;
  const from = Math.max(0, first * size - Math.round((rate * LEAD_MS) / 1_000));
  const to = Math.min(samples.length, (last + 1) * size + Math.round((rate * tailMs) / 1_000));
  return { samples: samples.subarray(from, to), rate };
}

function powerOf(samples: Float32Array, from: number, size: number): number {
  let sum = 0;
  for (let at = from; at < from + size; at += 1) sum += (samples[at] ?? 0) ** 2;
  return sum / size;
}

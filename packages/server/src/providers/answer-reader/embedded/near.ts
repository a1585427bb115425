import type { QuestionToRead } from '../port.ts';
import { parts } from './facts.ts';
import type { MeaningEngine } from './meaning-engine.ts';
import type { Nearness, PlainReading } from './reading.ts';

/** Sentences compared by meaning at most; a longer answer is compared by its first ones and by stems for the rest. */
const SENTENCES_MAX = 60;
/** Rubric texts whose vectors are kept (2 kB each): those of all occupations of a language. Answers are never kept. */
const KEPT_MAX = 10_000;

function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0;
    const y = b[i] ?? 0;
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa > 0 && bb > 0 ? dot / Math.sqrt(aa * bb) : 0;
}

/** Compares sentences with a rubric through the meaning engine. */
export class Comparer {
  readonly #engine: MeaningEngine;
  readonly #keptMax: number;
  /** Those that were wanted last stand last. */
  readonly #kept = new Map<string, Float32Array>();

  constructor(engine: MeaningEngine, keptMax = KEPT_MAX) {
    this.#engine = engine;
    this.#keptMax = keptMax;
  }

  /** Null when this installation has no model; rejects with a retryable error when the engine is unavailable. */
  async compare(plain: PlainReading, question: QuestionToRead, signal: AbortSignal): Promise<Nearness | null> {
    const sentences = plain.sentences.filter((sentence) => !sentence.aboutPerson).slice(0, SENTENCES_MAX);
    const facts = question.facts.map((fact) => fact.phrasings);
    const top = parts(question.anchors[5]);
    const mistakes = (question.mistakes ?? []).flatMap(({ phrasings }) => phrasings);
    const subject = [question.text, ...facts.flat(), question.anchors[3], question.anchors[5]];
    const wanted = [...new Set([...subject, ...top, ...mistakes])].filter((text) => text.trim() !== '');
    // Taken now: while the engine is at work another question may need their places.
    const known = this.#keptOf(wanted);
    const missing = wanted.filter((text) => !known.has(text));
    const spoken = sentences.map(({ span }) => plain.text.slice(span.start, span.end));
    const vectors = await this.#engine.embed([...missing, ...spoken], signal);
    if (!vectors) return null;
    for (const [i, text] of missing.entries()) known.set(text, vectors[i] as Float32Array);
    this.#keep(known);
    const said = vectors.slice(missing.length);
    const row = (text: string): number[] => {
      const vector = known.get(text);
      return said.map((sentence) => (vector ? cosine(vector, sentence) : 0));
    };
    return {
      sentences,
      facts: facts.map((phrasings) => phrasings.map(row)),
      top: top.map(row),
      subject: subject.map(row),
      mistakes: mistakes.map(row),
    };
  }

  #keptOf(texts: readonly string[]): Map<string, Float32Array> {
    const found = new Map<string, Float32Array>();
    for (const text of texts) {
      const vector = this.#kept.get(text);
      if (vector !== undefined) found.set(text, vector);
    }
    return found;
  }

  #keep(vectors: ReadonlyMap<string, Float32Array>): void {
    for (const [text, vector] of vectors) {
      this.#kept.delete(text);
      this.#kept.set(text, vector);
    }
    for (const text of this.#kept.keys()) {
      if (this.#kept.size <= this.#keptMax) return;
      this.#kept.delete(text);
    }
  }
}

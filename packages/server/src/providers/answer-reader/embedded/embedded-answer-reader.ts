import { catalogueLanguage } from '@colloquy/contract/shared';
import { OutsideError } from '../../../platform/errors.ts';
import type { AnswerReader, AnswerReading, AnswerToRead, Grading } from '../port.ts';
import { engineName } from './engine-name.ts';
import { COMPLETED } from './graded.ts';
import { ChildMeaningEngine, type MeaningEngine, type MeaningOptions } from './meaning-engine.ts';
import { Comparer } from './near.ts';
import { type Nearness, type PlainReading, readPlainly } from './reading.ts';
import { answerFigures, statementFigures } from './statement-figures.ts';

/** Another thread that reads long answers: the two steps of a reading, before and after the comparing by meaning. */
export interface ReadApart {
  /** Answers with more characters than this are read there. */
  readonly longerThan: number;
  plainly(answer: AnswerToRead): Promise<PlainReading>;
  complete(plain: PlainReading, answer: AnswerToRead, nearness: Nearness | null): Promise<AnswerReading>;
}

export type EmbeddedAnswerReaderOptions = {
  /** Whether full readings of English answers compare by sentence meaning (one child process, about 200 MB). */
  meaning: 'on' | 'off';
  /** What a level rests on; `anchors` when absent. */
  grading?: Grading | undefined;
  /** Limits of the meaning process. */
  limits?: MeaningOptions;
  /** The engine itself; tests bring their own. */
  engine?: MeaningEngine;
  /** Where `read` reads long answers; in this thread when absent. */
  apart?: ReadApart | undefined;
};

/**
 * Reads answers without any outside service. Without a meaning engine, or in another language than English, readings
 * are by stems. Answers in another language than the rubric get no level.
 */
export function createEmbeddedAnswerReader(
  options: EmbeddedAnswerReaderOptions,
): AnswerReader & { stop(): Promise<void> } {
  const engine = options.meaning === 'on' ? (options.engine ?? new ChildMeaningEngine(options.limits)) : null;
  const comparer = engine ? new Comparer(engine) : null;
  const { grading = 'anchors' } = options;
  const completed = COMPLETED[grading];

  async function read(answer: AnswerToRead, signal: AbortSignal): Promise<AnswerReading> {
    if (signal.aborted) throw new OutsideError('The reading was cancelled.', { retryable: true });
    const apart = options.apart !== undefined && answer.text.length > options.apart.longerThan ? options.apart : null;
    const plain = apart === null ? readPlainly(answer) : await apart.plainly(answer);
    const complete = (nearness: Nearness | null) =>
      apart === null ? completed(plain, answer, nearness) : apart.complete(plain, answer, nearness);
    const english = catalogueLanguage(answer.language) === 'en';
    if (!comparer || !english || !plain.rubric || plain.sentences.length === 0) return complete(null);
    return complete(await comparer.compare(plain, answer.question, signal));
  }

  return {
    engine: engineName(options.meaning, grading),
    statements: (language) => statementFigures(language, options.meaning),
    figures: answerFigures(options.meaning),
    skim: (answer) => completed(readPlainly(answer), answer, null, 'skim'),
    read,
    stop: async () => {
      await engine?.stop();
    },
  };
}

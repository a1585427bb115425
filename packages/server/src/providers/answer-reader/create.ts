import { createEmbeddedAnswerReader, type ReadApart } from './embedded/embedded-answer-reader.ts';
import type { AnswerReader, Grading } from './port.ts';

/** Which reader of answers to use. `meaning` decides whether full readings use the sentence-meaning model. */
export type AnswerReaderConfig = { kind: 'embedded'; meaning: 'on' | 'off'; grading?: Grading };

/**
 * Builds the answer reader that the configuration names; stop it when the process drains.
 *
 * @param apart where long answers are read; in this thread when absent
 */
export function createAnswerReader(
  config: AnswerReaderConfig,
  apart?: ReadApart,
): AnswerReader & { stop(): Promise<void> } {
  switch (config.kind) {
    case 'embedded':
      return createEmbeddedAnswerReader({ meaning: config.meaning, grading: config.grading, apart });
  }
}

import type { AnswerReaderConfig } from './create.ts';
import type { ReadApart } from './embedded/embedded-answer-reader.ts';
import { engineName } from './embedded/engine-name.ts';
import { statementFigures } from './embedded/statement-figures.ts';
import type { PatientAnswerReader } from './port.ts';

/** The answer reader that the configuration names; its tables of words are loaded when it first reads. */
export function createAnswerReaderAtFirstUse(
  config: AnswerReaderConfig,
  apart: ReadApart,
): PatientAnswerReader & { stop(): Promise<void> } {
  let loaded: Promise<ReturnType<typeof import('./create.ts').createAnswerReader>> | null = null;
  const load = () => {
    loaded ??= import('./create.ts').then(({ createAnswerReader }) => createAnswerReader(config, apart));
    return loaded;
  };
  return {
    engine: engineName(config.meaning, config.grading ?? 'anchors'),
    statements: statementFigures,
    skim: async (answer) => (await load()).skim(answer),
    read: async (answer, signal) => (await load()).read(answer, signal),
    stop: async () => {
      await (await loaded)?.stop();
    },
  };
}

import type { AnswerReaderConfig } from './create.ts';
import type { ReadApart } from './embedded/embedded-answer-reader.ts';
import { engineName } from './embedded/engine-name.ts';
import { answerFigures, statementFigures } from './embedded/statement-figures.ts';
import type { AnswerReader, PatientAnswerReader } from './port.ts';

type Loaded = ReturnType<typeof import('./create.ts').createAnswerReader>;

/**
 * The answer reader that the configuration names; its tables of words are loaded when it first reads, or by `load`. From
 * then on it skims at once: an answer that has to be waited for is assessed in the background, and costs a poll more.
 */
export function createAnswerReaderAtFirstUse(
  config: AnswerReaderConfig,
  apart: ReadApart,
): PatientAnswerReader & Pick<AnswerReader, 'figures'> & { load(): Promise<void>; stop(): Promise<void> } {
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  const load = async (): Promise<Loaded> => {
    loading ??= import('./create.ts').then(({ createAnswerReader }) => createAnswerReader(config, apart));
    loaded = await loading;
    return loaded;
  };
  return {
    engine: engineName(config.meaning, config.grading ?? 'anchors'),
    statements: (language) => statementFigures(language, config.meaning),
    figures: answerFigures(config.meaning),
    skim: (answer) => (loaded === null ? load().then((reader) => reader.skim(answer)) : loaded.skim(answer)),
    read: async (answer, signal) => (await load()).read(answer, signal),
    async load() {
      await load();
    },
    async stop() {
      await (await loading)?.stop();
    },
  };
}

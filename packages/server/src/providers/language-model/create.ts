import type { LanguageModel, LanguageModelConfig } from './port.ts';

/**
 * The configured model, its vendor's code loaded when first asked: without a model none of it is ever read.
 *
 * @param key of the endpoint; null where it asks for none
 */
export function createLanguageModel(config: LanguageModelConfig, key: string | null): LanguageModel {
  let loaded: Promise<LanguageModel> | null = null;
  const load = (): Promise<LanguageModel> => {
    loaded ??= import('./ai-sdk/ai-sdk-model.ts').then(({ createAiSdkModel }) => createAiSdkModel(config, key));
    return loaded;
  };
  return {
    name: `${config.provider}:${config.model}`,
    generate: async (generation) => (await load()).generate(generation),
  };
}

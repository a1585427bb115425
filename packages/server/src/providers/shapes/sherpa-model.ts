import { catalogueLanguage, type Language } from '@colloquy/contract/shared';

/** A model in the form of sherpa-onnx that an operator gave, as an engine gets it. */
export type SherpaModel = {
  /** What the operator calls it; a part of engines' names. */
  name: string;
  /** What sherpa-onnx calls its architecture, such as `whisper` or `vits`. */
  architecture: string;
  /** Paths of its files by what sherpa-onnx calls them, such as `encoder`. */
  files: Readonly<Record<string, string>>;
  languages: readonly Language[];
};

/** Folder of the pulled runtime, and the model; `language`: the two letters of its first one. */
export type SherpaStart = {
  runtime: string;
  architecture: string;
  files: Readonly<Record<string, string>>;
  language: string;
};

export function sherpaStart(runtime: string, { architecture, files, languages }: SherpaModel): SherpaStart {
  return { runtime, architecture, files, language: catalogueLanguage(languages[0] ?? 'en') };
}

/** Options that every model has: one thread, for the reason in `openSession`. */
export const SHERPA_COMMON = { numThreads: 1, provider: 'cpu', debug: 0 } as const;

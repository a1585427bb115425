/** The child process that holds Kokoro: text in, a wave out. */
import { pathToFileURL } from 'node:url';
import { loadOnnxRuntime } from '../../../platform/weights/onnx-runtime.ts';
import { serveProcess } from '../../../platform/workers/serve-process.ts';
import { englishPhonemes } from './english/english-phonemes.ts';
import type { Dictionary } from './english/pronounce.ts';
import { type English, espeakPhonemes } from './espeak-phonemes.ts';
import { KOKORO_RATE, Kokoro } from './kokoro.ts';
import { sentencesOf } from './sentences.ts';

export type KokoroStart = {
  /** Folders of the pulled sets. */
  runtime: string;
  weights: string;
  /** Path of espeak-ng; null: English by the dictionary. */
  espeak: string | null;
};

export type KokoroInput = {
  text: string;
  language: string;
  voice: string;
  espeakVoice: string;
  english: English;
  speed: number;
};

/** Between two sentences, in addition to what the model leaves. */
const PAUSE_MS = 120;

serveProcess<KokoroStart, KokoroInput>(async ({ runtime: runtimeFolder, weights, espeak }) => {
  const model = await Kokoro.open(loadOnnxRuntime(runtimeFolder), weights);
  let dictionary: Promise<Dictionary> | null = null;
  const phonemes = async (sentence: string, input: KokoroInput, signal: AbortSignal): Promise<string> => {
    if (espeak !== null)
      return espeakPhonemes(sentence, { program: espeak, voice: input.espeakVoice, english: input.english }, signal);
    dictionary ??= loadDictionary(weights);
    return englishPhonemes(sentence, await dictionary);
  };
  return async (input, signal) => {
    const waves: Float32Array[] = [];
    for (const sentence of sentencesOf(input.text, input.language)) {
      signal.throwIfAborted();
      if (waves.length > 0) waves.push(new Float32Array((PAUSE_MS * KOKORO_RATE) / 1_000));
      waves.push(await model.speak(await phonemes(sentence, input, signal), input.voice, input.speed));
    }
    return joined(waves);
  };
});

async function loadDictionary(folder: string): Promise<Dictionary> {
  const loaded = (await import(pathToFileURL(`${folder}/dictionary/cmu.mjs`).href)) as { dictionary: Dictionary };
  return loaded.dictionary;
}

function joined(waves: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(waves.reduce((sum, wave) => sum + wave.length, 0));
  let at = 0;
  for (const wave of waves) {
    // The model overshoots now and then.
    whole.set(
      wave.map((sample) => Math.max(-1, Math.min(1, sample))),
      at,
    );
    at += wave.length;
  }
  return whole;
}

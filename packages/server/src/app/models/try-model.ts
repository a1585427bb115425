import { OutsideError } from '../../platform/errors.ts';
import type { SherpaModel } from '../../providers/shapes/sherpa-model.ts';
import { LISTENING_RATE } from '../../providers/shapes/speech.ts';
import { createSherpaSpeechToText } from '../../providers/speech-to-text/create.ts';
import { createSherpaTextToSpeech } from '../../providers/text-to-speech/create.ts';

const PATIENCE_MS = 5 * 60_000;
/** As much of an engine's own words as helps. */
const WORDS_MAX = 1_000;

/**
 * Loads a model and has it work once: silence is heard, or the name of its language spoken.
 *
 * @param runtime folder of the pulled one
 * @returns how many speakers it has
 * @throws {OutsideError} with what the engine said of it
 */
export async function tryModel(runtime: string, gives: 'recognition' | 'voice', model: SherpaModel): Promise<number> {
  let words = '';
  let problem: string | null = null;
  const parts = {
    runtime,
    onLost: (reason: string, said: string | null) => {
      problem = said ?? reason;
    },
    limits: {
      onWords: (text: string) => {
        words = `${words}${text}`.slice(-WORDS_MAX);
      },
    },
  };
  const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
  const [language = 'en'] = model.languages;
  const refuse = (reason: string): never => {
    throw new OutsideError(
      `sherpa-onnx could not use it (${problem ?? reason}): is it of this kind, and do its files belong together?${words === '' ? '' : `\n${words.trim()}`}`,
      { retryable: false },
    );
  };
  if (gives === 'recognition') {
    const recogniser = createSherpaSpeechToText({ ...parts, model });
    try {
      const samples = new Float32Array(LISTENING_RATE);
      const heard = await recogniser.recognise({ ...call, samples, language, terms: [], use: 'record' });
      return heard.kind === 'unavailable' ? refuse(heard.reason) : 1;
    } finally {
      await recogniser.stop();
    }
  }
  const voice = createSherpaTextToSpeech({ ...parts, model: { ...model, speakers: 1 } });
  try {
    const text = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    const spoken = await voice.speak({ ...call, text, language, voice: null, speed: 1 });
    return spoken.kind === 'sound' ? (voice.speakers() ?? 1) : refuse('reason' in spoken ? spoken.reason : spoken.kind);
  } finally {
    await voice.stop();
  }
}

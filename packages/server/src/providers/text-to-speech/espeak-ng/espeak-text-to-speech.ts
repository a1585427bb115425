import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { unavailable } from '../../shapes/speech.ts';
import { bounded } from '../../shapes/speech-call.ts';
import { decodeWav } from '../../shapes/wav.ts';
import { checkSpeaking, chooseVoice, languagesOf, type Spoken, type TextToSpeech, type Voice } from '../port.ts';
import { runEspeak } from './espeak-program.ts';
import espeakVoices from './voices.json' with { type: 'json' };

const WORDS_PER_MINUTE = 155;
/** Each takes about 50 ms. */
const AT_ONCE_MAX = 8;

const VOICE_OF: Partial<Record<Language, string>> = espeakVoices;

/**
 * The system's espeak-ng: robotic, in nearly all languages. Not in Thai and Japanese, which it cannot read.
 *
 * @param program its path
 */
export function createEspeakTextToSpeech(program: string): TextToSpeech {
  const name = 'espeak-ng:1';
  const voices = LANGUAGES.flatMap((language): Voice[] => {
    const id = VOICE_OF[language];
    return id === undefined ? [] : [{ id: `espeak-${id}`, languages: [language], manner: 'robotic' }];
  });
  let running = 0;
  return {
    name,
    capabilities: { languages: languagesOf(voices), voices, streaming: false, leaves: false },
    async speak(speaking): Promise<Spoken> {
      checkSpeaking(speaking);
      speaking.signal.throwIfAborted();
      const voice = chooseVoice(voices, speaking);
      const espeakVoice = VOICE_OF[speaking.language];
      if (voice === null || espeakVoice === undefined) return { kind: 'no-voice', engine: name };
      if (speaking.deadlineAt <= Date.now()) return unavailable(name, 'too-late');
      if (running >= AT_ONCE_MAX) return unavailable(name, 'busy');
      const bound = bounded(speaking);
      running += 1;
      try {
        const wordsPerMinute = Math.round(WORDS_PER_MINUTE * speaking.speed);
        const args = ['-v', espeakVoice, '-s', String(wordsPerMinute), '--stdin', '--stdout'];
        const sound = decodeWav(await runEspeak(program, args, speaking.text, bound.signal));
        return { kind: 'sound', sound, voice: voice.id, engine: name };
      } catch {
        speaking.signal.throwIfAborted();
        return unavailable(name, bound.isLate() ? 'too-late' : 'failed');
      } finally {
        running -= 1;
      }
    },
    stop: async () => undefined,
  };
}

import type { Language } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import { encodeWav } from '../../providers/shapes/wav.ts';
import { LONGEST_TEXT, type TextToSpeech } from '../../providers/text-to-speech/port.ts';
import { NoVoiceError, VoiceBusyError } from './errors.ts';

/** About 22 minutes of sound. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Texts that are being spoken or wait for it: the last of them is heard within half a minute on one core. */
const AT_ONCE_MAX = 4;
const PATIENCE_MS = 60_000;

/**
 * Texts of interviews as sound. What was spoken is kept in memory by text, language and speed, the longest unheard is let
 * go first; nothing of it is written anywhere. Who asks for the same while it is made waits for that.
 */
export class PromptVoice {
  readonly #voice: TextToSpeech;
  readonly #keptBytesMax: number;
  readonly #kept = new Map<string, Uint8Array>();
  readonly #making = new Map<string, Promise<Uint8Array>>();
  #keptBytes = 0;

  constructor(voice: TextToSpeech, keptBytesMax = KEPT_BYTES) {
    this.#voice = voice;
    this.#keptBytesMax = keptBytesMax;
  }

  canSpeak(text: string, language: Language): boolean {
    return this.#voice.capabilities.languages.has(language) && text.trim() !== '' && text.length <= LONGEST_TEXT;
  }

  /**
   * @param speed as in `Speaking`
   * @returns a WAV file
   * @throws {NoVoiceError} @throws {VoiceBusyError}
   */
  async speak(text: string, language: Language, speed: number): Promise<Uint8Array> {
    if (!this.canSpeak(text, language)) throw new NoVoiceError();
    const key = sha256(JSON.stringify([text, language, speed])).toString('base64');
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const under = this.#making.get(key);
    if (under !== undefined) return under;
    if (this.#making.size >= AT_ONCE_MAX) throw new VoiceBusyError();
    const making = this.#make(text, language, speed);
    this.#making.set(key, making);
    try {
      const wav = await making;
      this.#keep(key, wav);
      return wav;
    } finally {
      this.#making.delete(key);
    }
  }

  stop(): Promise<void> {
    return this.#voice.stop();
  }

  async #make(text: string, language: Language, speed: number): Promise<Uint8Array> {
    const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
    const spoken = await this.#voice.speak({ ...call, text, language, voice: null, speed });
    if (spoken.kind === 'no-voice') throw new NoVoiceError();
    if (spoken.kind === 'unavailable') throw new VoiceBusyError();
    return encodeWav(spoken.sound);
  }

  #keep(key: string, wav: Uint8Array): void {
    this.#kept.set(key, wav);
    this.#keptBytes += wav.length;
    for (const [oldest, bytes] of this.#kept) {
      if (this.#keptBytes <= this.#keptBytesMax) return;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytes.length;
    }
  }
}

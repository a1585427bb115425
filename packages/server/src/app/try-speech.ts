import type { Content } from '@colloquy/content';
import type { Language } from '@colloquy/contract/shared';
import type { SpeechConfig } from '../config/speech.ts';
import { resample } from '../providers/shapes/resample.ts';
import { LISTENING_RATE, type Sound } from '../providers/shapes/speech.ts';
import { createRecognisers } from '../providers/speech-to-text/create.ts';
import { LONGEST_UTTERANCE_MS } from '../providers/speech-to-text/port.ts';
import { createVoices } from '../providers/text-to-speech/create.ts';

const PATIENCE_MS = 60_000;

type Said = { lines: string[]; problems: string[] };

/**
 * Makes one call to each part of the speech endpoint and says what came back: it speaks the name of its first language,
 * and recognises that, or a second of silence. Nothing of a person is in it.
 */
export async function trySpeech(content: Content, config: SpeechConfig, key: string | null): Promise<Said> {
  const { problems } = (await content.load('prompts', 'common'))['check.v1'];
  const said: Said = { lines: [], problems: [] };
  const [language = 'en'] = config.languages;
  const endpoint = { url: config.url, key, timeoutMs: PATIENCE_MS, languages: config.languages };
  const call = () => ({ deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal, language });
  const timed = async <Reply>(work: Promise<Reply>): Promise<[Reply, string]> => {
    const began = performance.now();
    return [await work, `${Math.round(performance.now() - began)} ms`];
  };
  let sound: Sound | null = null;
  const voice = createVoices({
    endpoint: config.synthesis === null ? null : { ...endpoint, ...config.synthesis },
    kokoro: null,
    espeak: null,
  }).endpoint;
  if (voice !== null) {
    const [spoken, took] = await timed(voice.speak({ ...call(), text: nameOf(language), voice: null, speed: 1 }));
    const name = `speech synthesis: ${voice.name}`;
    if (spoken.kind === 'sound') {
      sound = spoken.sound;
      const seconds = (sound.samples.length / sound.rate).toFixed(1);
      said.lines.push(`${name} ${problems.answered} (${seconds} s, ${sound.rate} Hz; ${took})`);
    } else said.problems.push(`${name} ${reasonOf(spoken, problems)} (${took})`);
  }
  const [recogniser] = createRecognisers({
    endpoint: config.recognition === null ? null : { ...endpoint, model: config.recognition },
    embedded: null,
  });
  if (recogniser !== undefined) {
    const samples =
      sound === null
        ? new Float32Array(LISTENING_RATE)
        : resample(sound, LISTENING_RATE).samples.subarray(0, LONGEST_SAMPLES);
    const [heard, took] = await timed(recogniser.recognise({ ...call(), samples, terms: [], use: 'record' }));
    const name = `speech recognition: ${recogniser.name}`;
    if (heard.kind === 'text' || heard.kind === 'silence') {
      const words = heard.kind === 'text' ? JSON.stringify(heard.text) : heard.kind;
      said.lines.push(`${name} ${problems.answered} (${words}; ${took})`);
    } else said.problems.push(`${name} ${reasonOf(heard, problems)} (${took})`);
  }
  return said;
}

const LONGEST_SAMPLES = (LONGEST_UTTERANCE_MS * LISTENING_RATE) / 1_000;

function nameOf(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

function reasonOf(failed: { kind: string; reason?: string }, problems: Readonly<Record<string, string>>): string {
  return problems[failed.reason ?? ''] ?? failed.reason ?? failed.kind;
}

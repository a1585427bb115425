import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { buildConfig } from '../../config/config.ts';
import { readEnvironment } from '../../config/env.ts';
import { loadSecrets } from '../../config/secrets.ts';
import { resample } from '../../providers/shapes/resample.ts';
import { LISTENING_RATE } from '../../providers/shapes/speech.ts';
import { decodeWav, encodeWav, WavError } from '../../providers/shapes/wav.ts';
import { LONGEST_UTTERANCE_MS, type Recognition } from '../../providers/speech-to-text/port.ts';
import { FASTEST, LONGEST_TEXT, SLOWEST } from '../../providers/text-to-speech/port.ts';
import { CommandError, type Output, UsageError } from '../commands/index.ts';
import type { LocalCommand } from '../local-command.ts';
import { readGiven } from '../read-file.ts';
import { openSpeech, type Speech } from '../speech.ts';

const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 700;

export const speechHear: LocalCommand = {
  name: 'speech hear',
  summary: 'Recognise what is said in a WAV file with the engines that there are; a line for each stretch of speech',
  usage: 'colloquy speech hear FILE.wav --language CODE [--terms "ONE, TWO"]',
  async run(args, output) {
    const { values, positionals } = read(args, { language: { type: 'string' }, terms: { type: 'string' } });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('one FILE.wav');
    const language = languageOf(values.language);
    const samples = soundOf(file);
    const terms = (values.terms ?? '').split(',').flatMap((term) => (term.trim() === '' ? [] : [term.trim()]));
    return withSpeech(output, async ({ recogniser, detector }) => {
      if (recogniser === null) throw new CommandError('nothing here recognises speech: colloquy models pull');
      if (!recogniser.capabilities.languages.has(language))
        throw new CommandError(
          `what is here recognises ${[...recogniser.capabilities.languages].join(', ')}: for ${language} name an endpoint (COLLOQUY_SPEECH_URL)`,
        );
      const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
      const longest = { ...call, samples, pauseMs: PAUSE_MS, longestMs: LONGEST_UTTERANCE_MS };
      const found = (await detector?.listen(longest)) ?? wholeOf(samples);
      if (found.kind === 'unavailable')
        throw new CommandError(`the detector of speech gave no answer: ${found.reason}`);
      for (const { fromMs, toMs } of found.segments) {
        const piece = samples.subarray((fromMs * LISTENING_RATE) / 1_000, (toMs * LISTENING_RATE) / 1_000);
        const heard = await recogniser.recognise({ ...call, samples: piece, language, terms, use: 'record' });
        if (heard.kind === 'unavailable') throw new CommandError(`${heard.engine} gave no answer: ${heard.reason}`);
        output.line(`${clock(fromMs)} ${wordsOf(heard)}`);
      }
      return 0;
    });
  },
};

export const speechSay: LocalCommand = {
  name: 'speech say',
  summary: 'Speak a text into a WAV file with the engines that there are',
  usage: 'colloquy speech say TEXT --language CODE --out FILE.wav [--voice NAME] [--speed 0.7 to 1.3]',
  async run(args, output) {
    const string = { type: 'string' } as const;
    const { values, positionals } = read(args, { language: string, out: string, voice: string, speed: string });
    const [text] = positionals;
    const { out, voice } = values;
    if (text === undefined || positionals.length > 1 || out === undefined)
      throw new UsageError('one TEXT in quotes, and --out FILE.wav');
    if (text.trim() === '' || text.length > LONGEST_TEXT)
      throw new UsageError(`TEXT must have 1 to ${LONGEST_TEXT} characters`);
    const language = languageOf(values.language);
    const speed = Number(values.speed ?? 1);
    if (!(speed >= SLOWEST && speed <= FASTEST)) throw new UsageError(`--speed must be from ${SLOWEST} to ${FASTEST}`);
    return withSpeech(output, async (speech) => {
      if (speech.voice === null)
        throw new CommandError('nothing here speaks: colloquy models pull, or install espeak-ng');
      const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
      const spoken = await speech.voice.speak({ ...call, text, language, voice: voice ?? null, speed });
      if (spoken.kind === 'no-voice')
        throw new CommandError(
          `there is no such voice for ${language}: there are ${speech.voice.capabilities.voices
            .map(({ id, languages }) => `${id} (${languages.join(', ')})`)
            .join(', ')}`,
        );
      if (spoken.kind === 'unavailable') throw new CommandError(`${spoken.engine} gave no answer: ${spoken.reason}`);
      writeFileSync(out, encodeWav(spoken.sound));
      const seconds = spoken.sound.samples.length / spoken.sound.rate;
      output.line(`${out}: ${seconds.toFixed(1)} s, ${spoken.voice} of ${spoken.engine}`);
      return 0;
    });
  },
};

async function withSpeech(output: Output, work: (speech: Speech) => Promise<number>): Promise<number> {
  const environment = readEnvironment();
  const config = buildConfig(environment);
  const speech = openSpeech(config, loadSecrets(environment, config), (engine, reason, problem) =>
    output.problem(`${engine} was lost: ${problem ?? reason}`),
  );
  try {
    return await work(speech);
  } finally {
    await speech.stop();
  }
}

function read<Names extends Record<string, { type: 'string' }>>(args: string[], options: Names) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function languageOf(code: string | undefined): Language {
  const language = LANGUAGES.find((known) => known === code);
  if (language === undefined) throw new UsageError(`--language must be one of ${LANGUAGES.join(', ')}`);
  return language;
}

function soundOf(file: string): Float32Array {
  try {
    return resample(decodeWav(readGiven(file)), LISTENING_RATE).samples;
  } catch (error) {
    if (error instanceof WavError) throw new CommandError(`${file} ${error.message}`);
    throw error;
  }
}

/** Without a detector: pieces of a length that is taken. */
function wholeOf(samples: Float32Array) {
  const lengthMs = (samples.length * 1_000) / LISTENING_RATE;
  const starts = Array.from(
    { length: Math.ceil(lengthMs / LONGEST_UTTERANCE_MS) },
    (_, at) => at * LONGEST_UTTERANCE_MS,
  );
  const segments = starts.map((fromMs) => ({ fromMs, toMs: Math.min(lengthMs, fromMs + LONGEST_UTTERANCE_MS) }));
  return { kind: 'segments' as const, segments };
}

function wordsOf(heard: Exclude<Recognition, { kind: 'unavailable' }>): string {
  if (heard.kind !== 'text') return '–';
  return heard.confidence === null ? heard.text : `${heard.text} (${heard.confidence.toFixed(2)})`;
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

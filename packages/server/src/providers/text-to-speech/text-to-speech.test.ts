import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type SpeechAnswer, SpeechServer } from '../../testing/speech-server.ts';
import { encodeWav } from '../shapes/wav.ts';
import { createVoices, firstToSpeak } from './create.ts';
import { findEspeak } from './espeak-ng/espeak-program.ts';
import { createEspeakTextToSpeech } from './espeak-ng/espeak-text-to-speech.ts';
import { createKokoroTextToSpeech } from './kokoro/kokoro-text-to-speech.ts';
import type { Speaking } from './port.ts';
import { createScriptedTextToSpeech, type ScriptedSpeech } from './scripted.ts';
import { createSherpaTextToSpeech } from './sherpa/sherpa-text-to-speech.ts';
import { type SpeakingBehaviour, textToSpeechConformance } from './text-to-speech.conformance.ts';

const folder = mkdtempSync(join(tmpdir(), 'speech-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT: Record<SpeakingBehaviour, ScriptedSpeech> = {
  good: { kind: 'sound', ms: 500 },
  silent: { kind: 'silent' },
  busy: { kind: 'unavailable', reason: 'busy' },
  broken: { kind: 'unavailable', reason: 'failed' },
};

textToSpeechConformance(
  'the scripted one',
  async (behaviour) => ({ voice: createScriptedTextToSpeech(() => SCRIPT[behaviour]), stop: async () => undefined }),
  'de',
);

/** Before a child process that behaves as its weights are called. */
const kokoro = (weights: string, espeak: string | null, waitingMax = 8) =>
  createKokoroTextToSpeech({
    start: { runtime: '', weights, espeak },
    onLost: () => undefined,
    program: new URL('./kokoro/kokoro-process.fixture.ts', import.meta.url),
    limits: { waitingMax },
  });

textToSpeechConformance(
  'the embedded one',
  async (behaviour) => {
    const voice = kokoro(behaviour, '/usr/bin/espeak-ng', behaviour === 'busy' ? 0 : 8);
    return { voice, stop: () => voice.stop() };
  },
  'de',
);

/** What an operator gave, before a child process that behaves as its runtime is called. */
const added = (runtime: string, speakers = 1, waitingMax = 8) =>
  createSherpaTextToSpeech({
    runtime,
    model: { name: 'own', architecture: 'vits', files: { model: '/models/voice.onnx' }, languages: ['en'], speakers },
    onLost: () => undefined,
    program: new URL('./sherpa/sherpa-speaking-process.fixture.ts', import.meta.url),
    limits: { waitingMax },
  });

textToSpeechConformance(
  'one that an operator gave',
  async (behaviour) => {
    const voice = added(behaviour, 3, behaviour === 'busy' ? 0 : 8);
    return { voice, stop: () => voice.stop() };
  },
  'de',
);

test('each speaker of a model that an operator gave is a voice, and one that gives no sound has failed', async () => {
  const voice = added('good', 3);
  const call = { text: 'Hello', language: 'en', speed: 1, deadlineAt: Date.now() + 30_000 } as const;
  const { signal } = new AbortController();
  expect(voice.speakers()).toBeNull();
  expect(voice.capabilities.voices.map(({ id }) => id)).toEqual(['own-1', 'own-2', 'own-3']);
  const spoken = await voice.speak({ ...call, signal, voice: 'own-3' });
  if (spoken.kind !== 'sound') throw new Error(spoken.kind);
  expect(spoken.sound.samples[0]).toBeCloseTo(0.3, 5);
  expect(voice.speakers()).toBe(3);
  await voice.stop();
  const mute = added('empty');
  expect(await mute.speak({ ...call, signal, voice: null })).toMatchObject({ kind: 'unavailable', reason: 'failed' });
  expect(added('good', 400).capabilities.voices).toHaveLength(20);
  await mute.stop();
});

/** A program that takes the arguments of espeak-ng and gives a second of sound. */
function espeakProgram(behaviour: SpeakingBehaviour): string {
  const path = join(folder, `espeak-${behaviour}`);
  writeFileSync(join(folder, 'second.wav'), encodeWav({ samples: new Float32Array(22_050).fill(0.1), rate: 22_050 }));
  const does = {
    good: `exec /bin/cat ${folder}/second.wav`,
    silent: 'exec /bin/sleep 60',
    busy: 'exit 3',
    broken: 'exit 1',
  };
  writeFileSync(path, `#!/bin/sh\n/bin/cat > /dev/null\n${does[behaviour]}\n`);
  chmodSync(path, 0o755);
  return path;
}

textToSpeechConformance(
  'espeak-ng',
  async (behaviour) => ({ voice: createEspeakTextToSpeech(espeakProgram(behaviour)), stop: async () => undefined }),
  'th',
);

const wav = encodeWav({ samples: new Float32Array(24_000).fill(0.1), rate: 24_000 });
const ANSWERS: Record<SpeakingBehaviour, SpeechAnswer> = {
  good: { body: wav, type: 'audio/wav' },
  silent: 'silent',
  busy: { status: 429 },
  broken: { status: 500 },
};

async function endpoint(answer: SpeechAnswer) {
  const server = new SpeechServer();
  server.answer = () => answer;
  const url = await server.start();
  const { endpoint: voice } = createVoices({
    endpoint: {
      url,
      key: null,
      timeoutMs: 10_000,
      model: 'tts-1',
      voice: 'alloy',
      languages: new Set(['en', 'de'] as const),
    },
    kokoro: null,
    espeak: null,
  });
  if (voice === null) throw new Error('there is an endpoint');
  return { server, voice, stop: () => server.stop() };
}

textToSpeechConformance('an OpenAI-compatible endpoint', (behaviour) => endpoint(ANSWERS[behaviour]), 'fr');

const asked = (change: Partial<Speaking> = {}): Speaking => ({
  text: 'What came first?',
  language: 'en',
  voice: null,
  speed: 1,
  deadlineAt: Date.now() + 30_000,
  signal: new AbortController().signal,
  ...change,
});

test('the endpoint gets text, voice and speed once, and no key where there is none', async () => {
  const { server, voice, stop } = await endpoint(ANSWERS.good);
  await voice.speak(asked({ speed: 0.9 }));
  expect(server.requests).toEqual([
    {
      path: '/v1/audio/speech',
      authorization: null,
      fields: { model: 'tts-1', voice: 'alloy', input: 'What came first?', speed: 0.9, response_format: 'wav' },
    },
  ]);
  await stop();
});

test.each([
  ['no WAV', { body: '{"audio":"none"}' }],
  [
    'a page',
    { body: '<!doctype html><title>Service down</title><p>Please come again later, thank you.', type: 'text/html' },
  ],
  ['another kind of sound', { body: Buffer.concat([Buffer.from('ID3'), Buffer.alloc(400)]), type: 'audio/mpeg' }],
  ['a WAV that is cut off', { body: wav.subarray(0, wav.length / 2), type: 'audio/wav' }],
  ['a WAV without sound', { body: encodeWav({ samples: new Float32Array(0), rate: 24_000 }) }],
  ['a reply without an end', 'endless'],
] as const)('%s of the endpoint is unavailable', async (_, answer) => {
  const { voice, stop } = await endpoint(answer);
  expect(await voice.speak(asked())).toMatchObject({ kind: 'unavailable', reason: 'failed', retryable: true });
  await stop();
});

test('a WAV that calls itself something else, and one whose length nobody knew, are sound', async () => {
  const streamed = wav.slice();
  new DataView(streamed.buffer).setUint32(40, 0xffff_ffff, true);
  for (const answer of [
    { body: wav, type: 'application/octet-stream' },
    { body: streamed, type: 'audio/wav' },
  ]) {
    const { voice, stop } = await endpoint(answer);
    const spoken = await voice.speak(asked());
    expect(spoken.kind === 'sound' ? spoken.sound.samples.length : spoken).toBe(24_000);
    await stop();
  }
});

test('without espeak-ng the embedded voices are American ones for English', () => {
  const { capabilities } = kokoro('good', null);
  expect([...capabilities.languages]).toEqual(['en', 'en-IN']);
  expect(capabilities.voices.map(({ id }) => id)).toEqual(['af_heart', 'am_michael']);
});

test('espeak-ng is looked for in folders of programs', () => {
  expect(findEspeak([folder])).toBeNull();
  writeFileSync(join(folder, 'espeak-ng'), '#!/bin/sh\n');
  expect(findEspeak([folder])).toBeNull();
  chmodSync(join(folder, 'espeak-ng'), 0o755);
  expect(findEspeak(['/nowhere', folder])).toBe(join(folder, 'espeak-ng'));
});

test('where the first voice has no answer the next one speaks; a voice that is named is looked for in all', async () => {
  const first = createScriptedTextToSpeech(() => ({ kind: 'unavailable', reason: 'failed' }), {
    name: 'first:one',
    voices: [{ id: 'anna', languages: ['en', 'es'], manner: 'natural' }],
  });
  const second = createScriptedTextToSpeech(() => SCRIPT.good, { name: 'second:one' });
  const both = firstToSpeak([first, second]);
  expect(await both.speak(asked())).toMatchObject({ kind: 'sound', engine: 'second:one', voice: 'first' });
  expect(await both.speak(asked({ voice: 'second' }))).toMatchObject({ kind: 'sound', voice: 'second' });
  expect(await both.speak(asked({ voice: 'anna' }))).toMatchObject({ kind: 'unavailable', engine: 'first:one' });
  expect(await both.speak(asked({ language: 'th' }))).toMatchObject({ kind: 'no-voice' });
});

test('without endpoint, weights and espeak-ng there is no voice', () => {
  expect(createVoices({ endpoint: null, kokoro: null, espeak: null })).toEqual({ endpoint: null, here: null });
});

import { afterAll, expect, test } from 'vitest';
import { decodeWav, encodeWav } from '../../providers/shapes/wav.ts';
import { createVoices } from '../../providers/text-to-speech/create.ts';
import { createScriptedTextToSpeech } from '../../providers/text-to-speech/scripted.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { type SpeechAnswer, SpeechServer } from '../../testing/speech-server.ts';
import { NoVoiceError } from './errors.ts';
import { PromptVoice } from './prompt-voice.ts';

/** The voice here speaks at 16 kHz, the endpoint at 24. */
const AWAY_RATE = 24_000;
const GOOD = {
  body: encodeWav({ samples: new Float32Array(AWAY_RATE).fill(0.1), rate: AWAY_RATE }),
  type: 'audio/wav',
};
const servers: SpeechServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

async function prompts(answer: SpeechAnswer, options: { isAlone?: boolean; languages?: ('en' | 'th')[] } = {}) {
  const server = new SpeechServer();
  servers.push(server);
  server.answer = () => answer;
  const url = await server.start();
  const { endpoint } = createVoices({
    endpoint: {
      url,
      key: null,
      timeoutMs: 8_000,
      model: 'tts-1',
      voice: 'alloy',
      languages: new Set(options.languages ?? (['en'] as const)),
    },
    kokoro: null,
    espeak: null,
  });
  if (endpoint === null) throw new Error('there is an endpoint');
  const here = createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 500 }));
  const clock = new FakeClock(0);
  const voice = new PromptVoice(options.isAlone ? null : here, undefined, { clock });
  voice.useEndpoint(endpoint);
  const rateOf = async (text: string, mayLeave = true, speed = 1) =>
    decodeWav(await voice.speak(text, 'en', speed, mayLeave)).rate;
  return { server, here, clock, voice, rateOf };
}

test('what was written beforehand is spoken by the endpoint, once for a text, a voice and a speed', async () => {
  const { server, here, rateOf } = await prompts(GOOD);
  expect([await rateOf('What came first?'), await rateOf('What came first?')]).toEqual([AWAY_RATE, AWAY_RATE]);
  expect(server.requests).toHaveLength(1);
  await rateOf('What came first?', true, 0.8);
  expect(server.requests.map(({ fields }) => fields.speed)).toEqual([1, 0.8]);
  expect(here.spoken).toEqual([]);
});

test('what may hold words of a person never leaves this machine, not even where nothing here speaks', async () => {
  const { server, rateOf } = await prompts(GOOD);
  expect(await rateOf('You said that you moved it to Kubernetes.', false)).toBe(16_000);
  const alone = await prompts(GOOD, { isAlone: true, languages: ['en', 'th'] });
  expect([alone.voice.canSpeak('สวัสดี', 'th', true), alone.voice.canSpeak('สวัสดี', 'th')]).toEqual([true, false]);
  await expect(alone.rateOf('You said that you moved it.', false)).rejects.toThrow(NoVoiceError);
  alone.voice.prepare('one', { next: ['You said that.'], maybe: ['What came first?'] }, 'en', (text) =>
    /first/.test(text),
  );
  await expect.poll(() => alone.server.requests.length).toBe(1);
  expect([server.requests, alone.server.requests.map(({ fields }) => fields.input)]).toEqual([
    [],
    ['What came first?'],
  ]);
});

test.each<[string, SpeechAnswer]>([
  ['says nothing', 'silent'],
  ['never ends', 'endless'],
  ['has too much to do', { status: 429 }],
  ['fails', { status: 500 }],
  [
    'gives a page',
    { body: '<!doctype html><title>Down</title><p>Please come again a little later.', type: 'text/html' },
  ],
  ['gives half a file', { body: GOOD.body.subarray(0, 9_000), type: 'audio/wav' }],
  ['breaks off', 'hang-up'],
])('an endpoint that %s: the voice here speaks in time', async (_, answer) => {
  const { rateOf } = await prompts(answer);
  const began = Date.now();
  expect(await rateOf('What came first?')).toBe(16_000);
  expect(Date.now() - began).toBeLessThan(3_500);
});

test('after three failures it is asked no more for a while; what stood in for it does not stand for it later', async () => {
  const { server, clock, rateOf } = await prompts({ status: 429 });
  for (const text of ['What came first?', 'What came then?', 'What came last?', 'And what did you learn?'])
    expect(await rateOf(text)).toBe(16_000);
  expect(server.requests).toHaveLength(3);
  server.answer = () => GOOD;
  expect(await rateOf('What came first?')).toBe(16_000);
  clock.advance(30_000);
  expect(await rateOf('What came first?')).toBe(AWAY_RATE);
  expect(server.requests).toHaveLength(4);
});

test('of what may be asked later an endpoint makes a bounded number ahead', async () => {
  const { server, voice } = await prompts(GOOD);
  const maybe = Array.from({ length: 60 }, (_, no) => `What did you do about case ${no}?`);
  voice.prepare('one', { next: ['What came first?'], maybe }, 'en', () => true);
  await expect.poll(() => server.requests.length).toBe(16);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.requests).toHaveLength(16);
});

import type { Language } from '@colloquy/contract/shared';
import { expect, test } from 'vitest';
import { type SpeechAnswer, SpeechServer } from '../../testing/speech-server.ts';
import { LISTENING_RATE } from '../shapes/speech.ts';
import { decodeWav } from '../shapes/wav.ts';
import { createSpeechToText, firstToHear } from './create.ts';
import { createEmbeddedSpeechToText } from './embedded/embedded-speech-to-text.ts';
import type { Utterance } from './port.ts';
import { createScriptedSpeechToText, type ScriptedHearing } from './scripted.ts';
import { createSherpaSpeechToText } from './sherpa/sherpa-speech-to-text.ts';
import { HEARD, type HearingBehaviour, speechToTextConformance } from './speech-to-text.conformance.ts';

const SCRIPT: Record<HearingBehaviour, ScriptedHearing> = {
  good: HEARD,
  silence: '',
  silent: { kind: 'silent' },
  busy: { kind: 'unavailable', reason: 'busy' },
  broken: { kind: 'unavailable', reason: 'failed' },
  away: { kind: 'unavailable', reason: 'not-reached' },
};

speechToTextConformance(
  'the scripted one',
  async (behaviour) => ({
    recogniser: createScriptedSpeechToText(() => SCRIPT[behaviour]),
    stop: async () => undefined,
  }),
  'de',
);

const never = new AbortController().signal;
const said = (change: Partial<Utterance> = {}): Utterance => ({
  samples: new Float32Array(LISTENING_RATE),
  language: 'en',
  terms: [],
  use: 'record',
  deadlineAt: Date.now() + 30_000,
  signal: never,
  ...change,
});

/** The embedded one before a child process that behaves as its weights are called. */
const embedded = (weights: string, waitingMax = 8) =>
  createEmbeddedSpeechToText({
    folders: { runtime: '', weights },
    onLost: () => undefined,
    program: new URL('./embedded/moonshine-process.fixture.ts', import.meta.url),
    limits: { waitingMax },
  });

speechToTextConformance(
  'the embedded one',
  async (behaviour) => {
    const recogniser = embedded(behaviour, behaviour === 'busy' ? 0 : 8);
    return { recogniser, stop: () => recogniser.stop() };
  },
  'de',
);

/** What an operator gave, before a child process that behaves as its runtime is called. */
const added = (runtime: string, languages: readonly Language[] = ['en'], waitingMax = 8) =>
  createSherpaSpeechToText({
    runtime,
    model: { name: 'own', architecture: 'whisper', files: { encoder: '/models/encoder.onnx' }, languages },
    onLost: () => undefined,
    program: new URL('./sherpa/sherpa-hearing-process.fixture.ts', import.meta.url),
    limits: { waitingMax },
  });

speechToTextConformance(
  'one that an operator gave',
  async (behaviour) => {
    const recogniser = added(behaviour, ['en'], behaviour === 'busy' ? 0 : 8);
    return { recogniser, stop: () => recogniser.stop() };
  },
  'de',
);

test('a model that an operator gave is told its language in two letters, gives no confidence, and never lets a caption wait', async () => {
  const recogniser = added('echo', ['en-IN', 'nl']);
  const heard = await recogniser.recognise(said({ language: 'en-IN' }));
  if (heard.kind !== 'text') throw new Error(heard.kind);
  expect([heard.engine, heard.confidence]).toEqual(['sherpa-onnx:own', null]);
  expect(JSON.parse(heard.text)).toMatchObject({ architecture: 'whisper', language: 'en' });
  await recogniser.stop();
  const slow = added('silent', ['nl']);
  const stop = new AbortController();
  const first = slow.recognise(said({ language: 'nl', signal: stop.signal }));
  const caption = await slow.recognise(said({ language: 'nl', use: 'caption' }));
  expect(caption).toMatchObject({ kind: 'unavailable', reason: 'busy' });
  stop.abort(new Error('enough'));
  await expect(first).rejects.toThrow('enough');
  await slow.stop();
});

test('captions use the small model, what stays the large one, and of the terms a bounded number is heeded', async () => {
  const recogniser = embedded('echo');
  const terms = [...Array.from({ length: 50 }, (_, index) => `term${index}`)];
  const heard = await recogniser.recognise(said({ terms: ['a'.repeat(100), ...terms] }));
  if (heard.kind !== 'text') throw new Error(heard.kind);
  expect(heard.engine).toBe('embedded:moonshine-base-en');
  expect(JSON.parse(heard.text)).toEqual({ terms: terms.slice(0, 39), size: 'base' });
  expect(await recogniser.recognise(said({ use: 'caption' }))).toMatchObject({
    engine: 'embedded:moonshine-tiny-en',
    text: '{"terms":[],"size":"tiny"}',
  });
  await recogniser.stop();
});

test('a caption never waits behind anything', async () => {
  const recogniser = embedded('silent');
  const stop = new AbortController();
  const first = recogniser.recognise(said({ signal: stop.signal }));
  expect(await recogniser.recognise(said({ use: 'caption' }))).toMatchObject({ kind: 'unavailable', reason: 'busy' });
  stop.abort(new Error('enough'));
  await expect(first).rejects.toThrow('enough');
  await recogniser.stop();
});

const ANSWERS: Record<HearingBehaviour, SpeechAnswer> = {
  good: { body: JSON.stringify({ text: ` ${HEARD} ` }) },
  silence: { body: '{"text":" "}' },
  silent: 'silent',
  busy: { status: 429 },
  broken: { status: 500 },
  away: 'hang-up',
};

async function endpoint(answer: SpeechAnswer, timeoutMs = 10_000) {
  const server = new SpeechServer();
  server.answer = () => answer;
  const url = await server.start();
  const languages = new Set(['en', 'es'] as const);
  const recogniser = createSpeechToText({
    endpoint: { url, key: 'a-key', timeoutMs, model: 'whisper-1', languages },
    embedded: null,
  });
  if (recogniser === null) throw new Error('there is an endpoint');
  return { server, recogniser, stop: () => server.stop() };
}

speechToTextConformance('an OpenAI-compatible endpoint', (behaviour) => endpoint(ANSWERS[behaviour]), 'de');

test('the endpoint gets the sound, the language and the terms once, with the key', async () => {
  const { server, recogniser, stop } = await endpoint(ANSWERS.good);
  const samples = new Float32Array(LISTENING_RATE).fill(0.25);
  await recogniser.recognise(said({ samples, language: 'es', terms: ['Kubernetes', 'Jenkins'] }));
  expect(server.requests).toHaveLength(1);
  const [request] = server.requests;
  expect(request).toMatchObject({
    path: '/v1/audio/transcriptions',
    authorization: 'Bearer a-key',
    fields: { model: 'whisper-1', language: 'es', response_format: 'verbose_json', prompt: 'Kubernetes, Jenkins' },
  });
  const sound = decodeWav(request?.fields.file as Uint8Array);
  expect(sound.rate).toBe(LISTENING_RATE);
  expect(sound.samples).toHaveLength(LISTENING_RATE);
  await stop();
});

test.each([
  ['no JSON', { body: 'Service Temporarily Down' }, 'failed', true],
  ['a text that is none', { body: '{"text":7}' }, 'failed', true],
  ['a reply without an end', 'endless', 'failed', true],
  ['another address', { status: 302, location: 'http://127.0.0.1:1/' }, 'not-reached', true],
  ['a key that is refused', { status: 401 }, 'not-accepted', false],
] as const)('%s of the endpoint is unavailable', async (_, answer, reason, retryable) => {
  const { server, recogniser, stop } = await endpoint(answer);
  expect(await recogniser.recognise(said())).toMatchObject({ kind: 'unavailable', reason, retryable });
  expect(server.requests).toHaveLength(1);
  await stop();
});

test.each([
  ['a connection that breaks', 'hang-up'],
  ['a fault of its own', { status: 503 }],
] as const)('%s is tried once more, and no third time', async (_, fault) => {
  const { server, recogniser, stop } = await endpoint(fault);
  server.answer = () => (server.requests.length === 1 ? fault : { body: '{"text":"Yes."}' });
  expect(await recogniser.recognise(said())).toMatchObject({ kind: 'text', text: 'Yes.' });
  expect(server.requests).toHaveLength(2);
  server.requests.length = 0;
  server.answer = () => fault;
  expect(await recogniser.recognise(said())).toMatchObject({ kind: 'unavailable', retryable: true });
  expect(server.requests).toHaveLength(2);
  await stop();
});

const segments = (...sure: [seconds: number, avgLogprob: number, noSpeech?: number][]) =>
  sure.map(([seconds, avg_logprob, no_speech_prob = 0.01]) => ({
    start: 1,
    end: 1 + seconds,
    avg_logprob,
    no_speech_prob,
  }));

test.each([
  ['one segment', { text: 'Ja.', segments: segments([2, -0.1]) }, { text: 'Ja.', confidence: Math.exp(-0.1) }],
  ['two, by length', { text: 'Ja. Nein.', segments: segments([3, -0.1], [1, -0.9]) }, { confidence: Math.exp(-0.3) }],
  ['a plain text', { text: 'Ja.' }, { text: 'Ja.', confidence: null }],
  ['none of its length', { text: 'Ja.', segments: segments([0, -0.1]) }, { confidence: null }],
  ['segments of another form', { text: 'Ja.', segments: [{ from: 1 }] }, { text: 'Ja.', confidence: null }],
  ['more than sure', { text: 'Ja.', segments: segments([1, 0.2]) }, { confidence: 1 }],
  ['sure that nobody speaks', { text: 'Danke.', segments: segments([2, -1.4, 0.9]) }, { kind: 'silence' }],
  ['unsure, and some of it spoken', { text: 'Na.', segments: segments([2, -1.4, 0.9], [1, -0.2]) }, { kind: 'text' }],
])('of %s the confidence is the likelihood of its tokens', async (_, body, expected) => {
  const { recogniser, stop } = await endpoint({ body: JSON.stringify(body) });
  const heard = await recogniser.recognise(said());
  const { confidence } = expected as { confidence?: number | null };
  expect(heard).toMatchObject({
    ...expected,
    ...(typeof confidence === 'number' ? { confidence: expect.closeTo(confidence, 6) } : {}),
  });
  await stop();
});

test('an endpoint without segments is asked for plain JSON from then on, a request that it refuses either way is not', async () => {
  const { server, recogniser, stop } = await endpoint({ status: 400 });
  expect(await recogniser.recognise(said())).toMatchObject({ kind: 'unavailable', reason: 'not-accepted' });
  server.answer = ({ fields }) => (fields.response_format === 'json' ? { body: '{"text":"Ja."}' } : { status: 400 });
  for (let call = 0; call < 2; call += 1)
    expect(await recogniser.recognise(said())).toMatchObject({ kind: 'text', text: 'Ja.', confidence: null });
  expect(server.requests.map(({ fields }) => fields.response_format)).toEqual([
    'verbose_json',
    'json',
    'verbose_json',
    'json',
    'json',
  ]);
  await stop();
});

test('where too little time is left nothing is tried again, and what is too much is not asked for twice', async () => {
  const { server, recogniser, stop } = await endpoint({ status: 503 });
  await recogniser.recognise(said({ deadlineAt: Date.now() + 400 }));
  expect(server.requests).toHaveLength(1);
  server.answer = () => ({ status: 429 });
  expect(await recogniser.recognise(said())).toMatchObject({ reason: 'busy' });
  expect(server.requests).toHaveLength(2);
  await stop();
});

test('an endpoint that hangs is not waited for longer than the operator says', async () => {
  const { recogniser, stop } = await endpoint('silent', 100);
  expect(await recogniser.recognise(said())).toMatchObject({ kind: 'unavailable', reason: 'too-late' });
  await stop();
});

test('where the first engine has no answer the next one has, and the first leaves it half of the time', async () => {
  const first = createScriptedSpeechToText(() => ({ kind: 'unavailable', reason: 'failed' }), {
    languages: ['en', 'es'],
    name: 'first:one',
  });
  const second = createScriptedSpeechToText(() => 'Yes.', { languages: ['en'], name: 'second:one' });
  const both = firstToHear([first, second]);
  expect([...both.capabilities.languages]).toEqual(['en', 'es']);
  const now = Date.now();
  const deadlineAt = now + 60_000;
  expect(await both.recognise(said({ deadlineAt }))).toMatchObject({ kind: 'text', engine: 'second:one' });
  expect(first.heard[0]?.deadlineAt).toBeGreaterThanOrEqual(now + 30_000);
  expect(first.heard[0]?.deadlineAt).toBeLessThan(deadlineAt);
  expect(second.heard[0]?.deadlineAt).toBe(deadlineAt);
  expect(await both.recognise(said({ language: 'es' }))).toMatchObject({ kind: 'unavailable', engine: 'first:one' });
  expect(await both.recognise(said({ language: 'th' }))).toMatchObject({ kind: 'no-language' });
  expect(second.heard).toHaveLength(1);
});

test('what stays here is heard by the engines of this machine alone, by none where there is none', async () => {
  const away = createScriptedSpeechToText(() => 'Elsewhere.', { leaves: true, languages: ['en', 'es'] });
  const here = createScriptedSpeechToText(() => 'Here.', { languages: ['en'] });
  const both = firstToHear([away, here]);
  expect(both.capabilities.leaves).toBe(true);
  expect(await both.recognise(said({ staysHere: true }))).toMatchObject({ text: 'Here.' });
  expect(await both.recognise(said({ staysHere: true, language: 'es' }))).toMatchObject({ kind: 'no-language' });
  expect(away.heard).toHaveLength(0);
  expect(await both.recognise(said({ staysHere: false }))).toMatchObject({ text: 'Elsewhere.' });
});

test('silence of the first engine is an answer: nobody else is asked for words', async () => {
  const first = createScriptedSpeechToText(() => '');
  const second = createScriptedSpeechToText(() => 'Thank you for watching.');
  expect(await firstToHear([first, second]).recognise(said())).toMatchObject({ kind: 'silence' });
  expect(second.heard).toHaveLength(0);
});

test('without endpoint and weights there is no recogniser', () => {
  expect(createSpeechToText({ endpoint: null, embedded: null })).toBeNull();
});

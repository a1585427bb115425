import { expect, test } from 'vitest';
import { buildConfig } from '../config/config.ts';
import { encodeWav } from '../providers/shapes/wav.ts';
import { builtInContent } from '../testing/built-in-content.ts';
import { type SpeechAnswer, type SpeechRequest, SpeechServer } from '../testing/speech-server.ts';
import { trySpeech } from './try-speech.ts';

const SOUND = { body: encodeWav({ samples: new Float32Array(24_000).fill(0.1), rate: 24_000 }), type: 'audio/wav' };
const WORDS = { body: '{"text":"English"}' };
const isSpeaking = ({ path }: SpeechRequest) => path.endsWith('/audio/speech');

async function tried(answer: (request: SpeechRequest) => SpeechAnswer) {
  const server = new SpeechServer();
  server.answer = answer;
  const { speech } = buildConfig({
    COLLOQUY_SPEECH_URL: await server.start(),
    COLLOQUY_SPEECH_RUN_BY: 'Example Ltd',
    COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
    COLLOQUY_SPEECH_SYNTHESIS: 'tts-1',
    COLLOQUY_SPEECH_VOICE: 'alloy',
    COLLOQUY_SPEECH_LANGUAGES: 'en,de',
  });
  if (speech === null) throw new Error('no endpoint was read');
  try {
    return { ...(await trySpeech(builtInContent, speech, 'the-key-of-it')), asked: server.requests };
  } finally {
    await server.stop();
  }
}

test('an endpoint that speaks, and hears what it has said, is two lines', async () => {
  const { lines, problems, asked } = await tried((request) => (isSpeaking(request) ? SOUND : WORDS));
  expect(lines).toEqual([
    expect.stringMatching(/^speech synthesis: openai-compatible:tts-1 replied as asked \(1\.0 s, 24000 Hz; \d+ ms\)$/),
    expect.stringMatching(/^speech recognition: openai-compatible:whisper-1 replied as asked \("English"; \d+ ms\)$/),
  ]);
  expect(problems).toEqual([]);
  expect(asked).toHaveLength(2);
});

test.each<[string, SpeechAnswer, RegExp]>([
  ['a refused key', { status: 401 }, /refused the call, by its key, its name or its address/],
  ['too much to do', { status: 429 }, /is too busy just now/],
  ['a broken endpoint', { status: 500 }, /failed to answer/],
  ['a page', { body: '<!doctype html><p>the secret page of a proxy', type: 'text/html' }, /failed to answer/],
  ['nobody there', 'hang-up', /was not reached at its address/],
])('%s is a problem of each part, told without key and reply', async (_, answer, sentence) => {
  const { lines, problems } = await tried(() => answer);
  expect(lines).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(sentence), expect.stringMatching(sentence)]);
  expect(problems.join()).not.toMatch(/the-key-of-it|secret page/);
});

test('where it speaks and does not hear, that alone is a problem', async () => {
  const { lines, problems } = await tried((request) => (isSpeaking(request) ? SOUND : { status: 404 }));
  expect([lines.length, problems.length]).toEqual([1, 1]);
  expect(problems[0]).toMatch(/^speech recognition/);
});

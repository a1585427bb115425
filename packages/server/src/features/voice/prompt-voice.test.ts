import { expect, test } from 'vitest';
import { decodeWav } from '../../providers/shapes/wav.ts';
import { createScriptedTextToSpeech, type ScriptedSpeech } from '../../providers/text-to-speech/scripted.ts';
import { NoVoiceError, VoiceBusyError } from './errors.ts';
import { PromptVoice } from './prompt-voice.ts';

const speaking = (reply: ScriptedSpeech = { kind: 'sound', ms: 500 }) => createScriptedTextToSpeech(() => reply);

test('a text is spoken once for all who ask, at the same time or later; another speed is another sound', async () => {
  const engine = speaking();
  const voice = new PromptVoice(engine);
  const [first, second] = await Promise.all([
    voice.speak('What came first?', 'en', 1),
    voice.speak('What came first?', 'en', 1),
  ]);
  expect(second).toBe(first);
  expect(await voice.speak('What came first?', 'en', 1)).toBe(first);
  expect(decodeWav(first).samples).toHaveLength(8_000);
  await voice.speak('What came first?', 'en', 0.8);
  expect(engine.spoken.map(({ speed }) => speed)).toEqual([1, 0.8]);
});

test('within its bound the longest unheard is let go first', async () => {
  const engine = speaking();
  const voice = new PromptVoice(engine, 2 * (16_000 + 44));
  const say = (text: string) => voice.speak(text, 'en', 1);
  for (const text of ['one', 'two', 'one', 'three', 'one', 'two']) await say(text);
  expect(engine.spoken.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'two']);
});

test('a language without a voice is refused, and so is a text that no voice takes', async () => {
  const voice = new PromptVoice(speaking());
  expect([voice.canSpeak('Hi', 'en'), voice.canSpeak('Hi', 'th'), voice.canSpeak(' ', 'en')]).toEqual([
    true,
    false,
    false,
  ]);
  await expect(voice.speak('Hi', 'th', 1)).rejects.toThrow(NoVoiceError);
  await expect(voice.speak('a'.repeat(3_000), 'en', 1)).rejects.toThrow(NoVoiceError);
});

test('a failure is told as one and not kept', async () => {
  let call = 0;
  const engine = createScriptedTextToSpeech(() =>
    call++ === 0 ? { kind: 'unavailable', reason: 'failed' } : { kind: 'sound', ms: 100 },
  );
  const voice = new PromptVoice(engine);
  await expect(voice.speak('Hi', 'en', 1)).rejects.toThrow(VoiceBusyError);
  expect((await voice.speak('Hi', 'en', 1)).length).toBe(44 + 3_200);
});

test('more than a few texts at once are refused, those under way are not', async () => {
  const resolvers: (() => void)[] = [];
  const engine = speaking();
  const slow = {
    ...engine,
    speak: async (...args: Parameters<typeof engine.speak>) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return engine.speak(...args);
    },
  };
  const voice = new PromptVoice(slow);
  const under = ['1', '2', '3', '4'].map((text) => voice.speak(text, 'en', 1));
  const same = voice.speak('1', 'en', 1);
  await expect(voice.speak('5', 'en', 1)).rejects.toThrow(VoiceBusyError);
  for (const resolve of resolvers) resolve();
  expect(await Promise.all([...under, same])).toHaveLength(5);
});

import { expect, test, vi } from 'vitest';
import { createScriptedTextToSpeech } from '../../../providers/text-to-speech/scripted.ts';
import type { Loaded, RoomDeps } from '../../dialogue/index.ts';
import { PromptVoice } from '../prompt-voice.ts';
import { sayNext } from './look-ahead.ts';

test.each([
  ['voice', [2_400]],
  ['text', []],
] as const)('while a language model thinks about an answer in %s mode the voice is held: %j', async (mode, held) => {
  const voice = new PromptVoice(createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 100 })));
  const hold = vi.spyOn(voice, 'hold');
  const room = { deadlineMs: { typing: 3_000, voice: 2_400 } } as RoomDeps;
  const prompt = { id: 4 };
  await sayNext({ room, voice }, { dialogue: { state: { mode, phase: 'thinking', prompt } } } as Loaded);
  expect(hold.mock.calls.flat()).toEqual(held);
  await voice.stop();
});

import { expect, test, vi } from 'vitest';
import { createScriptedTextToSpeech } from '../../../providers/text-to-speech/scripted.ts';
import type { Loaded, RoomDeps } from '../../dialogue/index.ts';
import { PromptVoice } from '../prompt-voice.ts';
import { sayNext } from './look-ahead.ts';

test.each([
  ['voice', [2_400, 'one']],
  ['text', []],
] as const)('while a language model thinks about an answer in %s mode the voice is held: %j', async (mode, held) => {
  const voice = new PromptVoice(createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 100 })));
  const hold = vi.spyOn(voice, 'hold');
  const room = { deadlineMs: { typing: 3_000, voice: 2_400 } } as RoomDeps;
  const prompt = { id: 4 };
  const interview = { id: 'one' };
  const loaded = { interview, dialogue: { state: { mode, phase: 'thinking', prompt } } } as unknown as Loaded;
  const free = vi.spyOn(voice, 'freeFor');
  await sayNext({ room, voice }, loaded);
  expect(hold.mock.calls.flat()).toEqual(held);
  // Whatever comes of the thought, a question or the end, the voice is free for others again.
  free.mockClear();
  await sayNext({ room, voice }, { interview, dialogue: { state: null } } as unknown as Loaded);
  expect(free.mock.calls).toEqual([['one']]);
  await voice.stop();
});

// @vitest-environment happy-dom
import type { RoomState } from '@colloquy/contract/room';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RoomContext, type RoomView } from '../hooks/room-context.ts';
import { roomAtQuestion } from '../testing/room-at.ts';
import { loadVoiceCatalogue } from '../voice/use-voice-words.ts';
import { VoicePlace } from './voice-place.tsx';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  root = createRoot(document.getElementById('place') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

/** A written interview whose language nothing here recognises, nor reads aloud. */
async function drawn(change: Partial<NonNullable<RoomState['conversation']>>): Promise<void> {
  const { room } = await roomAtQuestion();
  const snapshot = room.snapshot();
  const { state } = snapshot;
  if (state?.conversation == null) throw new Error('the interview has not begun');
  const speech = { ...state.speech, state: 'no-language' as const };
  const now = { ...state, speech, conversation: { ...state.conversation, ...change } };
  const view = { room, token: 'token', snapshot: { ...snapshot, state: now } } as unknown as RoomView;
  await act(async () =>
    root.render(
      <RoomContext value={view}>
        <VoicePlace />
      </RoomContext>,
    ),
  );
}

async function text(): Promise<string> {
  await act(async () => undefined);
  return document.body.textContent ?? '';
}

test('whoever has changed to a language that nothing recognises is told why it goes on in writing', async () => {
  const words = await loadVoiceCatalogue('en');
  await drawn({ languageChanged: true });
  await expect.poll(text).toContain(String(words.noLanguage));
});

test('whoever has known it from the start is not told again', async () => {
  await drawn({});
  expect(await text()).toBe('');
});

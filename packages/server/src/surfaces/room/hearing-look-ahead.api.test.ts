import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { PromptVoice } from '../../features/voice/index.ts';
import { createScriptedTextToSpeech } from '../../providers/text-to-speech/scripted.ts';
import { startSpokenRoom } from './testing/spoken-room.ts';

const engine = createScriptedTextToSpeech(() => ({ kind: 'sound', ms: 100 }));
// It keeps nothing, so that everything is made again whenever something is made ahead.
const { app, script, begin, say } = await startSpokenRoom({ voice: new PromptVoice(engine, 0) });
afterAll(() => app.close());

test('while a piece of speech is heard nothing is made ahead, then it goes on', async () => {
  const one = await begin();
  for (let made = -1; made !== engine.spoken.length; await sleep(100)) made = engine.spoken.length;
  const before = engine.spoken.length;
  let during = -1;
  script.hears = () => {
    during = engine.spoken.length;
    return 'Last winter we moved it to Kubernetes, and in the end all twelve services answered again.';
  };
  await say(one);
  expect(during).toBe(before);
  await vi.waitFor(() => expect(engine.spoken.length).toBeGreaterThan(before));
});

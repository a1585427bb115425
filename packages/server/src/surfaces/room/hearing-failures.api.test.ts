import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { PromptVoice } from '../../features/voice/index.ts';
import { startSpokenRoom } from './testing/spoken-room.ts';

class BrokenVoice extends PromptVoice {
  override hurry(): void {
    throw new Error('no memory for it');
  }
}

const { app, begin, put, saidBy } = await startSpokenRoom({ voice: new BrokenVoice(null) });
afterAll(() => app.close());

test('what fails while the next prompt is made ahead takes nothing from what was said and stored', async () => {
  const one = await begin();
  const words = 'We moved it to Kubernetes.';
  expect((await put(one, { take: randomUUID() })).status).toBe(200);
  expect(await one.candidate.submit(words)).toMatchObject({ phase: 'listening' });
  expect(await saidBy(one)).toMatchObject([{ text: words }]);
  await vi.waitFor(() => expect(app.logged.join()).toMatch(/not-made-ahead.*no memory for it/));
});

import { expect, test } from 'vitest';
import { HeldNotices, NoticeSender } from './notice-sender.ts';
import type { Notice } from './transaction.ts';

const of = (payload: string): Notice => ({ channel: 'tasks', payload, heldMs: 0 });

test('what comes while a statement is under way goes together, each notice once', async () => {
  const sent: string[][] = [];
  let release: () => void = () => undefined;
  const sender = new NoticeSender(async (notices) => {
    sent.push(notices.map(({ payload }) => payload));
    if (sent.length === 1)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
  });
  sender.add([of('a')]);
  for (const payload of ['b', 'c', 'b', 'c']) sender.add([of(payload)]);
  release();
  await sender.sent();
  expect(sent).toEqual([['a'], ['b', 'c']]);
});

test('one that fails costs its own notices, and nothing waits for ever', async () => {
  const sent: string[] = [];
  const sender = new NoticeSender(async (notices) => {
    if (sent.push(...notices.map(({ payload }) => payload)) === 1) throw new Error('the connection was lost');
  });
  sender.add([of('lost')]);
  await sender.sent();
  sender.add([of('next')]);
  await sender.sent();
  expect(sent).toEqual(['lost', 'next']);
});

test('those that may wait go once for all that come meanwhile, the others at once', async () => {
  const passed: string[][] = [];
  const held = new HeldNotices((notices) => void passed.push(notices.map(({ payload }) => payload)));
  const late = { ...of('late'), heldMs: 20 };
  held.add([late, of('now')]);
  held.add([late]);
  expect(passed).toEqual([['now']]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(passed).toEqual([['now'], ['late']]);
  held.add([late]);
  held.close();
  expect(passed).toEqual([['now'], ['late'], ['late']]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(passed).toHaveLength(3);
});

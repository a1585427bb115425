import { expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openPage, roomAtQuestion } from '../testing/room-at.ts';
import { createThinkingWatch, type Thinking } from './thinking-watch.ts';

const T0_MS = Date.parse('2026-11-28T09:00:00.000Z');

function watch() {
  const clock = createFakeClock();
  const seen: (Thinking | null)[] = [];
  const watched = createThinkingWatch({
    clock,
    serverNowMs: () => T0_MS + clock.now(),
    onChange: (thinking) => seen.push(thinking),
  });
  return { clock, seen, watched };
}

test('more is said after 3 s and after 10 s', async () => {
  const { clock, seen, watched } = watch();
  watched.follow(new Date(T0_MS).toISOString());
  await clock.pass(2_999);
  expect(seen).toEqual(['short']);
  await clock.pass(1);
  expect(seen).toEqual(['short', 'long']);
  await clock.pass(7_000);
  expect(seen).toEqual(['short', 'long', 'very-long']);
});

test('a page that is opened in the middle counts from the beginning', async () => {
  const { clock, seen, watched } = watch();
  watched.follow(new Date(T0_MS - 2_000).toISOString());
  await clock.pass(1_000);
  expect(seen).toEqual(['short', 'long']);
  watched.follow(null);
  await clock.pass(60_000);
  expect(seen.at(-1)).toBeNull();
});

test('the room says how long it thinks, and the shown time stands still meanwhile', async () => {
  const { room, clock } = await roomAtQuestion('en', 8_000);
  room.setDraft('An answer of more than twelve words, so that nothing further is asked about this one here.');
  await clock.pass(2_000);
  room.answer();
  await clock.pass(0);
  const leftMs = room.timeLeftMs();
  expect(room.snapshot()).toMatchObject({ pendingAnswer: null, thinking: 'short', state: { phase: 'thinking' } });
  await clock.pass(3_000);
  expect(room.snapshot().thinking).toBe('long');
  expect(room.timeLeftMs()).toBe(leftMs);
  await clock.pass(5_000);
  expect(room.snapshot()).toMatchObject({ thinking: null, slot: 'question-2' });
});

test('a pause while it thinks is taken, and nothing is asked before the return', async () => {
  const { room, clock, transport } = await roomAtQuestion('en', 8_000);
  room.setDraft('An answer of more than twelve words, so that nothing further is asked about this one here.');
  room.answer();
  await clock.pass(1_000);
  room.pause();
  await clock.pass(20_000);
  expect(room.snapshot()).toMatchObject({ thinking: null, slot: 'question-1', state: { phase: 'paused' } });
  const page = openPage(clock, transport);
  page.start();
  await clock.pass(0);
  page.resume();
  await clock.pass(0);
  expect(page.snapshot().slot).toBe('question-2');
});

import type { TranscriptTurn } from '@colloquy/contract/links';
import { expect, test } from 'vitest';
import { isSpoken, playFrom, sentencesOf, turnAt } from './heard.ts';

const turn = (change: Partial<TranscriptTurn> = {}): TranscriptTurn => ({
  id: 3,
  speaker: 'candidate',
  kind: 'answer',
  questionKey: 'failure',
  at: '2026-11-27T09:01:00.000Z',
  offsetMs: 60_000,
  media: { startMs: 60_000, endMs: 100_000 },
  mode: 'voice',
  text: 'We rolled back. Then I wrote it down.',
  original: null,
  skipped: false,
  unclear: false,
  ...change,
});

test('a text is cut into sentences of its language, and nothing is left out', () => {
  for (const [text, language, count] of [
    ['We rolled back. Then I wrote it down.', 'en', 2],
    ['まず戻しました。それから書きました。', 'ja', 2],
    ['no end', 'de', 1],
    ['', 'en', 0],
  ] as const) {
    const found = sentencesOf(text, language);
    expect(found).toHaveLength(count);
    expect(found.map((one) => one.text).join('')).toBe(text);
    for (const one of found) expect(text.slice(one.start).startsWith(one.text)).toBe(true);
  }
});

test('a spoken sentence is heard from a little before its share of the turn, never from before the turn', () => {
  expect(playFrom(turn(), 0)).toBe(60_000);
  const half = turn({ text: 'a'.repeat(50) + 'b'.repeat(50) });
  expect(playFrom(half, 50)).toBe(78_500);
});

test('what was typed, or corrected afterwards, is heard from the begin of its turn; what was not recorded, not at all', () => {
  expect(playFrom(turn({ mode: 'text' }), 20)).toBe(60_000);
  expect(playFrom(turn({ original: 'We rolled black.' }), 20)).toBe(60_000);
  expect(playFrom(turn({ media: null }), 20)).toBeNull();
  expect([isSpoken(turn()), isSpoken(turn({ mode: 'text' })), isSpoken(turn({ media: null }))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('of turns that stand at one place the answer is the one that is heard', () => {
  const asked = turn({ id: 2, speaker: 'interviewer', mode: null });
  const turns = [asked, turn(), turn({ id: 4, media: { startMs: 100_000, endMs: 120_000 } })];
  expect([turnAt(turns, 59_999), turnAt(turns, 60_000), turnAt(turns, 100_000), turnAt(turns, 120_000)]).toEqual([
    null,
    3,
    4,
    null,
  ]);
});

import { expect, test } from 'vitest';
import type { DialogueState } from '../../dialogue/index.ts';
import { answerPlace } from './answer-place.ts';

const state = { answeredAt: 7, asked: { promptId: 9, at: 100_000 } } as DialogueState;

test('what is said belongs to the question that stands when its pause is over', () => {
  const at = new Date(99_300);
  expect(answerPlace(state, { timeFactor: 1 })).toEqual({ afterSeq: 7, asked: { at, side: 'since' } });
  expect(answerPlace(state, { timeFactor: 1 }, 11)).toEqual({ afterSeq: 7, asked: { at, side: 'since' } });
  expect(answerPlace(state, { timeFactor: 2 }).asked?.at).toEqual(new Date(98_600));
});

test('an answer that comes when the next question stands has what was said before that', () => {
  expect(answerPlace(state, { timeFactor: 1 }, 8).asked?.side).toBe('before');
});

test('an interview of an earlier release does not know when its question came', () => {
  expect(answerPlace({ answeredAt: 7 } as DialogueState, { timeFactor: 1 })).toEqual({ afterSeq: 7, asked: null });
  expect(answerPlace(null, { timeFactor: 1 })).toEqual({ afterSeq: 0, asked: null });
});

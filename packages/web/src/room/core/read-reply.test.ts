import { roomError } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { roomAtQuestion } from '../testing/room-at.ts';
import { readReply } from './read-reply.ts';

test('a state is a state', async () => {
  const { room } = await roomAtQuestion();
  const { state } = room.snapshot();
  expect(readReply(200, structuredClone(state))).toEqual({ ok: true, state });
});

test('every refusal of the contract is known', () => {
  for (const code of roomError.shape.code.options) {
    expect(readReply(409, { status: 409, code, message: '' })).toMatchObject({ ok: false, error: { code } });
  }
});

test.each([
  [200, undefined],
  [200, null],
  [200, []],
  [200, { version: 1 }],
  [200, { version: 1, phase: 'dancing', invitation: {}, active: true }],
  [200, { version: 1, phase: 'welcome', invitation: null, active: true }],
  [502, { message: 'Bad gateway' }],
  [404, { code: 'toString' }],
] as const)('%i %j is not from our server', (status, body) => {
  expect(readReply(status, body)).toBeNull();
});

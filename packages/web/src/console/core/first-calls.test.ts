import { expect, test, vi } from 'vitest';
import { ApiError, type Call } from './api.ts';
import { createFirstCalls } from './first-calls.ts';

const OF = { params: { organization: 'acme' } };
const counted = () => {
  let number = 0;
  return vi.fn(async () => ({ number: ++number }));
};

test('what was begun is taken once, and asked for again after that', async () => {
  const call = counted();
  const first = createFirstCalls(call as unknown as Call);
  first.begin('listInterviews', { ...OF, query: { status: 'STARTED' } });
  expect(await first.call('listInterviews', { ...OF, query: { status: undefined } })).toEqual({ number: 2 });
  expect(await first.call('listInterviews', { ...OF, query: { status: 'STARTED' } })).toEqual({ number: 1 });
  expect(await first.call('listInterviews', { ...OF, query: { status: 'STARTED' } })).toEqual({ number: 3 });
});

test('another call at the same address is made: leaving an organization is not answered by who one is', async () => {
  const call = counted();
  const first = createFirstCalls(call as unknown as Call);
  first.begin('getMe', OF);
  await first.call('leaveOrganization', OF);
  expect(call.mock.calls).toEqual([
    ['getMe', OF],
    ['leaveOrganization', OF],
  ]);
});

test('what failed, or is old, is asked for anew', async () => {
  const replies = [Promise.reject(new Error('away')), Promise.resolve('now')];
  const call = vi.fn(() => replies.shift() ?? Promise.resolve('later'));
  let now = 0;
  const first = createFirstCalls(call as unknown as Call, () => now);
  first.begin('getMe', OF);
  expect(await first.call('getMe', OF)).toBe('now');
  first.begin('getMe', OF);
  now = 30_001;
  expect(await first.call('getMe', OF)).toBe('later');
  expect(call).toHaveBeenCalledTimes(4);
});

test('a refusal stands, and is not asked for again', async () => {
  const refusal = new ApiError({ kind: 'signed-out', status: 401, message: 'Sign in.', issues: [], requestId: null });
  const call = vi.fn(() => Promise.reject(refusal));
  const first = createFirstCalls(call as unknown as Call);
  first.begin('getMe', OF);
  await expect(first.call('getMe', OF)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a reply that has come is drawn with at once, and only once; what was refused or is old is not', async () => {
  const refusal = new ApiError({ kind: 'signed-out', status: 401, message: 'Sign in.', issues: [], requestId: null });
  const replies = [Promise.resolve('me'), Promise.reject(refusal), Promise.resolve('old')];
  const call = vi.fn(() => replies.shift() ?? Promise.resolve('later'));
  let now = 0;
  const first = createFirstCalls(call as unknown as Call, () => now);
  first.begin('getMe', OF);
  first.begin('getWaiting', OF);
  first.begin('getToday', OF);
  expect(first.taken('getMe', OF)).toBeUndefined();
  await first.settled();
  expect(first.taken('getMe', OF)).toBe('me');
  expect(first.taken('getMe', OF)).toBeUndefined();
  expect(await first.call('getMe', OF)).toBe('later');
  expect(first.taken('getWaiting', OF)).toBeUndefined();
  await expect(first.call('getWaiting', OF)).rejects.toBe(refusal);
  now = 30_001;
  expect(first.taken('getToday', OF)).toBeUndefined();
});

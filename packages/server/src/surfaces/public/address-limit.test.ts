import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { AddressLimit, networkOf } from './address-limit.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('each network has its own count, which begins anew with the window', () => {
  const clock = new FakeClock(Date.UTC(2026, 2, 10, 12, 0, 7));
  const limit = new AddressLimit(clock, { minute: 2, day: 3 });
  const take = (address: string) => limit.take(address).allowed;
  expect([take('a::1'), take('a::2'), take('a::3'), take('b::1')]).toEqual([true, true, false, true]);
  clock.advance(60_000);
  expect([take('a::1'), take('a::1')]).toEqual([true, false]);
  clock.advance(24 * 3_600_000);
  expect(take('a::1')).toBe(true);
});

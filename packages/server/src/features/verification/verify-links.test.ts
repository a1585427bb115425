import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Id } from '../../platform/ids.ts';
import { VerifyLinks } from './verify-links.ts';

const NOW = Date.UTC(2026, 2, 10);
const links = new VerifyLinks(['key-of-the-test'], () => 'https://interviews.example.com');
const profileId = randomUUID() as Id<'profile'>;
const claimId = randomUUID() as Id<'claim'>;
const tokenOf = ({ url }: { url: string }) => url.slice('https://interviews.example.com/verify/'.length);

test('a link opens what it was made for, until it is over', () => {
  const page = links.profilePage(profileId, NOW);
  expect(links.open(tokenOf(page), NOW)).toEqual({ profileId, claimId: null });
  expect(links.open(tokenOf(page), page.expiresAt - 1)).toEqual({ profileId, claimId: null });
  expect(() => links.open(tokenOf(page), page.expiresAt)).toThrow('expired');
  expect(links.open(tokenOf(links.claimPage(claimId, NOW)), NOW)).toEqual({ profileId: null, claimId });
});

test('a link that was handed out by an earlier release opens the same', () => {
  const id = '019cd4a0-0000-7000-8000-0000000000a1';
  const page = 'AAGc1KAAAHAAgAAAAAAAAKEBnPkXnAB0uG_JlI3n6-xuw_qyldPh9m45BQ';
  const claim = 'AQGc1KAAAHAAgAAAAAAAAKEBnNoxdAAKoman1h6t46bPCdJk1uZc6Hsxhg';
  expect(links.open(page, NOW)).toEqual({ profileId: id, claimId: null });
  expect(links.open(claim, NOW)).toEqual({ profileId: null, claimId: id });
  expect(() => links.open(page, NOW + 7 * 24 * 3_600_000)).toThrow('expired');
  expect(() => links.open(claim, NOW + 24 * 3_600_000)).toThrow('expired');
});

test('no bit of a token can be changed', () => {
  const token = Buffer.from(tokenOf(links.claimPage(claimId, NOW)), 'base64url');
  for (let bit = 0; bit < token.length * 8; bit += 1) {
    const forged = Buffer.from(token);
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => links.open(forged.toString('base64url'), NOW)).toThrow('nowhere');
  }
});

test.each(['', 'x', '../../etc', 'a'.repeat(58), 'a'.repeat(5_000), '%00'])('%j leads nowhere', (token) => {
  expect(() => links.open(token, NOW)).toThrow('nowhere');
});

test('while keys are rotated both open, and another key opens nothing', () => {
  const token = tokenOf(links.claimPage(claimId, NOW));
  const origin = () => 'https://interviews.example.com';
  expect(new VerifyLinks(['new', 'key-of-the-test'], origin).open(token, NOW)).toEqual({ profileId: null, claimId });
  expect(() => new VerifyLinks(['new'], origin).open(token, NOW)).toThrow('nowhere');
});

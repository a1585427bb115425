import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CODE_LIFE_MS, CODE_TRIES, issueCode, tryCode } from './claim-code.ts';
import { domainOf, judgeEmailDomain } from './email-domain.ts';
import { presentVerification } from './present-verification.ts';
import { relativeDate } from './relative-date.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-03-10T11:59:00Z', '2026-03-10T12:00:00Z', 'today'],
  ['2026-03-10T00:00:00Z', '2026-03-10T23:59:59Z', 'today'],
  ['2026-03-09T23:59:59Z', '2026-03-10T00:00:00Z', '1 day ago'],
  ['2026-03-07T12:00:00Z', '2026-03-10T08:00:00Z', '3 days ago'],
  ['2026-02-11T12:00:00Z', '2026-03-10T12:00:00Z', '27 days ago'],
  ['2026-02-10T12:00:00Z', '2026-03-10T08:00:00Z', '1 month ago'],
  ['2026-01-31T12:00:00Z', '2026-02-27T12:00:00Z', '27 days ago'],
  ['2026-01-31T12:00:00Z', '2026-02-28T12:00:00Z', '1 month ago'],
  ['2026-03-31T12:00:00Z', '2026-04-29T12:00:00Z', '29 days ago'],
  ['2026-03-31T12:00:00Z', '2026-04-30T12:00:00Z', '1 month ago'],
  ['2025-03-11T00:00:00Z', '2026-03-10T23:59:59Z', '11 months ago'],
  ['2025-03-10T23:59:59Z', '2026-03-10T00:00:00Z', '1 year ago'],
  ['2024-03-10T12:00:00Z', '2026-03-10T00:00:00Z', '2 years ago'],
  ['2024-03-11T00:00:00Z', '2026-03-10T23:00:00Z', '1 year ago'],
  ['2024-02-29T12:00:00Z', '2025-02-28T12:00:00Z', '1 year ago'],
  ['2024-02-29T12:00:00Z', '2025-02-27T12:00:00Z', '11 months ago'],
  ['2024-02-29T12:00:00Z', '2028-02-28T12:00:00Z', '3 years ago'],
  ['2024-02-29T12:00:00Z', '2028-02-29T00:00:00Z', '4 years ago'],
  ['1996-05-01T00:00:00Z', '2026-04-30T23:59:59Z', '29 years ago'],
  ['2026-03-11T00:00:00Z', '2026-03-10T00:00:00Z', 'today'],
])('from %s it is %s: %s', (moment, now, expected) => {
  expect(relativeDate(at(moment), at(now))).toBe(expected);
});

const key = Buffer.from('a key of the test, thirty-two b.');

test('a code is six digits, leading zeros kept, and the stored form does not hold it', () => {
  const bytes = [Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from([0, 0, 0, 42])];
  const { code, stored } = issueCode('claim', { key, now: 0, randomBytes: () => bytes.shift() ?? Buffer.alloc(4) });
  expect(code).toBe('000042');
  expect(bytes).toHaveLength(0);
  expect(stored).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    expiresAt: CODE_LIFE_MS,
    triesLeft: CODE_TRIES,
    usedAt: null,
  });
});

test('codes of a real source are spread evenly over their first digit', () => {
  const counts = Array<number>(10).fill(0);
  for (let round = 0; round < 5000; round++) {
    const { code } = issueCode('claim', { key, now: 0, randomBytes });
    expect(code).toMatch(/^\d{6}$/);
    counts[Number(code[0])] = (counts[Number(code[0])] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(380);
});

test('the right code is accepted once, however it is typed, until the last millisecond', () => {
  const { code, stored } = issueCode('claim', { key, now: 0, randomBytes });
  const typed = ` ${code.slice(0, 3)}-${code.slice(3)}`;
  const { verdict, next } = tryCode(stored, typed, 'claim', { keys: [key], now: CODE_LIFE_MS - 1 });
  expect(verdict).toBe('right');
  expect(tryCode(next, code, 'claim', { keys: [key], now: 1 }).verdict).toBe('used');
  expect(tryCode(stored, code, 'claim', { keys: [key], now: CODE_LIFE_MS })).toEqual({
    verdict: 'expired',
    next: stored,
  });
});

test('five wrong tries lock a code, the right one included', () => {
  const { code, stored } = issueCode('claim', { key, now: 0, randomBytes });
  let state = stored;
  const verdicts: string[] = [];
  const wrong = Array.from({ length: 5 }, (_, by) => String((Number(code) + by + 1) % 1_000_000).padStart(6, '0'));
  for (const input of wrong) {
    const { verdict, next } = tryCode(state, input, 'claim', { keys: [key], now: 1 });
    verdicts.push(verdict);
    state = next;
  }
  expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
  expect(tryCode(state, code, 'claim', { keys: [key], now: 1 })).toEqual({ verdict: 'locked', next: state });
});

test('what are not six digits is told and costs no try', () => {
  const { code, stored } = issueCode('claim', { key, now: 0, randomBytes });
  for (const input of ['', '  ', 'abcdef', '12345', `${code}0`, code.slice(1), '１２３', '٣٣٣٣٣٣'])
    expect(tryCode(stored, input, 'claim', { keys: [key], now: 1 })).toEqual({ verdict: 'no-code', next: stored });
  expect(tryCode({ ...stored, triesLeft: 0 }, '', 'claim', { keys: [key], now: 1 }).verdict).toBe('locked');
});

test('a code belongs to its claim and its key', () => {
  const { code, stored } = issueCode('claim', { key, now: 0, randomBytes });
  expect(tryCode(stored, code, 'other', { keys: [key], now: 1 }).verdict).toBe('wrong');
  expect(tryCode(stored, code, 'claim', { keys: [Buffer.alloc(32)], now: 1 }).verdict).toBe('wrong');
});

test.each([
  'ada@gmail.com',
  'a@GMX.DE',
  'x@qq.com',
  'x@mail.ru',
  'y@tuta.com',
  'z@naver.com',
  'a@yahoo.co.jp',
  'b@orange.fr',
  'c@uol.com.br',
  'd@proton.me',
  'e@web.de',
])('%s is a free provider', async (email) => {
  expect(await judgeEmailDomain(email)).toEqual({ kind: 'refused', reason: 'free-provider' });
});

test.each(['a@mailinator.com', 'a@sub.mailinator.com', 'a@guerrillamail.com', 'a@10minutemail.com'])(
  '%s is disposable',
  async (email) => {
    expect(await judgeEmailDomain(email)).toEqual({ kind: 'refused', reason: 'disposable' });
  },
);

test.each(['a@co.uk', 'a@github.io', 'a@com.au', 'a@blogspot.com', 'a@edu.tm'])(
  '%s is under a domain that is nobody’s',
  async (email) => {
    expect(await judgeEmailDomain(email)).toEqual({ kind: 'refused', reason: 'public-suffix' });
  },
);

test('a school whose domain is open to others is a school; a firm under such a name is none', async () => {
  expect((await judgeEmailDomain('a@ruhr-uni-bochum.de')).kind).toBe('school');
  expect((await judgeEmailDomain('a@some-firm.torun.pl')).kind).toBe('organization');
  expect((await judgeEmailDomain('a@some-firm.edu.tm')).kind).toBe('organization');
  expect((await judgeEmailDomain('a@some-firm.github.io')).kind).toBe('organization');
});

test.each([
  ['a@stanford.edu', 'Stanford University'],
  ['a@alumni.cs.stanford.edu', 'Stanford University'],
  ['a@mytum.tum.de', 'Technical University of Munich'],
])('%s belongs to %s', async (email, schoolName) => {
  expect(await judgeEmailDomain(email)).toMatchObject({ kind: 'school', schoolName });
});

test.each(['a@siemens.com', 'a@bt.com', 'a@toyota.co.jp', 'a@some-small-firm.example', 'a@bücher.example'])(
  '%s is an organization',
  async (email) => {
    expect((await judgeEmailDomain(email)).kind).toBe('organization');
  },
);

test.each([
  '',
  'no-at',
  '@x.com',
  'a@',
  'a@b',
  'a@127.0.0.1',
  'a@../../etc.com',
  'a@x..com',
  'a b@x.com',
  'a@-x.com',
  'a@[::1]',
])('%j is no address', async (email) => {
  expect(domainOf(email)).toBeNull();
  expect(await judgeEmailDomain(email)).toEqual({ kind: 'refused', reason: 'not-an-address' });
});

test('a record has the keys of the document, items newest first, and only kinds that were verified', () => {
  const record = presentVerification(
    {
      username: 'noor-haddad',
      joinedAt: at('2012-03-04T17:06:00Z'),
      attestations: [
        { kind: 'workplace', verifiedAt: at('2024-01-01T00:00:00Z'), value: 'Levant Mills' },
        { kind: 'workplace', verifiedAt: at('2026-03-07T00:00:00Z'), value: 'Phoenicia Foods' },
        { kind: 'identity', verifiedAt: at('2025-01-01T00:00:00Z'), value: 'Name and photo' },
      ],
    },
    at('2026-03-10T00:00:00Z'),
  );
  expect(record).toEqual({
    username: 'noor-haddad',
    joinedDate: '2012-03-04T17:06:00.000Z',
    verifiedInfo: {
      Identity: [{ Date: '1 year ago', Value: 'Name and photo' }],
      Workplace: [
        { Date: '3 days ago', Value: 'Phoenicia Foods' },
        { Date: '2 years ago', Value: 'Levant Mills' },
      ],
    },
  });
  expect(Object.keys(record.verifiedInfo)).toEqual(['Identity', 'Workplace']);
});

test('a profile without verifications has none, and an unknown date of joining is empty', () => {
  expect(presentVerification({ username: 'x', joinedAt: null, attestations: [] }, 0)).toEqual({
    username: 'x',
    joinedDate: '',
    verifiedInfo: {},
  });
});

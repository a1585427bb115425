import { expect, test } from 'vitest';
import { readMail, readMailPassword } from './mail.ts';

const FROM = 'interviews@example.com';
const read = (url: string | null, from: string | null = FROM) =>
  readMail((name) => ({ COLLOQUY_SMTP_URL: url, COLLOQUY_MAIL_FROM: from })[name as string] ?? null);

test.each([
  ['smtp://me:secret@mail.example.com', { host: 'mail.example.com', port: 587, tls: 'starttls', user: 'me' }],
  [
    'smtps://me%40x:secret@mail.example.com:4650',
    { host: 'mail.example.com', port: 4650, tls: 'implicit', user: 'me@x' },
  ],
  ['smtp://localhost:25?tls=off', { host: 'localhost', port: 25, tls: 'none', user: null }],
  ['smtp://relay.intern:25?tls=off', { host: 'relay.intern', port: 25, tls: 'none', user: null }],
  ['smtp://me:secret@[::1]:25?tls=off', { host: '::1', port: 25, tls: 'none', user: 'me' }],
])('%s', (url, server) => {
  expect(read(url).server).toEqual(server);
});

test('the DKIM key has the name that stands before ._domainkey', () => {
  const named = (selector: string) =>
    readMail((name) => (name === 'COLLOQUY_DKIM_SELECTOR' ? selector : null)).dkimSelector;
  for (const selector of ['mail2026', 's1.eu', '_k']) expect(named(selector)).toBe(selector);
  for (const selector of ['a b', 'k1._domainkey.', '-k', 'k/1'])
    expect(() => named(selector)).toThrow(/^COLLOQUY_DKIM_SELECTOR must be the name before/);
});

test('without a mail server there is an outbox, and the sender may be named for it', () => {
  expect(read(null, null)).toEqual({ server: null, from: null, dkimSelector: null });
  expect(read(null)).toEqual({ server: null, from: FROM, dkimSelector: null });
});

test.each([
  ['http://mail.example.com', /^COLLOQUY_SMTP_URL must be smtp:/],
  ['mail.example.com:587', /^COLLOQUY_SMTP_URL must be smtp:/],
  ['smtp://me:secret@mail.example.com/path', /^COLLOQUY_SMTP_URL must be smtp:/],
  ['smtp://me:secret@mail.example.com?tls=no', /takes no parameter but tls=off/],
  ['smtps://me:secret@mail.example.com?tls=off', /takes no parameter but tls=off/],
  ['smtp://me:secret@mail.example.com?tls=off', /a password goes to this machine alone/],
])('%s is refused without being shown', (url, rule) => {
  expect(() => read(url)).toThrow(rule);
  expect(() => read(url)).not.toThrow(/secret/);
});

test.each(['Acme <a@example.com>', 'nobody', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@x.example'])(
  'a sender is one address: %j',
  (from) => {
    expect(() => read(null, from)).toThrow(/^COLLOQUY_MAIL_FROM must be one address/);
  },
);

test('a mail server needs a sender, and a login both halves', () => {
  expect(() => read('smtp://mail.example.com', null)).toThrow(/^COLLOQUY_MAIL_FROM is required/);
  const password = (url: string) => readMailPassword({ COLLOQUY_SMTP_URL: url });
  expect(password('smtp://me:p%40ss@mail.example.com')).toBe('p@ss');
  expect(password('smtp://mail.example.com')).toBeNull();
  expect(() => password('smtp://me@mail.example.com')).toThrow(/a user and a password, or neither/);
  expect(() => password('smtp://me:%ff@mail.example.com')).toThrow(/write %25/);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { internetMessage } from './internet-message.ts';
import { OUTBOX_KEEP_MS, OutboxMail } from './outbox-mail.ts';

const ABOUT = '01912345-0000-7000-8000-000000000001';
const NOW = Date.UTC(2026, 2, 10, 12);
let folder: string;
let logged: string[];
let outbox: OutboxMail;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'colloquy-outbox-')), 'outbox');
  logged = [];
  outbox = new OutboxMail({
    folder,
    domain: () => 'interviews.example.com',
    clock: { now: () => NOW },
    log: createLog({ level: 'debug', sink: (line) => logged.push(line) }),
  });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const files = () => readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a mail is one whole file that only its owner reads, and the log does not say to whom', async () => {
  await outbox.send({ about: ABOUT, to: 'mara.lindt@example.com', subject: 'Your code', text: 'It is 123456.\nBye' });
  const [name = '', ...others] = files();
  expect(others).toEqual([]);
  expect(name).toMatch(/^2026-03-10T12-00-00-000Z-[0-9a-f]{12}\.01912345-0000-7000-8000-000000000001\.eml$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(read(name)).toBe(
    [
      'From: Colloquy <no-reply@interviews.example.com>',
      'To: mara.lindt@example.com',
      'Subject: Your code',
      'Date: Tue, 10 Mar 2026 12:00:00 +0000',
      `Message-ID: <${name.split('.')[0]}@interviews.example.com>`,
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      'It is 123456.',
      'Bye',
      '',
    ].join('\r\n'),
  );
  expect(logged).toHaveLength(1);
  expect(logged.join()).toContain('mail-written');
  expect(logged.join()).not.toMatch(/mara|123456|Your code/);
});

test('mail older than a week goes, newer stays', async () => {
  await outbox.dropOld(NOW);
  await outbox.send({ about: ABOUT, to: 'a@example.com', subject: 's', text: 'old' });
  const [old = ''] = files();
  utimesSync(join(folder, old), new Date(NOW), new Date(NOW - OUTBOX_KEEP_MS - 1));
  await outbox.send({ about: ABOUT, to: 'a@example.com', subject: 's', text: 'new' });
  for (const name of files().filter((name) => name !== old))
    utimesSync(join(folder, name), new Date(NOW), new Date(NOW));
  await outbox.dropOld(NOW);
  expect(files().map(read).join()).toMatch(/new/);
  expect(files()).toHaveLength(1);
});

const envelope = { from: 'no-reply@example.com', senderName: 'Colloquy', date: new Date(NOW), id: 'x' };

test.each([
  { about: ABOUT, to: 'a@example.com\r\nBcc: b@example.com', subject: 's', text: '' },
  { about: ABOUT, to: 'a@example.com', subject: 's\nBcc: b@example.com', text: '' },
  { about: ABOUT, to: 'a@example.com\u0000', subject: 's', text: '' },
])('no header can be added by a value: %j', (message) => {
  expect(() => internetMessage(message, envelope)).toThrow('control character');
});

test('a subject of any script comes back whole from its encoded words', () => {
  const subject = `Überprüfung: ${'会社のメール'.repeat(8)} 🚲`;
  const [, header = ''] =
    /\r\nSubject: ((?:.*\r\n )*.*)\r\n/.exec(
      internetMessage({ about: ABOUT, to: 'a@example.com', subject, text: '' }, envelope),
    ) ?? [];
  const words = header.split('\r\n ');
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
  const decoded = words.map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString('utf8'));
  expect(decoded.join('')).toBe(subject);
});

test('no line is longer than mail allows, and a dot or bare line end stays text', () => {
  const message = internetMessage(
    { about: ABOUT, to: 'a@example.com', subject: 's', text: `${'ä'.repeat(1_500)}\r.\n` },
    envelope,
  );
  for (const line of message.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  expect(message.replaceAll('\r\n', '')).toContain('ä'.repeat(1_500));
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a mail about what is gone goes, another one stays, and a file of somebody else is let alone', async () => {
  const gone = '01912345-0000-7000-8000-000000000002';
  await outbox.send({ about: ABOUT, to: 'a@example.com', subject: 'One', text: 'x' });
  await outbox.send({ about: gone, to: 'b@example.com', subject: 'Two', text: 'x' });
  writeFileSync(join(folder, 'note.eml'), 'not ours');
  const asked: string[][] = [];
  await outbox.keepOnly(async (ids) => {
    asked.push(ids.sort());
    return new Set([ABOUT]);
  });
  expect(asked).toEqual([[ABOUT, gone]]);
  expect(files().filter((name) => !name.includes(ABOUT))).toEqual(['note.eml']);
  expect(files()).toHaveLength(2);
});

test('what was sent about an id is taken back, other mail and files of others stay', async () => {
  const gone = '01912345-0000-7000-8000-000000000002';
  await outbox.forget([gone]);
  for (const about of [ABOUT, gone, gone]) await outbox.send({ about, to: 'a@example.com', subject: 's', text: 'x' });
  writeFileSync(join(folder, `note-${gone}.txt`), 'not ours');
  await outbox.forget([gone]);
  expect(files().filter((name) => name.endsWith('.eml'))).toEqual([expect.stringContaining(ABOUT)]);
  expect(files()).toHaveLength(2);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { MailMessage } from './mail.ts';
import { OUTBOX_KEEP_MS, OutboxMail } from './outbox-mail.ts';

const ID = '01912345-0000-7000-8000-000000000001';
const GONE = '01912345-0000-7000-8000-000000000002';
const NOW = Date.UTC(2026, 2, 10, 12);
let folder: string;
let logged: string[];
let outbox: OutboxMail;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'colloquy-outbox-')), 'outbox');
  logged = [];
  outbox = new OutboxMail({
    folder,
    sender: () => 'no-reply@interviews.example.com',
    clock: { now: () => NOW },
    log: createLog({ level: 'debug', sink: (line) => logged.push(line) }),
  });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const files = () => readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  id: ID,
  senderName: 'Acme via Colloquy',
  replyTo: null,
  to: 'mara.lindt@example.com',
  subject: 'Your code',
  text: 'It is 123456.\nBye',
  html: '<p>It is 123456.</p>',
  ...change,
});

test('a mail is one whole file that only its owner reads, and the log does not say to whom', async () => {
  expect(await outbox.send(message())).toEqual({ kind: 'written' });
  const [name = '', ...others] = files();
  expect(others).toEqual([]);
  expect(name).toBe(`2026-03-10T12-00-00-000Z.${ID}.eml`);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const mail = await simpleParser(read(name));
  expect(mail).toMatchObject({
    subject: 'Your code',
    messageId: `<${ID}@interviews.example.com>`,
    date: new Date(NOW),
    html: '<p>It is 123456.</p>',
  });
  expect(mail.from?.text).toBe('"Acme via Colloquy" <no-reply@interviews.example.com>');
  expect(mail.text?.trim()).toBe('It is 123456.\nBye');
  expect(read(name)).not.toMatch(/[^\r]\n/);
  expect(logged).toHaveLength(1);
  expect(logged.join()).toContain('mail-written');
  expect(logged.join()).not.toMatch(/mara|123456|Your code/);
});

test('one that is written again takes the place of the first', async () => {
  await outbox.send(message());
  await outbox.send(message({ text: 'again' }));
  expect(files()).toHaveLength(1);
  expect(read(files()[0] ?? '')).toContain('again');
});

test('a subject and a text of any script come back whole, no line longer than mail allows', async () => {
  const subject = `Überprüfung: ${'会社のメール'.repeat(8)} 🚲`;
  const text = `${'ä'.repeat(1_500)}\n.\n${'面接'.repeat(600)}`;
  await outbox.send(message({ subject, text }));
  const raw = read(files()[0] ?? '');
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  const mail = await simpleParser(raw);
  expect(mail.subject).toBe(subject);
  expect(mail.text?.trim()).toBe(text);
});

test('an address that cannot stand in a header writes nothing', async () => {
  expect(await outbox.send(message({ to: 'a@example.com\r\nBcc: b@example.com' }))).toMatchObject({ kind: 'refused' });
  expect(() => files()).toThrow('ENOENT');
});

test('mail older than a week goes, newer stays', async () => {
  await outbox.dropOld(NOW);
  await outbox.send(message());
  await outbox.send(message({ id: GONE, text: 'new' }));
  const [old = '', newer = ''] = files();
  utimesSync(join(folder, old), new Date(NOW), new Date(NOW - OUTBOX_KEEP_MS - 1));
  utimesSync(join(folder, newer), new Date(NOW), new Date(NOW));
  await outbox.dropOld(NOW);
  expect(files()).toEqual([newer]);
});

test('a mail that is no longer known goes, another one stays, and a file of somebody else is let alone', async () => {
  for (const id of [ID, GONE]) await outbox.send(message({ id }));
  writeFileSync(join(folder, 'note.eml'), 'not ours');
  const asked: string[][] = [];
  await outbox.keepOnly(async (ids) => {
    asked.push(ids.sort());
    return new Set([ID]);
  });
  expect(asked).toEqual([[ID, GONE]]);
  expect(files().filter((name) => !name.includes(ID))).toEqual(['note.eml']);
  expect(files()).toHaveLength(2);
});

test('mails are taken back by their ids, other mail and files of others stay', async () => {
  await outbox.forget([GONE]);
  for (const id of [ID, GONE]) await outbox.send(message({ id }));
  writeFileSync(join(folder, `note-${GONE}.txt`), 'not ours');
  await outbox.forget([GONE]);
  expect(files().filter((name) => name.endsWith('.eml'))).toEqual([expect.stringContaining(ID)]);
  expect(files()).toHaveLength(2);
});

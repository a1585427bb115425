import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MailServer } from '../../testing/mail-server.ts';
import type { MailMessage } from './mail.ts';
import { probeSmtp } from './probe-smtp.ts';
import { SmtpMail } from './smtp-mail.ts';
import type { SmtpServer } from './smtp-server.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const SENDER = 'interviews@colloquy.example';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const opened of closing.splice(0).reverse()) await opened.close();
});

const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  id: '01912345-0000-7000-8000-000000000001',
  senderName: 'Acme via Colloquy',
  replyTo: 'people@acme.example',
  to: 'mara@candidates.example',
  subject: 'Your interview',
  text: 'Hello Mara',
  html: '<p>Hello Mara</p>',
  ...change,
});

async function server(options = {}): Promise<MailServer> {
  const started = await MailServer.start(options);
  closing.push(started);
  return started;
}

function mailTo(address: SmtpServer, ca?: string): SmtpMail {
  const mail = new SmtpMail({
    server: address,
    sender: SENDER,
    clock: { now: () => NOW },
    ...(ca === undefined ? {} : { ca }),
  });
  closing.push(mail);
  return mail;
}

test('a mail arrives whole: who sends it, where an answer goes, text and HTML, and that a program wrote it', async () => {
  const at = await server();
  const outcome = await mailTo(at.address).send(message());
  expect(outcome).toEqual({ kind: 'sent', reply: { code: 250, text: '250 OK: taken' } });
  const [mail] = at.taken;
  expect(mail).toMatchObject({
    envelope: { from: SENDER, to: ['mara@candidates.example'] },
    subject: 'Your interview',
    messageId: `<01912345-0000-7000-8000-000000000001@colloquy.example>`,
    date: new Date(NOW),
    html: '<p>Hello Mara</p>',
  });
  expect(mail?.from?.value).toEqual([{ name: 'Acme via Colloquy', address: SENDER }]);
  expect(mail?.replyTo?.value).toEqual([{ name: '', address: 'people@acme.example' }]);
  expect(mail?.text?.trim()).toBe('Hello Mara');
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('x-colloquy-mail')).toBe('01912345-0000-7000-8000-000000000001');
});

test.each([
  ['a name', { senderName: 'Acme\r\nBcc: thief@evil.example\r\n\r\nbody' }],
  ['a subject', { subject: 'Hello\nBcc: thief@evil.example' }],
  ['a name that is an address', { senderName: '"Acme" <thief@evil.example>, second' }],
  ['a subject of other line ends', { subject: 'Hello\u2028Bcc: thief@evil.example\u0000' }],
])('%s adds no header and no recipient', async (_what, change) => {
  const at = await server();
  expect(await mailTo(at.address).send(message(change))).toMatchObject({ kind: 'sent' });
  const [mail] = at.taken;
  expect(mail?.envelope.to).toEqual(['mara@candidates.example']);
  expect(mail?.from?.value.map(({ address }) => address)).toEqual([SENDER]);
  const [head = ''] = mail?.raw.split('\r\n\r\n') ?? [];
  expect(head).not.toMatch(/^bcc:/im);
  expect(mail?.text?.trim()).toBe('Hello Mara');
});

test.each([
  { to: 'mara@candidates.example, thief@evil.example' },
  { to: 'mara@candidates.example\r\nBcc: thief@evil.example' },
  { to: 'Mara <mara@candidates.example>' },
  { to: 'mara' },
  { replyTo: 'people@acme.example\nBcc: thief@evil.example' },
])('what is no single address is refused before anything is sent: %j', async (change) => {
  const at = await server();
  expect(await mailTo(at.address).send(message(change))).toMatchObject({ kind: 'refused', reply: { code: null } });
  expect(at.taken).toEqual([]);
});

test('nothing in a message makes the library read a file or an address', async () => {
  const at = await server();
  const text = { path: '/etc/hostname' } as unknown as string;
  await expect(mailTo(at.address).send(message({ text }))).rejects.toThrow();
  expect(at.taken).toEqual([]);
});

test.each([
  [{ code: 550, text: '5.1.1 <mara@candidates.example>: no mailbox here' }, 'refused'],
  [{ code: 552, text: '5.2.2 mailbox full' }, 'refused'],
  [{ code: 451, text: '4.7.1 greylisted, come again' }, 'later'],
  [{ code: 421, text: '4.7.0 too many' }, 'later'],
])('the reply code decides: %j is %s', async (refusal, kind) => {
  const at = await server();
  at.refuse = () => refusal;
  const outcome = await mailTo(at.address).send(message());
  expect(outcome).toMatchObject({ kind, reply: { code: refusal.code } });
  expect(JSON.stringify(outcome)).not.toContain('mara@');
});

test.each([
  [{ code: 535, text: '5.7.8 wrong password' }, 'locked-out'],
  [{ code: 454, text: '4.7.0 our directory is away' }, 'later'],
])('a login that is not taken says nothing of the mail: %j is %s', async (refusal, kind) => {
  const at = await server();
  at.refuseLogin = refusal;
  expect(await mailTo(at.address).send(message())).toMatchObject({ kind, reply: { code: refusal.code } });
});

test('a server that is away, or is none, is tried later', async () => {
  const at = await server();
  const { address } = at;
  await at.close();
  expect(await mailTo(address).send(message())).toMatchObject({ kind: 'later', reply: { code: null } });
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => {
    web.listen(0, '127.0.0.1', () => resolve());
  });
  closing.push({ close: () => new Promise((resolve) => web.close(() => resolve())) });
  const { port } = web.address() as { port: number };
  expect(await mailTo({ ...address, port }).send(message())).toMatchObject({ kind: 'later' });
});

const certificate = makeCertificate();

/** A certificate of `localhost` made by the machine's openssl; null where there is none. */
function makeCertificate(): { key: string; cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, '-days', '2', ...names], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    return null; // no usable openssl on this machine: the test says that it is skipped
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(certificate === null).each(['starttls', 'implicit'] as const)(
  '%s: encrypted to a known certificate, and not at all else',
  async (tls) => {
    const at = await server({ ...certificate, disabledCommands: [], secure: tls === 'implicit' });
    const address = { ...at.address, host: 'localhost', tls };
    expect(await mailTo(address, certificate?.cert).send(message())).toMatchObject({ kind: 'sent' });
    expect(at.taken.map(({ encrypted }) => encrypted)).toEqual([true]);
    expect(await mailTo(address).send(message())).toMatchObject({ kind: 'later' });
    expect(at.taken).toHaveLength(1);
  },
);

test('where STARTTLS is asked for and not offered, neither login nor mail is said in the clear', async () => {
  const at = await server();
  expect(await mailTo({ ...at.address, tls: 'starttls' }).send(message())).toMatchObject({ kind: 'later' });
  expect([at.logins, at.taken.length]).toEqual([0, 0]);
});

test('many mails go over few connections', async () => {
  const at = await server();
  const mail = mailTo(at.address);
  const ids = Array.from({ length: 60 }, (_, i) => `01912345-0000-7000-8000-${String(i).padStart(12, '0')}`);
  const outcomes = await Promise.all(ids.map((id) => mail.send(message({ id }))));
  expect(outcomes.every(({ kind }) => kind === 'sent')).toBe(true);
  expect(at.taken.map(({ messageId }) => messageId).sort()).toEqual(ids.map((id) => `<${id}@colloquy.example>`));
  expect(at.logins).toBeLessThanOrEqual(2);
});

test('a visit signs in and sends nothing; what is wrong is said in the words of the server', async () => {
  const at = await server();
  const good = await probeSmtp(at.address);
  expect(good.problem).toBeNull();
  expect(good.said.join('\n')).toMatch(/answers, NOT encrypted: 250.*\nit takes the login: 235/s);
  at.refuseLogin = { code: 535, text: '5.7.8 wrong password' };
  expect((await probeSmtp(at.address)).problem).toBe('does not take the login: 535 5.7.8 wrong password');
  const { address } = at;
  await at.close();
  expect((await probeSmtp(address)).problem).toMatch(/^cannot be used: ESOCKET: connect ECONNREFUSED/);
  expect(at.taken).toEqual([]);
});

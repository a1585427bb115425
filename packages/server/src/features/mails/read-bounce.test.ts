import { expect, test } from 'vitest';
import { readBounce } from './read-bounce.ts';

const ID = '01900000-0000-7000-8000-00000000abcd';
/** As Postfix writes one, in three parts. */
const report = (change: { action?: string; status?: string; mail?: string; end?: string } = {}): string =>
  [
    'From: MAILER-DAEMON@relay.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Action: write to us. <mara@nowhere.example>: 550 5.1.1 no such user',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    'Final-Recipient: rfc822; mara@nowhere.example',
    `Action: ${change.action ?? 'failed'}`,
    `Status: ${change.status ?? '5.1.1'}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <mara@nowhere.example>: user',
    '    unknown',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `x-colloquy-mail: ${change.mail ?? ID.toUpperCase()}`,
    'Subject: Your interview',
    '--b--',
  ].join(change.end ?? '\r\n');

test.each(['\r\n', '\n'])('a report of a failure names the mail, the code and what the server said', (end) => {
  // The first line that looks like an action is a person's words: a report has its own.
  const read = readBounce(report({ end }).replace('Action: write to us. ', ''));
  expect(read).toEqual({
    ok: true,
    mailId: ID,
    isFailure: true,
    code: 550,
    reply: '550 5.1.1 <mara@nowhere.example>: user unknown',
  });
});

test.each(['delayed', 'delivered', 'relayed', 'expanded'])('%s is no failure', (action) => {
  expect(readBounce(report({ action }).replace('Action: write to us. ', ''))).toMatchObject({
    ok: true,
    isFailure: false,
  });
});

test('what names no mail of ours, several, or is no report, is told', () => {
  expect(readBounce('')).toEqual({ ok: false, fault: 'no-mail-named' });
  expect(readBounce(report({ mail: 'not-an-id' }))).toEqual({ ok: false, fault: 'no-mail-named' });
  const other = '01900000-0000-7000-8000-00000000abce';
  expect(readBounce(`${report()}\r\nX-Colloquy-Mail: ${other}`)).toEqual({ ok: false, fault: 'several-mails-named' });
  expect(readBounce(`Subject: I am away\r\n\r\nX-Colloquy-Mail: ${ID}`)).toEqual({ ok: false, fault: 'no-report' });
});

test('a megabyte of folded lines takes no longer than a megabyte', () => {
  const folded = `X-Colloquy-Mail: ${ID}\r\nStatus: 5.0.0\r\nDiagnostic-Code: smtp; ${'550\r\n '.repeat(150_000)}`;
  const began = performance.now();
  expect(readBounce(folded)).toMatchObject({ ok: true, isFailure: true });
  expect(performance.now() - began).toBeLessThan(1_000);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, BOUNCE_TOKEN, startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const relay = { authorization: `Bearer ${BOUNCE_TOKEN}` };
const tell = (id: string, body: object, headers: Record<string, string> = relay): Promise<TestReply> =>
  app.call('POST', `/api/v1/admin/mails/${id}/bounce`, { headers, body });
const report = (id: string, action = 'failed'): string =>
  [
    'Content-Type: multipart/report; boundary=b',
    '',
    `Action: ${action}`,
    'Status: 5.2.2',
    'Diagnostic-Code: smtp; 552 5.2.2 <mara@candidates.example> mailbox full',
    '',
    `X-Colloquy-Mail: ${id}`,
  ].join('\r\n');
const deliver = (raw: string, headers: Record<string, string> = relay, type = 'message/rfc822'): Promise<TestReply> =>
  app.call('POST', '/webhooks/bounces', { headers, raw: Buffer.from(raw), type });

/** A mail that lies in the outbox. */
async function mailed(): Promise<{ id: string; meetingId: string; headers: Record<string, string> }> {
  const { headers } = await app.createKey({ organizationId: `acme-${randomUUID().slice(0, 8)}`, userId: 'u' });
  const job = await postJob(app, headers);
  const { meetingId } = await postInterview(app, headers, job, {
    candidateEmail: `mara-${randomUUID().slice(0, 8)}@candidates.example`,
    sendInvitation: true,
  });
  await app.context.tasks.runDue();
  const [row] = await app.context.db.query<{ id: string; state: string }>(
    `select id, state from mails where interview_id = $1 and kind = 'invitation'`,
    [meetingId],
  );
  if (row?.state !== 'WRITTEN') throw new Error(`the mail is ${row?.state}`);
  return { id: row.id, meetingId, headers };
}
const shown = async ({ meetingId, headers }: { meetingId: string; headers: Record<string, string> }) =>
  (
    (await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers })).body as {
      data: { mails: { kind: string; status: string; reply: string | null }[] };
    }
  ).data.mails.filter(({ kind }) => kind === 'invitation');

test('a mail that came back has failed, once, and nothing of the address is kept', async () => {
  const mail = await mailed();
  const first = await tell(mail.id, {
    code: 550,
    reply: '5.1.1 <mara@candidates.example> unknown',
  });
  expect([first.status, first.body]).toEqual([200, { id: mail.id, outcome: 'failed' }]);
  expect(await shown(mail)).toMatchObject([{ status: 'FAILED', reply: expect.stringContaining('unknown') }]);
  expect(JSON.stringify(await shown(mail))).not.toContain('mara@');
  expect((await tell(mail.id, {})).body).toEqual({ id: mail.id, outcome: 'known' });
});

test('the report of a mail server is taken as it is; one of a delay changes nothing', async () => {
  const mail = await mailed();
  expect((await deliver(report(mail.id, 'delayed'))).body).toEqual({ id: mail.id, outcome: 'passed-over' });
  expect(await shown(mail)).toMatchObject([{ status: 'WRITTEN' }]);
  expect((await deliver(report(mail.id))).body).toEqual({ id: mail.id, outcome: 'failed' });
  expect(await shown(mail)).toMatchObject([{ status: 'FAILED', reply: '552 5.2.2 <…> mailbox full' }]);
});

test('whoever has another token, or none, is refused before the body is read; so is what names no mail', async () => {
  const mail = await mailed();
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-admin-secret': ADMIN_SECRET }, mail.headers])
    for (const reply of [
      await tell(mail.id, {}, headers as Record<string, string>),
      await deliver('', headers as Record<string, string>),
    ])
      expect([reply.status, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(await shown(mail)).toMatchObject([{ status: 'WRITTEN' }]);
  expect((await tell(randomUUID(), {})).status).toBe(404);
  expect((await tell('no-id', {})).status).toBe(404);
  expect((await tell(mail.id, { code: 250 })).status).toBe(400);
  expect((await deliver(report('no-id'))).status).toBe(400);
  expect((await deliver(report(mail.id), relay, 'application/json')).status).toBe(415);
  // It opens nothing else.
  expect((await app.call('GET', '/api/v1/admin/api-keys', { headers: relay })).status).toBe(401);
  expect((await app.call('GET', '/metrics', { headers: relay })).status).toBe(401);
});

test('a mail that still waits is left to its own tries', async () => {
  const mail = await mailed();
  await app.context.db.query(`update mails set state = 'WAITING' where id = $1`, [mail.id]);
  expect((await tell(mail.id, { code: 550 })).body).toEqual({ id: mail.id, outcome: 'passed-over' });
});

test('without a token the address does not exist', async () => {
  const plain = await startTestApp({}, {}, { bounces: [] });
  const reply = await plain.app.inject({ method: 'POST', url: '/webhooks/bounces', headers: relay });
  expect(reply.statusCode).toBe(404);
  await plain.close();
});

test('wrong tokens from one network are slowed down', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 62; n += 1) statuses.add((await tell(randomUUID(), {}, {})).status);
  expect([...statuses]).toEqual([401, 429]);
});

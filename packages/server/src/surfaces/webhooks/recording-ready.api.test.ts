import { randomUUID } from 'node:crypto';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { webhookBody } from '@colloquy/contract/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../platform/crypto/digest.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { recorded } from '../../testing/recorded-media.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let headers: Record<string, string>;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  receiver = new WebhookReceiver(() => clock.now());
  await receiver.listen();
  app = await startTestApp({ clock }, { COLLOQUY_OUTBOUND_ALLOW: receiver.host, COLLOQUY_RECORDING: 'on' });
  ({ headers } = await app.createKey({ scopes: ['hiring', 'webhooks'] }));
  await app.call('POST', '/api/v1/webhooks', { headers, body: { url: receiver.url, types: ['recording.ready'] } });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});

/** An interview that was held to its end, and what was recorded of it. */
async function hold(bytes: Buffer): Promise<string> {
  const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, token);
  await candidate.look();
  const given = (purpose: string, given: boolean) => ({ purpose, textVersion: CONSENT_TEXT_VERSION, given });
  await candidate.send('consent', {
    language: 'en',
    decisions: [given('recording-sound', true), given('recording-picture', true), given('ai-evaluation', false)],
  });
  await candidate.send('begin', { mode: 'text' });
  const url = `/room/api/recording/${randomUUID()}/0?tracks=sound,picture&age=0&last=true`;
  const digest = { 'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:` };
  const sent = { headers: { 'x-room-token': token, ...digest }, raw: bytes, type: 'application/octet-stream' };
  expect((await app.call('PUT', url, sent)).status).toBe(200);
  await candidate.send('leave', { how: 'abort', wantsPerson: false });
  await app.context.tasks.runDue();
  await app.context.tasks.runDue();
  return meetingId;
}

test('a file that can be played is told once it stands, with where it is; one that nobody can play is not', async () => {
  const meetingId = await hold(await recorded());
  const unreadable = await hold((await recorded()).subarray(0, 200));
  const delivered = receiver.received.filter(({ body }) => body.type === 'recording.ready');
  expect(delivered.map(({ body }) => body.data.interviewId)).toEqual([meetingId]);
  for (const { body } of delivered) webhookBody('recording.ready').parse(body);
  const { path } = delivered[0]?.body.data ?? {};
  expect((await app.call('GET', String(path), { headers })).body).toMatchObject({
    data: { recordingUrl: expect.stringContaining('/links/recordings/') },
  });
  const other = await app.call('GET', `/api/v1/interviews/${unreadable}`, { headers });
  expect(other.body).toMatchObject({ data: { recordingUrl: null } });
});

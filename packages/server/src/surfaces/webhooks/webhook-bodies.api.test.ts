import { MOST_BODY_BYTES, SUBSCRIBED_TYPES } from '@colloquy/contract/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../../features/webhooks/message.ts';
import { InvariantError } from '../../platform/errors.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { webhookAccount } from '../../testing/webhook-account.ts';
import { WebhookSink } from '../../testing/webhook-sink.ts';

/** As long as an own name may be, in characters of four bytes each, the last two escaped in JSON. */
const LONGEST = `${'\u{1d54f}'.repeat(126)}"\\`;
const INTERVIEWS = 60;

let app: TestApp;
let sink: WebhookSink;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  sink = new WebhookSink(clock);
  app = await startTestApp({ clock, deliver: sink.deliver });
});
afterAll(() => app.close());

test('no body is longer than receivers are told, with the longest own names and the most ids', async () => {
  const { names } = await webhookAccount(app, [...SUBSCRIBED_TYPES]);
  const { headers: sessions } = await app.createKey({ ...names, scopes: ['sessions', 'webhooks'] });
  const person = { email: 'kim.larsen@example.com', interview_type: 'SOFTWARE_ENGINEER' };
  for (let n = 0; n < INTERVIEWS; n += 1) {
    const reply = await app.call('POST', '/api/v1/integrations/candidates/interviews', {
      headers: sessions,
      body: { ...person, talent_id: LONGEST, external_id: LONGEST },
    });
    expect([reply.status, reply.text.length > 0]).toEqual([200, true]);
  }
  await app.context.tasks.runDue();
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { ...names, email: person.email },
  });
  expect(erased.status).toBe(200);
  await app.context.tasks.runDue();
  const bodies = sink.sent.map(({ body }) => ({ ...JSON.parse(body), bytes: Buffer.byteLength(body) }));
  const scheduled = bodies.filter(({ type }) => type === 'interview.scheduled');
  expect(scheduled).toHaveLength(INTERVIEWS);
  expect(scheduled[0]?.data).toMatchObject({ talentId: LONGEST, externalId: LONGEST });
  const erasures = bodies.filter(({ type }) => type === 'data.erased');
  expect(erasures.map(({ data }) => data.interviewIds.length).sort()).toEqual([10, 50]);
  expect(Math.max(...bodies.map(({ bytes }) => bytes))).toBeLessThanOrEqual(MOST_BODY_BYTES);
  // What is as long as it may be is near it, and not far below: 50 ids alone take 2 kB.
  expect(Math.max(...bodies.map(({ bytes }) => bytes))).toBeGreaterThan(MOST_BODY_BYTES / 2);
});

test('a longer body is a fault of the program, and is not stored', () => {
  const ids = (count: number) => Array.from({ length: count }, () => '01920000-0000-7000-8000-000000000001');
  const erasure = (count: number) =>
    render('data.erased', 0, { receiptId: ids(1)[0] ?? '', candidateId: ids(1)[0] ?? '', interviewIds: ids(count) });
  expect(Buffer.byteLength(erasure(98))).toBeLessThanOrEqual(MOST_BODY_BYTES);
  expect(() => erasure(110)).toThrow(InvariantError);
});

import { SUBSCRIBED_TYPES, type WebhookType, webhookBody } from '@colloquy/contract/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepInterviews } from '../../features/interviews/index.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { Founder, postConversation, postProgramme } from '../../testing/founder-flows.ts';
import { BREWER } from '../../testing/founder-stories.ts';
import { ADMIN_SECRET, METRICS_TOKEN, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';

const SESSIONS = '/api/v1/integrations/candidates/interviews';
const MINUTE = 60_000;

let app: TestApp;
let receiver: WebhookReceiver;
let headers: Record<string, string>;
let secret: string;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  receiver = new WebhookReceiver(() => clock.now());
  await receiver.listen();
  app = await startTestApp({ clock }, { COLLOQUY_OUTBOUND_ALLOW: receiver.host });
  ({ headers } = await app.createKey({ scopes: ['hiring', 'sessions', 'conversations', 'webhooks'] }));
  const made = await app.call('POST', '/api/v1/webhooks', {
    headers,
    body: { url: receiver.url, types: SUBSCRIBED_TYPES },
  });
  ({ secret } = (made.body as { data: { secret: string } }).data);
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
});

/** What was received about one interview, oldest first: every delivery is genuine and of its schema. */
async function news(interviewId: string): Promise<string[]> {
  await app.context.tasks.runDue();
  for (const one of receiver.received) {
    receiver.verify(secret, one);
    webhookBody(one.body.type as WebhookType).parse(one.body);
  }
  const about = receiver.received
    .filter(({ body }) => body.data.interviewId === interviewId)
    .sort((a, b) => Number(a.body.data.sequence) - Number(b.body.data.sequence));
  expect(about.map(({ body }) => body.data.sequence)).toEqual(about.map((_one, index) => index + 1));
  return about.map(({ body }) => `${body.type} ${body.data.status}${body.data.reason ? ` ${body.data.reason}` : ''}`);
}

test('a hiring interview tells each of its moves, in ids, to a receiver built with the library of the standard', async () => {
  const serviceJobId = await postJob(app, headers);
  const { meetingId, token } = await postInterview(app, headers, serviceJobId, {
    candidateEmail: 'marlene.vogt@example.com',
    candidateName: 'Marlene Vogt',
    externalId: 'APP-31',
    cv_link: 'https://127.0.0.1/cv.pdf',
  });
  const candidate = new Candidate(app, token);
  await candidate.begin();
  await candidate.send('ask-human', { note: 'please call me about Quittenbaum' });
  await candidate.finish('The word only she says is Quittenbaum, and in the end I counted 12 of them.');
  await app.context.tasks.runDue();
  expect(await news(meetingId)).toEqual([
    'interview.scheduled SCHEDULED',
    'interview.started STARTED',
    'candidate.asked_for_person STARTED',
    expect.stringMatching(/^interview\.completed INTERVIEW_COMPLETED ALL_ANSWERED$/),
    expect.stringMatching(/^(cv\.failed INTERVIEW_COMPLETED|report\.ready REPORT_GENERATED)/),
    expect.stringMatching(/^(cv\.failed|report\.ready) REPORT_GENERATED/),
  ]);
  const first = receiver.received.find(({ body }) => body.type === 'interview.scheduled');
  expect(first?.body.data).toEqual({
    interviewId: meetingId,
    sessionId: expect.any(String),
    jobId: serviceJobId,
    externalId: 'APP-31',
    door: 'HIRING',
    status: 'SCHEDULED',
    sequence: 1,
    path: `/api/v1/interviews/${meetingId}`,
  });
  const ready = receiver.received.find(({ body }) => body.type === 'report.ready');
  expect(await app.call('GET', String(ready?.body.data.path), { headers })).toMatchObject({ status: 200 });
  await holdsNoPerson();
});

/** Whatever was sent, stored or counted for webhooks names nobody and quotes nobody. */
async function holdsNoPerson(): Promise<void> {
  const stored = await app.context.db.query<{ all: string }>(
    `select t::text as all from webhook_messages t union all select t::text from webhook_deliveries t
     union all select t::text from webhook_attempts t union all select t::text from webhook_sequences t
     union all select t::text from tasks t where queue = 'deliver-webhook'`,
  );
  const metrics = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(metrics.text).toContain('colloquy_webhook_attempts_total{outcome="DELIVERED"}');
  const text = [
    ...receiver.received.map((one) => one.text + JSON.stringify(one.headers)),
    ...stored.map((row) => row.all),
    metrics.text,
    ...app.logged,
  ].join('\n');
  expect(stored.length).toBeGreaterThan(10);
  for (const trace of ['Quittenbaum', 'Marlene', 'Vogt', 'marlene.vogt', 'example.com/room', 'call me'])
    expect(text.includes(trace), trace).toBe(false);
}

test('a session that breaks off, is taken up and is left for good; one that nobody comes to; one that is declined', async () => {
  const create = async (talent: string) => {
    const reply = await app.call('POST', SESSIONS, {
      headers,
      body: { email: 'noor.haddad@example.com', interview_type: 'STEM', talent_id: talent, external_id: 'T' },
    });
    const { interview_id: id, iframe_url: url } = reply.body as { interview_id: string; iframe_url: string };
    return { id, room: new Candidate(app, url.split('/room/')[1] ?? '') };
  };
  const broken = await create('talent-1');
  await broken.room.begin();
  app.clock.advance(15 * MINUTE);
  await sweepInterviews(app.context);
  await broken.room.look();
  await broken.room.send('resume');
  await broken.room.send('leave', { how: 'abort', wantsPerson: true });
  expect(await news(broken.id)).toEqual([
    'interview.scheduled SCHEDULED',
    'interview.started STARTED',
    'interview.dropped_off CANDIDATE_DROP_OFF NO_SIGN_OF_LIFE',
    'interview.resumed STARTED',
    'interview.aborted CANDIDATE_ABORTED LEFT',
    'candidate.asked_for_person CANDIDATE_ABORTED LEFT',
  ]);
  expect(receiver.received.at(-1)?.body.data).toMatchObject({
    talentId: 'talent-1',
    externalId: 'T',
    door: 'SESSION',
    path: `${SESSIONS}/${broken.id}`,
  });
  const declined = await create('talent-2');
  await declined.room.look();
  await declined.room.send('leave', { how: 'decline', wantsPerson: true });
  expect(await news(declined.id)).toEqual([
    'interview.scheduled SCHEDULED',
    'interview.aborted CANDIDATE_ABORTED DECLINED_WANTS_PERSON',
    'candidate.asked_for_person CANDIDATE_ABORTED DECLINED_WANTS_PERSON',
  ]);
  const missed = await create('talent-3');
  const held = await create('talent-4');
  await held.room.begin();
  await held.room.finish();
  await app.context.tasks.runDue();
  expect((await news(held.id)).map((line) => line.split(' ')[0])).toEqual([
    'interview.scheduled',
    'interview.started',
    'interview.completed',
    'report.ready',
  ]);
  const ready = receiver.received.find(({ body }) => body.type === 'report.ready');
  expect(ready?.body.data.path).toBe(`${SESSIONS}/${held.id}/report`);
  app.clock.advance(31 * 24 * 60 * MINUTE);
  await sweepInterviews(app.context);
  expect(await news(missed.id)).toEqual(['interview.scheduled SCHEDULED', 'interview.no_show NO_SHOW']);
});

test('a fault of ours is told as one, and so is a report that cannot be made', async () => {
  const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, token);
  await candidate.begin();
  await app.context.db.query('update presence set fault_at = last_seen_at where interview_id = $1', [meetingId]);
  app.clock.advance(15 * MINUTE);
  await sweepInterviews(app.context);
  expect((await news(meetingId)).at(-1)).toBe('interview.failed TECHNICAL_GLITCH OUR_FAULT');
  await candidate.look();
  await candidate.send('resume');
  await candidate.finish();
  await app.context.db.query("update tasks set attempts = 1000 where queue = 'build-report'");
  await app.context.db.query('update interviews set blueprint_version_id = null where id = $1', [meetingId]);
  await app.context.tasks.runDue();
  expect((await news(meetingId)).at(-1)).toMatch(/^report\.failed INTERVIEW_COMPLETED/);
});

const conversationHeaders = () => ({ 'x-api-key': headers.authorization?.slice('Bearer '.length) ?? '' });

test("a founder's conversation tells when its fields are read, confirmed or left at the summary", async () => {
  const programme = await postProgramme(app, { ask: ['problem'] });
  const start = async () => {
    const reply = await postConversation(app, conversationHeaders(), {
      programme: programme.id,
      founder_name: 'Rosa Lind',
    });
    const { conversation_id: id, tokenized_link: link } = reply.body as {
      conversation_id: string;
      tokenized_link: string;
    };
    return { id, founder: new Founder(app, link) };
  };
  const delivered = async (id: string) => (await news(id)).map((line) => line.split(' ')[0]);
  const expected = ['interview.scheduled', 'interview.started', 'interview.completed', 'conversation.completed'];
  const confirmed = await start();
  await confirmed.founder.begin();
  await confirmed.founder.tell(BREWER);
  await confirmed.founder.send('confirm');
  expect(await delivered(confirmed.id)).toEqual(expected);
  const { id, founder } = await start();
  await founder.begin();
  await founder.tell(BREWER);
  app.clock.advance(15 * MINUTE);
  await sweepInterviews(app.context);
  expect(await delivered(id)).toEqual(expected);
  const last = receiver.received.find(({ body }) => body.type === 'conversation.completed');
  expect(
    await app.call('GET', String(last?.body.data.path), {
      headers: { 'x-api-key': headers.authorization?.slice(7) ?? '' },
    }),
  ).toMatchObject({ status: 200 });
});

test('an erasure tells the account which interviews are gone, and takes what was told of them before', async () => {
  const serviceJobId = await postJob(app, headers);
  const mail = 'ida.brandt@example.com';
  const one = await postInterview(app, headers, serviceJobId, { candidateEmail: mail });
  const two = await postInterview(app, headers, serviceJobId, { candidateEmail: mail });
  await news(one.meetingId);
  const other = await app.createKey({ organizationId: 'org-2', userId: 'u', scopes: ['webhooks'] });
  await app.call('POST', '/api/v1/webhooks', {
    headers: other.headers,
    body: { url: receiver.url, types: ['data.erased'] },
  });
  receiver.received.length = 0;
  const erased = await app.call('POST', '/api/v1/admin/people/erase', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-1', userId: 'user-1', email: mail },
  });
  await app.context.tasks.runDue();
  expect(receiver.received.map(({ body }) => body)).toEqual([
    {
      type: 'data.erased',
      timestamp: expect.any(String),
      data: {
        receiptId: (erased.body as { data: { receiptId: string } }).data.receiptId,
        candidateId: one.candidateId,
        interviewIds: [one.meetingId, two.meetingId],
      },
    },
  ]);
  const left = await app.context.db.query('select from webhook_messages where interview_id = any($1)', [
    [one.meetingId, two.meetingId],
  ]);
  expect(left).toEqual([]);
});

test('a wish for a person that is said in an answer is told like one that is pressed for', async () => {
  const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, token);
  await candidate.begin();
  await candidate.answer('I would like to speak to a person.');
  expect(await news(meetingId)).toEqual([
    'interview.scheduled SCHEDULED',
    'interview.started STARTED',
    'candidate.asked_for_person STARTED',
  ]);
});

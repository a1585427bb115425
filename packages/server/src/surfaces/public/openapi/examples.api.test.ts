import { readFileSync, writeFileSync } from 'node:fs';
import type { InterviewerPlan } from '@colloquy/contract/interviewers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScriptedIdentitySender } from '../../../providers/identity/scripted.ts';
import { makeZip } from '../../../providers/profile-source/embedded/testing/make-zip.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { Candidate, postJob } from '../../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../../testing/job-texts.ts';
import { recorded } from '../../../testing/recorded-media.ts';
import { beginRecorded, sendRun } from '../../../testing/recording-flows.ts';
import {
  ADMIN_SECRET,
  BOUNCE_TOKEN,
  IDENTITY_SECRET,
  startTestApp,
  type TestApp,
  type TestReply,
} from '../../../testing/test-app.ts';
import { holdInterview } from '../../links/testing/held-interview.ts';
import { buildOpenApi } from './document.ts';
import type { RecordedExample } from './examples.ts';
import { Recorder } from './testing/recorder.ts';

/**
 * Every operation of the document is called once or more, and what was sent and answered becomes its example. Run with
 * RECORD_EXAMPLES=1 to write them; otherwise the committed ones are compared with what is answered now.
 */
const FILE = new URL('./examples.json', import.meta.url);
const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';
const SESSIONS = '/api/v1/integrations/candidates/interviews';

let app: TestApp;
const NINE = Date.UTC(2026, 2, 2, 9);
let recorder: Recorder;
/** Of a server that records. */
let films: Record<string, RecordedExample> = {};
const document = () => buildOpenApi('https://interviews.example.com', '0.0.0');
beforeAll(async () => {
  // First: the apps of a test share one database.
  films = await recordings();
  app = await startTestApp({
    clock: new FakeClock(NINE),
    deliver: async () => ({ answered: true, status: 204, retryAfter: null, reply: '', durationMs: 41 }),
  });
  recorder = new Recorder(app, document());
});
afterAll(() => app.close());

const data = <Data>(reply: TestReply): Data => (reply.body as { data: Data }).data;
const admin = { 'x-admin-secret': ADMIN_SECRET };
const account = { organizationId: 'norrstad', userId: 'people-team' };

test('the examples of the document are what the calls answer today', async () => {
  await administration();
  await hiring();
  await interviewers();
  await sessions();
  await conversations();
  await network();
  await webhooks();
  await operation();
  await leaving();
  const { paths } = document() as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const kept = { ...recorder.examples(), ...films };
  const seen = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(operations.filter((id) => seen[id]?.replies['200'] === undefined)).toEqual([]);
  if (process.env.RECORD_EXAMPLES === '1') writeFileSync(FILE, `${JSON.stringify(seen, null, 2)}\n`);
  const committed = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, RecordedExample>;
  expect(seen).toEqual(committed);
}, 120_000);

let apiKey = '';
let bearer: Record<string, string> = {};
let keyId = '';

async function administration(): Promise<void> {
  const { call } = recorder;
  const created = await call('POST', '/api/v1/admin/api-keys', {
    headers: admin,
    body: { ...account, name: 'Careers site' },
  });
  ({ apiKey, id: keyId } = data<{ apiKey: string; id: string }>(created));
  bearer = { authorization: `Bearer ${apiKey}` };
  await call('POST', '/api/v1/admin/api-keys', { headers: admin, body: { userId: 'people-team' } });
  await call('POST', '/api/v1/admin/api-keys', { headers: {}, body: account });
  await call('GET', '/api/v1/admin/api-keys', { headers: admin });
  const origins = { ...account, origins: ['https://careers.example.com'] };
  await call('PUT', '/api/v1/admin/accounts/parent-origins', { headers: admin, body: origins });
  const who = `organizationId=${account.organizationId}&userId=${account.userId}`;
  await call('GET', `/api/v1/admin/accounts/parent-origins?${who}`, { headers: admin });
  const programme = { ...account, name: 'Lantern Works', cohort: 'spring', ask: ['problem', 'traction'] };
  const { id } = data<{ id: string }>(
    await call('POST', '/api/v1/admin/programmes', { headers: admin, body: programme }),
  );
  await call('GET', `/api/v1/admin/programmes?${who}`, { headers: admin });
  await call('PUT', `/api/v1/admin/programmes/${id}`, { headers: admin, body: { cohort: 'autumn' } });
  await app.context.db.query(
    `insert into tasks (id, queue, key, payload, run_at, attempts, state, last_error)
     values ($1, 'build-report', 'an-interview', '{}', now(), 5, 'failed', 'the engine gave no answer')`,
    [app.context.ids.next()],
  );
  const failed = data<{ results: { id: string }[] }>(await call('GET', '/api/v1/admin/tasks', { headers: admin }));
  await call('POST', `/api/v1/admin/tasks/${failed.results[0]?.id}/retry`, { headers: admin });
  await app.context.db.query("delete from tasks where key = 'an-interview'");
}

const WISHES: Record<string, string> = { person: 'I stammer: a call would help me.', review: '', erase: '' };

async function hiring(): Promise<void> {
  const { call } = recorder;
  const job = { ...PLATFORM_ENGINEER, externalId: 'REQ-7', metadata: { unit: 'Grid' } };
  const { serviceJobId } = data<{ serviceJobId: string }>(
    await call('POST', '/api/v1/jobs', { headers: bearer, body: job }),
  );
  await call('POST', '/api/v1/jobs', { headers: bearer, body: { ...PLATFORM_ENGINEER, title: '' } });
  await call('POST', '/api/v1/jobs', {
    headers: bearer,
    body: { title: 'Fitter', description: `<p>${'We make lamps for people who read at night. '.repeat(20)}</p>` },
  });
  await call('GET', '/api/v1/jobs', { headers: bearer });
  await call('GET', '/api/v1/jobs', { headers: {} });
  await call('GET', `/api/v1/jobs/${serviceJobId}`, { headers: bearer });
  const candidate = { serviceJobId, candidateEmail: 'kim.larsen@example.com', candidateName: 'Kim Larsen' };
  const interview = { ...candidate, externalId: 'APP-31', linkDays: 14 };
  const { meetingId } = data<{ meetingId: string }>(
    await call('POST', '/api/v1/interviews', { headers: bearer, body: interview }),
  );
  await call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers: bearer });
  await call('GET', '/api/v1/interviews?serviceJobId=unknown', { headers: bearer });
  await call('GET', '/api/v1/interviews/search?candidateEmail=kim.larsen@example.com', { headers: bearer });
  await call('GET', `/api/v1/interviews/${meetingId}`, { headers: bearer });
  const renewed = await call('POST', `/api/v1/interviews/${meetingId}/link`, { headers: bearer });
  await call('POST', `/api/v1/interviews/${meetingId}/accommodation`, { headers: bearer, body: { timeFactor: 1.5 } });
  const room = new Candidate(app, data<{ interviewUrl: string }>(renewed).interviewUrl.split('/room/')[1] ?? '');
  for (const about of ['person', 'review', 'erase']) await room.send('ask-human', { about, note: WISHES[about] ?? '' });
  const open = await call('GET', '/api/v1/requests?status=OPEN', { headers: bearer });
  const [first, second, third] = data<{ results: { id: string }[] }>(open).results.map(({ id }) => id);
  await call('POST', `/api/v1/requests/${first}/assign`, { headers: bearer, body: { assignee: 'Ines Marotta' } });
  const answer = { text: 'Gladly. Ines Marotta rings you on Thursday at four.' };
  await call('POST', `/api/v1/requests/${first}/answer`, { headers: bearer, body: answer });
  await call('POST', `/api/v1/requests/${first}/answer`, { headers: bearer, body: answer });
  const reason = { reason: 'Not begun: there is nothing to review.' };
  await call('POST', `/api/v1/requests/${second}/dismiss`, { headers: bearer, body: reason });
  await call('POST', `/api/v1/requests/${third}/dismiss`, { headers: bearer, body: {} });
  await call('POST', `/api/v1/jobs/${serviceJobId}/close`, { headers: bearer });
  await call('POST', `/api/v1/jobs/${serviceJobId}/open`, { headers: bearer });
  await call('POST', `/api/v1/interviews/${meetingId}/cancel`, { headers: bearer });
  const held = await holdInterview(app);
  const { report, transcript } = await held.links();
  await call('GET', `/api/v1/interviews/${held.id}/report`, { headers: held.headers });
  await call('GET', `/api/v1/interviews/${held.id}/transcript`, { headers: held.headers });
  const decided = { outcome: 'MOVED_ON' };
  await call('PUT', `/api/v1/interviews/${held.id}/decision`, { headers: held.headers, body: decided });
  await call('PUT', `/api/v1/interviews/${meetingId}/decision`, { headers: bearer, body: decided });
  await call('GET', `/api/v1/interviews/${meetingId}/report`, { headers: bearer });
  const json = { accept: 'application/json' };
  await call('GET', report, { headers: json });
  await call('GET', transcript, { headers: json });
  const review = { reviewer: 'Ines Marotta', note: 'Clear about causes.', decision: 'take-further' };
  await call('POST', report.replace('?', '/reviews?'), { body: review });
  await call('GET', report.replace('?', '/reviews?'), { headers: json });
}

/** A film of an interview, whole and in part, and with a signature that is not ours. */
async function recordings(): Promise<Record<string, RecordedExample>> {
  const filming = await startTestApp({ clock: new FakeClock(NINE) }, { COLLOQUY_RECORDING: 'on' });
  const filmed = new Recorder(filming, document());
  const { call } = filmed;
  const { headers } = await filming.createKey(account);
  const held = await beginRecorded(filming, headers, await postJob(filming, headers), 'kim.larsen@example.com');
  await sendRun(filming, held, await recorded());
  await held.candidate.send('leave', { how: 'abort', wantsPerson: false });
  await filming.context.tasks.runDue();
  const item = await filming.call('GET', `/api/v1/interviews/${held.interview.meetingId}`, { headers });
  const { pathname, search } = new URL(data<{ recordingUrl: string }>(item).recordingUrl);
  await call('GET', pathname + search, { headers: {} });
  await call('GET', pathname + search, { headers: { range: 'bytes=0-1023' } });
  await call('GET', `${pathname}${search}x`, { headers: { accept: 'application/json' } });
  await filming.close();
  return filmed.examples();
}

async function interviewers(): Promise<void> {
  const { call } = recorder;
  const { headers } = await app.createKey({ ...account, scopes: ['hiring', 'interviewers'] });
  const { serviceJobId } = data<{ serviceJobId: string }>(
    await app.call('POST', '/api/v1/jobs', { headers, body: PLATFORM_ENGINEER }),
  );
  const url = `/api/v1/jobs/${serviceJobId}/interviewer`;
  await app.call('POST', '/api/v1/interviews', {
    headers,
    body: { serviceJobId, candidateEmail: 'noor.haddad@example.com' },
  });
  const { interviewer } = data<{ interviewer: InterviewerPlan }>(await call('GET', url, { headers }));
  await call('GET', url, { headers: bearer });
  const [first] = interviewer.questions;
  const plan = {
    ...interviewer,
    questions: interviewer.questions.map((question) =>
      question === first ? { ...question, ...OWN_POINTS } : question,
    ),
  };
  await call('PUT', url, { headers, body: plan });
  await call('PUT', url, { headers: { ...headers, 'if-match': '"1"' }, body: plan });
  await call('PUT', url, { headers: { ...headers, 'if-match': '"1"' }, body: plan });
  await call('POST', `${url}/move-invitations`, { headers });
}

const OWN_POINTS = {
  text: 'Tell me about a release that went wrong, from the first sign to what you changed afterwards.',
  points: [
    {
      key: 'stopped-first',
      name: 'stops the harm before looking for the cause',
      phrasings: [
        'I rolled it back before I looked for the cause.',
        'First we went back to the old version.',
        'We switched the feature off and then searched.',
      ],
      followUp: 'What did you do in the first ten minutes?',
    },
  ],
};

async function sessions(): Promise<void> {
  const { call } = recorder;
  const own = { external_id: 'T-9', return_url: 'https://careers.example.com/done', metadata: { cohort: 'b' } };
  const body = { email: 'nia.osei@example.com', interview_type: 'STEM', talent_id: 'N-1', ...own };
  const made = await call('POST', SESSIONS, { headers: bearer, body });
  const { interview_id: id } = made.body as { interview_id: string };
  await call('POST', SESSIONS, { headers: bearer, body: { ...body, email: 'nobody' } });
  await call('GET', `${SESSIONS}?talent_id=N-1`, { headers: bearer });
  await call('GET', `${SESSIONS}/${id}`, { headers: bearer });
  await call('GET', `${SESSIONS}/${id}/results`, { headers: bearer });
  await call('POST', `${SESSIONS}/${id}/link`, { headers: bearer });
  await call('POST', `${SESSIONS}/${id}/accommodation`, { headers: bearer, body: { timeFactor: 2 } });
  await call('POST', `${SESSIONS}/${id}/cancel`, { headers: bearer });
  const held = await holdInterview(app);
  // The same interview as a session: the reports of both surfaces are of one form.
  await app.context.db.query("update interviews set door = 'SESSION' where id = $1", [held.id]);
  await call('GET', `${SESSIONS}/${held.id}/report`, { headers: held.headers });
  await call('GET', `${SESSIONS}/${held.id}/transcript`, { headers: held.headers });
}

async function conversations(): Promise<void> {
  const { call } = recorder;
  const headers = { 'x-api-key': apiKey };
  const body = {
    programme: 'lantern-works',
    founder_email: 'ada.lindqvist@example.com',
    founder_name: 'Ada Lindqvist',
    external_id: 'F-7',
    link_days: 60,
  };
  const made = await call('POST', CONVERSATIONS, { headers, body });
  await call('GET', CONVERSATIONS, { headers });
  const { conversation_id: id } = made.body as { conversation_id: string };
  await call('GET', `${CONVERSATIONS}/${id}`, { headers });
  await call('GET', `${CONVERSATIONS}/${id}/invitation`, { headers });
  await call('GET', `${CONVERSATIONS}/unknown`, { headers });
}

async function network(): Promise<void> {
  const { call } = recorder;
  const { organizationId } = account;
  const basics = { name: 'Noor Haddad', email: 'noor.haddad@example.org', label: 'Surveyor' };
  const resume = { basics, work: [{ name: 'Kiln & Co', position: 'Surveyor', startDate: '2020-01' }] };
  const { username } = data<{ username: string }>(
    await call('POST', '/api/v1/admin/profiles', { headers: admin, body: { organizationId, resume } }),
  );
  const archive = makeZip([
    { name: 'Profile.csv', content: Buffer.from('First Name,Last Name,Headline\nUma,Rao,Potter\n') },
    {
      name: 'Email Addresses.csv',
      content: Buffer.from('Email Address,Confirmed,Primary\numa@kiln.example,Yes,Yes\n'),
    },
  ]);
  await call('POST', `/api/v1/admin/profiles/network-export?organizationId=${organizationId}`, {
    headers: admin,
    raw: Buffer.from(archive),
    type: 'application/zip',
  });
  const about = { organizationId, username };
  const attested = await call('POST', '/api/v1/admin/attestations', {
    headers: admin,
    body: { ...about, kind: 'identity', value: 'Identity card seen', attestedBy: 'Ines Marotta', how: 'In person' },
  });
  await call('GET', `/api/v1/admin/attestations?organizationId=${organizationId}&username=${username}`, {
    headers: admin,
  });
  const claim = { ...about, kind: 'workplace', email: 'noor@kiln-and-co.example', employer: 'Kiln & Co' };
  await call('POST', '/api/v1/admin/claims', { headers: admin, body: claim });
  await call('POST', '/api/v1/admin/claims', { headers: admin, body: claim });
  await call('POST', '/api/v1/admin/verification-links', { headers: admin, body: about });
  const signed = new ScriptedIdentitySender(IDENTITY_SECRET, () => app.clock.now()).sign({
    id: 'evt-1',
    organization: organizationId,
    username,
    value: 'Identity card and face checked',
  });
  await call('POST', '/webhooks/identity', { headers: signed.headers, raw: signed.raw });
  await app.context.tasks.runDue();
  const [code] = await app.context.db.query<{ id: string }>(
    `select id from mails where kind = 'verification-code' and state = 'WRITTEN' limit 1`,
  );
  const relay = { authorization: `Bearer ${BOUNCE_TOKEN}` };
  const bounced = { code: 550, reply: '5.1.1 user unknown' };
  await call('POST', `/api/v1/admin/mails/${code?.id}/bounce`, { headers: relay, body: bounced });
  await call('POST', `/api/v1/admin/mails/${code?.id}/bounce`, { headers: bearer, body: bounced });
  const report = `Action: failed\r\nStatus: 5.1.1\r\n\r\nX-Colloquy-Mail: ${code?.id}\r\n`;
  await call('POST', '/webhooks/bounces', { headers: relay, raw: Buffer.from(report), type: 'message/rfc822' });
  const headers = { apikey: apiKey };
  await call('GET', `/api/v1/consumers/norrstad/profiles/${username}`, { headers });
  await call('GET', '/api/v1/consumers/norrstad/profiles/nobody', { headers });
  await call('GET', `/api/v1/network/${username}/verification`, { headers });
  await call('GET', '/api/v1/network/nobody/verification', { headers: {} });
  const { id } = data<{ id: string }>(attested);
  await call('DELETE', `/api/v1/admin/attestations/${id}?organizationId=${organizationId}`, { headers: admin });
}

async function webhooks(): Promise<void> {
  const { call } = recorder;
  const url = '/api/v1/webhooks';
  const { headers } = await app.createKey({ ...account, scopes: ['sessions', 'webhooks'] });
  const body = {
    url: 'https://hooks.norrstad.example/colloquy',
    types: ['interview.scheduled', 'report.ready'],
    description: 'Applicant tracking',
  };
  const { id } = data<{ id: string }>(await call('POST', url, { headers, body }));
  await call('POST', url, { headers, body: { ...body, url: 'http://hooks.norrstad.example/' } });
  await call('GET', url, { headers });
  await call('GET', url, { headers: bearer });
  await call('POST', `${url}/${id}/test`, { headers, body: {} });
  await app.call('POST', SESSIONS, { headers, body: { email: 'noor.haddad@example.com', interview_type: 'STEM' } });
  await app.context.tasks.runDue();
  const deliveries = await call('GET', `${url}/${id}/deliveries`, { headers });
  const [delivery] = data<{ results: { id: string }[] }>(deliveries).results;
  await call('POST', `${url}/deliveries/${delivery?.id}/replay`, { headers });
  await app.context.tasks.runDue();
  await call('POST', `${url}/${id}/rotate`, { headers, body: { overlapHours: 48 } });
  await call('PUT', `${url}/${id}`, { headers, body: { enabled: false } });
  await call('POST', `${url}/${id}/replay`, { headers, body: {} });
  await call('PUT', `${url}/${id}`, { headers, body: { enabled: true } });
  await call('POST', `${url}/${id}/replay`, { headers, body: { since: '2026-03-02T00:00:00.000Z' } });
  await call('GET', `${url}/${id}`, { headers });
  await call('GET', `${url}/none`, { headers });
  await call('DELETE', `${url}/${id}`, { headers });
}

async function operation(): Promise<void> {
  const { call } = recorder;
  await call('GET', '/health/live', {});
  await call('GET', '/health/ready', {});
  await call('GET', '/metrics', { headers: admin });
  await call('GET', `/api/v1/admin/requests?keyId=${keyId}&pageSize=1`, { headers: admin });
}

async function leaving(): Promise<void> {
  const { call } = recorder;
  const person = { ...account, email: 'kim.larsen@example.com' };
  await call('POST', '/api/v1/admin/people/export', { headers: admin, body: person });
  await call('POST', '/api/v1/admin/people/erase', { headers: admin, body: person });
  await call('POST', '/api/v1/admin/people/erase', { headers: admin, body: person });
  await call('DELETE', `/api/v1/admin/api-keys/${keyId}`, { headers: admin });
}

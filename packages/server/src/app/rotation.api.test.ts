import { VERIFY_TOKEN_HEADER } from '@colloquy/contract/public';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const OLD = 'the-old-signing-key-for-tests-0123456789abcdef';
const NEW = 'the-new-signing-key-for-tests-0123456789abcdef';
type Keys = string[];

/** The order of docs/operations/upgrades.md, node by node. */
const STAGES: [string, Keys, Keys][] = [
  ['before', [OLD], [OLD]],
  ['old,new on the first node', [OLD, NEW], [OLD]],
  ['old,new on both', [OLD, NEW], [OLD, NEW]],
  ['new,old on the first node', [NEW, OLD], [OLD, NEW]],
  ['new,old on both', [NEW, OLD], [NEW, OLD]],
  ['new on the first node', [NEW], [NEW, OLD]],
  ['after', [NEW], [NEW]],
];

let job: { headers: Record<string, string>; serviceJobId: string };
const start = async (signing: Keys): Promise<TestApp> => startTestApp({ db }, {}, { signing });
let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
  const app = await start([OLD]);
  const { headers } = await app.createKey({ organizationId: 'org-1', userId: 'user-1' });
  job = { headers, serviceJobId: await postJob(app, headers) };
  await app.close();
});
afterAll(async () => db.close());

/** Statuses of every kind of link that one node makes, as the other sees them. */
async function opened(maker: TestApp, other: TestApp, name: string): Promise<Record<string, boolean>> {
  const { token, meetingId } = await postInterview(maker, job.headers, job.serviceJobId, {
    candidateEmail: `${name}@example.com`,
  });
  const candidate = new Candidate(other, token);
  const isOpen =
    (
      await candidate.try('consent', {
        language: 'en',
        decisions: [{ purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true }],
      })
    ).status === 200;
  await candidate.send('begin', { mode: 'text' });
  await candidate.finish();
  const { data } = (await maker.call('GET', `/api/v1/interviews/${meetingId}`, { headers: job.headers })).body as {
    data: { transcriptUrl: string };
  };
  const transcript = await other.call('GET', data.transcriptUrl.replace('https://interviews.example.com', ''), {
    headers: { accept: 'application/json' },
  });
  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const resume = { basics: { name: 'Gia Mill', email: `${name}@mill.example` }, work: [{ name: 'Brook Mill' }] };
  const profile = await maker.call('POST', '/api/v1/admin/profiles', {
    headers: admin,
    body: { organizationId: 'org-1', resume },
  });
  const { username } = (profile.body as { data: { username: string } }).data;
  const link = await maker.call('POST', '/api/v1/admin/verification-links', {
    headers: admin,
    body: { organizationId: 'org-1', username },
  });
  const path = JSON.stringify(link.body).match(/\/verify\/([A-Za-z0-9_-]+)/)?.[1] ?? 'none';
  const verify = await other.call('GET', '/verify/api/state', { headers: { [VERIFY_TOKEN_HEADER]: path } });
  return { room: isOpen, transcript: transcript.status === 200, verify: verify.status === 200 };
}

test.each(STAGES)('links of either node open on the other: %s', { timeout: 120_000 }, async (stage, a, b) => {
  const [first, second] = [await start(a), await start(b)];
  const all = { room: true, transcript: true, verify: true };
  const name = stage.replaceAll(/\W+/g, '-');
  expect([await opened(first, second, `a-${name}`), await opened(second, first, `b-${name}`)]).toEqual([all, all]);
  await first.close();
  await second.close();
});

test('new,old first is the wrong order: the other node does not know the new key yet', {
  timeout: 120_000,
}, async () => {
  const [first, second] = [await start([NEW, OLD]), await start([OLD])];
  const { token } = await postInterview(first, job.headers, job.serviceJobId, { candidateEmail: 'x@example.com' });
  expect((await new Candidate(second, token).try('consent', { language: 'en', decisions: [] })).status).not.toBe(200);
  await first.close();
  await second.close();
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_ATTESTATIONS } from '@colloquy/contract/shared';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exportCommand } from '../../app/commands/export.ts';
import { publishNews } from '../../features/webhooks/index.ts';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ana: ConsolePerson;
let headers: Record<string, string>;
let apiKey: string;
let job: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await signedIn(app, 'acme', 'ADMIN', 'Ana Lind');
  ({ headers, apiKey } = await app.createKey({
    organizationId: 'acme',
    userId: 'ats',
    scopes: ['hiring', 'conversations', 'webhooks'],
  }));
  job = await postJob(app, headers);
});
afterAll(() => app.close());

test('somebody is found by their address, taken along whole, and erased; another organization has nothing of them', async () => {
  const email = 'mara.stone@example.com';
  const { meetingId } = await postInterview(app, headers, job, { candidateEmail: email, candidateName: 'Mara Stone' });
  const recording = new Uint8Array(300_000).map((_, place) => place % 251);
  await app.context.blobs.put(`interviews/${meetingId}/recording/1/recording.mp4`, recording);
  const found = await ana.call('POST', 'people/find', { email: email.toUpperCase() });
  expect(found.body).toMatchObject({ interviews: [{ job: expect.any(String), status: 'SCHEDULED' }] });
  const file = await app.app.inject({
    method: 'POST',
    url: '/console/api/organizations/acme/people/export',
    headers: {
      host: 'interviews.example.com',
      origin: 'https://interviews.example.com',
      'content-type': 'application/json',
      cookie: ana.cookie,
    },
    payload: JSON.stringify({ email }),
  });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  const parts = unzipSync(new Uint8Array(file.rawPayload));
  const named = Object.keys(parts);
  expect(named.map((name) => name.split('/')[1])).toEqual(
    expect.arrayContaining(['candidate.json', 'interviews.json']),
  );
  const interviews = named.find((name) => name.endsWith('ats/interviews.json')) ?? '';
  expect(strFromU8(parts[interviews] ?? new Uint8Array())).toContain('Mara Stone');
  const media = named.find((name) => name.endsWith('recording.mp4')) ?? '';
  expect(Buffer.from(parts[media] ?? []).equals(recording)).toBe(true);
  expect(JSON.parse(strFromU8(parts['files.json'] ?? new Uint8Array()))).toEqual([
    { file: media, sizeBytes: recording.length, included: true },
  ]);

  const byKey = await app.app.inject({
    method: 'POST',
    url: '/api/v1/admin/people/export',
    headers: { 'x-admin-secret': ADMIN_SECRET, accept: 'application/zip', 'content-type': 'application/json' },
    payload: JSON.stringify({ organizationId: 'acme', userId: 'ats', email }),
  });
  expect([byKey.statusCode, byKey.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(Object.keys(unzipSync(new Uint8Array(byKey.rawPayload))).some((name) => name.endsWith('.mp4'))).toBe(true);

  const folder = mkdtempSync(join(tmpdir(), 'colloquy-export-'));
  const path = join(folder, 'person.zip');
  const input = { values: { organization: 'acme', user: 'ats', email }, positionals: [path] };
  const said: string[] = [];
  const output = { line: (text: string) => void said.push(text), problem: () => undefined };
  expect(await exportCommand.run(app.context, input, output)).toBe(0);
  expect(Object.keys(unzipSync(new Uint8Array(readFileSync(path)))).length).toBeGreaterThan(3);
  await expect(exportCommand.run(app.context, input, output)).rejects.toThrow(`FILE ${path} exists`);
  expect(said.join()).not.toContain('mara');
  rmSync(folder, { recursive: true });

  const stranger = await signedIn(app, 'elsewhere', 'OWNER');
  expect((await stranger.call('POST', 'people/find', { email })).body).toEqual({ interviews: [] });
  expect(kindOf(await stranger.call('POST', 'people/export', { email }))).toBe('person-not-found');
  expect(kindOf(await stranger.call('POST', 'people/erase', { email }))).toBe('person-not-found');

  const erased = await ana.call('POST', 'people/erase', { email });
  expect(erased.body).toEqual({ receipts: [expect.any(String)] });
  expect((await ana.call('POST', 'people/find', { email })).body).toEqual({ interviews: [] });
  expect(kindOf(await ana.call('POST', 'people/erase', { email }))).toBe('person-not-found');
  // Entries name no person.
  expect((await auditOf(app, 'acme')).slice(-3)).toEqual(['person.exported', 'person.exported', 'person.erased']);
  const entries = await app.context.db.query('select to_jsonb(e)::text as text from audit_entries e');
  expect(JSON.stringify(entries)).not.toContain('mara');
});

test('deliveries of each address are listed, and one is sent again', async () => {
  const { body, text } = await app.call('POST', '/api/v1/webhooks', {
    headers,
    body: { url: 'https://hooks.example.com/colloquy', types: ['interview.scheduled'] },
  });
  const { id } = (body as { data?: { id: string } }).data ?? { id: text };
  const { meetingId } = await postInterview(app, headers, job, { candidateEmail: 'hook@example.com' });
  await publishNews(app.context).run();
  const hooks = (await ana.call('GET', 'webhooks')).body as {
    results: { id: string; url: string; enabled: boolean }[];
  };
  expect(hooks.results).toMatchObject([{ id, url: 'https://hooks.example.com/colloquy', enabled: true }]);
  const list = async () =>
    ((await ana.call('GET', `webhooks/${id}/deliveries`)).body as { results: { id: string; state: string }[] }).results;
  const [first] = await list();
  expect(first).toMatchObject({ type: 'interview.scheduled', interview: meetingId, state: 'WAITING', last: null });
  await app.context.db.query(`update webhook_deliveries set state = 'FAILED', next_at = null where id = $1`, [
    first?.id,
  ]);
  expect((await ana.call('POST', `deliveries/${first?.id}/again`, {})).status).toBe(200);
  expect((await list())[0]?.state).toBe('WAITING');
  const reviewer = await signedIn(app, 'acme', 'RECRUITER');
  expect((await reviewer.call('GET', 'webhooks')).status).toBe(403);
});

test('programmes with their link, and applications with what is known of each', async () => {
  const programme = await app.call('POST', '/api/v1/admin/programmes', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'acme', userId: 'ats', name: 'Lantern Works 2027' },
  });
  expect(programme.status).toBe(200);
  expect((await ana.call('GET', 'programmes')).body).toMatchObject({
    results: [
      { name: 'Lantern Works 2027', open: true, applyUrl: 'https://interviews.example.com/apply/lantern-works-2027' },
    ],
  });
  const made = await app.call('POST', '/api/v1/integrations/candidates/conversations', {
    headers: { 'x-api-key': apiKey },
    body: { founder_email: 'ines@example.com', founder_name: 'Inês Castro' },
  });
  expect([made.status, made.text.slice(0, 200)]).toEqual([200, made.text.slice(0, 200)]);
  const founders = (await ana.call('GET', 'founders')).body as { results: { id: string; email: string }[] };
  expect(founders.results).toMatchObject([{ email: 'ines@example.com' }]);
  const one = await ana.call('GET', `founders/${founders.results[0]?.id}`);
  expect(one.body).toMatchObject({
    fields: expect.arrayContaining([{ person: 'founder', field: 'email', value: 'ines@example.com', turn: null }]),
  });
});

test('the log of calls is read page by page, narrowed to what went wrong and to a key, and never says what was sent', async () => {
  const reader = await signedIn(app, 'lighthouse', 'ADMIN');
  const key = async (name: string) => {
    const { id, apiKey } = (await reader.call('POST', 'keys', { name, user: 'ats' })).body as Record<
      'id' | 'apiKey',
      string
    >;
    return { id, headers: { authorization: `Bearer ${apiKey}` } };
  };
  const [one, other] = [await key('One'), await key('Other')];
  const jobs = '/api/v1/jobs';
  for (const { headers: by } of [one, other]) await app.call('GET', jobs, { headers: by });
  await app.call('POST', jobs, { headers: one.headers, body: { title: 'A secret lamp' } });
  const listed = async (query = '') => (await reader.call('GET', `requests-log${query}`)).body as Calls;
  type Calls = {
    results: { id: string; key: string | null; status: number; route: string | null }[];
    next: string | null;
  };
  const all = await vi.waitUntil(async () => {
    const { results } = await listed();
    return results.length >= 3 && results;
  });
  expect(all[0]).toMatchObject({ id: expect.any(String), user: 'ats', at: expect.any(String) });
  expect(JSON.stringify(all)).not.toContain('secret');
  const refused = (await listed('?outcome=refused')).results;
  expect(refused.length).toBe(all.filter(({ status }) => status >= 400).length);
  expect(refused.length).toBeGreaterThan(0);
  expect((await listed('?outcome=failed')).results).toEqual([]);
  const ofOne = (await listed(`?key=${one.id}`)).results;
  expect(ofOne.map(({ key }) => key)).toEqual(ofOne.map(() => 'One'));
  expect(ofOne.length).toBe(2);
  expect((await (await signedIn(app, 'elsewhere', 'ADMIN')).call('GET', `requests-log?key=${one.id}`)).body).toEqual({
    results: [],
    next: null,
  });

  await app.context.db.query(
    `insert into request_records (at, id, request_id, key_id, user_id, organization_id, method, route, path, query, request_bytes, status, duration_ms)
     select date_trunc('milliseconds', now()) - interval '1 hour', md5(n::text)::uuid, 'old', null, null, 'lighthouse', 'GET', null, '/', '', 0, 500, 1
     from generate_series(1, 120) n`,
  );
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: Calls = await listed(`?outcome=failed${next === '' ? '' : `&before=${next}`}`);
    seen.push(...page.results.map(({ id }) => id));
    next = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  for (const before of ['yesterday', `1.${'-'.repeat(36)}`, `${'9'.repeat(15)}.${all[0]?.id}`])
    expect((await reader.call('GET', `requests-log?before=${before}`)).status).toBe(400);
  const last = `${'9'.repeat(13)}.${all[0]?.id}`;
  expect((await reader.call('GET', `requests-log?before=${last}`)).status).toBe(200);

  await app.context.db.query('update api_keys set name = null where id = $1', [one.id]);
  const [unnamed] = (await listed(`?key=${one.id}`)).results;
  expect(one.headers.authorization.endsWith(unnamed?.key?.slice(1) ?? '-')).toBe(true);
});

test('the audit is narrowed to a person and to a kind of entry', async () => {
  const org = 'harbour';
  const boss = await signedIn(app, org, 'OWNER', 'Ana Lind');
  const helper = await signedIn(app, org, 'ADMIN', 'Ben Okoro');
  for (const by of [boss, helper, helper])
    await by.call('POST', 'members', { email: 'new.one@example.com', role: 'VIEWER' });
  await boss.call('PUT', '', { displayName: 'Harbour', contact: null, privacyUrl: null, colour: null });
  type Entries = { results: { action: string; person: { id: string } }[] };
  const entries = async (query: string) => ((await boss.call('GET', `audit?${query}`)).body as Entries).results;
  const byHelper = await entries(`person=${helper.id}`);
  expect(byHelper.map(({ action, person }) => [action, person.id])).toEqual(
    [1, 2].map(() => ['member.invited', helper.id]),
  );
  expect((await entries('action=member.invited')).length).toBe(3);
  expect((await entries(`action=member.invited&person=${boss.id}`)).length).toBe(1);
  expect(await entries('action=key.created')).toEqual([]);
  expect((await boss.call('GET', "audit?action=x'")).status).toBe(400);
});

test('an administrator attests something of a profile in their own name, and takes it back', async () => {
  const profileId = app.context.ids.next();
  await app.context.db.query(
    `insert into profiles (id, organization_id, username, content, provenance, updated_at) select $1, 'acme', 'robin-vale', content, '{}', now()
     from (values ('{"firstName":"Robin","lastName":"Vale","headline":"","geo":{"full":""},"position":[]}'::jsonb)) v (content)`,
    [profileId],
  );
  const draft = { username: 'robin-vale', kind: 'workplace', value: 'Lantern Works since 2021', how: 'by telephone' };
  expect(kindOf(await ana.call('POST', 'attestations', { ...draft, username: 'nobody' }))).toBe('profile-not-found');
  expect((await ana.call('POST', 'attestations', { ...draft, value: 'two\nlines' })).status).toBe(400);
  const { id } = (await ana.call('POST', 'attestations', draft)).body as { id: string };
  const found = async () => (await ana.call('POST', 'profiles/find', { username: 'robin-vale' })).body;
  expect(await found()).toMatchObject({
    attestations: [{ id, kind: 'workplace', attestedBy: 'Ana Lind', how: 'by telephone', revokedAt: null }],
  });
  const stranger = await signedIn(app, 'elsewhere', 'OWNER');
  expect(kindOf(await stranger.call('DELETE', `attestations/${id}`))).toBe('attestation-not-found');
  expect((await ana.call('DELETE', `attestations/${id}`)).status).toBe(200);
  expect(await found()).toMatchObject({ attestations: [{ id, revokedAt: expect.any(String) }] });
  expect(kindOf(await ana.call('DELETE', `attestations/${id}`))).toBe('attestation-not-found');
  expect((await auditOf(app, 'acme')).slice(-2)).toEqual(['attestation.made', 'attestation.revoked']);

  const more =
    'insert into attestations select gen_random_uuid(), profile_id, kind, value, attested_by, how, verified_at';
  await app.context.db.query(`${more}, revoked_at from attestations, generate_series(1, $2) where id = $1`, [
    id,
    MAX_ATTESTATIONS - 2,
  ]);
  const both = await Promise.all([1, 2].map(() => ana.call('POST', 'attestations', draft)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(kindOf(await ana.call('POST', 'attestations', draft))).toBe('too-many-attestations');
  const byKey = await app.call('POST', '/api/v1/admin/attestations', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { ...draft, organizationId: 'acme', attestedBy: 'Ana Lind' },
  });
  expect(byKey.status).toBe(409);
  expect(((await found()) as { attestations: unknown[] }).attestations).toHaveLength(MAX_ATTESTATIONS);
});

test('calls are counted by day, questions to the model by month', async () => {
  await app.context.db.query(
    `insert into model_months (organization_id, month, calls, tokens, cost) values ('acme', '2026-02-01', 7, 900, 0.5), ('elsewhere', '2026-02-01', 1, 1, 1)`,
  );
  const usage = (await ana.call('GET', 'usage')).body as { calls: { total: number }[]; weeks: object[] };
  expect(usage).toMatchObject({ model: [{ month: '2026-02', calls: 7, tokens: 900, cost: 0.5 }] });
  expect(usage.calls.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThan(2);
  expect(usage.weeks).toHaveLength(4);
});

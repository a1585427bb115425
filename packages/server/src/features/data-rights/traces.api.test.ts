import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let upstream: Server;
let folder: string;
/** What the upstream knows, and for whom it was asked. */
const known = new Map<string, object>();
const asked: string[] = [];
beforeAll(async () => {
  upstream = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    asked.push(name);
    const profile = known.get(name);
    response.statusCode = profile === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(profile ?? {}));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'colloquy-upstream-'));
  const file = join(folder, 'upstream.json');
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/{username}`;
  writeFileSync(file, JSON.stringify({ name: 'people', url }));
  app = await startTestApp({}, { COLLOQUY_PROFILE_UPSTREAM: file });
});
afterAll(async () => {
  await app.close();
  upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

// Each test comes after the erasures of the one before.
beforeEach(() => app.clock.advance(60_000));

const admin = { 'x-admin-secret': ADMIN_SECRET };
const labelled = (label: string, headers: Record<string, string> = admin) => ({ ...headers, 'x-request-id': label });
const erase = (body: object) => app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body });

async function imported(organizationId: string, basics: object, label = 'import'): Promise<string> {
  const body = { organizationId, resume: { basics } };
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: labelled(label), body });
  return (reply.body as { data: { username: string } }).data.username;
}

async function maskedLabels(): Promise<string[]> {
  await app.context.requestLog.settle();
  const rows = await app.context.db.query<{ label: string }>(
    `select request_id as label from request_records
     where request_body = '[erased]' or response_body = '[erased]' or path = '[erased]' order by 1`,
  );
  return rows.map(({ label }) => label);
}

describe('the request record forgets the person and nobody else', () => {
  test.each(['success', 'a'])('whose public name is %s', async (name) => {
    const before = await maskedLabels();
    const [own, foreign] = [`own-${name}`, `foreign-${name}`];
    const linked = (username: string, network = 'LinkedIn') => ({ profiles: [{ network, username }] });
    const person = { name: `Son Ja${name}`, email: 'tail@x.example', ...linked(name) };
    const mine = `mine-${name}`;
    const organizations = [own, foreign].map(async (organizationId) => {
      const consumer = `c-${organizationId}`;
      const { headers, apiKey } = await app.createKey({ organizationId, consumer });
      const username = await imported(organizationId, person, organizationId === own ? `${mine}-1` : 'theirs');
      return { headers, apikey: { apikey: apiKey }, consumer, username, serviceJobId: await postJob(app, headers) };
    });
    const [a, b] = await Promise.all(organizations);
    if (a === undefined || b === undefined) throw new Error('two organizations were asked for');
    const profile = (who: typeof a, username: string, label: string) =>
      app.call('GET', `/api/v1/consumers/${who.consumer}/profiles/${username}`, {
        headers: labelled(label, who.apikey),
      });
    const attest = (organizationId: string, username: string, label: string) =>
      app.call('POST', '/api/v1/admin/attestations', {
        headers: labelled(label),
        body: { organizationId, username, kind: 'identity', value: 'Seen', attestedBy: 'A', how: 'seen' },
      });
    const job = (who: typeof a, id: string, label: string) =>
      app.call('GET', `/api/v1/jobs/${id}`, { headers: labelled(label, who.headers) });

    await profile(a, a.username.toUpperCase(), `${mine}-2`);
    await app.call('GET', `/api/v1/network/${a.username}/verification`, { headers: labelled(`${mine}-3`, a.apikey) });
    await attest(own, a.username, `${mine}-4`);
    await app.call('GET', `/api/v1/admin/attestations?organizationId=${own}&username=${a.username}`, {
      headers: labelled(`${mine}-5`),
    });
    await job(a, 'Tail%40x.example', `${mine}-6`);
    await app.call('POST', '/api/v1/jobs', {
      headers: labelled(`${mine}-7`, a.headers),
      body: { title: 'Ask\ntail@x.example.' },
    });
    await app.call('GET', `/api/v1/interviews?serviceJobId=x&mail=tail@x.example`, {
      headers: labelled(`${mine}-8`, { authorization: 'Bearer nobody' }),
    });

    await app.call('GET', '/api/v1/jobs', { headers: labelled('other', a.headers) });
    await profile(a, `${a.username}or`, 'other');
    await profile(a, `un-${a.username}`, 'other');
    await imported(own, { name: 'Other One', email: 'cock.tail@x.example' }, 'other');
    await imported(own, { name: 'Other Two', email: 'tail@x.example.org', ...linked(name, 'GitHub') }, 'other');
    for (const id of ['cock-tail@x.example', "o'tail@x.example", 'a%2Btail@x.example', 'tail@x.example-y.org'])
      await job(a, id, 'other');
    await postInterview(app, { ...a.headers, 'x-request-id': 'other' }, a.serviceJobId, {
      candidateEmail: 'cocktail@x.example',
    });
    await profile(b, b.username, 'theirs');
    await attest(foreign, b.username, 'theirs');
    await job(b, 'tail@x.example', 'theirs');
    await app.call('GET', `/api/v1/network/${a.username}/verification`, { headers: labelled('unknown') });

    await app.context.requestLog.settle();
    const reply = await erase({ organizationId: own, userId: 'user-1', email: 'Tail@X.example' });
    expect(reply).toMatchObject({ status: 200, body: { data: { counts: { profiles: 1, requestRecords: 8 } } } });
    const masked = (await maskedLabels()).filter((label) => !before.includes(label));
    expect(masked).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((no) => `${mine}-${no}`));
    expect((await profile(b, b.username, 'later')).status).toBe(200);
  });

  test('whose address and organization hold signs of patterns and of addresses on the web', async () => {
    const organizationId = 'C++ (north) & "co" [1]*';
    const email = 'a+b.c@x-y.example';
    await imported(organizationId, { name: 'Sig Ned', email }, 'signs-1');
    const { headers } = await app.createKey({ organizationId, userId: 'u', consumer: 'signs' });
    for (const [id, label] of [
      ['a%2Bb.c@x-y.example', 'signs-2'],
      ['a+b.c@x-y.example', 'signs-3'],
      ['aab.c@x-y.example', 'other'],
      ['a+bxc@x-y.example', 'other'],
    ] as const)
      await app.call('GET', `/api/v1/jobs/${id}`, { headers: labelled(label, headers) });
    const query = new URLSearchParams({ organizationId, username: 'sig-ned' });
    await app.call('GET', `/api/v1/admin/attestations?${query}`, { headers: labelled('signs-4') });
    await app.context.requestLog.settle();
    await erase({ organizationId, userId: 'u', email });
    const labels = (await maskedLabels()).filter((label) => label.startsWith('signs') || label === 'other');
    expect(labels).toEqual(['signs-1', 'signs-2', 'signs-3', 'signs-4']);
  });
});

test('kept replies of the upstream go with the person, whatever name they were asked by', async () => {
  const organizationId = 'cached';
  const { apiKey } = await app.createKey({ organizationId, scopes: ['network'], consumer: 'cached' });
  asked.length = 0;
  const look = (name: string) =>
    app.call('GET', `/api/v1/consumers/cached/profiles/${name}`, { headers: { apikey: apiKey } });
  for (const name of ['good-erase', 'good-erase-2', 'bystander'])
    known.set(name, { firstName: 'Up', lastName: 'Stream' });
  for (const name of ['Good-Erase', 'good-erase', 'good-erase-2', 'bystander'])
    expect((await look(name)).body).toMatchObject({ lastName: 'Stream' });
  expect(asked).toEqual(['good-erase', 'good-erase-2', 'bystander']);
  const email = 'good@example.com';
  const linkedIn = (username: string) => ({ profiles: [{ network: 'LinkedIn', username }] });
  expect(await imported(organizationId, { name: 'Own Store', email, ...linkedIn('Good-Erase') })).toBe('good-erase');
  await imported(organizationId, { name: 'Own Store', email, ...linkedIn('good-erase-2') });
  await erase({ organizationId, userId: 'user-1', email });
  known.clear();
  expect((await look('good-erase')).status).toBe(404);
  expect((await look('good-erase-2')).status).toBe(404);
  expect((await look('bystander')).status).toBe(200);
});

test('mails to the person go from the outbox, those to others stay', async () => {
  const organizationId = 'mailed';
  await app.createKey({ organizationId });
  const outbox = join(app.context.config.dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const mails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  for (const name of ['Leaves', 'Stays']) {
    const username = await imported(organizationId, { name: `${name} Here`, email: `${name}@example.com` });
    const body = { organizationId, username, kind: 'workplace', email: `${name}@nordfracht.example` };
    expect((await app.call('POST', '/api/v1/admin/claims', { headers: admin, body })).status).toBe(200);
  }
  await app.context.tasks.runDue();
  expect(mails()).toHaveLength(2);
  await erase({ organizationId, userId: 'user-1', email: 'leaves@example.com' });
  await app.context.tasks.runDue();
  expect(mails()).toEqual([expect.stringContaining('stays@nordfracht.example')]);
});

describe('whom an upstream knows', () => {
  const lookUp = (consumer: string, apikey: string, username: string) =>
    app.call('GET', `/api/v1/consumers/${consumer}/profiles/${username}`, { headers: { apikey } });

  test('is exported and erased by the name alone, and not shown again; another organization sees what it saw', async () => {
    known.set('only-there', { publicIdentifier: 'only-there', firstName: 'Only', lastName: 'There' });
    const ref = { organizationId: 'asks-upstream', username: 'Only-There' };
    expect((await erase(ref)).status).toBe(404);
    const { apiKey } = await app.createKey({ organizationId: 'asks-upstream', consumer: 'c-asks' });
    const other = await app.createKey({ organizationId: 'asks-too', consumer: 'c-asks-too' });
    expect((await lookUp('c-asks', apiKey, 'only-there')).status).toBe(200);
    const exported = await app.call('POST', '/api/v1/admin/people/export', { headers: admin, body: ref });
    expect(exported.body).toMatchObject({ data: { person: { upstream_replies: [{ reply: {} }] } } });
    expect((await erase(ref)).status).toBe(200);
    expect((await lookUp('c-asks', apiKey, 'only-there')).status).toBe(404);
    expect((await lookUp('c-asks', apiKey, 'ONLY-THERE')).status).toBe(404);
    expect((await lookUp('c-asks-too', other.apiKey, 'only-there')).status).toBe(200);
  });

  test('is not asked for again after the own profile is erased', async () => {
    known.set('both', { publicIdentifier: 'both', firstName: 'Bo', lastName: 'Th' });
    const person = { name: 'Bo Th', profiles: [{ network: 'LinkedIn', username: 'both' }] };
    const username = await imported('has-both', person);
    const { apiKey } = await app.createKey({ organizationId: 'has-both', consumer: 'c-both' });
    expect((await lookUp('c-both', apiKey, username)).status).toBe(200);
    expect((await erase({ organizationId: 'has-both', username })).status).toBe(200);
    expect((await lookUp('c-both', apiKey, username)).status).toBe(404);
    expect(asked).not.toContain(username);
  });
});

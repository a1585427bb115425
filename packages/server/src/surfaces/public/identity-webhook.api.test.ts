import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { identityReply } from '@colloquy/contract/public';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../../app/http.ts';
import { ScriptedIdentitySender, type SignedRequest } from '../../providers/identity/scripted.ts';
import { ADMIN_SECRET, IDENTITY_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let provider: ScriptedIdentitySender;
beforeAll(async () => {
  app = await startTestApp();
  provider = new ScriptedIdentitySender(IDENTITY_SECRET, () => app.clock.now());
});
afterAll(() => app.close());

const ADMIN = { 'x-admin-secret': ADMIN_SECRET };
let people = 0;
async function person(): Promise<{ organization: string; username: string; verified(): Promise<unknown> }> {
  people += 1;
  const organization = `org-identity-${people}`;
  const body = {
    organizationId: organization,
    resume: { basics: { name: 'Noor Haddad', email: `n${people}@example.org` } },
  };
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: ADMIN, body });
  const { username } = (reply.body as { data: { username: string } }).data;
  const key = await app.createKey({ organizationId: organization, scopes: ['network'], consumer: `idc-${people}` });
  const look = () => app.call('GET', `/api/v1/network/${username}/verification`, { headers: { apikey: key.apiKey } });
  return {
    organization,
    username,
    verified: async () => ((await look()).body as { verifiedInfo: unknown }).verifiedInfo,
  };
}

const send = ({ headers, raw }: SignedRequest) => app.call('POST', '/webhooks/identity', { headers, raw });

test('a signed delivery puts the identity on the record, and revoking takes it off', async () => {
  const { verified, ...who } = await person();
  const reply = await send(provider.sign({ id: 'evt-a', ...who, value: 'Identity card and face checked' }));
  expect(reply.status).toBe(200);
  const { id, outcome } = identityReply.parse(reply.body);
  expect(outcome).toBe('attested');
  expect(await verified()).toEqual({ Identity: [{ Date: 'today', Value: 'Identity card and face checked' }] });
  const path = `/api/v1/admin/attestations/${id}?organizationId=${who.organization}`;
  expect((await app.call('DELETE', path, { headers: ADMIN })).status).toBe(200);
  expect(await verified()).toEqual({});
});

test('the example of the page for operators, run as it stands, is taken', async () => {
  const page = readFileSync(new URL('../../../../../docs/operations/identity-webhook.md', import.meta.url), 'utf8');
  const { verified, organization, username } = await person();
  const code = (/```js\n(.+?)```/s.exec(page)?.[1] ?? '')
    .replace("'acme'", JSON.stringify(organization))
    .replace("'noor-haddad'", JSON.stringify(username));
  const folder = mkdtempSync(join(tmpdir(), 'webhook-example-'));
  try {
    writeFileSync(join(folder, 'example.mjs'), code);
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'example.mjs')], {
      env: { IDENTITY_SECRET, COLLOQUY_URL: `http://127.0.0.1:${port}` },
      timeout: 120_000,
    });
    expect(stdout).toMatch(/^200 .*"outcome":"attested"/);
    expect(await verified()).toEqual({ Identity: [{ Date: 'today', Value: 'Identity card and face checked' }] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a delivery from before an erasure proves nobody who gets the name after it', async () => {
  const { verified, ...who } = await person();
  const delivery = provider.sign({ id: 'evt-erased', ...who, value: 'Checked' });
  expect((await send(delivery)).status).toBe(200);
  const erasure = { organizationId: who.organization, username: who.username };
  expect((await app.call('POST', '/api/v1/admin/people/erase', { headers: ADMIN, body: erasure })).status).toBe(200);
  expect((await send(delivery)).status).toBe(404);
  const body = {
    organizationId: who.organization,
    resume: { basics: { name: 'Noor Haddad', email: 'new@example.org' } },
  };
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: ADMIN, body });
  expect(reply.body).toMatchObject({ data: { username: who.username } });
  expect((await send(delivery)).status).toBe(409);
  expect(await verified()).toEqual({});
});

test('the same delivery again is refused; the same event signed anew is known and adds nothing', async () => {
  const { verified, ...who } = await person();
  const event = { id: 'evt-b', ...who, value: 'Checked' };
  const delivery = provider.sign(event);
  const first = await send(delivery);
  expect((await send(delivery)).status).toBe(409);
  app.clock.advance(2_000);
  const again = provider.sign(event);
  expect((await send(again)).body).toEqual({ ...(first.body as object), outcome: 'known' });
  expect((await send(again)).status).toBe(409);
  expect(await verified()).toEqual({ Identity: [{ Date: 'today', Value: 'Checked' }] });
});

test('an event id of one organization is not one of another, nor of another person', async () => {
  const one = await person();
  const two = await person();
  const ids: string[] = [];
  for (const { organization, username } of [one, two]) {
    const reply = await send(provider.sign({ id: 'evt-shared', organization, username, value: 'Checked' }));
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'attested' } });
    ids.push((reply.body as { id: string }).id);
  }
  expect(new Set(ids).size).toBe(2);
  for (const { verified } of [one, two])
    expect(await verified()).toEqual({ Identity: [{ Date: 'today', Value: 'Checked' }] });
});

test('sent many times at once it is taken once', async () => {
  const { verified, ...who } = await person();
  const delivery = provider.sign({ id: 'evt-c', ...who, value: 'Checked' });
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(delivery)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await verified()).toEqual({ Identity: [{ Date: 'today', Value: 'Checked' }] });
});

test('forged and stale deliveries get one and the same 401', async () => {
  const { verified, ...who } = await person();
  const good = provider.sign({ id: 'evt-d', ...who, value: 'Checked' });
  const forger = new ScriptedIdentitySender('another-secret-of-thirty-two-characters', () => app.clock.now());
  const bad = [
    { ...good, headers: {} },
    { ...good, raw: `${good.raw} ` },
    forger.sign({ id: 'evt-d', ...who, value: 'Checked' }),
    new ScriptedIdentitySender(IDENTITY_SECRET, () => app.clock.now() - 302_000).sign({
      id: 'evt-d',
      ...who,
      value: 'x',
    }),
  ];
  for (const request of bad) {
    const reply = await send(request);
    expect([reply.status, reply.body]).toEqual([401, { status: 401, errors: 'Invalid signature' }]);
  }
  expect(await verified()).toEqual({});
});

test('an unknown person is not found, another organization’s included; a body that does not fit is named', async () => {
  const one = await person();
  const two = await person();
  const missing = await send(
    provider.sign({ id: 'e1', organization: one.organization, username: 'nobody', value: 'v' }),
  );
  const foreign = await send(
    provider.sign({ id: 'e2', organization: `${two.organization}x`, username: one.username, value: 'v' }),
  );
  expect(missing.status).toBe(404);
  expect(foreign.body).toEqual(missing.body);
  expect(await send(provider.sign({ id: 'e3', ...one, value: 7 }))).toMatchObject({
    status: 400,
    body: { errors: expect.stringContaining('value') },
  });
  expect((await send(provider.sign('not json'))).status).toBe(400);
});

test('without a configured secret the address does not exist', async () => {
  const { app: bare, hub } = await createHttp({ ...app.context, identity: null }, { checkReplies: true });
  const { headers, raw } = provider.sign({ id: 'e', organization: 'o', username: 'u', value: 'v' });
  const reply = await bare.inject({ method: 'POST', url: '/webhooks/identity', headers, payload: raw });
  expect(reply.statusCode).toBe(404);
  hub.stop();
  await bare.close();
});

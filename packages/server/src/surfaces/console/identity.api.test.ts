import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, type ConsolePerson, kindOf, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { postProgramme } from '../../testing/founder-flows.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { holdInterview } from '../links/testing/held-interview.ts';

let server: MailServer;
let app: TestApp;
let owner: ConsolePerson;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
  owner = await signedIn(app, 'org-1', 'OWNER');
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** @param more bytes after the picture */
function png(width: number, height: number, more = 0): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const head = [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), size, Buffer.from('080600000000000000', 'hex')];
  return Buffer.concat([...head, deflateSync(Buffer.alloc(64)), Buffer.alloc(more)]);
}
const upload = (bytes: Buffer, by = owner) => by.call('POST', 'logo', { data: bytes.toString('base64') });
const SETTINGS = {
  displayName: 'Lantern & Söhne',
  contact: 'people@lantern.example',
  privacyUrl: 'https://lantern.example/privacy',
  colour: '#ffe14d',
  timeZone: 'Europe/Berlin',
};
const logoOf = async (by = owner): Promise<{ url: string } | null> =>
  ((await by.call('GET', '')).body as { logo: { url: string } | null }).logo;

test.each([
  ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['one that is too large', png(200, 80, 262_145 - png(200, 80).length)],
  ['one that decodes into too much', png(2_049, 16)],
  ['one that is not to be seen', png(15, 40)],
])('%s is no logo', async (_what, bytes) => {
  const reply = await upload(bytes);
  expect([reply.status, kindOf(reply)]).toEqual([422, 'logo-refused']);
  expect(await logoOf()).toBeNull();
});

test('what is no base64, or too long to be a picture, names the field', async () => {
  for (const data of ['not base64!', '', 'A'.repeat(349_529)]) {
    const reply = await owner.call('POST', 'logo', { data });
    expect([reply.status, reply.body]).toMatchObject([400, { error: { issues: [{ path: ['data'] }] } }]);
  }
});

test('a logo is served as the picture that it is, under its digest, until nobody has it any more', async () => {
  const [one, two] = [await signedIn(app, 'logo-one', 'ADMIN'), await signedIn(app, 'logo-two', 'ADMIN')];
  const bytes = png(200, 80);
  expect((await upload(bytes, one)).status).toBe(200);
  expect((await upload(bytes, two)).status).toBe(200);
  const { url } = (await logoOf(one)) ?? { url: '' };
  expect(url).toMatch(/^\/logos\/[0-9a-f]{64}$/);
  const served = await app.app.inject({ method: 'GET', url });
  expect(served.rawPayload.equals(bytes)).toBe(true);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await one.call('DELETE', 'logo')).body).toMatchObject({ logo: null });
  expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  await upload(png(64, 64), two);
  expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  for (const path of ['/logos/', '/logos/..%2f..%2fetc', `/logos/${'a'.repeat(63)}`, `/logos/${'A'.repeat(64)}`])
    expect((await app.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  expect(await auditOf(app, 'logo-one')).toEqual(['organization.logo-changed', 'organization.logo-removed']);
});

test('one identity stands in the room, the report, the mail and on the public pages; the commands set the same contact', async () => {
  expect((await owner.call('PUT', '', SETTINGS)).status).toBe(200);
  expect((await upload(png(240, 80))).status).toBe(200);
  const { url } = (await logoOf()) ?? { url: '' };
  const { colour: _, displayName: name, ...shown } = SETTINGS;
  const identity = {
    ...shown,
    name,
    logo: { url, width: 240, height: 80 },
    shades: { light: expect.stringMatching(/^#/), dark: '#ffe14d' },
  };

  const { headers } = await app.createKey();
  const { token } = await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'mara@candidates.example',
    sendInvitation: true,
  });
  expect((await new Candidate(app, token).look()).identity).toEqual(identity);

  await app.context.tasks.runDue();
  const [mail] = server.to('mara@candidates.example');
  expect(mail?.from?.value[0]?.name).toBe('Lantern & Söhne via Colloquy');
  expect(mail?.replyTo?.value[0]?.address).toBe('people@lantern.example');
  expect(mail?.text).toContain('Privacy notice: https://lantern.example/privacy');
  // In the zone of the organization, and by its name.
  expect(mail?.text).toMatch(/GMT\+[12]|CES?T/);
  expect(mail?.html).toContain('alt="Lantern &amp; S');
  expect(mail?.html).not.toMatch(/src="https?:/);

  const held = await holdInterview(app);
  const links = await held.links();
  const accept = { accept: 'application/json' };
  const transcript = await app.call('GET', links.transcript, { headers: accept });
  expect((transcript.body as { identity: object }).identity).toEqual(identity);
  const report = await app.call('GET', links.report, { headers: accept });
  expect(JSON.stringify(report.body)).toContain(url);

  const { slug } = await postProgramme(app, { name: 'Open House', ask: [] });
  const programme = await app.call('GET', `/apply/api/${slug}`);
  expect(programme.body).toMatchObject({ organization: name, identity });

  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const basics = { name: 'Jorun Aas', email: 'jorun@example.org' };
  const made = await app.call('POST', '/api/v1/admin/profiles', {
    headers: admin,
    body: {
      organizationId: 'org-1',
      resume: { basics, work: [{ name: 'Nordfracht', position: 'x', startDate: '2020' }] },
    },
  });
  const { username } = (made.body as { data: { username: string } }).data;
  const link = await app.call('POST', '/api/v1/admin/verification-links', {
    headers: admin,
    body: { organizationId: 'org-1', username },
  });
  const verifyToken = (link.body as { data: { url: string } }).data.url.split('/verify/')[1] ?? '';
  const page = await app.call('GET', '/verify/api/state', { headers: { 'x-verify-token': verifyToken } });
  expect(page.body).toMatchObject({ organization: name, identity });
});

test('the logo travels in the mail, and is fetched from nowhere', async () => {
  const { headers } = await app.createKey();
  await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'lou@candidates.example',
    sendInvitation: true,
  });
  await app.context.tasks.runDue();
  const [mail] = server.to('lou@candidates.example');
  const [logo] = mail?.attachments ?? [];
  expect([logo?.contentType, logo?.cid, logo?.contentDisposition]).toEqual(['image/png', 'logo', 'inline']);
  expect(logo?.content.equals(png(240, 80))).toBe(true);
});

test('where answers go, and how long recordings are kept, are changed by a fresh sign-in alone', async () => {
  const late = await signedIn(app, 'late', 'OWNER');
  const current = { displayName: 'Late', contact: null, privacyUrl: null, colour: null };
  app.clock.advance(10 * 60_000);
  expect((await late.call('PUT', '', { ...current, colour: '#0b6e6e', timeZone: 'Asia/Tokyo' })).status).toBe(200);
  for (const change of [{ contact: 'mallory@elsewhere.example' }, { retentionDays: 1 }]) {
    const reply = await late.call('PUT', '', { ...current, ...change });
    expect([reply.status, kindOf(reply)]).toEqual([403, 'stale-sign-in']);
  }
  const draft = { username: 'robin-vale', kind: 'workplace', value: 'Lantern Works', how: 'by telephone' };
  expect(kindOf(await late.call('POST', 'attestations', draft))).toBe('stale-sign-in');
  const attested = '01900000-0000-7000-8000-000000000009';
  expect(kindOf(await late.call('DELETE', `attestations/${attested}`))).toBe('stale-sign-in');
  const fair = { asks: [], noticeDays: 3, keepDays: null };
  expect((await late.call('PUT', 'fairness', fair)).status).toBe(200);
  expect(kindOf(await late.call('PUT', 'fairness', { ...fair, keepDays: 200 }))).toBe('stale-sign-in');
  expect((await late.call('GET', 'fairness')).body).toMatchObject(fair);
  expect((await late.call('GET', '')).body).toMatchObject({
    contact: null,
    retentionDays: null,
    timeZone: 'Asia/Tokyo',
  });
});

test('a time zone is one, and days are days', async () => {
  for (const [field, value] of [
    ['timeZone', 'Atlantis/Poseidonis'],
    ['retentionDays', 0],
    ['retentionDays', 1.5],
    ['retentionDays', 3_651],
  ] as const) {
    const reply = await owner.call('PUT', '', { ...SETTINGS, [field]: value });
    expect([reply.status, reply.body]).toMatchObject([400, { error: { issues: [{ path: [field] }] } }]);
  }
});

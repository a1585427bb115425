import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../features/people/index.ts';
import { setMembership } from '../../features/people/person-store.ts';
import type { Id } from '../../platform/ids.ts';
import {
  auditOf,
  browserCall,
  ConsolePerson,
  entered,
  kindOf,
  PAGE_ORIGIN,
  signedIn,
} from '../../testing/console-people.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Options = Parameters<SoftwarePasskey['make']>[0];
const add = async (person: ConsolePerson, device: SoftwarePasskey, name = 'Laptop'): Promise<TestReply> => {
  const begun = await person.call('POST', '/passkeys/begin', {});
  if (begun.status !== 200) return begun;
  return person.call('POST', '/passkeys', { name, passkey: device.make(begun.body as Options, PAGE_ORIGIN) });
};
const begin = async (): Promise<Options> =>
  (await browserCall(app, 'POST', '/enter/passkey/begin', { body: {} })).body as Options;
const post = (passkey: object): Promise<TestReply> => browserCall(app, 'POST', '/enter/passkey', { body: { passkey } });
const owner = (organization = `keys-${randomUUID().slice(0, 8)}`) =>
  signedIn(app, organization, 'OWNER', `Owner ${organization}`);
/** As somebody comes in by an invitation that was mailed to them. */
const inOneOrganization = async ({ id }: ConsolePerson, organization: string): Promise<ConsolePerson> => {
  const token = await app.context.db.transaction(async (tx) => {
    await setMembership(tx, organization, id, 'VIEWER');
    const personId = id as Id<'person'>;
    return (await openSession(tx, app.context, { personId, organizationId: organization, way: 'MAIL' })).token;
  });
  return new ConsolePerson(app, { id, organization, cookie: `__Host-colloquy=${token}` });
};
const listed = async (person: ConsolePerson) =>
  (await person.call('GET', '/passkeys')).body as { results: { id: string; name: string }[]; refused: string | null };

test('a passkey is made, used to sign in, renamed and removed; each leaves its entry', async () => {
  const person = await owner();
  const device = new SoftwarePasskey();
  expect((await add(person, device)).status).toBe(200);
  const used = await post(device.use(await begin(), PAGE_ORIGIN));
  expect([used.status, used.body]).toEqual([200, { organization: person.organization }]);
  const cookie = String(used.headers['set-cookie']).split(';')[0] ?? '';
  const me = await browserCall(app, 'GET', `/organizations/${person.organization}/me`, { headers: { cookie } });
  expect((me.body as { person: { id: string } }).person.id).toBe(person.id);

  const [passkey] = (await listed(person)).results;
  expect(passkey).toMatchObject({ name: 'Laptop', host: 'interviews.example.com', synced: false });
  expect((await person.call('PUT', `/passkeys/${passkey?.id}`, { name: 'Old laptop' })).status).toBe(200);
  expect((await listed(person)).results.map(({ name }) => name)).toEqual(['Old laptop']);
  expect((await person.call('DELETE', `/passkeys/${passkey?.id}`)).status).toBe(200);
  const gone = await post(device.use(await begin(), PAGE_ORIGIN));
  expect([gone.status, kindOf(gone)]).toEqual([403, 'passkey-refused']);
  expect(await auditOf(app, person.organization)).toEqual([
    'passkey.added',
    'member.passkey-used',
    'passkey.renamed',
    'passkey.removed',
  ]);
});

test('a device that does not say how it is reached makes a passkey, too', async () => {
  const person = await owner();
  const device = new SoftwarePasskey();
  const begun = (await person.call('POST', '/passkeys/begin', {})).body as Options;
  const { response, ...made } = device.make(begun, PAGE_ORIGIN);
  const { transports: _, ...silent } = response;
  const reply = await person.call('POST', '/passkeys', { name: 'Key', passkey: { ...made, response: silent } });
  expect(reply.status).toBe(200);
  expect((await post(device.use(await begin(), PAGE_ORIGIN))).status).toBe(200);
});

test('with a passkey go the sessions that passkeys began, but the one that removes it', async () => {
  const person = await owner();
  const device = new SoftwarePasskey();
  await add(person, device);
  const by = async () => {
    const used = await post(device.use(await begin(), PAGE_ORIGIN));
    return { headers: { cookie: String(used.headers['set-cookie']).split(';')[0] ?? '' } };
  };
  const [lost, own] = [await by(), await by()];
  const status = async (session: object) => (await browserCall(app, 'GET', '/session', session)).status;
  expect([await status(lost), await status(own)]).toEqual([200, 200]);
  const [passkey] = (await listed(person)).results;
  expect((await browserCall(app, 'DELETE', `/passkeys/${passkey?.id}`, own)).status).toBe(200);
  expect([await status(lost), await status(own)]).toEqual([401, 200]);
  expect((await person.call('GET', '/session')).status).toBe(200);
});

test('a challenge is answered once, in time, by a page of ours, with a signature and a person who was verified', async () => {
  const person = await owner();
  const device = new SoftwarePasskey();
  await add(person, device);
  const refused = async (passkey: object) => {
    const reply = await post(passkey);
    expect([reply.status, kindOf(reply), reply.headers['set-cookie']]).toEqual([403, 'passkey-refused', undefined]);
  };
  const answer = device.use(await begin(), PAGE_ORIGIN);
  expect((await post(answer)).status).toBe(200);
  await refused(answer);
  await refused(device.use({ challenge: 'bWFkZS11cA', rpId: 'interviews.example.com' }, PAGE_ORIGIN));
  await refused(device.use(await begin(), 'https://evil.example'));
  await refused(device.use({ ...(await begin()), rpId: 'evil.example' }, PAGE_ORIGIN));
  await refused(device.use(await begin(), PAGE_ORIGIN, { verified: false }));
  await refused(device.use(await begin(), PAGE_ORIGIN, { signature: Buffer.alloc(70, 1).toString('base64url') }));
  await refused({ ...device.use(await begin(), PAGE_ORIGIN), id: 'AAAA', rawId: 'AAAA' });
  const late = device.use(await begin(), PAGE_ORIGIN);
  app.clock.advance(5 * 60_000 + 1);
  await refused(late);
  // A copy of the device counts less than the device did.
  device.counter = 0;
  await refused(device.use(await begin(), PAGE_ORIGIN));
  expect((await auditOf(app, person.organization)).filter((action) => action === 'member.passkey-used')).toHaveLength(
    1,
  );
});

test('of two who answer one challenge at once one gets in', async () => {
  const person = await owner();
  const device = new SoftwarePasskey();
  await add(person, device);
  const answer = device.use(await begin(), PAGE_ORIGIN);
  const replies = await Promise.all([post(answer), post(answer)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('what one person was asked to sign makes no passkey for another; the same one is not made twice', async () => {
  const [one, two] = [await owner(), await owner()];
  const device = new SoftwarePasskey();
  const begun = (await one.call('POST', '/passkeys/begin', {})).body as Options;
  const stolen = await two.call('POST', '/passkeys', { name: 'Theirs', passkey: device.make(begun, PAGE_ORIGIN) });
  expect([stolen.status, kindOf(stolen)]).toEqual([403, 'passkey-refused']);
  expect((await add(one, device)).status).toBe(200);
  const twice = await add(two, device);
  expect([twice.status, kindOf(twice)]).toEqual([409, 'passkey-known']);
  const [theirs] = (await listed(one)).results;
  expect((await two.call('PUT', `/passkeys/${theirs?.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await two.call('DELETE', `/passkeys/${theirs?.id}`)).status).toBe(404);
});

test('a session by a link that somebody else made adds no passkey', async () => {
  const person = await owner();
  const viewer = await signedIn(app, person.organization, 'VIEWER', `Viewer ${person.organization}`);
  const made = await person.call('POST', `members/${viewer.id}/link`, {});
  const byLink = await entered(app, (made.body as { link: string }).link);
  expect((await listed(byLink)).refused).toBe('link');
  const reply = await add(byLink, new SoftwarePasskey());
  expect([reply.status, kindOf(reply)]).toEqual([403, 'way-too-weak']);
});

test('a session by an invitation that was copied adds no passkey', async () => {
  const admin = await owner();
  const email = `later-${randomUUID().slice(0, 8)}@keys.example`;
  const invitation = await admin.call('POST', 'members', { email, role: 'VIEWER' });
  const copied = await entered(app, (invitation.body as { link: string }).link, { name: 'Later Owner' });
  expect((await listed(copied)).refused).toBe('link');
  const reply = await add(copied, new SoftwarePasskey());
  expect([reply.status, kindOf(reply)]).toEqual([403, 'way-too-weak']);
});

test('a passkey made in a session of one organization opens that one alone, and sees no other', async () => {
  const victim = await owner();
  await add(victim, new SoftwarePasskey(), 'Own');
  const attacker = await owner();
  const scoped = await inOneOrganization(victim, attacker.organization);
  expect((await listed(scoped)).results).toEqual([]);
  const device = new SoftwarePasskey();
  expect((await add(scoped, device, 'Planted')).status).toBe(200);
  const used = await post(device.use(await begin(), PAGE_ORIGIN));
  expect(used.body).toEqual({ organization: attacker.organization });
  const cookie = String(used.headers['set-cookie']).split(';')[0] ?? '';
  const own = await browserCall(app, 'GET', `/organizations/${victim.organization}/me`, { headers: { cookie } });
  expect(own.status).toBe(404);
  // Its owner sees it, and can take it away.
  expect((await listed(victim)).results.map(({ name }) => name)).toEqual(['Own', 'Planted']);
});

test('whoever is removed from an organization loses the passkeys that open it alone', async () => {
  const [person, host] = [await owner(), await owner()];
  await add(person, new SoftwarePasskey(), 'Own');
  const scoped = await inOneOrganization(person, host.organization);
  expect((await add(scoped, new SoftwarePasskey(), 'Of one')).status).toBe(200);
  expect((await host.call('DELETE', `members/${person.id}`)).status).toBe(200);
  expect((await listed(person)).results.map(({ name }) => name)).toEqual(['Own']);
});

test('whoever is removed from their last organization takes their passkeys along', async () => {
  const person = await owner();
  const viewer = await signedIn(app, person.organization, 'VIEWER', `Gone ${person.organization}`);
  const device = new SoftwarePasskey();
  await add(viewer, device);
  expect((await person.call('DELETE', `members/${viewer.id}`)).status).toBe(200);
  const reply = await post(device.use(await begin(), PAGE_ORIGIN));
  expect([reply.status, kindOf(reply)]).toEqual([403, 'passkey-refused']);
  expect(await app.context.db.query('select 1 from passkeys where person_id = $1', [viewer.id])).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropUnwritten } from '../../features/people/index.ts';
import { setMembership } from '../../features/people/person-store.ts';
import {
  auditOf,
  browserCall,
  type ConsolePerson,
  enter,
  entered,
  kindOf,
  signedIn,
  tokenOf,
} from '../../testing/console-people.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const MINUTE = 60_000;

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp(
    {},
    { COLLOQUY_SMTP_URL: server.url, COLLOQUY_MAIL_FROM: 'hello@colloquy.example' },
    { mailPassword: server.address.login?.password ?? '' },
  );
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let networks = 0;
function ownNetwork(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}
/** From a network of its own, so that tests do not use up each other's limits. */
const ask = (email: string, language = 'en', address = ownNetwork()): Promise<TestReply> =>
  app.call(
    'POST',
    '/console/api/enter/mail',
    {
      headers: { host: 'interviews.example.com', origin: 'https://interviews.example.com' },
      body: { email, language },
    },
    address,
  );
const addressOf = async (person: ConsolePerson): Promise<string> =>
  ((await person.call('GET', '/session')).body as { person: { email: string } }).person.email;
const linkIn = (text: string | undefined): string =>
  /https:\S+\/console\/enter#[0-9A-Za-z]{43}/.exec(text ?? '')?.[0] ?? '';
const run = () => app.context.tasks.runDue();
const member = async (organization = `org-${randomUUID().slice(0, 8)}`, name = `Pat ${randomUUID().slice(0, 8)}`) => {
  const person = await signedIn(app, organization, 'RECRUITER', name);
  return { person, organization, email: await addressOf(person) };
};

test('whoever is a member is mailed a link that signs them in once, and to all their organizations', async () => {
  const { person, organization, email } = await member();
  const other = `other-${organization}`;
  await signedIn(app, other, 'OWNER');
  await app.context.db.transaction((tx) => setMembership(tx, other, person.id, 'VIEWER'));
  const reply = await ask(email.toUpperCase());
  expect([reply.status, reply.body]).toEqual([200, { mail: 'sent', minutes: 15 }]);
  await run();
  const [mail] = server.to(email);
  expect(mail?.from?.value[0]?.name).toBe('Colloquy');
  const link = linkIn(mail?.text);
  expect(mail?.html).toContain(link);
  const look = await browserCall(app, 'POST', '/enter/look', { body: { token: tokenOf(link) } });
  expect(look.body).toMatchObject({ kind: 'SIGN_IN', organization: null, email, asksName: false });
  const entered = await enter(app, { token: tokenOf(link), language: 'de' });
  expect([entered.status, entered.body]).toEqual([200, { organization: null }]);
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const session = await browserCall(app, 'GET', '/session', { headers: { cookie } });
  expect((session.body as { organizations: { id: string }[] }).organizations.map(({ id }) => id).sort()).toEqual(
    [organization, other].sort(),
  );
  expect((await enter(app, { token: tokenOf(link) })).status).toBe(410);
  for (const name of [organization, other])
    expect(await auditOf(app, name)).toEqual(['member.link-asked', 'member.signed-in']);

  // From now on in the language of the page that they came in on, whatever page the link is asked for on.
  await ask(email, 'fr');
  await run();
  expect(server.to(email).at(-1)?.subject).toBe('Ihr Link zum Anmelden');
});

test('an address that nobody has gets the same reply, no mail, and is kept nowhere', async () => {
  const email = `nobody-${randomUUID()}@elsewhere.example`;
  const reply = await ask(email);
  expect([reply.status, reply.body]).toEqual([200, { mail: 'sent', minutes: 15 }]);
  const [row] = await app.context.db.query('select 1 from sign_in_links where email = $1', [email]);
  expect(row).toBeDefined();
  await run();
  expect(server.to(email)).toEqual([]);
  expect(await app.context.db.query('select 1 from sign_in_links where email = $1', [email])).toEqual([]);
});

test('a wish whose mail was never written is forgotten when nobody waits for it any more', async () => {
  const email = `nobody-${randomUUID()}@elsewhere.example`;
  await ask(email);
  const asked = () => app.context.db.query('select 1 from sign_in_links where email = $1', [email]);
  await dropUnwritten(app.context.db, new Date(app.clock.now()));
  expect(await asked()).toHaveLength(1);
  await dropUnwritten(app.context.db, new Date(app.clock.now() + 61 * MINUTE));
  expect(await asked()).toEqual([]);
  await run();
  expect(server.to(email)).toEqual([]);
});

test('a link is good for fifteen minutes from the mail on; a newer mail of the same wish takes its place', async () => {
  const { email } = await member();
  await ask(email);
  await run();
  const old = tokenOf(linkIn(server.to(email)[0]?.text));
  app.clock.advance(15 * MINUTE + 1);
  expect((await enter(app, { token: old })).status).toBe(410);

  server.refuse = () => ({ code: 451, text: 'later' });
  await ask(email);
  await run();
  server.refuse = () => null;
  app.clock.advance(2 * MINUTE);
  await run();
  const retried = tokenOf(linkIn(server.to(email).at(-1)?.text));
  expect(retried).not.toBe(old);
  expect((await enter(app, { token: retried })).status).toBe(200);
});

test('a wish that waited for an hour is dropped', async () => {
  const { email } = await member();
  server.refuse = () => ({ code: 451, text: 'later' });
  await ask(email);
  await run();
  server.refuse = () => null;
  app.clock.advance(61 * MINUTE);
  await run();
  expect(server.to(email)).toEqual([]);
});

test('a network asks for an address twice a minute, for ten in all, whether anybody has the addresses or not', async () => {
  app.clock.advance(MINUTE);
  const { email } = await member();
  for (const address of [email, `nobody-${randomUUID()}@elsewhere.example`]) {
    const from = ownNetwork();
    const replies = [await ask(address, 'en', from), await ask(address, 'en', from), await ask(address, 'en', from)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(kindOf(replies[2] as TestReply)).toBe('too-many-asks');
    expect(Number(replies[2]?.headers['retry-after'])).toBeGreaterThan(0);
  }
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(`n${n}-${email}`, 'en', '203.0.113.9')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a stranger who asks for an address all day keeps nobody from signing in from elsewhere', async () => {
  const { email } = await member();
  // All within one day of the limits.
  app.clock.advance(24 * 60 * MINUTE - (app.clock.now() % (24 * 60 * MINUTE)));
  const stranger = ownNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 22; n += 1) {
    statuses.push((await ask(email, 'en', stranger)).status);
    if (n % 2 === 1) app.clock.advance(MINUTE);
  }
  await run();
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const sent = server.to(email).length;
  expect((await ask(email)).status).toBe(200);
  await run();
  expect(server.to(email)).toHaveLength(sent + 1);
});

test('one person is mailed a hundred links a day, whichever node was asked', async () => {
  const { person, email } = await member();
  await app.context.db.query(
    `insert into sign_in_links (id, hash, kind, email, person_id, expires_at)
     select gen_random_uuid(), decode(md5(n::text || $1), 'hex'), 'SIGN_IN', $1, $2, $3 from generate_series(1, 100) n`,
    [email, person.id, new Date(app.clock.now())],
  );
  await ask(email);
  await run();
  expect(server.to(email)).toEqual([]);
});

test('whoever belongs nowhere by the time of the mail is mailed nothing, and their address is not kept', async () => {
  const { person, email } = await member();
  await ask(email);
  await app.context.db.query('delete from memberships where person_id = $1', [person.id]);
  await run();
  expect(server.to(email)).toEqual([]);
  expect(await app.context.db.query('select 1 from sign_in_links where email = $1', [email])).toEqual([]);
});

test('a link of a person who belongs nowhere any more opens nothing', async () => {
  const { person, organization, email } = await member();
  const owner = await signedIn(app, organization, 'OWNER');
  await ask(email);
  await run();
  const token = tokenOf(linkIn(server.to(email)[0]?.text));
  expect((await owner.call('DELETE', `members/${person.id}`)).status).toBe(200);
  expect((await enter(app, { token })).status).toBe(410);
});

test('without a mail server the page is told that the link lies in the outbox', async () => {
  const quiet = await startTestApp();
  const ways = await browserCall(quiet, 'GET', '/enter/ways');
  expect(ways.body).toEqual({ mail: 'outbox', provider: null });
  const person = await signedIn(quiet, 'quiet', 'OWNER');
  const { email } = ((await person.call('GET', '/session')).body as { person: { email: string } }).person;
  const reply = await browserCall(quiet, 'POST', '/enter/mail', { body: { email, language: 'es' } });
  expect(reply.body).toEqual({ mail: 'outbox', minutes: 15 });
  await quiet.context.tasks.runDue();
  expect(await quiet.context.db.query(`select state from mails where kind = 'sign-in'`)).toEqual([
    { state: 'WRITTEN' },
  ]);
  await quiet.close();
});

test('what concerns members, keys and ways in asks for a fresh sign-in, and takes it from the next one', async () => {
  const organization = `fresh-${randomUUID().slice(0, 8)}`;
  const owner = await signedIn(app, organization, 'OWNER');
  const spare = await signedIn(app, organization, 'VIEWER', `Spare ${randomUUID().slice(0, 8)}`);
  app.clock.advance(10 * MINUTE);
  const stale = async (): Promise<string[]> => {
    const calls: TestReply[] = [
      await owner.call('POST', 'members', { email: 'kim@fresh.example', role: 'VIEWER' }),
      await owner.call('PUT', `members/${spare.id}`, { role: 'REVIEWER' }),
      await owner.call('DELETE', `members/${spare.id}`),
      await owner.call('POST', `members/${spare.id}/link`, {}),
      await owner.call('POST', 'keys', { name: 'late' }),
      await owner.call('DELETE', `webhooks/${randomUUID()}`),
      await owner.call('POST', '/passkeys/begin', {}),
    ];
    return calls.map((reply) => `${reply.status} ${reply.status === 200 ? '' : kindOf(reply)}`);
  };
  expect(new Set(await stale())).toEqual(new Set(['403 stale-sign-in']));
  expect((await owner.call('GET', 'members')).status).toBe(200);

  await ask(await addressOf(owner));
  await run();
  const link = linkIn(server.to(await addressOf(owner)).at(-1)?.text);
  const entered = await enter(app, { token: tokenOf(link) });
  owner.cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  expect((await owner.call('POST', 'keys', { name: 'in time' })).status).toBe(200);
});

test('an invitation is mailed with a link of its own, in the language of whoever invites, while it is theirs to give', async () => {
  const organization = `join-${randomUUID().slice(0, 8)}`;
  const owner = await signedIn(app, organization, 'OWNER');
  const admin = await signedIn(app, organization, 'ADMIN', `Adm ${organization}`);
  await app.context.db.query(`update people set language = 'fr' where id = $1`, [admin.id]);
  const email = `kim-${randomUUID().slice(0, 8)}@join.example`;
  const made = (await admin.call('POST', 'members', { email, role: 'REVIEWER' })).body as { id: string; link: string };
  expect((await admin.call('POST', `invitations/${made.id}/mail`, {})).status).toBe(200);
  await run();
  const [mail] = server.to(email);
  expect(mail?.subject).toContain('vous invite');
  expect(mail?.text).toContain(`Adm ${organization}`);
  expect((await enter(app, { token: tokenOf(made.link), name: 'Kim' })).status).toBe(410);
  const entered = await enter(app, { token: tokenOf(linkIn(mail?.text)), name: 'Kim' });
  expect([entered.status, entered.body]).toEqual([200, { organization }]);
  // Nobody else had that link: whoever came by it may add a passkey.
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? '';
  const passkeys = await browserCall(app, 'GET', '/passkeys', { headers: { cookie } });
  expect(passkeys.body).toEqual({ results: [], refused: null });
  expect((await auditOf(app, organization)).at(-1)).toBe('member.joined');

  const again = `ira-${randomUUID().slice(0, 8)}@join.example`;
  const renewed = (await admin.call('POST', 'members', { email: again, role: 'VIEWER' })).body as { id: string };
  expect((await admin.call('POST', `invitations/${renewed.id}/mail`, {})).status).toBe(200);
  await run();
  expect(server.to(again)).toHaveLength(1);
  const copied = (await admin.call('POST', `invitations/${renewed.id}/link`, {})).body as { link: string };
  const byCopy = await enter(app, { token: tokenOf(copied.link), name: 'Ira' });
  const copy = String(byCopy.headers['set-cookie']).split(';')[0] ?? '';
  const refused = await browserCall(app, 'GET', '/passkeys', { headers: { cookie: copy } });
  expect(refused.body).toEqual({ results: [], refused: 'link' });

  const late = `lou-${randomUUID().slice(0, 8)}@join.example`;
  const other = (await admin.call('POST', 'members', { email: late, role: 'VIEWER' })).body as { id: string };
  expect((await admin.call('POST', `invitations/${other.id}/mail`, {})).status).toBe(200);
  expect((await owner.call('DELETE', `members/${admin.id}`)).status).toBe(200);
  await run();
  expect(server.to(late)).toEqual([]);
});

test('an invitation that waited for a mail for more than a day is mailed to nobody', async () => {
  const owner = await signedIn(app, `org-${randomUUID().slice(0, 8)}`, 'OWNER');
  const invited = async () => {
    const email = `${randomUUID().slice(0, 8)}@join.example`;
    const { id } = (await owner.call('POST', 'members', { email, role: 'VIEWER' })).body as { id: string };
    expect((await owner.call('POST', `invitations/${id}/mail`, {})).status).toBe(200);
    return email;
  };
  const late = await invited();
  app.clock.advance(2 * MINUTE);
  const inTime = await invited();
  app.clock.advance(24 * 60 * MINUTE - MINUTE);
  await run();
  expect([server.to(late).length, server.to(inTime).length]).toEqual([0, 1]);
});

test('a session by a link that somebody else held ends after a day, where its person can be mailed one of their own', async () => {
  const owner = await signedIn(app, `org-${randomUUID().slice(0, 8)}`, 'OWNER');
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const invited = await owner.call('POST', 'members', { email, role: 'RECRUITER' });
  const copied = await entered(app, (invited.body as { link: string }).link, { name: 'Kim Larsen' });
  const { expiresAt } = (await copied.call('GET', '/session')).body as { expiresAt: string };
  expect(Date.parse(expiresAt) - app.clock.now()).toBe(24 * 60 * MINUTE);
  for (const hours of [10, 10]) {
    app.clock.advance(hours * 60 * MINUTE);
    expect((await copied.call('GET', 'me')).status).toBe(200);
  }
  app.clock.advance(4 * 60 * MINUTE);
  expect((await copied.call('GET', 'me')).status).toBe(401);
});

test('a test mail goes to whoever asks, and what the server said is told', async () => {
  const { person, organization, email } = await member();
  expect((await person.call('POST', 'test-mail', {})).status).toBe(403);
  const admin = await signedIn(app, organization, 'ADMIN');
  const to = await addressOf(admin);
  const tested = await admin.call('POST', 'test-mail', {});
  expect(tested.body).toEqual({ to, outcome: 'sent', code: 250, reply: expect.any(String) });
  expect(server.to(to).map(({ subject }) => subject)).toEqual([expect.stringContaining(organization)]);
  expect(server.to(email)).toEqual([]);
  expect((await auditOf(app, organization)).at(-1)).toBe('mail.tested');
});

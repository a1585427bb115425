import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, browserCall, kindOf, PAGE_ORIGIN, signedIn } from '../../testing/console-people.ts';
import { OpenIdProvider } from '../../testing/openid-provider.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

const BACK = `${PAGE_ORIGIN}/console/enter/provider`;
const CLIENT = { id: 'colloquy', secret: 'a-client-secret-for-tests-0123456789' };

let provider: OpenIdProvider;
let app: TestApp;
const environmentOf = (issuer: string) => ({
  COLLOQUY_OIDC_ISSUER: issuer,
  COLLOQUY_OIDC_CLIENT_ID: CLIENT.id,
  COLLOQUY_OIDC_CLIENT_SECRET: CLIENT.secret,
});
beforeAll(async () => {
  provider = await OpenIdProvider.start(BACK, {}, CLIENT);
  app = await startTestApp({}, environmentOf(provider.issuer), { clientSecret: CLIENT.secret });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

type Visit = { url: string; cookie: string };
const begin = async (again = false, of = app): Promise<Visit & { reply: TestReply }> => {
  const reply = await browserCall(of, 'POST', '/enter/provider/begin', { body: { again } });
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
  return { url: (reply.body as { url?: string }).url ?? '', cookie, reply };
};
const finish = (query: string, cookie: string): Promise<TestReply> =>
  browserCall(app, 'POST', '/enter/provider', { body: { query }, headers: { cookie } });
const comeIn = async (login: string, again = false): Promise<TestReply> => {
  const { url, cookie } = await begin(again);
  return finish(await provider.visit(url, login, BACK), cookie);
};
const cookieOf = (reply: TestReply): string =>
  [reply.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('__Host-colloquy=')) ?? '';
const name = () => `p-${randomUUID().slice(0, 8)}`;

test('the page is told whom it would visit', async () => {
  const ways = await browserCall(app, 'GET', '/enter/ways');
  expect(ways.body).toEqual({ mail: 'outbox', provider: new URL(provider.issuer).host });
});

test('an open invitation is taken up by an address that the provider confirms; from then on the person is known by their name there', async () => {
  const organization = name();
  const owner = await signedIn(app, organization, 'OWNER');
  const [login, email] = [name(), `${name()}@people.example`];
  provider.people[login] = { email, email_verified: true, name: 'Noa Berg' };
  const early = await comeIn(login);
  expect([early.status, kindOf(early)]).toEqual([403, 'nobody-invited']);
  expect(await app.context.db.query('select 1 from people where email = $1', [email])).toEqual([]);

  expect((await owner.call('POST', 'members', { email, role: 'REVIEWER' })).status).toBe(200);
  const reply = await comeIn(login);
  expect([reply.status, reply.body]).toEqual([200, { organization }]);
  const me = await browserCall(app, 'GET', `/organizations/${organization}/me`, {
    headers: { cookie: cookieOf(reply) },
  });
  expect(me.body).toMatchObject({ person: { name: 'Noa Berg', email }, role: 'REVIEWER' });
  expect((await auditOf(app, organization)).slice(1)).toEqual(['member.provider-used', 'member.joined']);

  // Whatever becomes of the address at the provider.
  provider.people[login] = { email: 'owner.of.all@people.example', email_verified: true };
  const again = await comeIn(login);
  expect(again.body).toEqual({ organization });
});

test('an address that the provider does not confirm joins nobody', async () => {
  const organization = name();
  await signedIn(app, organization, 'OWNER', `Owner ${organization}`);
  const email = `Owner.${organization.replaceAll('-', '.')}@example.com`;
  const [found] = await app.context.db.query('select 1 from people where lower(email) = lower($1)', [email]);
  expect(found).toBeDefined();
  const login = name();
  for (const facts of [{ email, email_verified: false }, { email }, {}]) {
    provider.people[login] = facts;
    const reply = await comeIn(login);
    expect([reply.status, kindOf(reply), cookieOf(reply)]).toEqual([403, 'provider-address', '']);
  }
  provider.people[login] = { email, email_verified: true };
  expect((await comeIn(login)).body).toEqual({ organization });
});

test('an invitation of somebody who was removed is worth nothing here, too', async () => {
  const organization = name();
  const owner = await signedIn(app, organization, 'OWNER');
  const admin = await signedIn(app, organization, 'ADMIN');
  const [login, email] = [name(), `${name()}@people.example`];
  provider.people[login] = { email, email_verified: true };
  await admin.call('POST', 'members', { email, role: 'VIEWER' });
  await owner.call('DELETE', `members/${admin.id}`);
  expect(kindOf(await comeIn(login))).toBe('nobody-invited');
});

test('what comes back belongs to the visit that was begun in this browser, once, and in time', async () => {
  const organization = name();
  await signedIn(app, organization, 'OWNER', `Owner ${organization}`);
  const login = name();
  provider.people[login] = { email: `Owner.${organization.replaceAll('-', '.')}@example.com`, email_verified: true };
  const refused = async (query: string, cookie: string) => {
    const reply = await finish(query, cookie);
    expect([reply.status, kindOf(reply), cookieOf(reply)]).toEqual([403, 'provider-refused', '']);
  };
  const first = await begin();
  const query = await provider.visit(first.url, login, BACK);
  const other = await begin();
  await refused(query, '');
  await refused(query, other.cookie);
  await refused(query, `${first.cookie.slice(0, -4)}AAAA`);
  await refused(query.replace(/state=[^&]+/, 'state=forged'), first.cookie);
  await refused('?error=access_denied&state=forged', first.cookie);
  expect((await finish(query, first.cookie)).status).toBe(200);
  await refused(query, first.cookie);

  const late = await begin();
  const lateQuery = await provider.visit(late.url, login, BACK);
  app.clock.advance(600_000);
  await refused(lateQuery, late.cookie);
});

test('asked anew, the provider says when the person showed who they are, and that makes the sign-in fresh', async () => {
  const organization = name();
  const owner = await signedIn(app, organization, 'OWNER', `Owner ${organization}`);
  const login = name();
  provider.people[login] = { email: `Owner.${organization.replaceAll('-', '.')}@example.com`, email_verified: true };
  // The clock of tests is ahead of the provider's by what they have let pass.
  const { url } = await begin(true);
  expect(new URL(url).searchParams.get('prompt')).toBe('login');
  expect(new URL(url).searchParams.get('max_age')).toBe('600');
  const reply = await comeIn(login, true);
  expect(reply.status).toBe(200);
  const [session] = await app.context.db.query<{ way: string; freshAt: Date | null }>(
    `select way, fresh_at as "freshAt" from console_sessions where person_id = $1 order by id desc limit 1`,
    [owner.id],
  );
  expect(session?.way).toBe('PROVIDER');
  expect(Math.abs((session?.freshAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});

test('a provider that is away costs nobody else anything, and is asked again by the next', async () => {
  const away = await OpenIdProvider.start(BACK, {}, CLIENT);
  const { issuer } = away;
  await away.close();
  const alone = await startTestApp({}, environmentOf(issuer), { clientSecret: CLIENT.secret });
  const { reply } = await begin(false, alone);
  expect([reply.status, kindOf(reply)]).toEqual([503, 'provider-away']);
  expect((await browserCall(alone, 'GET', '/enter/ways')).status).toBe(200);
  expect(alone.logged.join('\n')).toContain('sign-in-provider');
  expect(alone.logged.join('\n')).not.toContain(CLIENT.secret);
  const back = await OpenIdProvider.start(BACK, {}, CLIENT, Number(new URL(issuer).port));
  expect((await begin(false, alone)).reply.status).toBe(200);
  await alone.close();
  await back.close();
});

test('without a provider its calls are missing', async () => {
  const plain = await startTestApp();
  const { reply } = await begin(false, plain);
  expect([reply.status, kindOf(reply)]).toEqual([404, 'no-provider']);
  await plain.close();
});

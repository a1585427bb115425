import {
  type ConsoleEndpoint,
  type ConsoleEndpointName,
  consoleEndpoints,
  consoleError,
  may,
  ROLES,
} from '@colloquy/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodies, everything, type Fixture, fixture, idIn } from '../../testing/console-battery.ts';
import { PAGE_ORIGIN } from '../../testing/console-people.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

/** Calls of one organization, from the table of endpoints. */
const CALLS = (Object.entries(consoleEndpoints) as [ConsoleEndpointName, ConsoleEndpoint][]).filter(([, { path }]) =>
  path.startsWith('/organizations/'),
);
const WRITES = CALLS.filter(([, { method, keeps }]) => method !== 'GET' && keeps !== 'nothing');
const KEEP_NOTHING = CALLS.filter(([, { keeps }]) => keeps === 'nothing');

let app: TestApp;
let own: Fixture;
let foreign: Fixture;

beforeAll(async () => {
  app = await startTestApp();
  own = await fixture(app, 'here');
  foreign = await fixture(app, 'there');
});
afterAll(() => app.close());

const fits = (reply: TestReply): boolean => consoleError.safeParse(reply.body).success;
const urlOf = (path: string, organization: string, id: string): string =>
  path.replace('{organization}', organization).replace('{id}', id);

describe.each(ROLES)('as %s', (role) => {
  test.each(CALLS)('%s of another organization is missing, and nothing is written', async (name, endpoint) => {
    const person = own.people[role];
    const url = urlOf(endpoint.path, 'there', await idIn(endpoint.path, foreign));
    const before = await everything(app);
    const reply = await person.call(endpoint.method, url, bodies(foreign)[name]);
    expect([reply.status, fits(reply)]).toEqual([404, true]);
    expect(await everything(app)).toBe(before);
  });

  test.each(CALLS.filter(([, { path }]) => path.includes('{id}')))(
    '%s of what belongs to another organization is missing, and nothing is written',
    async (name, endpoint) => {
      const url = urlOf(endpoint.path, 'here', await idIn(endpoint.path, foreign));
      const before = await everything(app);
      const reply = await own.people[role].call(endpoint.method, url, bodies(own)[name]);
      const isAllowed = may(role, endpoint.asks as Parameters<typeof may>[1]);
      expect([reply.status, fits(reply)]).toEqual([isAllowed ? 404 : 403, true]);
      expect(await everything(app)).toBe(before);
    },
  );

  test.each(CALLS.filter(([, { asks }]) => !may(role, asks as Parameters<typeof may>[1])))(
    '%s is refused, and nothing is written',
    async (name, endpoint) => {
      const url = urlOf(endpoint.path, 'here', await idIn(endpoint.path, own));
      const before = await everything(app);
      const reply = await own.people[role].call(endpoint.method, url, bodies(own)[name]);
      expect([reply.status, fits(reply)]).toEqual([403, true]);
      expect(await everything(app)).toBe(before);
    },
  );
});

test.each(CALLS)('%s: a wrong origin, a form, a dead session write nothing', async (name, endpoint) => {
  const { OWNER } = own.people;
  const url = urlOf(endpoint.path, 'here', await idIn(endpoint.path, own));
  const body = bodies(own)[name];
  const { method } = endpoint;
  const dead = `__Host-colloquy=${'x'.repeat(43)}`;
  const before = await everything(app);
  const attempts: [string, TestReply, number][] = [
    ['no session', await OWNER.call(method, url, body, { cookie: '' }), 401],
    ['a session that was made up', await OWNER.call(method, url, body, { cookie: dead }), 401],
    [
      'the cookie of plain HTTP',
      await OWNER.call(method, url, body, { cookie: OWNER.cookie.replace('__Host-', '') }),
      401,
    ],
    ['another site', await OWNER.call(method, url, body, { 'sec-fetch-site': 'cross-site' }), 403],
    ['a site beside', await OWNER.call(method, url, body, { 'sec-fetch-site': 'same-site' }), 403],
  ];
  if (method !== 'GET') {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    attempts.push(
      ['another origin', await OWNER.call(method, url, body, { origin: 'https://evil.example' }), 403],
      ['no origin', await app.call(method, `/console/api${url}`, { headers: { cookie: OWNER.cookie } }), 403],
      ['an origin of null', await OWNER.call(method, url, body, { origin: 'null' }), 403],
      ['a form', await OWNER.call(method, url, body, form), 415],
      ['text', await OWNER.call(method, url, body, { 'content-type': 'text/plain' }), 415],
    );
  }
  for (const [attempt, reply, status] of attempts)
    expect([attempt, reply.status, fits(reply)]).toEqual([attempt, status, true]);
  expect(await everything(app)).toBe(before);
});

/** Calls of no organization: ways in, and what a person has of their own. */
const OWN_CALLS = (Object.entries(consoleEndpoints) as [ConsoleEndpointName, ConsoleEndpoint][]).filter(
  ([, { path }]) => !path.startsWith('/organizations/'),
);
/** What a page would send; nothing of it is looked at before where it comes from. */
const SENT: Partial<Record<ConsoleEndpointName, object>> = {
  lookAtLink: { token: 'A'.repeat(43) },
  enter: { token: 'A'.repeat(43) },
  askLink: { email: 'owner.of.here@example.com', language: 'en' },
  renamePasskey: { name: 'x' },
};

test.each(OWN_CALLS)(
  '%s: a wrong origin and a form write nothing, nor does whoever has no session',
  async (name, endpoint) => {
    const { OWNER } = own.people;
    const { method, asks } = endpoint;
    const url = endpoint.path.replace('{id}', own.member);
    const body = method === 'GET' || method === 'DELETE' ? undefined : (SENT[name] ?? {});
    const before = await everything(app);
    const attempts: [string, TestReply, number][] = [
      ['another site', await OWNER.call(method, url, body, { 'sec-fetch-site': 'cross-site' }), 403],
      ['a site beside', await OWNER.call(method, url, body, { 'sec-fetch-site': 'same-site' }), 403],
    ];
    if (method !== 'GET')
      attempts.push(
        ['another origin', await OWNER.call(method, url, body, { origin: 'https://evil.example' }), 403],
        ['an origin of null', await OWNER.call(method, url, body, { origin: 'null' }), 403],
        ['a form', await OWNER.call(method, url, body, { 'content-type': 'application/x-www-form-urlencoded' }), 415],
        ['text', await OWNER.call(method, url, body, { 'content-type': 'text/plain' }), 415],
      );
    if (asks === 'person')
      attempts.push(
        ['no session', await OWNER.call(method, url, body, { cookie: '' }), 401],
        [
          'a session that was made up',
          await OWNER.call(method, url, body, { cookie: `__Host-colloquy=${'x'.repeat(43)}` }),
          401,
        ],
      );
    for (const [attempt, reply, status] of attempts)
      expect([attempt, reply.status, fits(reply)]).toEqual([attempt, status, true]);
    expect(await everything(app)).toBe(before);
  },
);

test.each(WRITES)(
  '%s leaves an entry in the transaction of its change, and neither when it fails',
  async (name, endpoint) => {
    const { db } = app.context;
    const organization = `entry-${name.toLowerCase()}`;
    const of = await fixture(app, organization, name === 'decide' || name === 'rerunReport');
    const url = urlOf(endpoint.path, organization, await idIn(endpoint.path, of));
    const by = name === 'leaveOrganization' ? of.people.VIEWER : of.people.OWNER;
    const count = async (): Promise<number> =>
      (await db.query('select 1 from audit_entries where organization_id = $1', [organization])).length;
    const entries = await count();
    // Planted: the entry cannot be written.
    await db.script(
      `create function plant() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
     create trigger planted before insert on audit_entries for each row execute function plant()`,
    );
    const before = await everything(app);
    const failed = await by.call(endpoint.method, url, bodies(of)[name]);
    const after = await everything(app);
    await db.script('drop trigger planted on audit_entries; drop function plant()');
    // What is stored of requests loses a person before the transaction that erases them.
    expect([failed.status, after === before || name === 'erasePerson']).toEqual([500, true]);
    expect(failed.text).not.toContain('planted');

    const reply = await by.call(endpoint.method, url, bodies(of)[name]);
    expect([reply.status, await count()]).toEqual([200, entries + 1]);
  },
);

test.each(KEEP_NOTHING)('%s leaves nothing behind', async (name, endpoint) => {
  const url = urlOf(endpoint.path, 'here', await idIn(endpoint.path, own));
  const before = await everything(app);
  const reply = await own.people.OWNER.call(endpoint.method, url, bodies(own)[name]);
  // There is no such profile.
  expect(reply.status, reply.text).toBe(name === 'findProfile' ? 404 : 200);
  expect(await everything(app)).toBe(before);
});

test('the battery plays with a page of the right origin', () => {
  expect(app.context.config.http.publicUrls).toEqual([PAGE_ORIGIN]);
  expect(CALLS.length).toBeGreaterThan(20);
});

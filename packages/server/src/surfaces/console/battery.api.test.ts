import {
  type ConsoleEndpoint,
  type ConsoleEndpointName,
  consoleEndpoints,
  consoleError,
  may,
  ROLES,
} from '@colloquy/contract/console';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ConsolePerson, PAGE_ORIGIN, signedIn } from '../../testing/console-people.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp, type TestReply } from '../../testing/test-app.ts';

/** Calls of one organization, from the table of endpoints. */
const CALLS = (Object.entries(consoleEndpoints) as [ConsoleEndpointName, ConsoleEndpoint][]).filter(([, { path }]) =>
  path.startsWith('/organizations/'),
);
/** 16 pixels wide and high. */
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
  Buffer.alloc(12),
]).toString('base64');
const WRITES = CALLS.filter(([, { method, keeps }]) => method !== 'GET' && keeps !== 'nothing');
const KEEP_NOTHING = CALLS.filter(([, { keeps }]) => keeps === 'nothing');

type Fixture = {
  people: Record<(typeof ROLES)[number], ConsolePerson>;
  member: string;
  jobId: string;
  interviewId: string;
  keyId: string;
  requestId: string;
  plan: object;
  webhookId: string;
  deliveryId: string;
  programmeId: string;
  username: string;
  attestationId: string;
};

let app: TestApp;
let own: Fixture;
let foreign: Fixture;

beforeAll(async () => {
  app = await startTestApp();
  own = await fixture('here');
  foreign = await fixture('there');
});
afterAll(() => app.close());

/** @param isOver whether its interview is: then it can be decided about, and no more be changed */
async function fixture(organization: string, isOver = false): Promise<Fixture> {
  const people = {} as Fixture['people'];
  for (const role of ROLES) people[role] = await signedIn(app, organization, role);
  const { id: keyId, headers } = await app.createKey({ organizationId: organization, userId: 'api' });
  const jobId = await postJob(app, headers);
  const { meetingId } = await postInterview(app, headers, jobId);
  const { id: member } = await signedIn(app, organization, 'VIEWER', `spare of ${organization}`);
  // What an assessment is of; what is in it is no matter here.
  await app.context.db.query(
    `insert into reports (interview_id, no, blueprint_version_id, engine, content, at)
     values ($1, 1, $1, '{}', '{"competencies": []}', now())`,
    [meetingId],
  );
  if (isOver)
    await app.context.db.query(`update interviews set status = 'INTERVIEW_COMPLETED' where id = $1`, [meetingId]);
  const requestId = app.context.ids.next();
  await app.context.db.query(
    `insert into requests (id, interview_id, account_id, kind, asked_at, due_at)
     select $1, id, account_id, 'person', now(), now() from interviews where id = $2`,
    [requestId, meetingId],
  );
  const { plan } = (await people.VIEWER.call('GET', `jobs/${jobId}/plan`)).body as { plan: object };
  const [webhookId, messageId, deliveryId] = [app.context.ids.next(), app.context.ids.next(), app.context.ids.next()];
  await app.context.db.query(
    `insert into webhook_endpoints (id, account_id, url, types)
     select $1, account_id, 'https://hooks.example.com', '{interview.scheduled}' from interviews where id = $2`,
    [webhookId, meetingId],
  );
  await app.context.db.query(
    `insert into webhook_messages (id, account_id, type, interview_id, body) select $1, account_id, 'interview.scheduled', id, '{}'
     from interviews where id = $2`,
    [messageId, meetingId],
  );
  await app.context.db.query(
    `insert into webhook_deliveries (id, endpoint_id, message_id, state) values ($1, $2, $3, 'FAILED')`,
    [deliveryId, webhookId, messageId],
  );
  const programmeId = app.context.ids.next();
  await app.context.db.query(
    `insert into programmes (id, account_id, slug, name, language)
     select $1, account_id, $3, 'Lantern Works', 'en' from interviews where id = $2`,
    [programmeId, meetingId, `works-${organization}`],
  );
  const [profileId, attestationId, username] = [
    app.context.ids.next(),
    app.context.ids.next(),
    `robin-${organization}`,
  ];
  await app.context.db.query(
    `insert into profiles (id, organization_id, username, content, provenance, updated_at) values ($1, $2, $3, '{}', '{}', now())`,
    [profileId, organization, username],
  );
  await app.context.db.query(
    `insert into attestations (id, profile_id, kind, value, attested_by, how, verified_at)
     values ($1, $2, 'workplace', 'Lantern Works', 'Ana Lind', 'by telephone', now())`,
    [attestationId, profileId],
  );
  return {
    people,
    member,
    jobId,
    interviewId: meetingId,
    keyId,
    requestId,
    plan,
    webhookId,
    deliveryId,
    programmeId,
    username,
    attestationId,
  };
}

/** A good body for each call that takes one; the compiler misses a new one. */
function bodies(of: Fixture): { [Name in ConsoleEndpointName]: object | undefined } {
  const { title, description } = PLATFORM_ENGINEER;
  const none = undefined;
  return {
    lookAtLink: none,
    enter: none,
    getWays: none,
    askLink: none,
    beginPasskeyEntry: none,
    enterByPasskey: none,
    beginProviderEntry: none,
    enterByProvider: none,
    listPasskeys: none,
    beginPasskey: none,
    addPasskey: none,
    renamePasskey: none,
    removePasskey: none,
    getSession: none,
    endSession: none,
    getMe: none,
    getOrganization: none,
    setOrganization: { displayName: 'Changed', contact: null, privacyUrl: null, colour: null },
    setLogo: { data: PNG },
    removeLogo: none,
    testMail: {},
    listMembers: none,
    inviteMember: { email: 'nobody.yet@example.com', role: 'VIEWER' },
    renewInvitation: {},
    mailInvitation: {},
    withdrawInvitation: none,
    setRole: { role: 'REVIEWER' },
    removeMember: none,
    leaveOrganization: none,
    linkForMember: {},
    getToday: none,
    listJobs: none,
    createJob: { title, description },
    getJob: none,
    setJobOpen: { open: false },
    readJob: { title, description },
    getJobReading: none,
    getPlan: none,
    publishPlan: { from: 1, plan: of.plan },
    checkPlan: { from: 1, plan: of.plan },
    moveInvitations: {},
    rehearse: { from: 1, plan: of.plan, answers: [] },
    listInterviews: none,
    invite: { job: of.jobId, email: 'robin.vale@example.com' },
    getInterview: none,
    getReport: none,
    rerunReport: {},
    assess: { note: 'Knows the plant.' },
    getTranscript: none,
    listRequests: none,
    answerRequest: { text: 'We call you tomorrow.' },
    dismissRequest: { reason: 'Asked twice.' },
    assignRequest: { person: null },
    checkInvitations: { rows: [{ email: 'robin.vale@example.com' }] },
    previewInvitation: { email: 'robin.vale@example.com' },
    sendInvitations: { rows: [{ email: 'robin.vale@example.com' }] },
    correctInvitation: { email: 'robin.vale@example.com' },
    listWebhooks: none,
    addWebhook: { url: 'https://told.example.com/x', types: ['report.ready'] },
    setWebhookEnabled: { enabled: false },
    renewWebhookSecret: {},
    testWebhook: {},
    removeWebhook: none,
    listDeliveries: none,
    sendAgain: {},
    findPerson: { email: 'kim.larsen@example.com' },
    exportPerson: { email: 'kim.larsen@example.com' },
    erasePerson: { email: 'kim.larsen@example.com' },
    findProfile: { username: 'kim-larsen' },
    attest: { username: of.username, kind: 'workplace', value: 'Lantern Works', how: 'by telephone' },
    revokeAttestation: none,
    listProgrammes: none,
    addProgramme: { name: 'Lantern Works' },
    setProgrammeOpen: { open: false },
    listFounders: none,
    getFounder: none,
    getUsage: none,
    exportCandidates: none,
    exportComparison: none,
    waitForChanges: none,
    compareCandidates: none,
    listKeys: none,
    createKey: { name: 'battery' },
    revokeKey: none,
    listCalls: none,
    listAudit: none,
    getFairness: none,
    setFairness: { asks: ['sex'], noticeDays: 10, keepDays: 183 },
    exportFairness: none,
    getFairFigures: none,
    stateNotice: { on: '2026-01-05' },
    getDecision: none,
    decide: { outcome: 'moved-on' },
  };
}

/** What a call's `{id}` names, by the part of the path before it. */
function idIn(path: string, of: Fixture, invitation: string): string {
  const ids: Record<string, string> = {
    members: of.member,
    invitations: invitation,
    jobs: of.jobId,
    interviews: of.interviewId,
    keys: of.keyId,
    requests: of.requestId,
    webhooks: of.webhookId,
    deliveries: of.deliveryId,
    attestations: of.attestationId,
    founders: of.interviewId,
    programmes: of.programmeId,
  };
  return ids[/\/(\w+)\/\{id\}/.exec(path)?.[1] ?? ''] ?? '';
}

async function invitationOf(of: Fixture): Promise<string> {
  const body = { email: 'waiting@example.com', role: 'VIEWER' };
  const reply = await of.people.ADMIN.call('POST', 'members', body);
  return (reply.body as { id: string }).id;
}

/** The whole database but for what a session notes of its use. */
async function everything(): Promise<string> {
  const { db } = app.context;
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('console_sessions') order by tablename`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)), '') as digest from "${name}" t`,
    );
    parts.push(`${name} ${row?.digest}`);
  }
  const [sessions] = await db.query<{ n: number }>('select count(*)::int as n from console_sessions');
  return [...parts, `sessions ${sessions?.n}`].join('\n');
}

const fits = (reply: TestReply): boolean => consoleError.safeParse(reply.body).success;
const urlOf = (path: string, organization: string, id: string): string =>
  path.replace('{organization}', organization).replace('{id}', id);

describe.each(ROLES)('as %s', (role) => {
  test.each(CALLS)('%s of another organization is missing, and nothing is written', async (name, endpoint) => {
    const person = own.people[role];
    const url = urlOf(endpoint.path, 'there', idIn(endpoint.path, foreign, await invitationOf(foreign)));
    const before = await everything();
    const reply = await person.call(endpoint.method, url, bodies(foreign)[name]);
    expect([reply.status, fits(reply)]).toEqual([404, true]);
    expect(await everything()).toBe(before);
  });

  test.each(CALLS.filter(([, { path }]) => path.includes('{id}')))(
    '%s of what belongs to another organization is missing, and nothing is written',
    async (name, endpoint) => {
      const url = urlOf(endpoint.path, 'here', idIn(endpoint.path, foreign, await invitationOf(foreign)));
      const before = await everything();
      const reply = await own.people[role].call(endpoint.method, url, bodies(own)[name]);
      const isAllowed = may(role, endpoint.asks as Parameters<typeof may>[1]);
      expect([reply.status, fits(reply)]).toEqual([isAllowed ? 404 : 403, true]);
      expect(await everything()).toBe(before);
    },
  );

  test.each(CALLS.filter(([, { asks }]) => !may(role, asks as Parameters<typeof may>[1])))(
    '%s is refused, and nothing is written',
    async (name, endpoint) => {
      const url = urlOf(endpoint.path, 'here', idIn(endpoint.path, own, await invitationOf(own)));
      const before = await everything();
      const reply = await own.people[role].call(endpoint.method, url, bodies(own)[name]);
      expect([reply.status, fits(reply)]).toEqual([403, true]);
      expect(await everything()).toBe(before);
    },
  );
});

test.each(CALLS)('%s: a wrong origin, a form, a dead session write nothing', async (name, endpoint) => {
  const { OWNER } = own.people;
  const url = urlOf(endpoint.path, 'here', idIn(endpoint.path, own, await invitationOf(own)));
  const body = bodies(own)[name];
  const { method } = endpoint;
  const dead = `__Host-colloquy=${'x'.repeat(43)}`;
  const before = await everything();
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
  expect(await everything()).toBe(before);
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
    const before = await everything();
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
    expect(await everything()).toBe(before);
  },
);

test.each(WRITES)(
  '%s leaves an entry in the transaction of its change, and neither when it fails',
  async (name, endpoint) => {
    const { db } = app.context;
    const organization = `entry-${name.toLowerCase()}`;
    const of = await fixture(organization, name === 'decide' || name === 'rerunReport');
    const invitation = await invitationOf(of);
    const url = urlOf(endpoint.path, organization, idIn(endpoint.path, of, invitation));
    const by = name === 'leaveOrganization' ? of.people.VIEWER : of.people.OWNER;
    const count = async (): Promise<number> =>
      (await db.query('select 1 from audit_entries where organization_id = $1', [organization])).length;
    const entries = await count();
    // Planted: the entry cannot be written.
    await db.script(
      `create function plant() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
     create trigger planted before insert on audit_entries for each row execute function plant()`,
    );
    const before = await everything();
    const failed = await by.call(endpoint.method, url, bodies(of)[name]);
    const after = await everything();
    await db.script('drop trigger planted on audit_entries; drop function plant()');
    // What is stored of requests loses a person before the transaction that erases them.
    expect([failed.status, after === before || name === 'erasePerson']).toEqual([500, true]);
    expect(failed.text).not.toContain('planted');

    const reply = await by.call(endpoint.method, url, bodies(of)[name]);
    expect([reply.status, await count()]).toEqual([200, entries + 1]);
  },
);

test.each(KEEP_NOTHING)('%s leaves nothing behind', async (name, endpoint) => {
  const url = urlOf(endpoint.path, 'here', idIn(endpoint.path, own, await invitationOf(own)));
  const before = await everything();
  const reply = await own.people.OWNER.call(endpoint.method, url, bodies(own)[name]);
  // There is no such profile.
  expect(reply.status, reply.text).toBe(name === 'findProfile' ? 404 : 200);
  expect(await everything()).toBe(before);
});

test('the battery plays with a page of the right origin', () => {
  expect(app.context.config.http.publicUrls).toEqual([PAGE_ORIGIN]);
  expect(CALLS.length).toBeGreaterThan(20);
});

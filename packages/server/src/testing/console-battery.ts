import { type ConsoleEndpointName, ROLES } from '@colloquy/contract/console';
import { type ConsolePerson, signedIn } from './console-people.ts';
import { postInterview, postJob } from './flows.ts';
import { PLATFORM_ENGINEER } from './job-texts.ts';
import type { TestApp } from './test-app.ts';

/** 16 pixels wide and high. */
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
  Buffer.alloc(12),
]).toString('base64');
/** An organization with one of everything that a call of the console can name. */
export type Fixture = {
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
  mailId: string;
};

/** @param isOver whether its interview is: then it can be decided about, and no more be changed */
export async function fixture(app: TestApp, organization: string, isOver = false): Promise<Fixture> {
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
  const mailId = app.context.ids.next();
  await app.context.db.query(
    `insert into mails (id, kind, interview_id, account_id, state, settled_at)
     select $1, 'report-ready', id, account_id, 'FAILED', now() from interviews where id = $2`,
    [mailId, meetingId],
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
    mailId,
  };
}

/** A good body for each call that takes one; the compiler misses a new one. */
export function bodies(of: Fixture): { [Name in ConsoleEndpointName]: object | undefined } {
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
    setNotices: { mails: false },
    leaveOrganization: none,
    linkForMember: {},
    getToday: none,
    getWaiting: none,
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
    getReportProgress: none,
    rerunReport: {},
    assess: { note: 'Knows the plant.' },
    getTranscript: none,
    noteOpened: { what: 'recording' },
    listRequests: none,
    getRequest: none,
    getAnswerLetter: none,
    answerRequest: { text: 'We call you tomorrow.' },
    dismissRequest: { reason: 'Asked twice.' },
    assignRequest: { person: null },
    retryMail: {},
    settleMail: {},
    checkInvitations: { rows: [{ email: 'robin.vale@example.com' }] },
    previewInvitation: { email: 'robin.vale@example.com' },
    sendInvitations: { rows: [{ email: 'robin.vale@example.com' }] },
    correctInvitation: { email: 'robin.vale@example.com' },
    listWebhooks: none,
    addWebhook: { url: 'https://told.example.com/x', types: ['report.ready'] },
    changeWebhook: { url: 'https://hooks.example.com/moved', types: ['report.ready'], description: null },
    setWebhookEnabled: { enabled: false },
    renewWebhookSecret: {},
    testWebhook: {},
    removeWebhook: none,
    listDeliveries: none,
    replayWebhook: { since: '2026-01-01T00:00:00.000Z' },
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
export async function idIn(path: string, of: Fixture): Promise<string> {
  const ids: Record<string, string> = {
    members: of.member,
    jobs: of.jobId,
    interviews: of.interviewId,
    keys: of.keyId,
    requests: of.requestId,
    webhooks: of.webhookId,
    deliveries: of.deliveryId,
    attestations: of.attestationId,
    founders: of.interviewId,
    programmes: of.programmeId,
    mails: of.mailId,
  };
  const kind = /\/(\w+)\/\{id\}/.exec(path)?.[1] ?? '';
  return kind === 'invitations' ? invite(of) : (ids[kind] ?? '');
}

/** Made for a call that names it: a thousand of them would be most of what `everything` reads. */
async function invite(of: Fixture): Promise<string> {
  const body = { email: 'waiting@example.com', role: 'VIEWER' };
  const reply = await of.people.ADMIN.call('POST', 'members', body);
  return (reply.body as { id: string }).id;
}

/** The whole database but for what a session notes of its use. */
export async function everything(app: TestApp): Promise<string> {
  const { db } = app.context;
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('console_sessions') order by tablename`,
  );
  // One statement: one for each table would be eighty ways to the server and back.
  const asked = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)), '') as digest from "${name}" t`,
  );
  const rows = await db.query<{ name: string; digest: string }>(`${asked.join(' union all ')} order by name`);
  const parts = rows.map(({ name, digest }) => `${name} ${digest}`);
  const [sessions] = await db.query<{ n: number }>('select count(*)::int as n from console_sessions');
  return [...parts, `sessions ${sessions?.n}`].join('\n');
}

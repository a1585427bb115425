import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../app/commands/index.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { 'x-admin-secret': ADMIN_SECRET };

async function imported(organizationId: string, basics: object): Promise<string> {
  const body = { organizationId, resume: { basics } };
  const reply = await app.call('POST', '/api/v1/admin/profiles', { headers: admin, body });
  return (reply.body as { data: { username: string } }).data.username;
}

const call = (what: 'erase' | 'export', body: object) =>
  app.call('POST', `/api/v1/admin/people/${what}`, { headers: admin, body });

test('a person without any address, of an organization without an account, is exported and erased by username', async () => {
  const organizationId = 'addressless';
  const username = await imported(organizationId, { name: 'Ode Nil', summary: 'Tunes organs.' });
  const ref = { organizationId, username: username.toUpperCase() };
  const exported = await call('export', ref);
  expect([exported.status, exported.text.includes('Tunes organs.')]).toEqual([200, true]);
  expect(exported.body).toMatchObject({
    data: {
      person: { candidate: [], profiles: [{ username }], request_records: [{ path: '/api/v1/admin/profiles' }] },
    },
  });
  expect((await call('erase', { ...ref, organizationId: 'another' })).status).toBe(404);
  expect((await call('erase', ref)).body).toMatchObject({
    data: { counts: { candidates: 0, interviews: 0, profiles: 1, requestRecords: 1 } },
  });
  const [left] = await app.context.db.query<{ n: number }>(
    `select count(*)::int as n from request_records t where t::text like '%Tunes organs%' or t::text like '%Ode Nil%'`,
  );
  expect(left).toEqual({ n: 0 });
  for (const what of ['erase', 'export'] as const) expect((await call(what, ref)).status).toBe(404);
});

test('an organization without an account erases by address, too', async () => {
  const email = 'imported@example.com';
  await imported('accountless', { name: 'Im Ported', email });
  const ref = { organizationId: 'accountless', userId: 'whoever', email };
  expect((await call('export', ref)).status).toBe(200);
  expect((await call('erase', ref)).body).toMatchObject({ data: { counts: { candidates: 0, profiles: 1 } } });
  expect((await call('erase', ref)).status).toBe(404);
});

async function invitedTwice(organizationId: string): Promise<string> {
  const email = 'twice@example.com';
  for (const userId of ['one', 'two']) {
    const { headers } = await app.createKey({ organizationId, userId, scopes: ['hiring'] });
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: email });
  }
  return imported(organizationId, { name: 'Twice Invited', email });
}

test('a username takes the interviews along, of every account or of the one that is named', async () => {
  const every = { organizationId: 'invited-all', username: await invitedTwice('invited-all') };
  expect((await call('export', every)).body).toMatchObject({ data: { person: { interviews: [{}, {}] } } });
  expect((await call('erase', every)).body).toMatchObject({ data: { counts: { candidates: 2, interviews: 2 } } });
  const one = { organizationId: 'invited-one', userId: 'one', username: await invitedTwice('invited-one') };
  expect((await call('erase', one)).body).toMatchObject({ data: { counts: { candidates: 1, profiles: 1 } } });
  const rest = { organizationId: 'invited-one', userId: 'two', email: 'twice@example.com' };
  expect((await call('erase', rest)).body).toMatchObject({ data: { counts: { candidates: 1, profiles: 0 } } });
});

test('who has the same username in another organization keeps what their CV fed', async () => {
  const { db } = app.context;
  const usernames: string[] = [];
  for (const organizationId of ['same-name', 'same-name-elsewhere']) {
    const { headers } = await app.createKey({ organizationId, userId: 'one', scopes: ['hiring'] });
    await postInterview(app, headers, await postJob(app, headers), { candidateEmail: `${organizationId}@example.com` });
    const username = await imported(organizationId, { name: 'Same Name' });
    usernames.push(username);
    await db.query(
      `insert into cv_intakes (id, candidate_id, link, status, profile_username)
       select gen_random_uuid(), c.id, 'https://cv.example', 'PARSED', $2 from candidates c join accounts a on a.id = c.account_id
       where a.organization_id = $1`,
      [organizationId, username],
    );
  }
  expect(usernames[0]).toBe(usernames[1]);
  const erased = { organizationId: 'same-name', username: usernames[0] };
  expect((await call('erase', erased)).status).toBe(200);
  const kept = await db.query<{ organization: string; username: string | null }>(
    `select a.organization_id as organization, v.profile_username as username from cv_intakes v
     join candidates c on c.id = v.candidate_id join accounts a on a.id = c.account_id
     where a.organization_id like 'same-name%' order by 1`,
  );
  expect(kept).toEqual([
    { organization: 'same-name', username: null },
    { organization: 'same-name-elsewhere', username: usernames[1] },
  ]);
});

test('the command does the same', async () => {
  const erase = COMMANDS.find(({ name }) => name === 'erase');
  const username = await imported('by-command', { name: 'By Command' });
  const lines: string[] = [];
  const output = { line: (text: string) => lines.push(text), problem: (text: string) => lines.push(text) };
  const input = { values: { organization: 'by-command', username }, positionals: [] };
  expect(await erase?.run(app.context, input, output)).toBe(0);
  expect(lines.join()).toContain('1 profiles');
  await expect(erase?.run(app.context, input, output)).rejects.toThrow('no such person');
});

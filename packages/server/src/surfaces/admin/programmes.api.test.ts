import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../../app/commands/index.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.createKey();
});
afterAll(() => app.close());

const headers = { 'x-admin-secret': ADMIN_SECRET };
const account = { organizationId: 'org-1', userId: 'user-1' };
const create = (body: object) =>
  app.call('POST', '/api/v1/admin/programmes', { headers, body: { ...account, name: 'Lantern Works', ...body } });

type Row = { id: string; slug: string };
const data = (reply: { body: unknown }) => (reply.body as { data: Row }).data;

test('a programme has a page of its own at once; equal names get addresses of their own', async () => {
  const first = await create({ cohort: 'c', ask: ['co_founders'], whyProgram: 'Why us?' });
  expect(first).toMatchObject({
    status: 200,
    body: {
      data: {
        slug: 'lantern-works',
        cohort: 'c',
        language: 'en',
        ask: ['co_founders'],
        whyProgram: 'Why us?',
        open: true,
        applyUrl: 'https://interviews.example.com/apply/lantern-works',
      },
    },
  });
  expect(data(await create({})).slug).toBe('lantern-works-2');
  expect(data(await create({ name: '起業' })).slug).toBe('programme');
  expect(await create({ slug: 'lantern-works' })).toMatchObject({ status: 409 });
  const list = await app.call('GET', '/api/v1/admin/programmes?organizationId=org-1&userId=user-1', { headers });
  const { results } = (list.body as { data: { results: Row[] } }).data;
  expect(results.map(({ slug }) => slug)).toEqual(['programme', 'lantern-works-2', 'lantern-works']);
});

test('only what is named changes; closing and opening again', async () => {
  const { id } = data(await create({ name: 'Tide', cohort: 'a' }));
  const change = (body: object) => app.call('PUT', `/api/v1/admin/programmes/${id}`, { headers, body });
  expect(await change({ name: 'Ebb', ask: ['cap_table'] })).toMatchObject({
    body: { data: { name: 'Ebb', slug: 'tide', cohort: 'a', ask: ['cap_table'], open: true } },
  });
  expect(await change({ cohort: null, ask: null, open: false })).toMatchObject({
    body: { data: { name: 'Ebb', cohort: null, ask: null, open: false } },
  });
  expect(await change({ open: true })).toMatchObject({ body: { data: { open: true } } });
});

test('wrong input, unknown accounts and programmes', async () => {
  expect(await create({ slug: 'With Space' })).toMatchObject({ status: 403 });
  expect(await create({ ask: ['salary'] })).toMatchObject({ status: 403 });
  expect(await create({ userId: 'nobody' })).toMatchObject({ status: 404 });
  expect(await app.call('PUT', '/api/v1/admin/programmes/x', { headers, body: {} })).toMatchObject({ status: 404 });
  expect(await app.call('GET', '/api/v1/admin/programmes?organizationId=o&userId=u', { headers })).toMatchObject({
    status: 404,
  });
  expect(await app.call('POST', '/api/v1/admin/programmes', { body: {} })).toMatchObject({ status: 401 });
});

test('the same by command', async () => {
  const run = async (name: string, values: Record<string, string>, positionals: string[] = []) => {
    const [lines, problems]: [string[], string[]] = [[], []];
    const command = COMMANDS.find((one) => one.name === name);
    const output = { line: (text: string) => lines.push(text), problem: (text: string) => problems.push(text) };
    const status = await command?.run(app.context, { values, positionals }, output);
    return { status, lines, problems };
  };
  const names = { organization: 'org-1', user: 'user-1' };
  const made = await run('programmes create', {
    ...names,
    name: 'By Hand',
    language: 'de',
    ask: 'co_founders, cap_table',
  });
  expect(made).toMatchObject({ status: 0, lines: ['https://interviews.example.com/apply/by-hand'] });
  const id = made.problems[0]?.replace('id ', '') ?? '';
  await expect(run('programmes close', {}, [id])).resolves.toMatchObject({ status: 0 });
  const { lines } = await run('programmes list', names);
  expect(lines[0]).toMatch(/\tby-hand\tBy Hand\t-\tde\t.*\tclosed /);
  await expect(run('programmes close', {}, ['x'])).rejects.toThrow('Programme not found');
  await expect(run('programmes create', { ...names, name: 'x', language: 'xx' })).rejects.toThrow(/language/);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMMANDS, CommandError, UsageError } from './index.ts';

const admin = { 'x-admin-secret': ADMIN_SECRET };
const folder = mkdtempSync(join(tmpdir(), 'colloquy-erasures-'));
const RECEIPTS = join(folder, 'receipts.jsonl');

let app: TestApp;
let headers: Record<string, string>;
let serviceJobId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ headers } = await app.createKey({ organizationId: 'restorer', userId: 'u' }));
  serviceJobId = await postJob(app, headers);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function run(name: string, values: Record<string, string> = {}, positionals: string[] = []) {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const lines: string[] = [];
  const input = { values, positionals };
  command.check?.(input);
  await command.run(app.context, input, { line: (text) => void lines.push(text), problem: () => undefined });
  return lines;
}

/** The people as the older backup has them. */
async function makePeople(): Promise<void> {
  for (const candidateEmail of ['Ida.Brandt@example.com', 'stays@example.com'])
    await postInterview(app, headers, serviceJobId, { candidateEmail });
  const resume = { basics: { name: 'Gia Mill', email: 'gia@mill.example' }, work: [{ name: 'Brook Mill' }] };
  const made = await app.call('POST', '/api/v1/admin/profiles', {
    headers: admin,
    body: { organizationId: 'restorer', resume },
  });
  expect(made.status).toBe(200);
}

async function erase(email: string): Promise<void> {
  const body = { organizationId: 'restorer', userId: 'u', email };
  expect((await app.call('POST', '/api/v1/admin/people/erase', { headers: admin, body })).status).toBe(200);
}

const held = async () => ({
  candidates: (await app.context.db.query<{ key: string }>('select email_key as key from candidates order by 1')).map(
    ({ key }) => key,
  ),
  profiles: (await app.context.db.query('select from profiles')).length,
});

test('whoever was erased since the backup is erased again by receipts that name nobody', async () => {
  await makePeople();
  await erase('ida.brandt@example.com');
  await erase('gia@mill.example');
  const kept = await run('erasures list');
  expect(kept).toHaveLength(2);
  expect(kept.join()).not.toMatch(/ida|gia|mill|example/i);
  expect(await run('erasures list', { since: '2100-01-01' })).toEqual([]);
  writeFileSync(RECEIPTS, `${kept.join('\n')}\n\n`);
  expect(await run('erasures repeat', {}, [RECEIPTS])).toEqual([
    '0 people erased again; 2 receipts were known, of 0 nobody is held',
  ]);

  // The database of before the erasures.
  await app.context.db.script('delete from erasures; truncate erased_marks');
  await makePeople();
  expect(await held()).toEqual({ candidates: ['ida.brandt@example.com', 'stays@example.com'], profiles: 1 });
  expect(await run('erasures repeat', {}, [RECEIPTS])).toEqual([
    '2 people erased again; 0 receipts were known, of 0 nobody is held',
  ]);
  expect(await held()).toEqual({ candidates: ['stays@example.com'], profiles: 0 });
  expect(await run('erasures repeat', {}, [RECEIPTS])).toEqual([
    '0 people erased again; 0 receipts were known, of 2 nobody is held',
  ]);
});

test('a file that is none, and a line that is no receipt, are named', async () => {
  await expect(run('erasures repeat', {}, [join(folder, 'none')])).rejects.toThrow(
    new CommandError(`${join(folder, 'none')} cannot be read: ENOENT`),
  );
  const file = join(folder, 'damaged');
  for (const line of ['ida.brandt@example.com', '{}', '{"id":"x","at":"y","subject":"z"}', '[]']) {
    writeFileSync(file, `\n${line}\n`);
    await expect(run('erasures repeat', {}, [file]), line).rejects.toThrow(`${file}:2 is no receipt`);
  }
  await expect(run('erasures list', { since: 'yesterday' })).rejects.toThrow(UsageError);
});

test('a receipt is of one account: the same address elsewhere stays, and one of no account is left to a person', async () => {
  await app.context.db.script('delete from erasures; truncate erased_marks');
  const elsewhere = await app.createKey({ organizationId: 'elsewhere', userId: 'u' });
  const other = await app.createKey({ organizationId: 'restorer', userId: 'second' });
  const email = { candidateEmail: 'ida.brandt@example.com' };
  for (const { headers: of } of [elsewhere, other]) await postInterview(app, of, await postJob(app, of), email);
  await makePeople();
  await erase('ida.brandt@example.com');
  await app.call('POST', '/api/v1/admin/people/erase', {
    headers: admin,
    body: { organizationId: 'restorer', username: 'gia-mill' },
  });
  const kept = await run('erasures list');
  expect(kept.map((line) => (JSON.parse(line) as { account: unknown }).account)).toContain(null);
  writeFileSync(RECEIPTS, kept.join('\n'));
  await app.context.db.script('delete from erasures; truncate erased_marks');
  await makePeople();
  await run('erasures repeat', {}, [RECEIPTS]);
  const rows = await app.context.db.query<{ account: string }>(
    `select a.organization_id || ' ' || a.user_id as account from candidates c join accounts a on a.id = c.account_id
     where c.email_key = 'ida.brandt@example.com' order by 1`,
  );
  expect(rows.map(({ account }) => account)).toEqual(['elsewhere u', 'restorer second']);
  expect((await held()).profiles).toBe(1);
});

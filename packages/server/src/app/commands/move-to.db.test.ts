import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedDb } from '../../platform/db/embedded-db.ts';
import { openServerDb } from '../../platform/db/server-db.ts';
import { createLog } from '../../platform/log.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp } from '../../testing/test-app.ts';
import { createServerDatabase } from '../../testing/test-database.ts';
import { migrateDb, readTemplate } from '../open-database.ts';
import { backup } from './backup.ts';
import { moveTo } from './move-to.ts';

const log = createLog({ level: 'error' });
const server = process.env.TEST_DATABASE_URL;
const output = { line: () => undefined, problem: () => undefined };

test.skipIf(!server)(
  'everything said and stored moves from the embedded database to PostgreSQL, and goes on there',
  { timeout: 120_000 },
  async () => {
    const source = await openEmbeddedDb(null, readTemplate());
    await migrateDb(source, log);
    const app = await startTestApp({ db: source });
    const { headers } = await app.createKey({ scopes: ['hiring', 'webhooks'] });
    const hook = { url: 'https://hooks.invalid/', types: ['interview.scheduled'] };
    expect(await app.call('POST', '/api/v1/webhooks', { headers, body: hook })).toMatchObject({ status: 200 });
    const serviceJobId = await postJob(app, headers);
    const { token, meetingId } = await postInterview(app, headers, serviceJobId);
    const candidate = new Candidate(app, token);
    await candidate.begin();
    await candidate.answer(
      'I once kept a ferry waiting for 20 minutes, because the ramp was iced, and in the end nobody was hurt.',
    );
    await source.query(
      `insert into recordings (interview_id, status, version, size_bytes, last_chunk_at) values ($1, 'ready', 1, 9, now())`,
      [meetingId],
    );
    await source.query(
      `insert into recording_parts (interview_id, no, blob_key, container, has_sound, has_picture, size_bytes, duration_ms)
       values ($1, 1, $2, 'webm', true, false, 9, 1000)`,
      [meetingId, `interviews/${meetingId}/recording/1.webm`],
    );
    const erase = (on: typeof app, candidateEmail: string) =>
      on.call('POST', '/api/v1/admin/people/erase', {
        headers: { 'x-admin-secret': ADMIN_SECRET },
        body: { organizationId: 'org-1', userId: 'user-1', email: candidateEmail },
      });
    await postInterview(app, headers, serviceJobId, { candidateEmail: 'first.gone@example.org' });
    expect((await erase(app, 'first.gone@example.org')).status).toBe(200);
    const youngest = await app.context.erased.latest(source);
    await app.context.requestLog.settle();
    const url = await createServerDatabase(server ?? '');
    expect(await moveTo.run({ ...app.context, db: source }, { values: {}, positionals: [url] }, output)).toBe(0);

    const target = await openServerDb({ url, poolSize: 4, log });
    for (const table of [
      'jobs',
      'interviews',
      'dialogue_events',
      'consents',
      'request_records',
      'list_totals',
      'api_keys',
      'erased_marks',
      'erasure_keys',
      'webhook_endpoints',
      'webhook_secrets',
      'webhook_messages',
      'webhook_deliveries',
      'recordings',
      'recording_parts',
    ]) {
      const count = `select count(*)::int as n from ${table}`;
      expect({ table, rows: await target.query(count) }).toEqual({ table, rows: await source.query(count) });
    }
    const moved = await startTestApp({ db: target });
    const list = await moved.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
    expect(list.body).toMatchObject({ data: { total: 1, results: [{ meetingId, isCompleted: 'IN_PROGRESS' }] } });
    const back = new Candidate(moved, token);
    expect((await back.look()).conversation?.transcript.some(({ text }) => text.includes('ferry'))).toBe(true);
    await back.finish();
    await postInterview(moved, headers, serviceJobId, { candidateEmail: 'second.gone@example.org' });
    expect((await erase(moved, 'second.gone@example.org')).status).toBe(200);
    const [{ first } = { first: 0 }] = await target.query<{ first: number }>(
      'select min(seq) as first from erased_marks where seq > $1',
      [youngest],
    );
    expect(first).toBe(youngest + 1);
    await moved.close();
    await target.close();
    await app.close();
    await source.close();
  },
);

test('a backup holds database and secrets; a folder that is not empty is refused', async () => {
  const source = await openEmbeddedDb(null, readTemplate());
  await migrateDb(source, log);
  const app = await startTestApp({ db: source });
  await postJob(app, (await app.createKey()).headers);
  const folder = join(mkdtempSync(join(tmpdir(), 'colloquy-backup-')), 'backup');
  expect(await backup.run({ ...app.context, db: source }, { values: {}, positionals: [folder] }, output)).toBe(0);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['admin-secret', 'database.tar.gz', 'secret-key']));
  await expect(
    backup.run({ ...app.context, db: source }, { values: {}, positionals: [folder] }, output),
  ).rejects.toThrow(/not empty/);
  rmSync(folder, { recursive: true });
  await app.close();
  await source.close();
});

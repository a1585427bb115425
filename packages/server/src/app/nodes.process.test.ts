import { expect, test } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { openServerDb } from '../platform/db/server-db.ts';
import { createLog } from '../platform/log.ts';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';
import { createServerDatabase } from '../testing/test-database.ts';

const server = process.env.TEST_DATABASE_URL;

/** Until the database says so; the test's own limit ends the wait. */
async function until(db: Db, statement: string): Promise<void> {
  while ((await db.query(statement)).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

test.skipIf(!server)(
  'nodes say that they run; one for calls does no background work, and a worker does it',
  { timeout: 600_000 },
  async () => {
    const folder = temporaryFolder();
    const url = await createServerDatabase(server ?? '');
    const environment = { COLLOQUY_DATA_DIR: folder.path, DATABASE_URL: url, COLLOQUY_FILES_SHARED: 'on' };
    const api = await startServerProcess({ ...environment, COLLOQUY_ROLE: 'api' });
    const db = await openServerDb({ url, poolSize: 2, log: createLog({ level: 'error' }) });
    const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET, 'content-type': 'application/json' };
    const post = async (path: string, body: object) => {
      const reply = await fetch(api.url + path, { method: 'POST', headers: admin, body: JSON.stringify(body) });
      expect([path, reply.status]).toEqual([path, 200]);
    };
    await post('/api/v1/admin/api-keys', { organizationId: 'org-1', userId: 'user-1' });
    const resume = { basics: { name: 'Gia Mill', email: 'gia@mill.example' }, work: [{ name: 'Brook Mill' }] };
    await post('/api/v1/admin/profiles', { organizationId: 'org-1', resume });
    await post('/api/v1/admin/people/erase', { organizationId: 'org-1', userId: 'user-1', email: 'gia@mill.example' });
    expect(await db.query('select role from nodes')).toEqual([{ role: 'api' }]);
    const waiting = await db.query<{ attempts: number }>("select attempts from tasks where queue like 'erase-%'");
    expect(waiting.length).toBeGreaterThan(0);

    const worker = await startServerProcess({ ...environment, COLLOQUY_ROLE: 'worker' });
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${worker.url}/api/v1/interviews`)).status).toBe(404);
    await until(db, "select 1 where not exists (select from tasks where queue = 'erase-mails')");
    expect(await db.query('select role from nodes order by role')).toEqual([{ role: 'api' }, { role: 'worker' }]);

    // As if a newer release had migrated the database, and an older one were still at work.
    await db.query("insert into migrations (name, hash, phase, needs) values ('9001_planted', 'x', 'contract', 9001)");
    const refused = await runCommandProcess(['start'], {
      ...environment,
      COLLOQUY_PORT: '0',
      COLLOQUY_ADMIN_SECRET: PROCESS_ADMIN_SECRET,
      COLLOQUY_SECRET_KEY: 'a-signing-key-for-processes-0123456789abcdef',
    });
    expect([refused.status, refused.line]).toEqual([1, '']);
    expect(refused.problem).toMatch(/^colloquy: the database was migrated by a newer release [^\n]*\n$/);
    await db.query("update migrations set needs = 1 where name = '9001_planted'");
    const older = await startServerProcess({ ...environment, COLLOQUY_ROLE: 'worker' });
    await Promise.all([api.stop(), worker.stop(), older.stop()]);
    expect(await db.query('select role from nodes')).toEqual([]);
    await db.close();
    folder.remove();
  },
);

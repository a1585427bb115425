import { expect, test } from 'vitest';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { DiskFloor } from '../platform/disk-floor.ts';
import { DiskFullError } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { postJob } from '../testing/flows.ts';
import { startTestApp } from '../testing/test-app.ts';
import { migrateDb, readTemplate } from './open-database.ts';

const MB = 1_048_576;

test('on a full disk every surface answers 503 in its own form, health says so, and all goes on when space is back', async () => {
  const lines: string[] = [];
  let free = 500 * MB;
  const log = createLog({ level: 'info', sink: (line) => lines.push(line) });
  const disk = new DiskFloor({ folders: ['/data'], floorBytes: 64 * MB, log, freeBytes: () => free });
  const db = await openEmbeddedDb(null, readTemplate(), disk);
  await migrateDb(db, log);
  const app = await startTestApp({ db, disk });
  try {
    const { headers } = await app.createKey();
    const network = await app.createKey({ consumer: 'reader', scopes: ['network'] });
    const jobId = await postJob(app, headers);
    const countJobs = async () => (await db.query<{ n: number }>('select count(*) as n from jobs'))[0]?.n;
    const before = await countJobs();

    free = 10 * MB;
    disk.look();
    const text = 'The server is out of disk space, try again later';
    const refused = await app.call('GET', '/api/v1/admin/api-keys', {
      headers: { 'x-admin-secret': 'an-admin-secret-for-tests' },
    });
    expect([refused.status, refused.body]).toEqual([503, { status: 503, errors: text }]);
    await expect(postJob(app, headers)).rejects.toThrow();
    const profile = await app.call('GET', '/api/v1/consumers/reader/profiles/nobody', {
      headers: { apikey: network.apiKey },
    });
    expect([profile.status, profile.body]).toMatchObject([503, { message: text }]);
    const apply = await app.call('GET', '/apply/some');
    expect([apply.status, apply.body]).toEqual([503, { status: 503, code: 'internal', message: text }]);
    const health = await app.call('GET', '/health/ready');
    expect([health.status, health.body]).toEqual([
      503,
      { ready: false, checks: { database: false, disk: false, open: true } },
    ]);
    expect((await app.call('GET', '/health/live')).status).toBe(200);
    await expect(app.context.blobs.put('interviews/a/b', Buffer.from('x'))).rejects.toThrow(DiskFullError);

    free = 500 * MB;
    disk.look();
    expect((await app.call('GET', '/health/ready')).status).toBe(200);
    expect(await countJobs()).toBe(before);
    expect(await postJob(app, headers)).not.toBe(jobId);
    expect(lines.filter((line) => /"disk-/.test(line)).length).toBe(2);
    expect(app.logged.filter((line) => /crashed|failed|down/.test(line))).toEqual([]);
  } finally {
    await app.close();
    await db.close();
  }
}, 120_000);

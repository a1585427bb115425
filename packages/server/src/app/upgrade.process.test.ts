import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { openEmbeddedDb } from '../platform/db/embedded-db.ts';
import { openServerDb } from '../platform/db/server-db.ts';
import { createLog } from '../platform/log.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { Candidate } from '../testing/flows.ts';
import { RELEASES, type Release, releaseSql } from '../testing/releases.ts';
import { startServerProcess, temporaryFolder } from '../testing/server-process.ts';
import { ADMIN_SECRET, SIGNING_KEY, startTestApp } from '../testing/test-app.ts';
import { createServerDatabase } from '../testing/test-database.ts';
import { migrateDb } from './open-database.ts';

const log = createLog({ level: 'error' });
const server = process.env.TEST_DATABASE_URL;

/** The release's database: on the test server, or embedded in a folder or in memory. */
async function openRelease(release: Release, url: string | null, directory: string | null): Promise<Db> {
  const db = url ? await openServerDb({ url, poolSize: 4, log }) : await openEmbeddedDb(directory, await empty);
  await db.script(releaseSql(release));
  return db;
}

const newUrl = async () => (server ? await createServerDatabase(server) : null);

/** Making a database cluster takes seconds: once. */
const empty: Promise<Blob | null> = server
  ? Promise.resolve(null)
  : openEmbeddedDb(null, null).then(async (db) => {
      const archive = await db.dump();
      await db.close();
      return archive;
    });

const named = RELEASES.map((release) => [release.name, release] as const);

test.each(named)('what was made by %s is there and goes on', { timeout: 120_000 }, async (_, release) => {
  const db = await openRelease(release, await newUrl(), null);
  const count = (table: string) => db.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  const before = await Promise.all(TABLES.map(count));
  await migrateDb(db, log);
  expect(await Promise.all(TABLES.map(count))).toEqual(before);
  expect(before.every(([row]) => (row?.n ?? 0) > 0)).toBe(true);

  const app = await startTestApp({ db, clock: new FakeClock(Date.parse(release.madeAt) + 60_000) });
  const headers = { authorization: `Bearer ${release.apiKey}` };
  const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${release.serviceJobId}`, { headers });
  expect(list.body).toMatchObject({
    data: {
      total: 3,
      results: [
        { meetingId: release.waiting.meetingId },
        { meetingId: release.underWay.meetingId, isCompleted: 'IN_PROGRESS' },
        { meetingId: release.finished.meetingId, isCompleted: 'COMPLETED' },
      ],
    },
  });
  const finished = await app.call('GET', `/api/v1/interviews/${release.finished.meetingId}`, { headers });
  const report = /https:\/\/interviews\.example\.com(\/[^"]*report[^"]*)/.exec(finished.text)?.[1] ?? '';
  const read = await app.call('GET', report, { headers: { accept: 'application/json' } });
  expect(read.status).toBe(200);
  const apikey = { apikey: release.apiKey };
  const profile = await app.call('GET', `/api/v1/consumers/consumer-1/profiles/${release.username}`, {
    headers: apikey,
  });
  expect(profile.text).toContain('Brook Mill');
  const verified = await app.call('GET', `/api/v1/network/${release.username}/verification`, { headers: apikey });
  expect(verified.text).toContain('Brook Mill');
  const conversations = '/api/v1/integrations/candidates/conversations';
  const founder = await app.call('GET', `${conversations}/${release.conversationId}`, {
    headers: { 'x-api-key': release.apiKey },
  });
  expect(founder.status).toBe(200);

  const candidate = new Candidate(app, release.underWay.token);
  const room = await candidate.look();
  expect(room.conversation?.transcript.some(({ text }) => text.includes(release.underWay.said))).toBe(true);
  expect((await candidate.finish()).phase).toBe('ended');
  const invited = new Candidate(app, release.waiting.token);
  expect((await invited.begin()).phase).toBe('listening');
  await app.close();
  await db.close();
});

/** The tables that the release wrote what is looked for below to. */
const TABLES = ['jobs', 'interviews', 'dialogue_events', 'reports', 'profiles', 'attestations', 'consents', 'api_keys'];

test.each(named)('the server starts on the data of %s', { timeout: 120_000 }, async (_, release) => {
  const folder = temporaryFolder();
  const url = await newUrl();
  const db = await openRelease(release, url, join(folder.path, 'database'));
  await db.close();
  const running = await startServerProcess({
    COLLOQUY_DATA_DIR: folder.path,
    COLLOQUY_ADMIN_SECRET: ADMIN_SECRET,
    COLLOQUY_SECRET_KEY: SIGNING_KEY,
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const reply = await fetch(`${running.url}/api/v1/interviews?serviceJobId=${release.serviceJobId}`, {
    headers: { authorization: `Bearer ${release.apiKey}` },
  });
  expect(await reply.json()).toMatchObject({ data: { total: 3 } });
  expect((await fetch(`${running.url}/health/ready`)).status).toBe(200);
  await running.stop();
  folder.remove();
});

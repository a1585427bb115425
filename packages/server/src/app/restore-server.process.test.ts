import { execFile } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseBlobUrl } from '../platform/blob/create.ts';
import { createS3BlobStore } from '../platform/blob/s3-blob-store.ts';
import { callServer, holdRecorded, playRecording } from '../testing/recorded-interview.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';
import { createServerDatabase } from '../testing/test-database.ts';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const BIN = '/usr/bin';
const hasTools = ['pg_dump', 'pg_restore'].every((name) => existsSync(join(BIN, name)));
const ANSWER = 'In May 2021 I rolled the release back within 3 minutes, and in the end we changed how we deploy.';

/** What `aws s3 sync` and its likes do, in both directions. */
async function openBucket({ endpoint, credentials }: S3Server) {
  const location = parseBlobUrl(`s3://colloquy?endpoint=${endpoint}`);
  if (location.kind !== 's3') throw new Error('not S3');
  const store = await createS3BlobStore(location, credentials);
  return {
    async copyTo(folder: string): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of store.list('')) {
        const read = await store.get(key);
        if (read === null) continue;
        await mkdir(dirname(join(folder, key)), { recursive: true });
        await writeFile(join(folder, key), read.stream);
        keys.push(key);
      }
      return keys;
    },
    async copyFrom(folder: string): Promise<void> {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile()) await store.put(path.slice(folder.length + 1), createReadStream(path));
      }
    },
  };
}

describe.skipIf(SERVER === '' || !hasTools)('the drill on PostgreSQL and an S3-compatible store', () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  const stores: S3Server[] = [];
  let server: ServerProcess | null = null;
  afterAll(async () => {
    await server?.kill();
    for (const store of stores) await store.close();
    folder.remove();
  });

  const newStore = async (): Promise<S3Server> => {
    const store = await startS3Server({ buckets: ['colloquy'] });
    stores.push(store);
    return store;
  };
  /** A machine of its own: nothing of another one's data folder is there. */
  const machine = (name: string, database: string, store: S3Server) => ({
    COLLOQUY_DATA_DIR: at(name),
    COLLOQUY_RECORDING: 'on',
    COLLOQUY_FFMPEG: 'off',
    DATABASE_URL: database,
    COLLOQUY_BLOB_URL: `s3://colloquy?endpoint=${store.endpoint}`,
    AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
  });
  const drop = async (url: string): Promise<void> => {
    const client = new pg.Client({ connectionString: SERVER });
    await client.connect();
    await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
    await client.end();
  };
  const postgres = (program: string, ...args: string[]) => promisify(execFile)(join(BIN, program), args);

  test('dumped while the server runs, wiped, restored: the recording plays, the report opens, links that went out lead there', async () => {
    const [database, store] = [await createServerDatabase(SERVER), await newStore()];
    server = await startServerProcess(machine('first', database, store));
    const { url } = server;
    const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
    const asked = { organizationId: 'drill', userId: 'u' };
    const made = await callServer(url, 'POST', '/api/v1/admin/api-keys', admin, asked);
    const key = { authorization: `Bearer ${made.data.apiKey}` };
    const details = await holdRecorded(url, key, ANSWER);
    const linksOf = async (from: string) => {
      const { recordingUrl, reportUrl } = (await callServer(from, 'GET', details, key)).data;
      return { recordingUrl: recordingUrl ?? null, reportUrl: reportUrl ?? null };
    };
    /** Links are signed anew for each reader: what they lead to is read below. */
    const reportOf = async (from: string) => {
      const { data } = await callServer(from, 'GET', `${details}/report`, key);
      return JSON.parse(JSON.stringify(data).replaceAll(/https?:[^"]*[?&]expires=[^"]*/g, 'a link')) as object;
    };
    const links = await vi.waitFor(
      async () => {
        const { recordingUrl, reportUrl } = await linksOf(url);
        if (recordingUrl === null || reportUrl === null) throw new Error('recording or report are not there yet');
        return { recordingUrl, reportUrl };
      },
      { timeout: 90_000, interval: 250 },
    );
    const [before, report] = [await playRecording(links.recordingUrl), await reportOf(url)];
    expect(before).toMatchObject({ seconds: expect.closeTo(5, 1), hasMiddle: true });

    // The database first: a file without a row is swept away, a row without its file is a loss.
    await postgres('pg_dump', '--format=custom', '--no-owner', `--file=${at('dump')}`, database);
    const keys = await (await openBucket(store)).copyTo(at('files'));
    expect(keys.length).toBeGreaterThan(0);

    await server.stop();
    await drop(database);
    await store.close();
    stores.pop();

    const [again, other] = [await createServerDatabase(SERVER), await newStore()];
    await postgres(
      'pg_restore',
      '--exit-on-error',
      '--no-owner',
      '--single-transaction',
      `--dbname=${again}`,
      at('dump'),
    );
    await (await openBucket(other)).copyFrom(at('files'));
    const environment = machine('second', again, other);
    const secrets = {
      COLLOQUY_SECRET_KEY: 'a-signing-key-for-processes-0123456789abcdef',
      COLLOQUY_ADMIN_SECRET: PROCESS_ADMIN_SECRET,
    };
    const checked = await runCommandProcess(['check-config'], { ...environment, ...secrets });
    expect([checked.status, checked.problem]).toEqual([0, '']);
    server = await startServerProcess(environment);

    const after = await playRecording((await linksOf(server.url)).recordingUrl ?? '');
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(await reportOf(server.url)).toEqual(report);
    // Links that went out before lead to it as well: the key that signed them is the same one.
    const moved = (link: string) => link.replace(/^https?:\/\/[^/]+/, server?.url ?? '');
    expect((await playRecording(moved(links.recordingUrl))).bytes.equals(before.bytes)).toBe(true);
    const opened = await fetch(moved(links.reportUrl));
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  }, 400_000);
});

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import {
  PROCESS_ADMIN_SECRET,
  runCommandProcess,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
let headers: Record<string, string>;
let jobId: string;

async function call(server: ServerProcess, method: string, path: string, own: Record<string, string>, body?: object) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...own },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as { data: Record<string, string> } };
}

const restore = (from: string, to: string) => runCommandProcess(['restore', from], { COLLOQUY_DATA_DIR: to });

beforeAll(async () => {
  const server = await startServerProcess({ COLLOQUY_DATA_DIR: at('first') });
  const key = await call(
    server,
    'POST',
    '/api/v1/admin/api-keys',
    { 'x-admin-secret': PROCESS_ADMIN_SECRET },
    { organizationId: 'drill', userId: 'u' },
  );
  headers = { authorization: `Bearer ${key.body.data.apiKey}` };
  jobId = (await call(server, 'POST', '/api/v1/jobs', headers, PLATFORM_ENGINEER)).body.data.serviceJobId ?? '';
  mkdirSync(join(at('first'), 'files', 'interviews', 'x'), { recursive: true });
  writeFileSync(join(at('first'), 'files', 'interviews', 'x', 'sound'), 'bytes of a recording');
  const backup = await runCommandProcess(['backup', at('backup')], { COLLOQUY_DATA_DIR: at('first') });
  expect(backup).toMatchObject({ status: 0, problem: '' });
  await server.stop();
}, 240_000);
afterAll(() => folder.remove());

test('a backup that was made while a server ran is a whole system in another folder: its key, its job, its files', async () => {
  const restored = await restore(at('backup'), at('second'));
  expect(restored).toMatchObject({ status: 0, problem: '' });
  expect(restored.line).toBe(`restored 1 jobs and 0 interviews to ${at('second')}\n`);
  expect(readFileSync(join(at('second'), 'files', 'interviews', 'x', 'sound'), 'utf8')).toBe('bytes of a recording');
  const server = await startServerProcess({ COLLOQUY_DATA_DIR: at('second') });
  expect(await call(server, 'GET', `/api/v1/jobs/${jobId}`, headers)).toMatchObject({ status: 200 });
  await server.stop();
}, 120_000);

test('a backup without secrets is put back beside the key of its time, and by nothing else', async () => {
  const server = await startServerProcess({ COLLOQUY_DATA_DIR: at('first') });
  const backup = await runCommandProcess(['backup', at('apart'), '--without-secrets'], {
    COLLOQUY_DATA_DIR: at('first'),
  });
  await server.stop();
  expect(backup).toMatchObject({ status: 0, problem: '', line: expect.stringContaining('the secrets are not in it') });
  expect(readdirSync(at('apart')).sort()).toEqual(['database.tar.gz', 'files', 'secret-key-check']);
  const refused = await restore(at('apart'), at('apart-put-back'));
  expect([refused.status, refused.line]).toEqual([1, '']);
  expect(refused.problem).toMatch(/has no secret-key.*put the one of its time into .*or set COLLOQUY_SECRET_KEY/);
  expect(existsSync(at('apart-put-back'))).toBe(false);
  mkdirSync(at('apart-put-back'));
  cpSync(join(at('backup'), 'secret-key'), join(at('apart-put-back'), 'secret-key'));
  expect(await restore(at('apart'), at('apart-put-back'))).toMatchObject({ status: 0 });
  const byOption = (key: string) =>
    runCommandProcess(['restore', at('apart')], {
      COLLOQUY_DATA_DIR: at('apart-by-option'),
      COLLOQUY_SECRET_KEY: key,
    });
  const former = await byOption('a-signing-key-of-another-time-0123456789abcdef');
  expect([former.status, former.line]).toEqual([1, '']);
  expect(former.problem).toContain('COLLOQUY_SECRET_KEY is not the secret key of the time of the backup');
  const key = readFileSync(join(at('backup'), 'secret-key'), 'utf8').trim();
  expect(await byOption(`a-signing-key-of-another-time-0123456789abcdef,${key}`)).toMatchObject({ status: 0 });
}, 120_000);

test('a key that another start has made in the folder is not taken for that of the backup', async () => {
  mkdirSync(at('started-before'));
  writeFileSync(join(at('started-before'), 'secret-key'), 'a key that some start has made, of thirty-two characters\n');
  const refused = await restore(at('apart'), at('started-before'));
  expect([refused.status, refused.line]).toEqual([1, '']);
  expect(refused.problem).toMatch(/started-before\/secret-key is not the secret key of the time of the backup/);
  expect(readdirSync(at('started-before'))).toEqual(['secret-key']);
}, 120_000);

test('nothing is put over what is there, nor beside secrets of another system', async () => {
  const over = await restore(at('backup'), at('first'));
  expect([over.status, over.line]).toEqual([1, '']);
  expect(over.problem).toMatch(/first is not empty \(database, files\): keep it aside, or name another folder/);
  mkdirSync(at('third'));
  writeFileSync(join(at('third'), 'secret-key'), 'another key, of thirty-two characters or more\n');
  const beside = await restore(at('backup'), at('third'));
  expect(beside.problem).toMatch(/secret-key is another one than that of the backup/);
  expect(readdirSync(at('third'))).toEqual(['secret-key']);
});

test.each([
  ['cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 200_000))],
  ['no archive', (file: string) => writeFileSync(file, 'nothing')],
])('a backup that is %s leaves the data folder without a database', async (name, damage) => {
  cpSync(at('backup'), at(`damaged-${name}`), { recursive: true });
  damage(join(at(`damaged-${name}`), 'database.tar.gz'));
  const refused = await restore(at(`damaged-${name}`), at(`target-${name}`));
  expect([refused.status, refused.line]).toEqual([1, '']);
  expect(refused.problem).toMatch(/database\.tar\.gz cannot be opened/);
  expect(readdirSync(at(`target-${name}`))).toEqual([]);
  expect((await restore(at('first'), at('fourth'))).problem).toMatch(/is no backup: it has no database\.tar\.gz/);
  expect(existsSync(at('fourth'))).toBe(false);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLATFORM_ENGINEER } from '../testing/job-texts.ts';
import { MailServer } from '../testing/mail-server.ts';
import {
  PROCESS_ADMIN_SECRET,
  type ServerProcess,
  startServerProcess,
  temporaryFolder,
} from '../testing/server-process.ts';
import { createServerDatabase } from '../testing/test-database.ts';

/** OUTAGE_MAILS=300 takes minutes. */
const MAILS = Number(process.env.OUTAGE_MAILS ?? 40);
const KILLED_AT = Math.ceil(MAILS / 4);
/** Embedded in the data folder without one. */
const DATABASE_SERVER = process.env.TEST_DATABASE_URL;

let folder: ReturnType<typeof temporaryFolder>;
let mails: MailServer;
let database: Record<string, string>;
let server: ServerProcess | null = null;
beforeEach(async () => {
  folder = temporaryFolder();
  mails = await MailServer.start();
  database = DATABASE_SERVER ? { DATABASE_URL: await createServerDatabase(DATABASE_SERVER) } : {};
});
afterEach(async () => {
  await server?.stop();
  await mails.close();
  folder.remove();
});

const start = () =>
  startServerProcess({
    ...database,
    COLLOQUY_DATA_DIR: folder.path,
    COLLOQUY_SMTP_URL: mails.url,
    COLLOQUY_MAIL_FROM: 'hello@colloquy.example',
  });

async function post<T>(path: string, headers: Record<string, string>, body: object): Promise<T> {
  const reply = await fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (reply.status !== 200) throw new Error(`${path} gave ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

test('killed in the middle of many mails, none is lost, and what comes twice has one id', async () => {
  server = await start();
  const account = { organizationId: 'acme', userId: 'u' };
  const admin = { 'x-admin-secret': PROCESS_ADMIN_SECRET };
  const { apiKey } = await post<{ apiKey: string }>('/api/v1/admin/api-keys', admin, account);
  const key = { authorization: `Bearer ${apiKey}` };
  const { serviceJobId } = await post<{ serviceJobId: string }>('/api/v1/jobs', key, PLATFORM_ENGINEER);
  // Nothing is taken before all are posted: the kill finds many that wait.
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  mails.beforeTaking = () => opened;
  const people = Array.from({ length: MAILS }, (_, i) => `candidate-${i}@example.org`);
  for (const candidateEmail of people)
    await post('/api/v1/interviews', key, { serviceJobId, candidateEmail, sendInvitation: true, linkDays: 1 });
  const killed = new Promise<void>((resolve) => {
    mails.onTaken = () => {
      if (mails.taken.length === KILLED_AT) void server?.kill().then(resolve);
    };
  });
  open();
  await killed;
  expect(mails.taken.length).toBeLessThan(MAILS);
  const everybody = new Promise<void>((resolve) => {
    mails.onTaken = () => {
      if (people.every((address) => mails.to(address).length > 0)) resolve();
    };
  });
  server = await start();
  await everybody;
  for (const address of people)
    expect(new Set(mails.to(address).map(({ messageId }) => messageId)).size, address).toBe(1);
  expect(new Set(mails.taken.map(({ messageId }) => messageId)).size).toBe(MAILS);
}, 270_000);

import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONSOLE_API } from '@colloquy/contract/console';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTry, type Tried } from '../../features/mails/mail-store.ts';
import { type ConsolePerson, PAGE_ORIGIN, signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Long enough for a call to begin to wait. */
const BEGUN_MS = 300;

let app: TestApp;
let ana: ConsolePerson;
let mark: string;
let answered: string[];
beforeEach(async () => {
  app = await startTestApp();
  ana = await signedIn(app, 'acme', 'RECRUITER', 'Ana Lind');
  mark = ((await ana.call('GET', 'interviews/changes')).body as { mark: string }).mark;
  answered = [];
});
afterEach(() => app.close());

/** Begins to wait; its name is kept once it was answered. */
async function wait(name: string, by = ana): Promise<void> {
  void by.call('GET', `interviews/changes?after=${mark}`).then(() => answered.push(name));
  await sleep(BEGUN_MS);
}

test('of five that wait for one session the oldest is answered; another session is not touched', async () => {
  const ben = await signedIn(app, 'acme', 'RECRUITER', 'Ben Roth');
  await wait('other', ben);
  for (const name of ['1', '2', '3', '4']) await wait(name);
  expect(answered).toEqual([]);
  await wait('5');
  expect(answered).toEqual(['1']);
});

test('a wish that moves no interview, and a mail that comes back, wake whoever looks on', async () => {
  const { headers } = await app.createKey({ organizationId: 'acme', userId: 'ats' });
  const { token, meetingId } = await postInterview(app, headers, await postJob(app, headers));
  const marked = async (): Promise<string> =>
    ((await ana.call('GET', 'interviews/changes')).body as { mark: string }).mark;
  const candidate = new Candidate(app, token);
  mark = await marked();
  await wait('asked');
  expect(answered).toEqual([]);
  await candidate.send('ask-human', { note: '' });
  await vi.waitFor(() => expect(answered).toEqual(['asked']), 5_000);
  mark = await marked();
  await wait('noted');
  await candidate.send('ask-human', { note: 'I stammer.' });
  await vi.waitFor(() => expect(answered).toEqual(['asked', 'noted']), 5_000);

  const id = app.context.ids.next<'mail'>();
  const [made] = await app.context.db.query<{ accountId: string }>(
    `insert into mails (id, kind, interview_id, account_id, state, next_at)
     select $1, 'invitation', i.id, i.account_id, 'WAITING', now() from interviews i where i.id = $2
     returning account_id as "accountId"`,
    [id, meetingId],
  );
  expect(made).toBeDefined();
  const waits: Tried = {
    state: 'WAITING',
    nextAt: new Date(),
    failingSince: null,
    counts: true,
    reply: null,
    settledAt: null,
  };
  mark = await marked();
  await wait('refused');
  await app.context.db.transaction((tx) => keepTry(tx, id, waits));
  await sleep(BEGUN_MS);
  expect(answered).toEqual(['asked', 'noted']);
  await app.context.db.transaction((tx) =>
    keepTry(tx, id, { ...waits, state: 'FAILED', nextAt: null, settledAt: new Date() }),
  );
  await vi.waitFor(() => expect(answered).toEqual(['asked', 'noted', 'refused']), 5_000);
});

test('whoever ends the connection waits no more', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  await wait('1');
  const call: ClientRequest = request({
    port,
    host: '127.0.0.1',
    path: `${CONSOLE_API}/organizations/acme/interviews/changes?after=${mark}`,
    headers: { host: new URL(PAGE_ORIGIN).host, cookie: ana.cookie },
  });
  call.on('response', ({ statusCode }) => answered.push(`socket ${statusCode}`));
  call.on('error', () => undefined);
  call.end();
  await sleep(BEGUN_MS);
  for (const name of ['3', '4']) await wait(name);
  call.destroy();
  await sleep(BEGUN_MS);
  await wait('5');
  expect(answered).toEqual([]);
  // The connection that ended had begun to wait: now there are four again.
  await wait('6');
  expect(answered).toEqual(['1']);
});

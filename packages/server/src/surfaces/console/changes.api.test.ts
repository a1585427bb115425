import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONSOLE_API } from '@colloquy/contract/console';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConsolePerson, PAGE_ORIGIN, signedIn } from '../../testing/console-people.ts';
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

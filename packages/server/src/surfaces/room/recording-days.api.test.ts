import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/console-people.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { COLLOQUY_RECORDING: 'on' });
});
afterAll(() => app.close());

test('before the start a candidate is told for how many days recordings are kept: as the organization says, else by default', async () => {
  const told = async (more: Record<string, string>): Promise<unknown> => {
    const { token } = await postInterview(app, more, await postJob(app, more));
    const { recordingDays } = await new Candidate(app, token).look();
    return recordingDays;
  };
  const { headers } = await app.createKey();
  const { token } = await postInterview(app, headers, await postJob(app, headers));
  const candidate = new Candidate(app, token);
  const { language, consents } = await candidate.look();
  const decisions = consents.map(({ purpose, textVersion }) => ({ purpose, textVersion, given: true }));
  expect((await candidate.send('consent', { language, decisions })).recordingDays).toBe(180);
  expect((await candidate.send('begin', { mode: 'text' })).recordingDays).toBeNull();
  expect(await told(headers)).toBe(180);
  const owner = await signedIn(app, 'thirty', 'OWNER');
  const own = (await app.createKey({ organizationId: 'thirty', userId: 'ats' })).headers;
  const settings = { displayName: 'Thirty', contact: null, privacyUrl: null, colour: null, retentionDays: 30 };
  expect((await owner.call('PUT', '', settings)).status).toBe(200);
  expect(await told(own)).toBe(30);
  // What is kept for a fair process is kept at least as long.
  expect((await owner.call('PUT', 'fairness', { asks: [], noticeDays: 0, keepDays: 200 })).status).toBe(200);
  expect(await told(own)).toBe(200);
});

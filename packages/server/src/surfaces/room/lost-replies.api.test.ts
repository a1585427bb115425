import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { headers } = await app.createKey();
const interview = await postInterview(app, headers, await postJob(app, headers));
afterAll(() => app.close());

test('a begin whose reply was lost is sent again and is told what the first was; another one is refused', async () => {
  const candidate = new Candidate(app, interview.token);
  await candidate.consent();
  const begin = { clientId: randomUUID(), mode: 'text' };
  const { version, conversation } = await candidate.send('begin', begin);
  expect(await candidate.send('begin', begin)).toMatchObject({
    phase: 'listening',
    version,
    conversation: { prompt: conversation?.prompt },
  });
  expect(await candidate.try('begin', { mode: 'text' })).toMatchObject({ status: 409, body: { code: 'not-now' } });
});

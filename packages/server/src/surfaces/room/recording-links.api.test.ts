import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Candidate } from '../../testing/flows.ts';
import { type Details, Founder, postConversation, postProgramme, readDetails } from '../../testing/founder-flows.ts';
import { BREWER } from '../../testing/founder-stories.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { recorded } from '../../testing/recorded-media.ts';
import { decideRecording, sendRun } from '../../testing/recording-flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SESSIONS = '/api/v1/integrations/candidates/interviews';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ timers: new ManualTimers() }, { COLLOQUY_RECORDING: 'on' });
});
afterAll(() => app.close());

/** Records six seconds with consent to all of it; the end of the interview is the test's. */
async function record(candidate: Candidate, token: string): Promise<void> {
  await candidate.look();
  await decideRecording(candidate, { sound: true, picture: true });
  await candidate.send('begin', { mode: 'text' });
  await sendRun(app, { interview: { token } }, await recorded({ seconds: 6 }));
}

async function expectPlays(url: string | null): Promise<void> {
  expect(url).toMatch(/^https:\/\/interviews\.example\.com\/links\/recordings\/[0-9a-f-]{36}\.webm\?/);
  const { pathname, search } = new URL(url ?? '');
  const path = `${pathname}${search}`;
  const whole = await app.app.inject({ method: 'GET', url: path });
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm']);
  const input = new Input({ source: new BufferSource(whole.rawPayload), formats: ALL_FORMATS });
  expect(await input.computeDuration()).toBeCloseTo(6, 1);
  const size = whole.rawPayload.length;
  const first = await app.app.inject({ method: 'GET', url: path, headers: { range: 'bytes=0-1' } });
  expect([first.statusCode, first.headers['content-range']]).toEqual([206, `bytes 0-1/${size}`]);
  expect(first.rawPayload.equals(whole.rawPayload.subarray(0, 2))).toBe(true);
  const head = await app.app.inject({ method: 'HEAD', url: path });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0]);
}

test('a session that was recorded ends with a `recording_url` that plays', async () => {
  const { headers } = await app.createKey({ scopes: ['sessions'] });
  const made = await app.call('POST', SESSIONS, {
    headers,
    body: { email: 'noor.haddad@example.com', interview_type: 'SOFTWARE_ENGINEER' },
  });
  expect(made.status).toBe(200);
  const { interview_id: id, iframe_url: room } = made.body as { interview_id: string; iframe_url: string };
  const token = room.split('/room/')[1] ?? '';
  const candidate = new Candidate(app, token);
  const results = async () =>
    (await app.call('GET', `${SESSIONS}/${id}/results`, { headers })).body as { recording_url: string | null };
  await record(candidate, token);
  expect((await results()).recording_url).toBeNull();
  await candidate.finish();
  await app.context.tasks.runDue();
  await expectPlays((await results()).recording_url);
});

test('a conversation with founders that was recorded ends with a `video_url` that plays', async () => {
  const { apiKey } = await app.createKey({ scopes: ['conversations'] });
  const headers = { 'x-api-key': apiKey };
  const { slug } = await postProgramme(app, { name: 'Brine' });
  const made = await postConversation(app, headers, { programme: slug });
  expect(made.status).toBe(200);
  const { conversation_id: id, tokenized_link: link } = made.body as Details;
  const founder = new Founder(app, link, 'en', 'Brine');
  await record(founder, link.split('/room/')[1] ?? '');
  expect((await readDetails(app, headers, id)).video_url).toBeNull();
  await founder.tell(BREWER);
  await founder.send('confirm');
  await app.context.tasks.runDue();
  await expectPlays((await readDetails(app, headers, id)).video_url ?? null);
});

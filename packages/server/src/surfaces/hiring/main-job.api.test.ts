import { randomUUID } from 'node:crypto';
import type { RoomState } from '@colloquy/contract/room';
import { CONSENT_TEXT_VERSION } from '@colloquy/contract/shared';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLATFORM_ENGINEER } from '../../testing/job-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a job, a candidate, an interview by text and a report, through the published interface', async () => {
  const { headers } = await app.createKey();
  const created = await app.call('POST', '/api/v1/jobs', { headers, body: PLATFORM_ENGINEER });
  expect(created).toMatchObject({ status: 200, body: { success: true, data: { name: 'Platform Engineer' } } });
  const { serviceJobId } = (created.body as { data: { serviceJobId: string } }).data;
  const interview = await app.call('POST', '/api/v1/interviews', {
    headers,
    body: { serviceJobId, candidateEmail: 'Lea.Brandt@example.com', candidateName: 'Lea Brandt' },
  });
  expect(interview).toMatchObject({
    status: 200,
    body: {
      data: {
        isCompleted: 'SCHEDULED',
        candidateEmail: 'Lea.Brandt@example.com',
        reportUrl: null,
        cv: { status: 'NONE' },
      },
    },
  });
  const { interviewUrl, meetingId } = (interview.body as { data: { interviewUrl: string; meetingId: string } }).data;
  const token = interviewUrl.split('/room/')[1] ?? '';
  const seat = randomUUID();
  const room = { 'x-room-token': token };
  const send = async (command: string, body: object): Promise<RoomState> => {
    const reply = await app.call('POST', `/room/api/${command}`, {
      headers: room,
      body: { clientId: randomUUID(), seat, seen: 0, ...body },
    });
    expect(reply.status, `${command}: ${reply.text}`).toBe(200);
    return reply.body as RoomState;
  };
  const welcome = await app.call('GET', `/room/api/state?seat=${seat}&since=-1`, { headers: room });
  expect(welcome.body).toMatchObject({
    phase: 'welcome',
    invitation: { candidateName: 'Lea Brandt', title: 'Platform Engineer' },
  });
  await send('consent', {
    language: 'en',
    decisions: [
      { purpose: 'recording', textVersion: CONSENT_TEXT_VERSION, given: false },
      { purpose: 'ai-evaluation', textVersion: CONSENT_TEXT_VERSION, given: true },
    ],
  });
  let state = await send('begin', { mode: 'text' });
  expect(state.phase).toBe('listening');
  for (let turn = 0; turn < 60 && state.phase !== 'ended'; turn += 1) {
    const promptId = state.conversation?.prompt?.id ?? 0;
    app.clock.advance(20_000);
    state = await send('answer', {
      promptId,
      text: `Once at the grid operator I rolled a release back within 6 minutes, wrote the postmortem number ${turn} and in the end the team changed how we deploy, because it kept failing.`,
    });
  }
  expect(state).toMatchObject({ phase: 'ended', ending: 'completed' });
  await app.context.tasks.runDue();
  const list = await app.call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, { headers });
  expect(list.body).toMatchObject({
    data: { total: 1, current: 1, pageSize: 10, results: [{ meetingId, isCompleted: 'COMPLETED' }] },
  });
  const [item] = (list.body as { data: { results: { reportUrl: string; transcriptUrl: string }[] } }).data.results;
  const report = await app.call('GET', item?.reportUrl.replace('https://interviews.example.com', '') ?? '', {
    headers: { accept: 'application/json' },
  });
  expect(report.status).toBe(200);
  const transcript = await app.call('GET', item?.transcriptUrl.replace('https://interviews.example.com', '') ?? '', {
    headers: { accept: 'text/plain' },
  });
  expect(transcript.text).toContain('postmortem number 0');
  expect(app.logged).toEqual([]);
});

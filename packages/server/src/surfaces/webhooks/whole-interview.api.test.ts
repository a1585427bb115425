import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SUBSCRIBED_TYPES, type WebhookType, webhookBody } from '@colloquy/contract/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepInterviews } from '../../features/interviews/index.ts';
import { createCvReader } from '../../providers/cv-reader/create.ts';
import { makePdf, pdfLines } from '../../providers/cv-reader/embedded/testing/make-pdf.ts';
import { PLAIN_SAMPLE } from '../../providers/cv-reader/embedded/testing/sample.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { Candidate, postInterview, postJob } from '../../testing/flows.ts';
import { recorded } from '../../testing/recorded-media.ts';
import { decideRecording, sendRun } from '../../testing/recording-flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { WebhookReceiver } from '../../testing/webhook-receiver.ts';

const MINUTE = 60_000;

let app: TestApp;
let receiver: WebhookReceiver;
let files: Server;
let cv: string;
let headers: Record<string, string>;
let secret: string;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  receiver = new WebhookReceiver(() => clock.now());
  await receiver.listen();
  const pdf = makePdf([{ texts: pdfLines(PLAIN_SAMPLE) }]);
  files = createServer((_request, response) => response.setHeader('content-type', 'application/pdf').end(pdf));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  cv = `http://${host}/cv.pdf`;
  app = await startTestApp(
    { clock, cvReader: createCvReader({ kind: 'embedded' }) },
    { COLLOQUY_OUTBOUND_ALLOW: `${receiver.host},${host}`, COLLOQUY_RECORDING: 'on' },
  );
  ({ headers } = await app.createKey({ scopes: ['hiring', 'webhooks'] }));
  const made = await app.call('POST', '/api/v1/webhooks', {
    headers,
    body: { url: receiver.url, types: SUBSCRIBED_TYPES },
  });
  ({ secret } = (made.body as { data: { secret: string } }).data);
});
afterAll(async () => {
  await app.close();
  receiver.close();
  files.close();
});

test('every event of one hiring interview, from the CV that is read to the film, is taken by the library of the standard', async () => {
  const { meetingId, token } = await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'marlene.vogt@example.com',
    externalId: 'APP-31',
    cv_link: cv,
  });
  await app.context.tasks.runDue();
  const candidate = new Candidate(app, token);
  await candidate.look();
  await decideRecording(candidate, { sound: true, picture: true });
  await candidate.send('begin', { mode: 'text' });
  await sendRun(app, { interview: { token } }, await recorded());
  app.clock.advance(15 * MINUTE);
  await sweepInterviews(app.context);
  await candidate.look();
  await candidate.send('resume');
  await candidate.send('ask-human', { note: 'please call me' });
  await candidate.finish();
  for (let round = 0; round < 3; round += 1) await app.context.tasks.runDue();

  for (const one of receiver.received) {
    receiver.verify(secret, one);
    webhookBody(one.body.type as WebhookType).parse(one.body);
  }
  const about = receiver.received
    .map(({ body }) => body)
    .filter(({ data }) => data.interviewId === meetingId)
    .sort((a, b) => Number(a.data.sequence) - Number(b.data.sequence));
  expect(about.map(({ data }) => data.sequence)).toEqual(about.map((_one, index) => index + 1));
  const types = about.map(({ type }) => type);
  expect(types.slice(0, 7)).toEqual([
    'interview.scheduled',
    'cv.parsed',
    'interview.started',
    'interview.dropped_off',
    'interview.resumed',
    'candidate.asked_for_person',
    'interview.completed',
  ]);
  expect(types.slice(7).sort()).toEqual(['recording.ready', 'report.ready']);
  const pathOf = (type: string) => String(about.find((body) => body.type === type)?.data.path);
  const read = async (type: string) => (await app.call('GET', pathOf(type), { headers })).body;
  expect(await read('cv.parsed')).toMatchObject({ data: { externalId: 'APP-31', cv: { status: 'PARSED' } } });
  expect(await read('recording.ready')).toMatchObject({ data: { recordingUrl: expect.stringContaining('/links/') } });
  expect(await read('report.ready')).toMatchObject({ data: { report: expect.anything() } });
});

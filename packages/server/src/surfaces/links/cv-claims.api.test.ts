import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportForm } from '@colloquy/contract/links';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCvReader } from '../../providers/cv-reader/create.ts';
import { PLAIN_SAMPLE } from '../../providers/cv-reader/embedded/testing/sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type HoldOptions, holdInterview } from './testing/held-interview.ts';

let app: TestApp;
let files: Server;
let cvLink: string;
beforeAll(async () => {
  files = createServer((_, response) => {
    response.setHeader('content-type', 'text/plain').end(PLAIN_SAMPLE.join('\n'));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  cvLink = `http://${host}/cv.txt`;
  app = await startTestApp({ cvReader: createCvReader({ kind: 'embedded' }) }, { COLLOQUY_OUTBOUND_ALLOW: host });
});
afterAll(async () => {
  await app.close();
  files.close();
});

async function claimsOf(options: HoldOptions) {
  const held = await holdInterview(app, options);
  const { report } = await held.links();
  const { body, text } = await app.call('GET', report, { headers: { accept: 'application/json' } });
  const plain = await app.call('GET', report, { headers: { accept: 'text/plain' } });
  return { claims: reportForm.parse(body).report.summary?.claims, json: text, text: plain.text };
}

const answer = (turn: number) => ({
  text: `Once at Brightwater Payments I rolled a release back within ${turn + 3} minutes, and nobody noticed.`,
});

test('positions of a CV that was read stand in the report beside the sentences that mention them', async () => {
  const { claims, text } = await claimsOf({ candidateEmail: 'mara@example.com', cvLink, answer });
  expect(claims).toEqual([
    {
      employer: expect.stringContaining('Brightwater Payments'),
      title: 'Site Reliability Engineer',
      fromYear: 2019,
      toYear: null,
      quotes: [expect.objectContaining({ text: answer(0).text }), expect.objectContaining({ text: answer(1).text })],
    },
    {
      employer: expect.stringContaining('Harbour Logistics'),
      title: 'Systems Administrator',
      fromYear: 2014,
      toYear: 2019,
      quotes: [],
    },
  ]);
  expect(text).toMatch(/^Systems Administrator, Harbour Logistics.*, 2014–2019\n {2}not spoken of$/m);
});

test('without a CV, and without consent to an assessment by an AI, nothing of one is in the report', async () => {
  expect((await claimsOf({ candidateEmail: 'none@example.com', answer })).claims).toEqual([]);
  const refused = await claimsOf({ candidateEmail: 'refused@example.com', cvLink, answer, aiEvaluation: false });
  expect(refused.claims).toEqual([]);
  expect(refused.json).not.toContain('Harbour Logistics');
});

import { deflateSync } from 'node:zlib';
import { reportForm } from '@colloquy/contract/links';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WorkerPool } from '../../platform/workers/worker-pool.ts';
import { signedIn } from '../../testing/console-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type HeldInterview, holdInterview } from './testing/held-interview.ts';

const PDF = { accept: 'application/pdf' };

/** Grey, 16 pixels wide and high. */
const LOGO = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000001000000010080000000000000000', 'hex'),
  chunk('IDAT', deflateSync(Buffer.alloc(16 * 17, 0))),
  chunk('IEND', Buffer.alloc(0)),
]);

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
}

let app: TestApp;
let held: HeldInterview;
beforeAll(async () => {
  app = await startTestApp();
  held = await holdInterview(app, { candidateName: 'ليلى حداد', asks: 'How large is the team?' });
});
afterAll(() => app.close());

async function fetchPdf(url: string, headers: Record<string, string> = PDF) {
  const reply = await app.app.inject({ method: 'GET', url, headers });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, info: (await getMeta(pdf)).info };
}

test('a report is a document of at most two pages with the words of its evidence', async () => {
  const { report } = await held.links();
  const form = reportForm.parse((await app.call('GET', report, { headers: { accept: 'application/json' } })).body);
  const { text, pages, info } = await fetchPdf(report);
  expect(pages).toBeLessThanOrEqual(2);
  expect(info).toMatchObject({ Title: 'Report: ليلى حداد', Language: 'en', Author: form.transcript.organization });
  expect(text).toContain('ليلى حداد');
  expect(text).toContain('An AI asked and drafted this; a person decides.');
  for (const { text: asked } of form.report.questions) expect(text).toContain(asked);
  for (const { quotes } of form.report.summary?.requirements ?? [])
    for (const quote of quotes.slice(0, 1)) expect(text).toContain(quote.text);
  expect(text).toContain(`1 / ${pages}`);
});

test('the words around are those of the reader', async () => {
  const { report } = await held.links();
  const { text, info } = await fetchPdf(report, { ...PDF, 'accept-language': 'tlh, de-CH;q=0.9, en;q=0.5' });
  expect(info).toMatchObject({ Language: 'de' });
  expect(text).toContain('Fragen');
});

test('a transcript is a document with every turn', async () => {
  const { transcript } = await held.links();
  const { text } = await fetchPdf(transcript);
  expect(text).toContain('How large is the team?');
});

test('with a key the same document, and JSON to everybody else', async () => {
  const { headers } = held;
  for (const what of ['report', 'transcript']) {
    const url = `/api/v1/interviews/${held.id}/${what}`;
    const { info } = await fetchPdf(url, { ...headers, ...PDF });
    expect(info).toMatchObject({ Language: 'en' });
    const plain = await app.app.inject({ method: 'GET', url, headers: { ...headers, accept: '*/*' } });
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test('documents are made by turns of the accounts whose interviews they are of', async () => {
  const run = vi.spyOn(WorkerPool.prototype, 'run');
  const { report, transcript } = await held.links();
  await fetchPdf(report);
  await fetchPdf(transcript);
  for (const what of ['report', 'transcript'])
    await fetchPdf(`/api/v1/interviews/${held.id}/${what}`, { ...held.headers, ...PDF });
  const [row] = await app.context.db.query<{ id: string }>('select account_id as id from interviews where id = $1', [
    held.id,
  ]);
  const lanes = run.mock.calls.filter(([name]) => name === 'pdf').map(([, , lane]) => lane);
  expect(lanes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(lanes)).toEqual(new Set([row?.id]));
  run.mockRestore();
});

test('a document carries the logo, colour and address of the company', async () => {
  const admin = await signedIn(app, 'org-1', 'ADMIN');
  const named = { displayName: 'Harbour Lights', privacyUrl: null, colour: '#ffe000', contact: 'jobs@harbour.example' };
  expect((await admin.call('PUT', '', named)).status).toBe(200);
  expect((await admin.call('POST', 'logo', { data: LOGO.toString('base64') })).status).toBe(200);
  const { report } = await held.links();
  const { text } = await fetchPdf(report);
  expect(text).toContain('jobs@harbour.example');
  const { rawPayload } = await app.app.inject({ method: 'GET', url: report, headers: PDF });
  const raw = rawPayload.toString('latin1');
  expect(raw).toContain('/Subtype /Image');
  expect(raw).toContain('/Alt (Harbour Lights)');
});

test('a bad link gives no document', async () => {
  const { report } = await held.links();
  const reply = await app.app.inject({ method: 'GET', url: `${report}x`, headers: PDF });
  expect([reply.statusCode, reply.json()]).toEqual([404, { status: 404, errors: 'Not found' }]);
});

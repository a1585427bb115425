import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchCvHandler } from '../../features/candidates/index.ts';
import { createCvReader } from '../../providers/cv-reader/create.ts';
import {
  docxParagraph,
  makeDoc,
  makeDocx,
  makeOdt,
  makeRtf,
} from '../../providers/cv-reader/embedded/testing/make-office.ts';
import { makePdf, pdfLines } from '../../providers/cv-reader/embedded/testing/make-pdf.ts';
import { PLAIN_SAMPLE, SAMPLE } from '../../providers/cv-reader/embedded/testing/sample.ts';
import { firstRun, postInterview, postJob } from '../../testing/flows.ts';
import { ADMIN_SECRET, startTestApp, type TestApp } from '../../testing/test-app.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const html = `<!doctype html><html><body>${SAMPLE.map((line) => (line.startsWith('#') ? `<h2>${line.replace(/^#+ /, '')}</h2>` : `<p>${line}</p>`)).join('\n')}</body></html>`;

const FILES: Record<string, { bytes: Uint8Array; type: string }> = {
  'cv.pdf': { bytes: makePdf([{ texts: pdfLines(PLAIN_SAMPLE) }]), type: 'application/pdf' },
  'cv.docx': {
    bytes: makeDocx(PLAIN_SAMPLE.map((line) => docxParagraph(line)).join('')),
    type: 'application/octet-stream',
  },
  'cv.odt': { bytes: makeOdt(PLAIN_SAMPLE), type: 'application/vnd.oasis.opendocument.text' },
  'cv.rtf': { bytes: makeRtf(PLAIN_SAMPLE), type: 'application/rtf' },
  'cv.doc': { bytes: makeDoc(PLAIN_SAMPLE.join('\r')), type: 'application/msword' },
  'cv.html': { bytes: text(html), type: 'text/html' },
  'cv.txt': { bytes: text(PLAIN_SAMPLE.join('\n')), type: 'text/plain' },
  'cv.md': { bytes: text(SAMPLE.join('\n')), type: 'text/markdown' },
};

let app: TestApp;
let files: Server;
let origin: string;
beforeAll(async () => {
  files = createServer((request, response) => {
    const file = FILES[(request.url ?? '').slice(1)];
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', file.type).end(file.bytes);
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(files.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  app = await startTestApp({ cvReader: createCvReader({ kind: 'embedded' }) }, { COLLOQUY_OUTBOUND_ALLOW: host });
});
afterAll(async () => {
  await app.close();
  files.close();
});

type Cv = { status: string; reason: string | null; username: string | null };

async function intake(
  link: string,
  organizationId: string,
  isTest = false,
): Promise<{ cv: Cv; candidateName: string | null; headers: Record<string, string> }> {
  const { headers } = await app.createKey({ organizationId, userId: 'u', scopes: ['hiring'], test: isTest });
  const { meetingId } = await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'invited@example.com',
    cv_link: link,
  });
  await app.context.tasks.runDue();
  const reply = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
  const { cv, candidateName } = (reply.body as { data: { cv: Cv; candidateName: string | null } }).data;
  return { cv, candidateName, headers };
}

test.each(Object.keys(FILES))(
  '%s is fetched, read, names the candidate, and its profile is found by document 3',
  async (name) => {
    const organizationId = `cv ${name}`;
    const { cv, candidateName } = await intake(`${origin}/${name}`, organizationId);
    expect(cv).toEqual({ status: 'PARSED', reason: null, username: expect.stringMatching(/^[a-z0-9-]+$/) });
    const expected = PLAIN_SAMPLE[0] ?? '';
    expect(candidateName).toBe(expected);
    const key = await app.call('POST', '/api/v1/admin/api-keys', {
      headers: { 'x-admin-secret': ADMIN_SECRET },
      body: { organizationId, userId: 'u', scopes: ['network'] },
    });
    const { apiKey, consumer } = (key.body as { data: { apiKey: string; consumer: string } }).data;
    const profile = await app.call('GET', `/api/v1/consumers/${encodeURIComponent(consumer)}/profiles/${cv.username}`, {
      headers: { apikey: apiKey },
    });
    expect(profile.status).toBe(200);
    const { firstName, lastName, position } = profile.body as {
      firstName: string;
      lastName: string;
      position: unknown[];
    };
    expect(`${firstName} ${lastName}`.trim()).toBe(expected);
    expect(position.length).toBeGreaterThan(0);
  },
);

test('a link that leads nowhere leaves the interview with the e-mail alone and says why', async () => {
  const { cv, candidateName } = await intake(`${origin}/gone.pdf`, 'cv gone');
  expect(cv).toMatchObject({ status: 'FAILED', username: null, reason: expect.stringMatching(/\S+ \S+/) });
  expect(candidateName).toBeNull();
});

test('a private address is not fetched, and the reason does not say what stands there', async () => {
  const { cv } = await intake('https://127.0.0.1/secret', 'cv private');
  expect(cv).toMatchObject({ status: 'FAILED', username: null });
});

test('a second interview of the same candidate does not inherit the CV', async () => {
  const { headers } = await intake(`${origin}/cv.txt`, 'cv twice');
  const { meetingId } = await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'invited@example.com',
  });
  expect((await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers })).body).toMatchObject({
    data: { candidateName: null, cv: { status: 'NONE', username: null } },
  });
});

test('of a test key a CV is read and names the candidate, but makes no profile of the organization', async () => {
  const { cv, candidateName } = await intake(`${origin}/cv.txt`, 'org-of-tests', true);
  expect(cv).toEqual({ status: 'PARSED', reason: null, username: null });
  expect(candidateName).toBeTruthy();
  expect(await app.context.db.query(`select 1 from profiles where organization_id = 'org-of-tests'`)).toEqual([]);
});

test('a CV whose file an erasure took before its turn to be read ends its task', async () => {
  const { db, blobs, fetchCv } = app.context;
  const { headers } = await app.createKey({ organizationId: 'cv taken', userId: 'u', scopes: ['hiring'] });
  await postInterview(app, headers, await postJob(app, headers), {
    candidateEmail: 'taken@example.com',
    cv_link: `${origin}/cv.txt`,
  });
  const [row] = await db.query<{ id: string }>('select id from cv_intakes order by id desc limit 1');
  const taken = Object.assign(Object.create(blobs), { put: blobs.put.bind(blobs), get: async () => null });
  const run = createFetchCvHandler({ ...fetchCv, blobs: taken });
  await expect(run({ intakeId: row?.id ?? '' }, firstRun())).resolves.toBeUndefined();
  expect(await db.query('select status from cv_intakes where id = $1', [row?.id])).toEqual([{ status: 'PENDING' }]);
});

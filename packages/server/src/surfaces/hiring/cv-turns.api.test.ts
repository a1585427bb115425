import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Download } from '../../platform/outbound/download.ts';
import { failed } from '../../platform/outbound/outcome.ts';
import type { CvReader } from '../../providers/cv-reader/port.ts';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
/** Ends what hangs, so that the app can stop. */
let letGo: () => void = () => undefined;
let isOver = false;
beforeEach(() => {
  isOver = false;
});
afterEach(async () => {
  isOver = true;
  letGo();
  await app.context.tasks.stop(0);
  await app.close();
});

function untilLetGo(): Promise<void> {
  if (isOver) return Promise.resolve();
  return new Promise((resolve) => {
    const before = letGo;
    letGo = () => {
      before();
      resolve();
    };
  });
}

/** Gives the name of the link as the file; links of `hang.example` never come. */
function downloads(asked: string[]): Download {
  return async (url) => {
    asked.push(url);
    const { hostname, pathname } = new URL(url);
    if (hostname === 'hang.example') {
      await untilLetGo();
      return failed('timed-out');
    }
    const bytes = new TextEncoder().encode(pathname);
    return { ok: true, bytes, finalUrl: url, contentType: 'text/plain', fileName: pathname.slice(1) };
  };
}

/** Reads one file after another; those named `slow` only when they are let go. */
function reader(read: string[]): CvReader {
  return {
    async read({ fileName }) {
      read.push(fileName ?? '');
      if (fileName?.startsWith('slow')) await untilLetGo();
      return { ok: false, code: 'not-a-cv', reason: `read ${fileName}` };
    },
    stop: async () => undefined,
  };
}

async function invite(organizationId: string, links: string[]): Promise<() => Promise<(string | null)[]>> {
  const { headers } = await app.createKey({ organizationId, userId: 'u', scopes: ['hiring'] });
  const job = await postJob(app, headers);
  const meetings: string[] = [];
  for (const [no, link] of links.entries()) {
    const invited = { candidateEmail: `invited${no}@${organizationId}.example`, cv_link: link };
    meetings.push((await postInterview(app, headers, job, invited)).meetingId);
  }
  return () =>
    Promise.all(
      meetings.map(async (meetingId) => {
        const reply = await app.call('GET', `/api/v1/interviews/${meetingId}`, { headers });
        return (reply.body as { data: { cv: { reason: string | null } } }).data.cv.reason;
      }),
    );
}

test('the slow CVs of one organization hold up the good one of another by one at most', async () => {
  const read: string[] = [];
  app = await startTestApp({ download: downloads([]), cvReader: reader(read) });
  await invite(
    'busy',
    Array.from({ length: 8 }, (_, no) => `https://cv.example/slow${no}.txt`),
  );
  app.context.tasks.start();
  const { read: turns } = app.context.fetchCv.turns;
  await vi.waitUntil(() => turns.waiting === 7, 60_000);
  const good = await invite('quiet', ['https://cv.example/good.txt']);
  await vi.waitUntil(() => turns.waiting === 8, 60_000);
  for (let ended = 1; (await good())[0] === null; ended += 1) {
    letGo();
    await vi.waitUntil(async () => read.length > ended || (await good())[0] !== null, 60_000);
  }
  expect(await good()).toEqual(['read good.txt']);
  // The one that was being read, and the one whose turn came before.
  expect(read.indexOf('good.txt')).toBe(2);
}, 180_000);

test('thirty downloads that hang leave the good CV of another organization its place', async () => {
  const asked: string[] = [];
  app = await startTestApp({ download: downloads(asked), cvReader: reader([]) });
  await invite(
    'hanging',
    Array.from({ length: 30 }, (_, no) => `https://hang.example/${no}.txt`),
  );
  const good = await invite('quiet', ['https://cv.example/good.txt']);
  app.context.tasks.start();
  await vi.waitUntil(async () => (await good())[0] !== null, 60_000);
  expect(await good()).toEqual(['read good.txt']);
  // Four at once, whatever the organization has.
  expect(asked.filter((url) => url.includes('hang.example'))).toHaveLength(4);
}, 180_000);

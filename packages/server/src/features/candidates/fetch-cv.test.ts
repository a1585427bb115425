import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createDownloader, type Download, type DownloadOptions } from '../../platform/outbound/download.ts';
import {
  type Downloaded,
  type DownloadFailure,
  type DownloadOutcome,
  failed,
} from '../../platform/outbound/outcome.ts';
import { ManualTimers } from '../../testing/manual-timers.ts';
import { drivePages as pages } from './drives/drive-pages.fixture.ts';
import { fetchCv } from './fetch-cv.ts';

const ID = '1MartaKowalczyk_cv-2031';
const SHARED = `https://drive.google.com/file/d/${ID}/view?usp=sharing`;
const UC = `https://drive.google.com/uc?export=download&id=${ID}`;
const CONFIRMED = `https://drive.usercontent.google.com/download?id=${ID}&export=download&confirm=t&uuid=00000000-aaaa-4bbb-8ccc-111111111111`;
const { signal } = new AbortController();

type Reply = Partial<Downloaded> & { text?: string; redirect?: string; fail?: DownloadFailure };

/** A web of replies by address; follows redirects with the rewriting hook as the real downloader does. */
function web(
  replies: Record<string, Reply>,
  onRequest: () => void = () => {},
): { download: Download; asked: string[]; options: DownloadOptions[] } {
  const asked: string[] = [];
  const options: DownloadOptions[] = [];
  const download: Download = async (url, given = {}): Promise<DownloadOutcome> => {
    options.push(given);
    let link = url;
    for (;;) {
      const rewritten = given.rewrite?.(new URL(link));
      if (rewritten && 'refuse' in rewritten) return failed('refused-link', rewritten.refuse);
      link = rewritten?.url ?? link;
      asked.push(link);
      onRequest();
      const { text = '', redirect, fail, ...rest } = replies[link] ?? { fail: 'not-found' };
      if (fail) return failed(fail);
      if (redirect === undefined) {
        return {
          ok: true,
          bytes: new TextEncoder().encode(text),
          finalUrl: link,
          contentType: null,
          fileName: null,
          ...rest,
        };
      }
      link = new URL(redirect, link).href;
    }
  };
  return { download, asked, options };
}

test('a plain link brings the file with the name of the reply, else of the link', async () => {
  const { download } = web({
    'https://cv.example.org/a/marta%20k.pdf': { text: '%PDF-1.7' },
    'https://cv.example.org/get': { text: '%PDF-1.7', fileName: 'named.pdf' },
  });
  const byLink = await fetchCv({ link: 'https://cv.example.org/a/marta%20k.pdf', download, signal });
  expect(byLink).toMatchObject({ ok: true, fileName: 'marta k.pdf' });
  expect(await fetchCv({ link: 'https://cv.example.org/get', download, signal })).toMatchObject({
    ok: true,
    fileName: 'named.pdf',
  });
});

test('a sharing link is rewritten, also behind a short link', async () => {
  const { download, asked } = web({
    'https://short.example/m': { redirect: SHARED },
    [UC]: { redirect: `https://drive.usercontent.google.com/download?id=${ID}&export=download` },
    [`https://drive.usercontent.google.com/download?id=${ID}&export=download`]: {
      text: '%PDF-1.7',
      fileName: 'cv.pdf',
    },
  });
  expect(await fetchCv({ link: SHARED, download, signal })).toMatchObject({ ok: true, fileName: 'cv.pdf' });
  expect(await fetchCv({ link: 'https://short.example/m', download, signal })).toMatchObject({ ok: true });
  expect(asked).not.toContain(SHARED);
});

test('the scan warning is passed once', async () => {
  const { download, asked } = web({
    [UC]: { text: pages.googleScanWarning, contentType: 'text/html' },
    [CONFIRMED]: { text: '%PDF-1.7', fileName: 'cv.pdf' },
  });
  expect(await fetchCv({ link: SHARED, download, signal })).toMatchObject({ ok: true, fileName: 'cv.pdf' });
  expect(asked).toEqual([UC, CONFIRMED]);
  const endless = web({ [UC]: { text: pages.googleScanWarning }, [CONFIRMED]: { text: pages.googleScanWarning } });
  expect(await fetchCv({ link: SHARED, download: endless.download, signal })).toMatchObject({ ok: false });
  expect(endless.asked.length).toBe(2);
});

test('both downloads share one budget', async () => {
  const clock = new ManualTimers();
  const { download, options } = web(
    { [UC]: { text: pages.googleScanWarning }, [CONFIRMED]: { text: '%PDF-1.7' } },
    () => clock.advance(12_000),
  );
  await fetchCv({ link: SHARED, download, signal, clock });
  expect(options.map((given) => given.timeoutMs)).toEqual([30_000, 18_000]);
});

test.each([
  ['a folder', `https://drive.google.com/drive/folders/${ID}`, {}, /folder/],
  [
    'a redirect to a sign-in page',
    SHARED,
    { redirect: 'https://accounts.google.com/ServiceLogin?x=1' },
    /sign-in page/,
  ],
  ['a sign-in page', SHARED, { text: pages.googleNeedsAccess }, /sign-in page/],
  ['a page of the service', SHARED, { text: pages.htmlCv, contentType: 'text/html' }, /web page instead/],
  ['a quota page', SHARED, { text: pages.googleQuota }, /too often/],
  ['a refusal', SHARED, { fail: 'refused' }, /share the file with anyone/],
  ['a missing file', SHARED, { fail: 'not-found' }, /removed, or it is not shared/],
  ['a file that is too large', SHARED, { fail: 'too-large' }, /too large/],
] as const)('%s ends with a reason for people', async (_what, link, reply, why) => {
  const outcome = await fetchCv({ link, download: web({ [UC]: reply }).download, signal });
  expect(outcome).toEqual({ ok: false, reason: expect.stringMatching(why) });
  expect(JSON.stringify(outcome)).not.toContain(ID);
});

test('a CV that is a page of its own, or a page shared as a file, goes on to the reader', async () => {
  const link = 'https://marta.example/cv.html';
  const own = web({ [link]: { text: pages.htmlCv, contentType: 'text/html' } });
  expect(await fetchCv({ link, download: own.download, signal })).toMatchObject({ ok: true, fileName: 'cv.html' });
  const shared = web({ [UC]: { text: pages.htmlCv, contentType: 'text/html', fileName: 'cv.html' } });
  expect(await fetchCv({ link: SHARED, download: shared.download, signal })).toMatchObject({
    ok: true,
    fileName: 'cv.html',
  });
});

test('works on the real downloader', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/cv.pdf') response.end('%PDF-1.7');
    else response.writeHead(302, { location: request.url === '/login' ? 'https://login.live.com/x' : '/cv.pdf' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const download = createDownloader({ allow: [origin] });
  expect(await fetchCv({ link: `http://${origin}/`, download, signal })).toMatchObject({
    ok: true,
    fileName: 'cv.pdf',
  });
  expect(await fetchCv({ link: `http://${origin}/login`, download, signal })).toMatchObject({
    reason: expect.stringMatching(/sign-in/),
  });
  server.closeAllConnections();
  server.close();
});

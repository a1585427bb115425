/*
 * Looks at a report and a transcript beside a recording: the real server holds an interview, its forms get the places of
 * a spoken one, and a browser plays made-up media by ranges: a sentence, a quote and a chapter lead to what is heard.
 *
 *   node e2e/recording-look.ts [--languages=en,de] [--no-pictures]
 *
 * Needs ffmpeg, which makes the media. Pictures go to e2e/screenshots/recording/. The last line is `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ReportForm, TranscriptForm } from '@colloquy/contract/links';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { startServer } from './report-look/held-interviews.ts';
import { MARIA, PLATFORM_JOB } from './report-look/people.ts';
import { checkOutline, checkReflow, checkRules } from './room-look/audit.ts';
import { launchBrowser } from './shared/browser.ts';
import { check, checkSoon, conclude } from './shared/checks.ts';

const PICTURES = fileURLToPath(new URL('./screenshots/recording/', import.meta.url));
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;
/** Each turn takes so long in the made-up recording. */
const TURN_MS = 4_000;

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,de' },
    'no-pictures': { type: 'boolean', default: false },
  },
});

type Media = { recording: Buffer; still: Buffer };

/** A finished file with its duration and its index, and a still picture of it. */
function madeUp(seconds: number): Media {
  const folder = mkdtempSync(join(tmpdir(), 'recording-look-'));
  const recording = join(folder, 'recording.webm');
  const still = join(folder, 'still.jpg');
  const run = (...args: string[]) => execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...args]);
  try {
    run(
      ...['-f', 'lavfi', '-i', `testsrc=size=640x360:rate=15:duration=${seconds}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`],
      ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '250k', '-c:a', 'libopus', recording],
    );
    run('-ss', '3', '-i', recording, '-frames:v', '1', still);
    return { recording: readFileSync(recording), still: readFileSync(still) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The form of the same interview, had it been spoken and recorded. */
function spoken(form: TranscriptForm): TranscriptForm {
  const url = '/links/recordings/made-up.webm?signature=x';
  const file = (name: string) => `/links/recordings/made-up/${name}?signature=x`;
  return {
    ...form,
    modes: ['voice'],
    recordingUrl: `https://interviews.example.com${url}`,
    recording: {
      status: 'ready',
      faults: [],
      durationMs: form.turns.length * TURN_MS,
      parts: [
        {
          url: `https://interviews.example.com${url}`,
          mediaType: 'video/webm',
          hasPicture: true,
          startMs: 0,
          durationMs: form.turns.length * TURN_MS,
          posterUrl: `https://interviews.example.com${file('1.poster.jpg')}`,
          captionsUrl: `https://interviews.example.com${file('1.captions.vtt')}`,
          chaptersUrl: `https://interviews.example.com${file('1.chapters.vtt')}`,
        },
      ],
    },
    turns: form.turns.map((turn, index) => ({
      ...turn,
      mode: turn.speaker === 'candidate' ? 'voice' : turn.mode,
      media: { startMs: index * TURN_MS, endMs: (index + 1) * TURN_MS },
    })),
  };
}

/** Answers for the files of the recording, by ranges as the server does, and turns forms into spoken ones. */
async function serveRecording(context: BrowserContext, { recording, still }: Media): Promise<void> {
  await context.route(
    (address) => address.pathname.startsWith('/links/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/links/recordings/')) return sendFile(route, pathname, recording, still);
      if (route.request().headers().accept !== 'application/json') return route.continue();
      const response = await route.fetch();
      const form = (await response.json()) as ReportForm | TranscriptForm;
      const json = 'transcript' in form ? { ...form, transcript: spoken(form.transcript) } : spoken(form);
      return route.fulfill({ response, json });
    },
  );
}

function sendFile(route: Route, pathname: string, recording: Buffer, still: Buffer): Promise<void> {
  if (pathname.endsWith('.jpg')) return route.fulfill({ contentType: 'image/jpeg', body: still });
  if (pathname.endsWith('.vtt'))
    return route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n\n1\n00:00.000 --> 00:04.000\nA question\n' });
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? [];
  const end = to === '' ? recording.length - 1 : Math.min(Number(to), recording.length - 1);
  return route.fulfill({
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${end}/${recording.length}`,
      'content-type': 'video/webm',
    },
    body: recording.subarray(Number(from), end + 1),
  });
}

const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

/** A sentence in the middle of an answer, by mouse and by keyboard; a quote; the turn that is heard. */
async function listen(page: Page, name: string): Promise<void> {
  await checkSoon(`${name}: the player knows the length`, async () =>
    page.evaluate(() => Number.isFinite(document.querySelector('video')?.duration ?? Number.NaN)),
  );
  check(
    `${name}: a still picture stands before it`,
    ((await page.locator('video').getAttribute('poster')) ?? '').includes('1.poster.jpg'),
  );
  const tracks = await page.evaluate(() =>
    [...(document.querySelector('video')?.textTracks ?? [])].map(({ kind }) => kind),
  );
  check(`${name}: captions and chapters are laid over it`, tracks.join() === 'captions,chapters', tracks.join());
  const turn = page.locator('.turn:has(.sentence:nth-of-type(3))').first();
  const from = Number(/#t=([\d.]+)/.exec((await turn.locator('.sentence').nth(2).getAttribute('href')) ?? '')?.[1]);
  await turn.locator('.sentence').nth(2).click();
  await checkSoon(`${name}: a sentence is heard where it was said`, async () => {
    const at = await timeOf(page);
    return at >= from && at < from + 3;
  });
  await checkSoon(
    `${name}: the turn that is heard is marked`,
    async () => (await turn.getAttribute('aria-current')) === 'true',
  );
  await page.evaluate(() => document.querySelector('video')?.pause());
  await turn.locator('.sentence').nth(2).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const start = Number(/#t=([\d.]+)/.exec((await turn.locator('.sentence').first().getAttribute('href')) ?? '')?.[1]);
  await checkSoon(`${name}: by keyboard alone as well`, async () => {
    const at = await timeOf(page);
    return at >= start && at < start + 3;
  });
  await page.evaluate(() => document.querySelector('video')?.pause());
  const quote = page.locator('.quote ~ .time-play').first();
  if ((await quote.count()) > 0) {
    await quote.click();
    await checkSoon(
      `${name}: a quote is heard`,
      async () => !(await page.evaluate(() => document.querySelector('video')?.paused ?? true)),
    );
    await page.evaluate(() => document.querySelector('video')?.pause());
  }
}

async function look(browser: Browser, name: string, url: string, locale: string, media: Media): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORTS[0], locale, reducedMotion: 'reduce' });
  try {
    await serveRecording(context, media);
    const page = await context.newPage();
    const trouble: string[] = [];
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text());
    });
    await page.goto(url);
    await page.waitForSelector('.page:not([aria-busy]) h1');
    await listen(page, `${name} (${locale})`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        const title = `${name} (${locale}, ${colorScheme}, ${viewport.width})`;
        await checkReflow(page, title);
        await checkRules(page, title);
        if (values['no-pictures']) continue;
        const path = `${PICTURES}${name}-${locale}-${viewport.width}-${colorScheme}`;
        await page.evaluate(() => document.querySelector('video')?.scrollIntoView());
        await page.screenshot({ path: `${path}.png` });
        await page.screenshot({ path: `${path}-full.png`, fullPage: true });
      }
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await checkReflow(page, `${name} (${locale}) at 320`);
    await checkOutline(page, `${name} (${locale})`);
    check(`${name} (${locale}): the browser has nothing to complain of`, trouble.length === 0, trouble.join(' | '));
  } finally {
    await context.close();
  }
}

const server = await startServer();
const browser = await launchBrowser('--autoplay-policy=no-user-gesture-required');
mkdirSync(PICTURES, { recursive: true });
try {
  const maria = await server.hold(PLATFORM_JOB, MARIA);
  const media = madeUp(160);
  for (const locale of values.languages.split(',')) {
    await look(browser, 'report', maria.report, locale, media);
    await look(browser, 'transcript', maria.transcript, locale, media);
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = conclude() ? 0 : 1;

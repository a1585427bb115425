/*
 * An interview that is recorded, with the browser's own made-up camera and microphone: agreed to in the room, reloaded
 * in mid-answer, its tab killed, finished; the account reads a link that plays and can be sought. Then one whose consent
 * is taken back.
 *
 *   node e2e/recording.ts
 *
 * On the embedded default, and on PostgreSQL where one is named. The last line is `N passed, N failed`.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { settled, until } from './shared/until.ts';

const JOB = {
  title: 'Platform Engineer',
  description: [
    'On-site in Gdynia, Poland, full time. You keep our clusters running, automate releases and write down what you learn.',
    'You plan how services are rolled out and rolled back, and you practise both before they are needed. You look after',
    'backups and restore one every week. You are on call one week in six, with a colleague beside you in the first month.',
    'You read code in Go and Python and change it where a service asks for it. You explain to product teams what a limit',
    'of memory does and why an alarm at night has to say what to do next. You have worked with Kubernetes, Terraform and',
    'PostgreSQL for three years or more, and you can tell of a failure that you found and of what changed afterwards.',
    'We pay for a train pass and for a course each year, and nobody is asked to work on a day off. The team has six people',
    'who review each other’s changes within a day and who keep a diary of every alarm, which new colleagues read first.',
  ].join(' '),
  language: 'EN',
};
/** The browser's permission, and tracks that need no device. */
const MADE_UP = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];
/** Chunks that the server has of a run before its page is reloaded or killed: in the middle of the next one. */
const CHUNKS = 3;
/** How late the replies to answers are where a test has them late. */
const LATE_MS = 1_000;

type Invited = { meetingId: string; interviewUrl: string };
type Form = {
  recordingUrl: string | null;
  recording: { status: string; faults: string[]; durationMs: number; parts: { url: string }[] } | null;
  turns: { speaker: string; text: string; media: { startMs: number; endMs: number } | null }[];
};

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const colloquy = await startColloquy(databaseUrl, { COLLOQUY_RECORDING: 'on' });
  const browser = await launchBrowser(...MADE_UP);
  try {
    const key = colloquy.cli('keys', 'create', '--organization', 'lantern', '--user', 'me');
    const ask = (path: string, body?: object) => call(colloquy, key, path, body);
    const { serviceJobId } = await ask('/api/v1/jobs', JOB);
    const invite = (email: string) =>
      ask('/api/v1/interviews', { serviceJobId, candidateEmail: email }) as unknown as Promise<Invited>;
    await recordsAndPlays(name, colloquy, browser, await invite('ines.duarte@example.com'), ask, async () => {
      await takesBack(name, browser, await invite('tom.okafor@example.com'), ask);
      await goesOnWithout(name, await invite('lea.brandt@example.com'));
    });
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;

async function call(colloquy: Colloquy, key: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const reply = await fetch(`${colloquy.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parsed = (await reply.json()) as { data?: Record<string, unknown> };
  if (!reply.ok || parsed.data === undefined) throw new Error(`${path}: ${reply.status} ${JSON.stringify(parsed)}`);
  return parsed.data;
}

type Entered = { context: BrowserContext; page: Page; stored: Stored[] };

/** A chunk that the server has said it has. */
type Stored = { run: string; bytes: number };

async function enter(browser: Browser, { interviewUrl }: Invited): Promise<Entered> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 900, height: 800 } });
  const stored: Stored[] = [];
  await context.exposeFunction('chunkStored', (chunk: Stored) => void stored.push(chunk));
  await context.addInitScript(reportStored);
  const page = await context.newPage();
  await page.goto(interviewUrl);
  return { context, page, stored };
}

/** Runs in the page, before it: tells the test of each chunk that the server has taken. */
function reportStored(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const reply = await fetch(input, init);
    const [, run] = /\/room\/api\/recording\/([^/]+)\//.exec(String(input)) ?? [];
    if (run !== undefined && init?.method === 'PUT' && reply.ok) {
      const { chunkStored } = window as unknown as { chunkStored(chunk: Stored): void };
      chunkStored({ run, bytes: (init.body as ArrayBuffer).byteLength });
    }
    return reply;
  };
}

/** Until the server has so many chunks of a run that is none of the earlier ones. */
async function untilStored({ stored }: Entered, chunks: number, earlier: readonly string[] = []): Promise<void> {
  const isThere = () => stored.filter(({ run }) => !earlier.includes(run)).length >= chunks;
  await until(async () => (isThere() ? true : null));
}

/** On the screen of the devices. */
const BEGIN = '.main > .deeds > .button-primary';

/** Every box ticked, and on to the devices: they are asked for before the time runs. */
async function toDevices(page: Page): Promise<void> {
  for (const box of await page.$$('.consent input[type=checkbox]')) await box.check();
  await page.click('form .button-primary');
  await page.waitForSelector(BEGIN);
}

async function agree(page: Page): Promise<void> {
  await page.click('.main .button-primary');
  await page.waitForSelector('.consent');
  await toDevices(page);
  await page.click(BEGIN);
  await page.waitForSelector('.recording[data-status=on]');
}

/** @param meanwhile is done while a run that was killed is believed to go on: two minutes */
async function recordsAndPlays(
  name: string,
  colloquy: Colloquy,
  browser: Browser,
  invited: Invited,
  ask: Ask,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const first = await enter(browser, invited);
  const boxes = first.page;
  await boxes.click('.main .button-primary');
  await boxes.waitForSelector('.consent');
  const ticked = await boxes.$$eval('.consent input', (all) => all.map((box) => (box as HTMLInputElement).checked));
  check(
    `${name}: sound, picture and evaluation are asked, none ticked`,
    ticked.join() === 'false,false,false',
    ticked.join(),
  );
  await toDevices(boxes);
  /** On the clock of the test, from before a recorder can have started until after it has ended. */
  let wallMs = 0;
  let startedAt = Date.now();
  await boxes.click(BEGIN);
  await boxes.waitForSelector('.recording[data-status=on]');
  await untilStored(first, CHUNKS);
  await boxes.fill('textarea', 'Once I restored a cluster');
  // In mid-answer: what was recorded since the last chunk goes with the page.
  const earlier = first.stored.map(({ run }) => run);
  await boxes.reload();
  // No recorder of the page before runs any more, and none of this one yet.
  wallMs += Date.now() - startedAt;
  startedAt = Date.now();
  await boxes.click('.button-primary');
  await boxes.waitForSelector('.recording[data-status=on]');
  await untilStored(first, CHUNKS, earlier);
  await first.context.close();
  wallMs += Date.now() - startedAt;
  const again = await enter(browser, invited);
  startedAt = Date.now();
  await again.page.click('.button-primary');
  await again.page.waitForSelector('.recording[data-status=on]');
  await untilStored(again, 1);
  await finish(again.page);
  wallMs += Date.now() - startedAt;
  await until(async () => ((await again.page.$('.recording[data-waiting="0"]')) === null ? null : true));
  await meanwhile();
  const form = await until(async () => {
    const read = (await ask(`/api/v1/interviews/${invited.meetingId}/transcript`)) as unknown as Form;
    return read.recording?.status.startsWith('ready') === true ? read : null;
    // A run that was killed is waited for.
  }, 200);
  await again.context.close();
  const { recording } = form;
  const heldMs = recording?.durationMs ?? 0;
  check(`${name}: three runs of one kind are one file`, recording?.parts.length === 1, JSON.stringify(recording));
  const stored = [...first.stored, ...again.stored].reduce((sum, { bytes }) => sum + bytes, 0);
  const file = await (await fetch(form.recordingUrl ?? '')).arrayBuffer();
  check(
    `${name}: a reload and a killed tab lose nothing that the server has said it has`,
    file.byteLength > stored * 0.97,
    `${file.byteLength} of ${stored} bytes`,
  );
  check(`${name}: nothing is recorded twice`, heldMs < wallMs + 500, `${heldMs} of ${wallMs} ms`);
  const answer = form.turns.find(({ speaker }) => speaker === 'candidate');
  check(`${name}: an answer has its place in the recording`, answer?.media != null, JSON.stringify(answer));
  console.log(`${name}: recorded ${heldMs} ms of ${wallMs} ms on the clock, ${file.byteLength} of ${stored} bytes`);
  await plays(name, colloquy, browser, form, heldMs);
}

async function plays(name: string, colloquy: Colloquy, browser: Browser, form: Form, heldMs: number): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${colloquy.url}/health/live`);
  const seen = await page.evaluate(async (url) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = url;
    document.body.append(video);
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = () => reject(new Error(video.error?.message ?? 'no media'));
    });
    const duration = video.duration;
    video.currentTime = duration * 0.8;
    await new Promise((resolve) => {
      video.onseeked = resolve;
    });
    const soughtTo = video.currentTime;
    await video.play();
    return { duration, soughtTo, width: video.videoWidth };
  }, form.recordingUrl ?? '');
  const wentOn = await settled(
    () => page.evaluate((from) => (document.querySelector('video')?.currentTime ?? 0) > from, seen.soughtTo),
    Boolean,
  );
  check(
    `${name}: the browser knows its duration`,
    Math.abs(seen.duration * 1_000 - heldMs) < 1_000,
    JSON.stringify(seen),
  );
  check(`${name}: it can be sought and goes on from there`, wentOn && seen.width === 640, JSON.stringify(seen));
  await context.close();
}

async function takesBack(name: string, browser: Browser, invited: Invited, ask: Ask): Promise<void> {
  const entered = await enter(browser, invited);
  const { context, page } = entered;
  await answersReplyLate(page);
  await agree(page);
  await untilStored(entered, 1);
  await page.click('.recording-delete');
  await page.click('dialog .button-primary');
  await page.waitForSelector('.recording[data-status=off]');
  await page.fill('textarea', 'I go on in writing, with what I did at the harbour.');
  await finish(page);
  const form = await until(async () => {
    const read = (await ask(`/api/v1/interviews/${invited.meetingId}/transcript`)) as unknown as Form;
    return read.recording === null ? read : null;
  });
  check(
    `${name}: taken back, nothing is left of it, and the words are`,
    form.recordingUrl === null && form.turns.length > 2,
  );
  await context.close();
}

/** As on a slow line: the poll reports the next question before the answer's own reply is there. */
async function answersReplyLate(page: Page): Promise<void> {
  await page.route('**/room/api/answer', async (route) => {
    const response = await route.fetch();
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.fulfill({ response });
  });
}

/** A browser that has no devices: the interview is held without them. */
async function goesOnWithout(name: string, invited: Invited): Promise<void> {
  const bare = await launchBrowser();
  try {
    const { page } = await enter(bare, invited);
    await page.click('.main .button-primary');
    await page.waitForSelector('.consent');
    await toDevices(page);
    await page.click(BEGIN);
    const early = await page.waitForSelector(':is([data-asks=missing], [data-asks=denied])');
    const isBegun = (await page.$('textarea')) !== null;
    const said = (await early.textContent()) ?? '';
    check(`${name}: what is wrong with the device is said before the time runs`, said.length > 20 && !isBegun, said);
    await page.click(BEGIN);
    const fault = await page.waitForSelector('.recording:is([data-status=missing], [data-status=denied])');
    check(`${name}: what is wrong with the device is said`, ((await fault.textContent()) ?? '').length > 20);
    await page.getByRole('button', { name: /without a recording/ }).click();
    await page.waitForSelector('.recording', { state: 'detached' });
    await page.waitForSelector('textarea');
    check(`${name}: without devices the question stands`, true);
  } finally {
    await bare.close();
  }
}

/** Answers whatever is asked until the interview is over. */
async function finish(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    const asked = await page.waitForFunction(() => {
      if (document.querySelector('textarea:not(.part textarea)') && document.querySelector('main form')) {
        return /complete|thank/i.test(document.querySelector('h1')?.textContent ?? '') ? 'no' : 'yes';
      }
      return /complete|thank/i.test(document.querySelector('h1')?.textContent ?? '') ? 'no' : false;
    });
    if ((await asked.jsonValue()) === 'no') return;
    await page.fill('textarea', `Once at the harbour I found the fault in ${turn + 4} minutes and wrote down how.`);
    await page.press('textarea', 'Control+Enter');
    await page.waitForFunction(() => (document.querySelector('textarea')?.value ?? '') === '');
  }
}

await onEachDatabase(play, { together: true });
process.exitCode = conclude() ? 0 : 1;

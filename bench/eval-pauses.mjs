// `npm run eval:pauses -- DATA_FOLDER [--questions N] [--keep FOLDER]`: how spoken questions hang together. Rooms speak
// them piece by piece (features/voice/speech-parts.ts): the silence where two pieces meet, the longest one inside a piece,
// and the jump in loudness from one to the next, next to the same questions spoken sentence by sentence.
// DATA_FOLDER/models: `colloquy models pull`. --keep writes what is heard as WAV files, for whoever listens.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Content } from '../packages/content/src/index.ts';
import { sentencesIn } from '../packages/language/src/text/sentences.ts';
import { verdict } from './lib/load.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openWeights } = await load('app/models/models.ts');
const { openSpeech } = await load('app/speech.ts');
const { PromptVoice } = await load('features/voice/prompt-voice.ts');
const { speechParts } = await load('features/voice/speech-parts.ts');
const { decodeWav, encodeWav } = await load('providers/shapes/wav.ts');

const PATIENCE_MS = 600_000;
/** A pause between two clauses that a listener takes for the end of the question. */
const PAUSE_MOST_MS = 800;
/** A listener hears a jump of about as much. */
const JUMP_MOST_DB = 6;
/** Windows of the measurement; quieter by so much than the loud parts is silence. */
const WINDOW_MS = 10;
const SILENT_DB = -40;

const [folder, ...flags] = process.argv.slice(2);
const after = (name) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined);
const count = Number(after('--questions') ?? 10);
if (!folder || folder.startsWith('--') || !(count >= 1)) {
  console.error('usage: npm run eval:pauses -- DATA_FOLDER [--questions N] [--keep FOLDER]');
  process.exit(2);
}
for (const name of ['onnx-runtime', 'kokoro'])
  if (openWeights(folder).state(name) !== 'ready') {
    console.error(`${name} is not there: colloquy models pull`);
    process.exit(2);
  }
const keepIn = after('--keep');
if (keepIn !== undefined) mkdirSync(keepIn, { recursive: true });
const speech = openSpeech({ dataDir: folder, speech: null }, { speechKey: null }, (engine, reason) =>
  console.error(`${engine} was lost: ${reason}`),
);
const prompts = new PromptVoice(speech.voice);

try {
  const joints = [];
  const inner = [];
  const whole = [];
  for (const [no, text] of questions(count).entries()) {
    const parts = speechParts(text, 'en');
    const pieces = [];
    for (let part = 0; part < parts.length; part += 1)
      pieces.push(measured(decodeWav(await prompts.speakPart(text, 'en', 1, part))));
    for (const [at, piece] of pieces.entries()) {
      // Where a piece holds two sentences, the longest silence is between them.
      if (sentencesIn(parts[at], 'en').length === 1) inner.push(piece.innerMs);
      const next = pieces[at + 1];
      if (next !== undefined)
        joints.push({
          ms: piece.endMs + next.startMs,
          db: Math.abs(piece.loudness - next.loudness),
          mid: isMid(parts[at]),
        });
    }
    whole.push(measured(await said(text)).innerMs);
    if (keepIn !== undefined) writeFileSync(join(keepIn, `${no}.wav`), encodeWav(concatenated(pieces)));
    console.log(`${String(no).padStart(2)} ${parts.length} pieces: ${text.slice(0, 100)}`);
  }
  const mid = joints.filter((joint) => joint.mid);
  console.log(`${joints.length} joints, ${mid.length} of them inside a sentence`);
  report(
    'silence inside a sentence where two pieces meet',
    mid.map(({ ms }) => ms),
    'ms',
  );
  report(
    'silence between two sentences',
    joints.filter((joint) => !joint.mid).map(({ ms }) => ms),
    'ms',
  );
  report('longest silence inside a piece of one sentence', inner, 'ms');
  report('longest silence of the same question spoken sentence by sentence', whole, 'ms');
  report(
    'jump in loudness where two pieces meet',
    joints.map(({ db }) => db),
    'dB',
  );
  const longest = Math.max(0, ...mid.map(({ ms }) => ms), ...inner);
  const jump = Math.max(0, ...joints.map(({ db }) => db));
  verdict(
    'longest silence inside a sentence',
    `${longest} ms`,
    `at most ${PAUSE_MOST_MS} ms`,
    longest <= PAUSE_MOST_MS,
  );
  verdict('largest jump in loudness', `${jump.toFixed(1)} dB`, `at most ${JUMP_MOST_DB} dB`, jump <= JUMP_MOST_DB);
} finally {
  await prompts.stop();
  await speech.stop();
}

/** Evenly out of all built-in English questions of which a sentence is spoken in several pieces. */
function questions(most) {
  const blueprints = new Content().get('blueprints', 'en');
  const all = Object.keys(blueprints)
    .sort()
    .flatMap((key) => blueprints[key].questions.map(({ text }) => text))
    .filter((text) => speechParts(text, 'en').some((part) => isMid(part)));
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor((at * all.length) / most)]);
}

async function said(text) {
  const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
  const spoken = await speech.voice.speak({ ...call, text, language: 'en', voice: null, speed: 1 });
  if (spoken.kind !== 'sound') throw new Error(JSON.stringify(spoken));
  return spoken.sound;
}

/** Where it is silent before, after and inside, and how loud it is where it is not, in decibels. */
function measured({ samples, rate }) {
  const size = Math.round((rate * WINDOW_MS) / 1_000);
  const powers = [];
  for (let at = 0; at + size <= samples.length; at += size)
    powers.push(samples.subarray(at, at + size).reduce((sum, one) => sum + one * one, 0) / size);
  const loud = [...powers].sort((a, b) => b - a)[Math.floor(powers.length / 20)] ?? 0;
  const voiced = powers.map((power) => power > loud * 10 ** (SILENT_DB / 10));
  const first = voiced.indexOf(true);
  const last = voiced.lastIndexOf(true);
  let [run, innerMs, sum, spoken] = [0, 0, 0, 0];
  for (let at = first; at <= last; at += 1) {
    run = voiced[at] ? 0 : run + WINDOW_MS;
    innerMs = Math.max(innerMs, run);
    if (!voiced[at]) continue;
    sum += powers[at];
    spoken += 1;
  }
  return {
    samples,
    rate,
    startMs: first * WINDOW_MS,
    endMs: (voiced.length - 1 - last) * WINDOW_MS,
    innerMs,
    loudness: 10 * Math.log10(sum / spoken),
  };
}

function isMid(part) {
  return !/[.!?…]["”»]?$/.test(part.trim());
}

function concatenated(pieces) {
  const samples = new Float32Array(pieces.reduce((sum, one) => sum + one.samples.length, 0));
  let at = 0;
  for (const one of pieces) {
    samples.set(one.samples, at);
    at += one.samples.length;
  }
  return { samples, rate: pieces[0].rate };
}

function report(what, values, unit) {
  if (values.length === 0) return;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  console.log(`${what}: middle ${middle.toFixed(1)} ${unit}, most ${sorted.at(-1).toFixed(1)} ${unit}`);
}

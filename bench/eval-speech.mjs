// Measures how well the embedded voice is understood: questions are spoken and recognised again, once with the sounds of
// words by our dictionary and rules and once by espeak-ng, and the words that came back are compared.
//   npm run eval:speech -- DATA_FOLDER [--questions N] [--show] [--keep FILE [--most N]]
// DATA_FOLDER/models: `colloquy models pull`. Without espeak-ng the first side is measured alone. Ends with 1 where the
// first side has more than 1.4 times the wrong words of the second.
// 60 questions take a quarter of an hour on one idle core. With --keep each result is a line of FILE as soon as it is
// there, and what is there is not measured again: stop it and start it as you like. --most ends a run after so many
// new ones.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { Content } from '../packages/content/src/index.ts';
import { readJsonLines } from './lib/json-lines.mjs';
import { distance, wordsOf } from './lib/word-errors.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openWeights } = await load('app/models/models.ts');
const { createKokoroTextToSpeech } = await load('providers/text-to-speech/kokoro/kokoro-text-to-speech.ts');
const { findEspeak } = await load('providers/text-to-speech/create.ts');
const { createSpeechToText } = await load('providers/speech-to-text/create.ts');
const { LISTENING_RATE } = await load('providers/shapes/speech.ts');
const { resample } = await load('providers/shapes/resample.ts');

const MOST = 1.4;
const PATIENCE_MS = 600_000;
const [folder, ...flags] = process.argv.slice(2);
if (!folder || folder.startsWith('--')) {
  usage();
}
const wanted = Number(valueAfter('--questions') ?? 60);
const keepIn = valueAfter('--keep');
const most = Number(valueAfter('--most') ?? Number.POSITIVE_INFINITY);
if (!(wanted >= 1) || !(most >= 1) || (most !== Number.POSITIVE_INFINITY && keepIn === null)) usage();

const weights = openWeights(folder);
for (const name of ['onnx-runtime', 'moonshine-en', 'kokoro'])
  if (weights.state(name) !== 'ready') {
    console.error(`${name} is ${weights.state(name)} in ${weights.folder}: colloquy models pull`);
    process.exit(2);
  }
const runtime = weights.folderOf('onnx-runtime');
const onLost = (reason) => console.error(`an engine was lost: ${reason}`);
const recogniser = createSpeechToText({
  endpoint: null,
  embedded: { folders: { runtime, weights: weights.folderOf('moonshine-en') }, onLost },
});

const questions = questionsOf(wanted);
const espeak = findEspeak();
const sides = [
  { name: 'dictionary and rules', voice: voiceOf(null), results: new Map() },
  ...(espeak === null ? [] : [{ name: 'espeak-ng', voice: voiceOf(espeak), results: new Map() }]),
];
for (const { side, question, ...result } of kept())
  sides.find(({ name }) => name === side)?.results.set(question, result);

let measured = 0;
try {
  // Question by question on both sides: where it is stopped, both stand for the same questions.
  for (const text of questions)
    for (const { name, voice, results } of sides) {
      if (results.has(keyOf(text)) || measured >= most) continue;
      const result = await measure(name, voice, text);
      results.set(keyOf(text), result);
      measured += 1;
      if (keepIn !== null)
        appendFileSync(keepIn, `${JSON.stringify({ side: name, question: keyOf(text), ...result })}\n`);
    }
} finally {
  for (const { voice } of sides) await voice.stop();
  await recogniser.stop();
}
conclude();

/** The figures, and the bar where all of them are there. */
function conclude() {
  const done = questions.filter((text) => sides.every(({ results }) => results.has(keyOf(text))));
  const rates = sides.map(({ name, results }) =>
    report(
      name,
      done.map((text) => results.get(keyOf(text))),
    ),
  );
  if (done.length < questions.length) {
    console.log(`${done.length} of ${questions.length} questions: run it again to go on`);
    process.exitCode = 3;
  } else if (rates.length === 1) console.log('espeak-ng is not installed: nothing to compare with');
  else {
    const [own, other] = rates;
    // Without a wrong word on the other side there is no ratio; then none may be wrong here either.
    const ratio = own === 0 && other === 0 ? 1 : own / other;
    const isGood = own <= other * MOST;
    console.log(`ratio of wrong words: ${ratio.toFixed(2)} (at most ${MOST})`);
    process.exitCode = isGood ? 0 : 1;
  }
}

function usage() {
  console.error('usage: npm run eval:speech -- DATA_FOLDER [--questions N] [--show] [--keep FILE [--most N]]');
  process.exit(2);
}

function valueAfter(flag) {
  return flags.includes(flag) ? (flags[flags.indexOf(flag) + 1] ?? null) : null;
}

/** What earlier runs left; half a line is of one that was ended. */
function kept() {
  if (keepIn === null || !existsSync(keepIn)) return [];
  return readJsonLines(keepIn, undefined, { isGrowing: true });
}

function keyOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function voiceOf(program) {
  return createKokoroTextToSpeech({
    start: { runtime, weights: weights.folderOf('kokoro'), espeak: program },
    onLost,
  });
}

/** Evenly out of all built-in blueprints. */
function questionsOf(count) {
  const blueprints = new Content().get('blueprints', 'en');
  const all = Object.keys(blueprints)
    .sort()
    .flatMap((key) => blueprints[key].questions.map(({ text }) => text));
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / count)]);
}

async function measure(name, voice, text) {
  const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal, language: 'en' };
  const started = performance.now();
  const spoken = await voice.speak({ ...call, text, voice: 'af_heart', speed: 1 });
  if (spoken.kind !== 'sound') throw new Error(`${name}: ${JSON.stringify(spoken)}`);
  const made = performance.now();
  const { samples } = resample(spoken.sound, LISTENING_RATE);
  const words = wordsOf(text);
  let heard = '';
  for (let at = 0; at < samples.length; at += 30 * LISTENING_RATE) {
    const piece = samples.subarray(at, at + 30 * LISTENING_RATE);
    const result = await recogniser.recognise({ ...call, samples: piece, terms: [], use: 'record' });
    if (result.kind === 'unavailable') throw new Error(`${name}: ${JSON.stringify(result)}`);
    heard += result.kind === 'text' ? ` ${result.text}` : '';
  }
  const wrong = distance(words, wordsOf(heard));
  if (flags.includes('--show') && wrong > 0) console.log(`${name}: ${wrong} of ${words.length}\n  ${text}\n  ${heard}`);
  return {
    wrong,
    words: words.length,
    soundMs: Math.round((samples.length * 1_000) / LISTENING_RATE),
    spokenMs: Math.round(made - started),
    heardMs: Math.round(performance.now() - made),
  };
}

/** @returns the share of words that came back as others */
function report(name, results) {
  const sum = (field) => results.reduce((all, one) => all + one[field], 0);
  const rate = sum('wrong') / Math.max(1, sum('words'));
  const factor = (field) => (sum(field) / Math.max(1, sum('soundMs'))).toFixed(2);
  console.log(
    `${name}: ${(rate * 100).toFixed(1)} % of ${sum('words')} words wrong in ${results.length} questions; ` +
      `a second of sound takes ${factor('spokenMs')} s to speak and ${factor('heardMs')} s to recognise here`,
  );
  return rate;
}

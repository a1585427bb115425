// `npm run bench:speech -- DATA_FOLDER`: what a spoken turn takes by stage at the engines' faces (app/speech.ts), beside the
// same models called bare in this process on the same sound; then one to four sessions at once on the same engines.
// DATA_FOLDER/models: `colloquy models pull`. Answers are spoken by espeak-ng where that is installed, which is no voice of
// ours, else by a second voice of Kokoro's. Linux: memory and CPU are read from /proc.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Content } from '../packages/content/src/index.ts';
import { median, verdict } from './lib/load.mjs';
import { admission, decideAndNetwork, fromLastSound } from './lib/spoken-turn.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openSpeech } = await load('app/speech.ts');
const { openWeights } = await load('app/models/models.ts');
const { PromptVoice } = await load('features/voice/prompt-voice.ts');
const { speechParts } = await load('features/voice/speech-parts.ts');
const { loadOnnxRuntime, openSession } = await load('platform/weights/onnx-runtime.ts');
const { LISTENING_RATE } = await load('providers/shapes/speech.ts');
const { resample } = await load('providers/shapes/resample.ts');
const { decodeWav } = await load('providers/shapes/wav.ts');
const { loadTokenizer, Moonshine } = await load('providers/speech-to-text/embedded/moonshine.ts');
const { Kokoro } = await load('providers/text-to-speech/kokoro/kokoro.ts');
const { espeakPhonemes } = await load('providers/text-to-speech/kokoro/espeak-phonemes.ts');
const { englishPhonemes } = await load('providers/text-to-speech/kokoro/english/english-phonemes.ts');
const { sentencesOf } = await load('providers/text-to-speech/kokoro/sentences.ts');
const { findEspeak } = await load('providers/text-to-speech/create.ts');
const { likelihoods } = await load('providers/voice-activity/embedded/silero.ts');

/** An answer is cut where somebody rests so long. */
const PAUSE_MS = 700;
const LONGEST_MS = 30_000;
/** Of each stage; the first of each is not counted, as the engines start with it. */
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const SESSIONS = [1, 2, 3, 4];
/** Turns that each session of a side has. */
const TURNS = Number(process.env.TURNS ?? 3);
const PATIENCE_MS = 120_000;
/** A piece that is made ahead takes about so long. */
const AHEAD_MS = 1_500;
/** Of the clock that /proc counts CPU by, a second. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const OVER_BARE = 1.3;
const PREPARED_P50_MS = 1_000;
const PREPARED_P95_MS = 2_000;
const UNPREPARED_P95_MS = 3_500;

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run bench:speech -- DATA_FOLDER');
  process.exit(2);
}
const weights = openWeights(resolve(folder));
for (const name of ['onnx-runtime', 'moonshine-en', 'kokoro', 'silero-vad'])
  if (weights.state(name) !== 'ready') {
    console.error(`${name} is ${weights.state(name)} in ${weights.folder}: colloquy models pull`);
    process.exit(2);
  }

const ANSWERS = [
  'In the first hour we rolled back the release. Then I asked the team to write down what they had seen.',
  'The brakes of the cargo bike were not safe, so I kept it in the workshop. The family was angry at first.',
  'I measured how long each query took. Two of them read the whole table, and an index made them fast again.',
  'We had three customers at the counter. I asked who needed the bicycle for work, and began with that one.',
];
const questions = questionsOf(ROUNDS);
const espeak = findEspeak();
const scratch = mkdtempSync(join(tmpdir(), 'colloquy-bench-'));
const lost = [];
const speech = openSpeech({ dataDir: folder, speech: null }, { speechKey: null }, (engine, reason) =>
  lost.push(`${engine} ${reason}`),
);
const call = (more) => ({ deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal, ...more });

try {
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}; prompts by Kokoro, answers by ${espeak === null ? 'Kokoro' : 'espeak-ng'}`,
  );
  const answers = [];
  for (const text of ANSWERS) answers.push(await answerOf(text));
  await alone(answers);
  const admitted = await admission(Math.max(...SESSIONS), speech);
  for (const count of SESSIONS) await together(count, answers, admitted);
  console.log(`load ${loadavg()[0].toFixed(1)} at the end`);
  verdict('engines lost', lost.length === 0 ? 'none' : lost.join(', '), 'none', lost.length === 0);
} finally {
  await speech.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** One session: each stage next to the bare model, one after the other on the same sound. */
async function alone(answers) {
  const bare = await openBare();
  const cut = stage('cut');
  const recognise = stage('recognise');
  const synthesise = stage('synthesise');
  const rest = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const samples = answers[round % answers.length];
    const isCounted = round > 0;
    const soundMs = (samples.length * 1_000) / LISTENING_RATE;
    const [activity, cutMs] = await timed(() =>
      speech.detector.listen(call({ samples, pauseMs: PAUSE_MS, longestMs: LONGEST_MS })),
    );
    const [, bareCutMs] = await timed(() => bare.detect(samples));
    if (isCounted) cut.add(cutMs, bareCutMs, soundMs);
    const heard = [];
    for (const { fromMs, toMs } of activity.segments) {
      const piece = samples.subarray((fromMs * LISTENING_RATE) / 1_000, (toMs * LISTENING_RATE) / 1_000);
      const [result, tookMs] = await timed(() => speech.recogniser.recognise(utterance(piece, 'record')));
      if (result.kind !== 'text') throw new Error(`nothing was recognised: ${JSON.stringify(result)}`);
      const [, bareMs] = await timed(() => bare.hear(piece));
      if (isCounted) recognise.add(tookMs, bareMs, toMs - fromMs);
      heard.push({ toMs, tookMs });
    }
    if (isCounted) rest.push(remaining(heard, cutMs / soundMs));
    const text = questions[round % questions.length];
    const [sentence] = sentencesOf(text, 'en');
    const [spoken, spokenMs] = await timed(() => speech.voice.speak(speaking(sentence)));
    if (spoken.kind !== 'sound') throw new Error(`nothing was spoken: ${JSON.stringify(spoken)}`);
    const [, bareMs] = await timed(() => bare.speak(sentence));
    if (isCounted) synthesise.add(spokenMs, bareMs, (spoken.sound.samples.length * 1_000) / spoken.sound.rate);
  }
  for (const one of [cut, recognise, synthesise]) one.report();
  console.log(`after the last sound, the pause of ${PAUSE_MS} ms included: ${figures(rest)}`);
  const stages = await decideAndNetwork(ROUNDS);
  fromLastSound({ rest, ...stages, ...(await prompts(bare)) });
  await cpuAndMemory(answers);
  for (const one of [recognise, synthesise])
    verdict(
      `${one.name} over the bare model`,
      one.ratio().toFixed(2),
      `at most ${OVER_BARE}`,
      one.ratio() <= OVER_BARE,
    );
}

/**
 * From the question that is asked for to its first sound: what was made ahead, and what was not, as a room asks for it
 * while something is being made ahead; then whether the second piece is there when the first has been played.
 */
async function prompts(bare) {
  const kept = new PromptVoice(speech.voice);
  const [ahead, whole, first, bareFirst, holes] = [[], [], [], [], []];
  for (const [index, text] of questions.entries()) {
    const [, wholeMs] = await timed(() => kept.speak(text, 'en', 1));
    const [, aheadMs] = await timed(() => kept.speak(text, 'en', 1));
    whole.push(wholeMs);
    ahead.push(aheadMs);
    const voice = new PromptVoice(speech.voice);
    const others = questions.filter((other) => other !== text);
    voice.prepare('another', { next: [], maybe: others }, 'en');
    // Now at the beginning of a piece that is made ahead, now at its end.
    await sleep((AHEAD_MS * (index + 1)) / questions.length);
    const [wav, firstMs] = await timed(() => {
      voice.hurry(text, 'en');
      return voice.speakPart(text, 'en', 1, 0);
    });
    voice.prepare('another', { next: [], maybe: [] }, 'en');
    const { samples, rate } = decodeWav(wav);
    const [second, secondMs] = await timed(() => voice.speakPart(text, 'en', 1, 1));
    if (second !== null) holes.push(Math.max(0, secondMs - (samples.length * 1_000) / rate));
    first.push(firstMs);
    // What is still being made ends first.
    await speech.voice.speak(speaking('Yes.'));
    const [, bareMs] = await timed(() => bare.speak(speechParts(text, 'en')[0]));
    bareFirst.push(bareMs);
  }
  console.log(`first sound of an unprepared prompt, whole text at once: ${figures(whole)}`);
  console.log(
    `first sound of an unprepared prompt: ${figures(first)}, the bare model on the same clause ${figures(bareFirst)}`,
  );
  console.log(`silence before its second piece beyond its own: ${figures(holes)}`);
  const at = (share, values) => quantile(values, share);
  verdict(
    'first sound of a prepared prompt p50',
    ms(at(0.5, ahead)),
    `at most ${PREPARED_P50_MS} ms`,
    at(0.5, ahead) <= PREPARED_P50_MS,
  );
  verdict(
    'first sound of a prepared prompt p95',
    ms(at(0.95, ahead)),
    `at most ${PREPARED_P95_MS} ms`,
    at(0.95, ahead) <= PREPARED_P95_MS,
  );
  verdict(
    'first sound of an unprepared prompt p95, behind what is made ahead',
    ms(at(0.95, first)),
    `at most ${UNPREPARED_P95_MS} ms`,
    at(0.95, first) <= UNPREPARED_P95_MS,
  );
  return { prepared: ahead, unprepared: first };
}

/** By what the engines' processes used while each did one thing. */
async function cpuAndMemory(answers) {
  const whole = joined(answers);
  const minutes = whole.length / LISTENING_RATE / 60;
  const cost = async (engine, work) => {
    const before = cpuSeconds(engine);
    const seconds = await work();
    return ((cpuSeconds(engine) - before) / seconds) * 60;
  };
  const cut = await cost('silero', async () => {
    await speech.detector.listen(call({ samples: whole, pauseMs: PAUSE_MS, longestMs: LONGEST_MS }));
    return minutes * 60;
  });
  const heard = await cost('moonshine', async () => {
    for (const samples of answers)
      await speech.recogniser.recognise(utterance(samples.subarray(0, 30 * LISTENING_RATE), 'record'));
    return answers.reduce((sum, one) => sum + Math.min(one.length, 30 * LISTENING_RATE), 0) / LISTENING_RATE;
  });
  const spoken = await cost('kokoro', async () => {
    let seconds = 0;
    for (const text of questions.slice(0, 3)) {
      const { sound } = await speech.voice.speak(speaking(sentencesOf(text, 'en')[0], 1.01));
      seconds += sound.samples.length / sound.rate;
    }
    return seconds;
  });
  const per = (seconds) => `${seconds.toFixed(1)} s`;
  console.log(`CPU for a minute of speech: cut ${per(cut)}, recognise ${per(heard)}, synthesise ${per(spoken)}`);
  for (const engine of ['silero', 'moonshine', 'kokoro'])
    console.log(`memory of ${engine}: ${Math.round(memoryMb(engine))} MB at most`);
}

/**
 * So many sessions, each of which says its answer and is asked something unprepared. Beyond those that are admitted
 * nothing refuses them here but the bounded queues of the engines: this says what they would get.
 */
async function together(count, answers, admitted) {
  const [rest, first] = [[], []];
  let refused = 0;
  const session = async (no) => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const samples = answers[(no + turn) % answers.length].subarray(0, 8 * LISTENING_RATE);
      const begun = performance.now();
      const activity = await speech.detector.listen(call({ samples, pauseMs: PAUSE_MS, longestMs: LONGEST_MS }));
      const last = activity.kind === 'segments' ? activity.segments.at(-1) : undefined;
      const piece = samples.subarray(((last?.fromMs ?? 0) * LISTENING_RATE) / 1_000);
      const heard =
        activity.kind === 'segments' ? await speech.recogniser.recognise(utterance(piece, 'record')) : activity;
      const recognisedAt = performance.now();
      const text = speechParts(questions[(no * TURNS + turn) % questions.length], 'en')[0];
      // A text of its own for each: nothing is made ahead for it.
      const spoken = await speech.voice.speak(speaking(text, 1 - no / 100));
      if (heard.kind === 'unavailable' || spoken.kind === 'unavailable') {
        refused += 1;
        continue;
      }
      rest.push(PAUSE_MS + recognisedAt - begun);
      first.push(performance.now() - recognisedAt);
    }
  };
  await Promise.all(Array.from({ length: count }, (_none, no) => session(no)));
  console.log(
    `${count} at once: after the last sound ${figures(rest)}; first sound of an unprepared prompt ${figures(first)}; ${refused} of ${count * TURNS} turns refused`,
  );
  if (count > admitted) return;
  const most = quantile(first, 0.95);
  const name = `first sound of an unprepared prompt p95, ${count} at once`;
  verdict(name, ms(most), `at most ${UNPREPARED_P95_MS} ms`, most <= UNPREPARED_P95_MS && refused === 0);
}

/** The models of the engines' processes, opened here. */
async function openBare() {
  const never = new AbortController().signal;
  const runtime = loadOnnxRuntime(weights.folderOf('onnx-runtime'));
  const ears = weights.folderOf('moonshine-en');
  const moonshine = await Moonshine.open(runtime, ears, await loadTokenizer(ears), 'base');
  const silero = await openSession(runtime, `${weights.folderOf('silero-vad')}/silero_vad_v6.onnx`);
  const kokoro = await Kokoro.open(runtime, weights.folderOf('kokoro'));
  const dictionary =
    espeak === null ? (await import(`${weights.folderOf('kokoro')}/dictionary/cmu.mjs`)).dictionary : null;
  const phonemes = (text) =>
    espeak === null
      ? englishPhonemes(text, dictionary)
      : espeakPhonemes(text, { program: espeak, voice: 'en-us', english: 'american' }, never);
  return {
    detect: (samples) => likelihoods(runtime, silero, samples, never),
    hear: (samples) => moonshine.hear(samples, [], never),
    speak: async (text) => kokoro.speak(await phonemes(text), 'af_heart', 1),
  };
}

/** Sound as the recogniser takes it, by a voice that is not the interviewer's. */
async function answerOf(text) {
  if (espeak !== null) {
    const path = join(scratch, 'answer.wav');
    execFileSync(espeak, ['-v', 'en-gb', '-s', '150', '-w', path, '--stdin'], { input: text });
    return resample(decodeWav(readFileSync(path)), LISTENING_RATE).samples;
  }
  const spoken = await speech.voice.speak({ ...speaking(text), voice: 'am_michael' });
  if (spoken.kind !== 'sound') throw new Error(`no answer was spoken: ${JSON.stringify(spoken)}`);
  return resample(spoken.sound, LISTENING_RATE).samples;
}

function utterance(samples, use) {
  return call({ samples, language: 'en', terms: [], use });
}

function speaking(text, speed = 1) {
  return call({ text, language: 'en', voice: 'af_heart', speed });
}

/** Evenly out of all built-in blueprints. */
function questionsOf(count) {
  const blueprints = new Content().get('blueprints', 'en');
  const all = Object.keys(blueprints)
    .sort()
    .flatMap((key) => blueprints[key].questions.map(({ text }) => text));
  return Array.from({ length: count }, (_none, at) => all[Math.floor((at * all.length) / count)]);
}

/**
 * What is left to do when somebody has said the last word: pieces are recognised while the next one is spoken, each when
 * its pause is over and the one before is done.
 */
function remaining(pieces, cutPerMs) {
  let freeAt = 0;
  for (const { toMs, tookMs } of pieces) freeAt = Math.max(freeAt, toMs + PAUSE_MS) + tookMs;
  return freeAt - (pieces.at(-1)?.toMs ?? 0) + PAUSE_MS * cutPerMs;
}

function stage(name) {
  const [own, bare] = [[], []];
  let [ownMs, soundMs] = [0, 0];
  return {
    name,
    add(tookMs, bareMs, lengthMs) {
      own.push(tookMs);
      bare.push(bareMs);
      ownMs += tookMs;
      soundMs += lengthMs;
    },
    ratio: () => median(own) / median(bare),
    report() {
      const second = (ownMs / soundMs).toFixed(3);
      console.log(`${name}: ${figures(own)}, bare ${figures(bare)}; a second of sound takes ${second} s`);
    },
  };
}

function sleep(delayMs) {
  return new Promise((done) => setTimeout(done, delayMs));
}

async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
function figures(values) {
  return values.length === 0 ? 'none' : `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`;
}
function ms(value) {
  return `${Math.round(value)} ms`;
}

function joined(sounds) {
  const whole = new Float32Array(sounds.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of sounds) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

/** Of the child whose program is called so. */
function pidOf(engine) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const path = `/proc/${pid}/cmdline`;
    if (!existsSync(path)) continue;
    const line = readFileSync(path, 'utf8');
    const parent = /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (parent === String(process.pid) && line.includes(`${engine}-process`)) return pid;
  }
  throw new Error(`no process of ${engine} runs`);
}
function cpuSeconds(engine) {
  const stat = readFileSync(`/proc/${pidOf(engine)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
function memoryMb(engine) {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pidOf(engine)}/status`, 'utf8'))?.[1]) / 1_024;
}

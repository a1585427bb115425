// `npm run bench:captions -- DATA_FOLDER`: what running words within a sentence cost. People speak without a pause, in pieces
// of some seconds; once a second the small model writes down what was said of the piece so far, unless the engine is at work.
// Printed for one and two who speak, without and with captions: how long what stays takes from the end of its piece, how
// many captions came, and CPU. DATA_FOLDER/models: `colloquy models pull`. Linux: CPU is read from /proc.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { median } from './lib/load.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openSpeech } = await load('app/speech.ts');
const { LISTENING_RATE } = await load('providers/shapes/speech.ts');
const { resample } = await load('providers/shapes/resample.ts');

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: npm run bench:captions -- DATA_FOLDER');
  process.exit(2);
}
const PIECE_S = 5;
const SECONDS = Number(process.env.SECONDS ?? 40);
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const SAID = [
  'In the first hour we rolled back the release, and then I asked the team to write down what they had seen.',
  'I measured how long each query took, and two of them read the whole table until an index made them fast.',
];

const speech = openSpeech({ dataDir: folder, speech: null }, { speechKey: null }, (engine, reason) =>
  console.error(`${engine} was lost: ${reason}`),
);
const call = (more) => ({
  deadlineAt: Date.now() + 60_000,
  signal: new AbortController().signal,
  language: 'en',
  ...more,
});
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU seconds that this program's children have taken so far. */
function childSeconds() {
  let ticks = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const [, ppid, , , , , , , , , utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .split(') ')[1]
        .split(' ');
      if (Number(ppid) === process.pid) ticks += Number(utime) + Number(stime);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks / TICKS;
}

async function spoken() {
  const sounds = [];
  for (const text of SAID) {
    const made = await speech.voice.speak(call({ text, voice: null, speed: 1 }));
    if (made.kind !== 'sound') throw new Error(`nothing was spoken: ${JSON.stringify(made)}`);
    sounds.push(resample(made.sound, LISTENING_RATE).samples);
  }
  const whole = new Float32Array(SECONDS * LISTENING_RATE);
  let at = 0;
  for (let no = 0; at < whole.length; no += 1) {
    const sound = sounds[no % sounds.length].subarray(0, whole.length - at);
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}

async function speaks(whole, withCaptions, figures, lateMs) {
  await sleep(lateMs);
  const began = performance.now();
  const piece = PIECE_S * LISTENING_RATE;
  const under = [];
  for (let second = 1; second <= SECONDS; second += 1) {
    await sleep(Math.max(0, began + second * 1_000 - performance.now()));
    const to = second * LISTENING_RATE;
    const from = Math.floor((to - 1) / piece) * piece;
    const samples = whole.subarray(from, to);
    const asked = performance.now();
    if (to - from === piece)
      under.push(
        speech.recogniser.recognise(call({ samples, terms: [], use: 'record' })).then((heard) => {
          if (heard.kind !== 'text') throw new Error(`nothing was heard: ${JSON.stringify(heard)}`);
          figures.records.push(performance.now() - asked);
        }),
      );
    else if (withCaptions)
      under.push(
        speech.recogniser.recognise(call({ samples, terms: [], use: 'caption' })).then(({ kind }) => {
          if (kind === 'text') figures.captions.push(performance.now() - asked);
          else figures.refused += 1;
        }),
      );
  }
  await Promise.all(under);
}

try {
  const whole = await spoken();
  for (const use of ['record', 'caption'])
    await speech.recogniser.recognise(call({ samples: whole.subarray(0, LISTENING_RATE), terms: [], use }));
  for (const people of [1, 2])
    for (const withCaptions of [false, true]) {
      const figures = { records: [], captions: [], refused: 0 };
      const before = childSeconds();
      await Promise.all(Array.from({ length: people }, (_, no) => speaks(whole, withCaptions, figures, no * 1_370)));
      const cpu = ((childSeconds() - before) / SECONDS / people) * 60;
      const p95 = [...figures.records].sort((a, b) => a - b)[Math.ceil(figures.records.length * 0.95) - 1];
      const asked = figures.captions.length + figures.refused;
      console.log(
        `${people} speaking, ${withCaptions ? 'with' : 'without'} captions: what stays p50 ${Math.round(median(figures.records))} ms, p95 ${Math.round(p95)} ms; ` +
          `${cpu.toFixed(1)} CPU seconds a minute of speech${asked === 0 ? '' : `; ${figures.captions.length} of ${asked} captions came, p50 ${Math.round(median(figures.captions))} ms`}; ` +
          `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`,
      );
    }
} finally {
  await speech.stop();
}

// Measures how well the embedded voice is understood: questions are spoken and recognised again, once with the sounds of
// words by our dictionary and rules and once by espeak-ng, and the words that came back are compared.
//   npm run eval:speech -- DATA_FOLDER [--questions N] [--show]
// DATA_FOLDER/models: `colloquy models pull`. Without espeak-ng the first side is measured alone. Ends with 1 where the
// first side has more than 1.4 times the wrong words of the second.
import { Content } from '../packages/content/src/index.ts';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openWeights } = await load('app/models/models.ts');
const { createKokoroTextToSpeech } = await load('providers/text-to-speech/kokoro/kokoro-text-to-speech.ts');
const { findEspeak } = await load('providers/text-to-speech/create.ts');
const { createSpeechToText } = await load('providers/speech-to-text/create.ts');
const { LISTENING_RATE } = await load('providers/shapes/speech.ts');
const { resample } = await load('providers/shapes/resample.ts');
const { writtenOut } = await load('providers/text-to-speech/kokoro/english/written-out.ts');

const MOST = 1.4;
const PATIENCE_MS = 600_000;
const [folder, ...flags] = process.argv.slice(2);
if (!folder || folder.startsWith('--')) {
  console.error('usage: npm run eval:speech -- DATA_FOLDER [--questions N] [--show]');
  process.exit(2);
}
const wanted = flags.includes('--questions') ? Number(flags[flags.indexOf('--questions') + 1]) : 60;

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
const own = await side('dictionary and rules', null);
const other = espeak === null ? null : await side('espeak-ng', espeak);
await recogniser.stop();
if (other === null) {
  console.log('espeak-ng is not installed: nothing to compare with');
} else {
  const ratio = own.rate / other.rate;
  const isGood = own.rate <= other.rate * MOST;
  console.log(`ratio ${ratio.toFixed(2)}, at most ${MOST}: ${isGood ? 'kept' : 'MISSED'}`);
  process.exitCode = isGood ? 0 : 1;
}

/** Evenly out of all built-in blueprints. */
function questionsOf(count) {
  const blueprints = new Content().get('blueprints', 'en');
  const all = Object.keys(blueprints)
    .sort()
    .flatMap((key) => blueprints[key].questions.map(({ text }) => text));
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / count)]);
}

async function side(name, program) {
  const voice = createKokoroTextToSpeech({
    start: { runtime, weights: weights.folderOf('kokoro'), espeak: program },
    onLost,
  });
  const sum = { wrong: 0, words: 0, soundMs: 0, spokenMs: 0, heardMs: 0, failed: 0 };
  for (const text of questions) {
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
    if (flags.includes('--show') && wrong > 0)
      console.log(`${name}: ${wrong} of ${words.length}\n  ${text}\n  ${heard}`);
    sum.wrong += wrong;
    sum.words += words.length;
    sum.soundMs += (samples.length * 1_000) / LISTENING_RATE;
    sum.spokenMs += made - started;
    sum.heardMs += performance.now() - made;
  }
  await voice.stop();
  const rate = sum.wrong / sum.words;
  const factor = (ms) => (ms / sum.soundMs).toFixed(2);
  console.log(
    `${name}: ${(rate * 100).toFixed(1)} % of ${sum.words} words wrong in ${questions.length} questions; ` +
      `a second of sound takes ${factor(sum.spokenMs)} s to speak and ${factor(sum.heardMs)} s to recognise here`,
  );
  return { rate };
}

/** Figures as words, so that the writing of a number is no mistake. */
function wordsOf(text) {
  const plain = writtenOut(text.replaceAll('-', ' '));
  return (
    plain
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z]+/g) ?? []
  );
}

/** Words put in, left out or taken for others (Levenshtein). */
function distance(a, b) {
  let row = b.map((_, index) => index + 1);
  for (const [i, word] of a.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === b[j] ? 0 : 1));
      diagonal = above;
      left = cost;
      return cost;
    });
  }
  return row.at(-1) ?? a.length;
}

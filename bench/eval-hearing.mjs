// Measures how well English is recognised that our own voice has not spoken: sentences that people recorded, and answers by
// other voices, by the model whose words stay and by that for words on their way.
//   npm run eval:hearing -- DATA_FOLDER [--show]
// DATA_FOLDER/models: `colloquy models pull`. Debian has the people (`asterisk-core-sounds-en` and `…-en-g722`) and the voices
// (`flite`, `espeak-ng`); what is not installed is left out and named. Needs ffmpeg. Ends with 1 where more than a tenth of
// the words of people or of voices made from people (flite) come back as others by the model whose words stay.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ANSWERS } from '../e2e/voice/answers.ts';
import { distance, wordsOf } from './lib/word-errors.mjs';

const SOURCE = new URL('../packages/server/src/', import.meta.url);
const load = (path) => import(new URL(path, SOURCE).href);
const { openWeights } = await load('app/models/models.ts');
const { createSpeechToText } = await load('providers/speech-to-text/create.ts');
const { LISTENING_RATE } = await load('providers/shapes/speech.ts');

const MOST = 0.1;
const PEOPLE = '/usr/share/asterisk/sounds/en_US_f_Allison';
const SAID_BY_PEOPLE = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
/** Shorter ones are announcements of a word or two. */
const LEAST_WORDS = 6;
/** What takes longer is no piece: a page cuts at pauses. */
const LONGEST_S = 30;
const VOICES = [
  ...['slt', 'rms', 'awb'].map((voice) => ({ name: `flite ${voice}`, program: 'flite', isBarred: true, voice })),
  ...['en-us', 'en-gb', 'en-us+f3'].map((voice) => ({ name: `espeak-ng ${voice}`, program: 'espeak-ng', voice })),
];

const [folder, ...flags] = process.argv.slice(2);
if (!folder || folder.startsWith('--')) {
  console.error('usage: npm run eval:hearing -- DATA_FOLDER [--show]');
  process.exit(2);
}
const weights = openWeights(folder);
for (const name of ['onnx-runtime', 'moonshine-en'])
  if (weights.state(name) !== 'ready') {
    console.error(`${name} is ${weights.state(name)} in ${weights.folder}: colloquy models pull`);
    process.exit(2);
  }
const recogniser = createSpeechToText({
  endpoint: null,
  embedded: {
    folders: { runtime: weights.folderOf('onnx-runtime'), weights: weights.folderOf('moonshine-en') },
    onLost: (reason) => console.error(`an engine was lost: ${reason}`),
  },
});

const scratch = mkdtempSync(join(tmpdir(), 'colloquy-hearing-'));
try {
  for (const { name, isBarred = false, sentences } of groups()) {
    if (sentences.length === 0) {
      console.log(`${name}: not installed, left out`);
      continue;
    }
    const stays = await rateOf(name, sentences, 'record');
    const onTheWay = await rateOf(name, sentences, 'caption');
    const bar = isBarred ? ` (at most ${MOST * 100} %)` : '';
    console.log(
      `${name}: ${stays.sentences} sentences, ${stays.words} words; wrong ${percent(stays)}${bar}, on their way ${percent(onTheWay)}`,
    );
    if (isBarred && stays.wrong > stays.words * MOST) process.exitCode = 1;
  }
} finally {
  await recogniser.stop();
  rmSync(scratch, { recursive: true, force: true });
}

function groups() {
  return [
    { name: 'people', isBarred: true, sentences: saidByPeople() },
    ...VOICES.map((one) => ({ ...one, sentences: saidBy(one) })),
  ];
}

/** Sentences without stage directions, those that fit into one piece. */
function saidByPeople() {
  if (!existsSync(PEOPLE) || !existsSync(SAID_BY_PEOPLE)) return [];
  return gunzipSync(readFileSync(SAID_BY_PEOPLE))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      const [, file, text] = /^([\w-]+): ([^[\]<>]+)$/.exec(line.trim()) ?? [];
      if (text === undefined || wordsOf(text).length < LEAST_WORDS || !existsSync(join(PEOPLE, `${file}.g722`)))
        return [];
      return [{ text, sound: () => samplesOf('-f', 'g722', '-i', join(PEOPLE, `${file}.g722`)) }];
    });
}

function saidBy({ program, voice }) {
  if (spawns(program) === false) return [];
  return ANSWERS.map((text) => ({
    text,
    sound() {
      const file = join(scratch, 'said.wav');
      if (program === 'flite') execFileSync('flite', ['-voice', voice, '-t', text, '-o', file]);
      else execFileSync('espeak-ng', ['-v', voice, '-w', file, text]);
      return samplesOf('-i', file);
    },
  }));
}

function spawns(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
  } catch (error) {
    // flite has no such option and says so: it is there all the same.
    return error.code !== 'ENOENT';
  }
  return true;
}

/** A sound as the recogniser takes it. */
function samplesOf(...input) {
  const args = ['-loglevel', 'error', ...input, '-ar', String(LISTENING_RATE), '-ac', '1', '-f', 'f32le', '-'];
  const bytes = execFileSync('ffmpeg', args, { maxBuffer: 1 << 26 });
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

async function rateOf(name, sentences, use) {
  const sum = { sentences: 0, words: 0, wrong: 0 };
  for (const { text, sound } of sentences) {
    const samples = sound();
    if (samples.length > LONGEST_S * LISTENING_RATE) continue;
    const call = { deadlineAt: Date.now() + 600_000, signal: new AbortController().signal, language: 'en' };
    const heard = await recogniser.recognise({ ...call, samples, terms: [], use });
    if (heard.kind === 'unavailable') throw new Error(`${name}: ${JSON.stringify(heard)}`);
    const words = wordsOf(text);
    const back = heard.kind === 'text' ? heard.text : '';
    const wrong = distance(words, wordsOf(back));
    sum.sentences += 1;
    sum.words += words.length;
    sum.wrong += wrong;
    if (flags.includes('--show') && wrong > 0)
      console.log(`${name}, ${use}: ${wrong} of ${words.length}\n  ${text}\n  ${back}`);
  }
  return sum;
}

function percent({ wrong, words }) {
  return `${((wrong / Math.max(1, words)) * 100).toFixed(1)} %`;
}

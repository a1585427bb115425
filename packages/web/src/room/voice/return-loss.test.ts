import { SPEECH_RATE } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createEnergyDetector, loudness } from './energy-detector.ts';
import { FRAME_MS, FRAME_SAMPLES } from './frames.ts';
import { createOwnSound } from './own-sound.ts';
import { LEAST_LOSS_DB } from './return-loss.ts';
import { createSegmenter, type Piece } from './segmenter.ts';

const NOISE_DB = -66;
const PLAYS_DB = -17;
const USUAL_DB = -25;
const amplitude = (db: number) => 10 ** (db / 20);

function randomFrom(seed: number) {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last / 1_073_741_824 - 1;
  };
}

/** Made speech of about this loudness: syllables of many lengths and strengths, with a breath after some of them. */
function speech(ms: number, db: number, seed: number): Float32Array<ArrayBuffer> {
  const random = randomFrom(seed);
  const samples = new Float32Array((SPEECH_RATE * ms) / 1_000);
  let at = 0;
  while (at < samples.length) {
    const length = Math.round(SPEECH_RATE * (0.14 + 0.08 * random()));
    const loud = amplitude(db + 3 + 4 * random()) * Math.sqrt(3);
    for (let n = 0; n < length && at < samples.length; n += 1, at += 1)
      samples[at] = random() * loud * Math.sin((Math.PI * n) / length);
    at += Math.round(SPEECH_RATE * (random() > 0.8 ? 0.3 : 0.03));
  }
  return samples;
}

/** A room whose page plays one prompt after another, each 6 s long and 3 s apart. */
function room(seed = 1) {
  let nowMs = 0;
  const own = createOwnSound({ now: () => nowMs });
  const detect = createEnergyDetector();
  const pieces: Piece[] = [];
  const segmenter = createSegmenter({
    pauseMs: 700,
    onPiece: (piece) => pieces.push(piece),
    onSpeaking: () => undefined,
  });
  const noise = randomFrom(seed + 99);
  let prompts = 0;

  /** @param said what somebody says from its start on */
  function passes(
    seconds: number,
    playing: Float32Array<ArrayBuffer> | null,
    back: { lossDb: number; lateMs: number },
    said?: Float32Array,
  ) {
    if (playing !== null) own.began({ sampleRate: SPEECH_RATE, getChannelData: () => playing });
    const gain = amplitude(-back.lossDb);
    for (let frame = 0; frame < (seconds * 1_000) / FRAME_MS; frame += 1) {
      const samples = Float32Array.from({ length: FRAME_SAMPLES }, (_, n) => {
        const at = frame * FRAME_SAMPLES + n;
        const echo = (playing?.[at - Math.round((back.lateMs / 1_000) * SPEECH_RATE)] ?? 0) * gain;
        return echo + (said?.[at] ?? 0) + noise() * amplitude(NOISE_DB) * Math.sqrt(3);
      });
      nowMs += FRAME_MS;
      const comesBackDb = own.comesBackDb();
      const found = detect(samples, { raisedByDb: playing === null ? 0 : own.raisedByDb(), comesBackDb });
      own.hears(found.db);
      segmenter.add(samples, found, playing !== null);
    }
    if (playing !== null) own.ended();
  }

  return {
    own,
    pieces,
    prompt(back: { lossDb: number; lateMs: number }, said?: Float32Array) {
      prompts += 1;
      passes(6.5, speech(6_000, PLAYS_DB, seed * 1_000 + prompts), back, said);
      passes(2.5, null, back);
    },
    barDb() {
      own.began({
        sampleRate: SPEECH_RATE,
        getChannelData: () => new Float32Array(SPEECH_RATE).fill(amplitude(PLAYS_DB)),
      });
      return PLAYS_DB - own.comesBackDb();
    },
  };
}

test('the made speech is about as loud as it says', () => {
  expect(loudness(speech(6_000, USUAL_DB, 3))).toBeGreaterThan(USUAL_DB - 3);
  expect(loudness(speech(6_000, USUAL_DB, 3))).toBeLessThan(USUAL_DB + 3);
});

test.each([0, 60, 200, 440])(
  'at −12 dB, %i ms late, nothing of its own sound is sent, from the first prompt on',
  (lateMs) => {
    for (const seed of [1, 2, 3]) {
      const { prompt, pieces } = room(seed);
      for (let time = 0; time < 8; time += 1) prompt({ lossDb: 12, lateMs });
      expect(pieces).toEqual([]);
    }
  },
);

test('with headphones a speaker 20 dB quieter than usual is heard over the prompt, once a prompt or two have taught it', () => {
  for (const seed of [1, 2, 3]) {
    const back = { lossDb: 52, lateMs: 60 };
    const quiet = speech(5_000, USUAL_DB - 20, seed + 7);
    const untaught = room(seed);
    untaught.prompt(back, quiet);
    expect(untaught.pieces).toEqual([]);
    const { prompt, pieces } = room(seed);
    prompt(back);
    for (let time = 0; time < 3; time += 1) prompt(back, quiet);
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    const spokenMs = pieces.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    expect(spokenMs).toBeGreaterThan(3 * 4_000);
  }
});

test('whoever speaks through the first prompts makes the page believe in no more loss than there is', () => {
  const { prompt, barDb } = room();
  for (let time = 0; time < 3; time += 1) prompt({ lossDb: 20, lateMs: 100 }, speech(6_000, USUAL_DB, time + 40));
  expect(barDb()).toBeGreaterThanOrEqual(LEAST_LOSS_DB - 0.1);
  expect(barDb()).toBeLessThanOrEqual(20);
});

test('headphones that are taken off unnoticed, or a loudspeaker that is turned up: after one piece nothing more is sent', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { prompt, pieces, barDb } = room(seed);
    prompt({ lossDb: 52, lateMs: 60 });
    prompt({ lossDb: 52, lateMs: 60 });
    expect(barDb()).toBeGreaterThan(30);
    for (let time = 0; time < 4; time += 1) prompt({ lossDb: 12, lateMs: 200 });
    expect(pieces.length).toBeLessThanOrEqual(1);
    expect(pieces.every(({ fromMs }) => fromMs < 20_500)).toBe(true);
    expect(barDb()).toBeLessThan(12);
  }
});

test('another loudspeaker, or its own words that were heard, and all is as at the start', () => {
  const { prompt, own, barDb } = room();
  prompt({ lossDb: 40, lateMs: 60 });
  prompt({ lossDb: 40, lateMs: 60 });
  expect(barDb()).toBeGreaterThan(25);
  expect(barDb()).toBeLessThan(40);
  own.forget();
  expect(barDb()).toBeCloseTo(LEAST_LOSS_DB, 1);
});

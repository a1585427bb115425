import { SPEECH_RATE } from '@colloquy/contract/room';
import { expect, test } from 'vitest';
import { createEnergyDetector } from './energy-detector.ts';
import { FRAME_MS, FRAME_SAMPLES } from './frames.ts';
import { createOwnSound } from './own-sound.ts';
import { createSegmenter, type Piece } from './segmenter.ts';

/** Noise of a room with somebody who speaks in it: `amplitude` of each stretch, by its length in milliseconds. */
function sound(...stretches: [ms: number, amplitude: number][]): Float32Array[] {
  const frames: Float32Array[] = [];
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 1_073_741_824 - 1;
  };
  for (const [ms, amplitude] of stretches)
    for (let at = 0; at < ms / FRAME_MS; at += 1)
      frames.push(
        Float32Array.from(
          { length: FRAME_SAMPLES },
          () => random() * amplitude * (isBetween(amplitude, at) ? 0.05 : 1),
        ),
      );
  return frames;
}

/** A voice has syllables, and stops for a moment between them. */
const isBetween = (amplitude: number, at: number) => amplitude === VOICE && at % 12 >= 10;

const QUIET = 0.0008;
const VOICE = 0.08;

function cut(frames: readonly Float32Array[], playing = false) {
  const pieces: Piece[] = [];
  const speaking: boolean[] = [];
  const detect = createEnergyDetector();
  const segmenter = createSegmenter({
    pauseMs: 700,
    onPiece: (piece) => pieces.push(piece),
    onSpeaking: (is) => speaking.push(is),
  });
  for (const frame of frames) segmenter.add(frame, detect(frame), playing);
  return { pieces, speaking, segmenter };
}

test('a pause ends a piece, which begins a little before the first sound and holds all of it', () => {
  const { pieces, speaking } = cut(sound([1_000, QUIET], [2_000, VOICE], [1_000, QUIET]));
  expect(pieces).toHaveLength(1);
  const [piece] = pieces;
  expect(piece?.fromMs).toBeLessThanOrEqual(900);
  expect(piece?.fromMs).toBeGreaterThanOrEqual(700);
  expect(piece?.toMs).toBeGreaterThanOrEqual(3_000);
  expect(piece?.toMs).toBeLessThanOrEqual(3_400);
  expect(piece?.samples.length).toBe((((piece?.toMs ?? 0) - (piece?.fromMs ?? 0)) / FRAME_MS) * FRAME_SAMPLES);
  expect(speaking).toEqual([true, false]);
});

test('a breath in the middle of a sentence ends nothing', () => {
  expect(cut(sound([500, QUIET], [1_000, VOICE], [500, QUIET], [1_000, VOICE], [900, QUIET])).pieces).toHaveLength(1);
});

test('nothing that was said is in no piece, and nothing in two', () => {
  const { pieces } = cut(sound([500, QUIET], [25_000, VOICE], [900, QUIET], [900, VOICE], [900, QUIET]));
  expect(pieces.length).toBeGreaterThan(2);
  for (const [index, piece] of pieces.entries())
    if (index > 0) expect(piece.fromMs).toBeGreaterThanOrEqual(pieces[index - 1]?.toMs ?? 0);
  expect(pieces[1]?.fromMs).toBe(pieces[0]?.toMs);
  expect(Math.max(...pieces.map(({ fromMs, toMs }) => toMs - fromMs))).toBeLessThanOrEqual(15_000);
});

test('who speaks on without a pause is cut where it is quietest', () => {
  const { pieces } = cut(sound([500, QUIET], [11_000, VOICE], [160, QUIET], [8_000, VOICE], [900, QUIET]));
  expect(pieces[0]?.toMs).toBeGreaterThanOrEqual(11_500);
  expect(pieces[0]?.toMs).toBeLessThanOrEqual(11_680);
});

test('a click is no speech, and noise of the room is none either', () => {
  expect(cut(sound([500, QUIET], [20, 0.5], [1_000, QUIET])).pieces).toEqual([]);
  expect(cut(sound([5_000, 0.004])).pieces).toEqual([]);
  // A fan that goes on: taken for speech at first, then known.
  const { speaking } = cut(sound([1_000, QUIET], [12_000, 0.02]));
  expect(speaking).toEqual([true, false]);
});

test('whoever says that this is all has it given at once', () => {
  const { pieces, segmenter } = cut(sound([500, QUIET], [900, VOICE]));
  expect(pieces).toEqual([]);
  segmenter.flush();
  expect(pieces).toHaveLength(1);
  segmenter.flush();
  expect(pieces).toHaveLength(1);
});

test('what comes back of the page’s own sound at −12 dB is nobody who speaks, and whoever speaks over it is', () => {
  const own = sound([3_000, VOICE]);
  const fromOwn = (amplitude: number) => {
    const detect = createEnergyDetector();
    for (const frame of sound([1_000, QUIET])) detect(frame);
    let nowMs = 0;
    const playing = createOwnSound({ now: () => nowMs });
    const samples = Float32Array.from(own.flatMap((frame) => [...frame]));
    playing.began({ sampleRate: SPEECH_RATE, getChannelData: () => samples });
    const played = { raisedByDb: 8, comesBackDb: 0 };
    return sound([3_000, amplitude]).filter((frame) => {
      nowMs += FRAME_MS;
      return detect(frame, { ...played, comesBackDb: playing.comesBackDb() }).isSpeech;
    });
  };
  expect(fromOwn(VOICE / 4)).toHaveLength(0);
  expect(fromOwn(VOICE).length).toBeGreaterThan(80);
  // Without what is known of the own sound, the same comes through.
  const detect = createEnergyDetector();
  for (const frame of sound([1_000, QUIET])) detect(frame);
  const blind = { raisedByDb: 8, comesBackDb: Number.NEGATIVE_INFINITY };
  expect(sound([3_000, VOICE / 4]).some((frame) => detect(frame, blind).isSpeech)).toBe(true);
});

test('what begins while the page plays is marked', () => {
  expect(cut(sound([500, QUIET], [900, VOICE], [900, QUIET]), true).pieces[0]?.isOver).toBe(true);
});

test('of what is being said its length and its end are known, and nothing of it is taken away', () => {
  const detect = createEnergyDetector();
  const pieces: Piece[] = [];
  const segmenter = createSegmenter({
    pauseMs: 700,
    onPiece: (piece) => pieces.push(piece),
    onSpeaking: () => undefined,
  });
  const hear = (frames: readonly Float32Array[]) => {
    for (const frame of frames)
      segmenter.add(frame, detect(frame, { raisedByDb: 0, comesBackDb: Number.NEGATIVE_INFINITY }), false);
  };
  hear(sound([1_000, QUIET]));
  expect([segmenter.openMs(), segmenter.openSamples(500).length]).toEqual([0, 0]);
  hear(sound([2_000, VOICE]));
  expect(segmenter.openMs()).toBeGreaterThanOrEqual(2_000);
  const end = segmenter.openSamples(500);
  expect(end.length).toBe(SPEECH_RATE / 2);
  expect(Math.max(...end)).toBeGreaterThan(VOICE / 4);
  hear(sound([1_000, QUIET]));
  expect(segmenter.openMs()).toBe(0);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]?.samples.length).toBeGreaterThanOrEqual(2 * SPEECH_RATE);
});

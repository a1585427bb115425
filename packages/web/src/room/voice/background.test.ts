import { expect, test } from 'vitest';
import { atLevel, madeBabble, madeClicks, madeFan, madeScene, madeSpeech } from '../testing/made-sound.ts';
import { createBackground } from './background.ts';
import { createEnergyDetector } from './energy-detector.ts';
import { FRAME_MS } from './frames.ts';
import { createSegmenter, type Piece } from './segmenter.ts';

const VOICE_DB = -23;
const ANSWER_MS = 6_000;
/** Words of a piece come so much later. */
const HEARD_AFTER_MS = 1_000;

type Verdict = 'words' | 'silence' | 'none';

/** An answer from the first second on, and what else sounds; `judge` is the server. */
function hear(frames: readonly Float32Array[], judge: (piece: Piece) => Verdict) {
  const background = createBackground();
  const detect = createEnergyDetector(background);
  const pieces: Piece[] = [];
  const changes: { atMs: number; is: boolean }[] = [];
  const due: { atMs: number; tell: () => void }[] = [];
  let nowMs = 0;
  const segmenter = createSegmenter({
    pauseMs: 700,
    onPiece(piece) {
      pieces.push(piece);
      due.push({
        atMs: nowMs + HEARD_AFTER_MS,
        tell() {
          const verdict = judge(piece);
          if (verdict === 'silence') background.hadNone(piece.loudDb, piece.toMs - piece.fromMs);
          if (verdict === 'words' && background.hadWords(piece.loudDb)) segmenter.recall(false);
        },
      });
    },
    onSpeaking: (is) => changes.push({ atMs: nowMs, is }),
  });
  for (const frame of frames) {
    nowMs += FRAME_MS;
    while (due[0] !== undefined && due[0].atMs <= nowMs) due.shift()?.tell();
    segmenter.add(frame, detect(frame), false);
  }
  /** Of each moment after that one, whether somebody speaks. */
  const speaksAfter = (fromMs: number) => changes.filter(({ atMs }) => atMs > fromMs);
  return { pieces, changes, speaksAfter, isSpeaking: segmenter.isSpeaking(), background };
}

const answer = (db = VOICE_DB) => ({ fromMs: 1_000, sound: atLevel(madeSpeech(ANSWER_MS, 7), db) });
const END_MS = 1_000 + ANSWER_MS;
const isAnswer = (piece: Piece): Verdict => (piece.fromMs < END_MS - 500 ? 'words' : 'silence');

test.each([20, 15, 10])('babble %i dB below the answer ends it within seconds, and begins none', (below) => {
  // Nothing of it was judged yet: the levels alone tell.
  const babble = { fromMs: END_MS, sound: atLevel(madeBabble(30_000), VOICE_DB - below) };
  const { speaksAfter, isSpeaking } = hear(madeScene(37_000, answer(), babble), () => 'none');
  expect(isSpeaking).toBe(false);
  expect(speaksAfter(END_MS).at(-1)?.atMs).toBeLessThan(END_MS + 5_000);
});

test('babble all the time, 15 dB below: each answer begins and ends', () => {
  const babble = { fromMs: 0, sound: atLevel(madeBabble(60_000), VOICE_DB - 15) };
  const second = { fromMs: 30_000, sound: atLevel(madeSpeech(ANSWER_MS, 9), VOICE_DB) };
  const { speaksAfter, changes, isSpeaking, pieces } = hear(madeScene(60_000, answer(), babble, second), () => 'words');
  expect(isSpeaking).toBe(false);
  const began = changes.findLast(({ is }) => is)?.atMs ?? 0;
  expect(began).toBeGreaterThan(29_900);
  expect(began).toBeLessThan(30_700);
  expect(speaksAfter(30_700)[0]?.atMs).toBeLessThan(41_000);
  expect(pieces.at(-1)?.toMs).toBeGreaterThanOrEqual(35_900);
});

test('babble 5 dB below is taken for the candidate until the server has judged it', () => {
  const babble = { fromMs: END_MS, sound: atLevel(madeBabble(40_000), VOICE_DB - 5) };
  const scene = madeScene(47_000, answer(), babble);
  const judged = hear(scene, isAnswer);
  expect(judged.isSpeaking).toBe(false);
  expect(judged.speaksAfter(END_MS).at(-1)?.atMs).toBeLessThan(END_MS + 25_000);
});

test.each([20, 15])('keys that are struck %i dB below are nobody who speaks', (below) => {
  const keys = { fromMs: END_MS, sound: atLevel(madeClicks(30_000), VOICE_DB - below) };
  const { isSpeaking, pieces } = hear(madeScene(37_000, answer(), keys), () => 'none');
  expect(isSpeaking).toBe(false);
  expect(pieces).toHaveLength(1);
});

test.each([20, 10, 5])('a ventilator that starts in mid-answer, %i dB below, holds no answer open', (below) => {
  const fan = { fromMs: 4_000, sound: atLevel(madeFan(30_000), VOICE_DB - below) };
  const { pieces, isSpeaking, speaksAfter } = hear(madeScene(34_000, answer(), fan), () => 'none');
  expect(isSpeaking).toBe(false);
  expect(speaksAfter(END_MS).at(-1)?.atMs).toBeLessThan(END_MS + 5_000);
  expect(pieces.at(-1)?.toMs).toBeGreaterThanOrEqual(END_MS - 100);
});

test('a quiet speaker in a quiet room is heard to the last word, answer after answer', () => {
  const quiet = -46;
  const again = [15_000, 30_000].map((fromMs) => ({ fromMs, sound: atLevel(madeSpeech(ANSWER_MS, fromMs), quiet) }));
  const { pieces, isSpeaking } = hear(madeScene(40_000, answer(quiet), ...again), () => 'words');
  expect(isSpeaking).toBe(false);
  for (const fromMs of [1_000, 15_000, 30_000]) {
    const within = pieces.filter((piece) => piece.toMs > fromMs && piece.fromMs < fromMs + ANSWER_MS);
    expect(within[0]?.fromMs).toBeLessThanOrEqual(fromMs + 200);
    expect(within.at(-1)?.toMs).toBeGreaterThanOrEqual(fromMs + ANSWER_MS - 200);
  }
});

test('who gets quieter bit by bit is followed', () => {
  const later = [6, 12, 18, 24].map((less, index) => ({
    fromMs: 12_000 * (index + 1),
    sound: atLevel(madeSpeech(ANSWER_MS, less), VOICE_DB - less),
  }));
  const { pieces } = hear(madeScene(62_000, answer(), ...later), () => 'words');
  for (const { fromMs } of later) {
    const heardMs = pieces
      .filter((piece) => piece.toMs > fromMs && piece.fromMs < fromMs + ANSWER_MS)
      .reduce((sum, piece) => sum + piece.toMs - piece.fromMs, 0);
    expect(heardMs).toBeGreaterThanOrEqual(ANSWER_MS - 300);
  }
});

test('who is suddenly much quieter is taken for others at first, and nothing of it is lost once it had words', () => {
  const far = { fromMs: 15_000, sound: atLevel(madeSpeech(9_000, 41), VOICE_DB - 18) };
  const { pieces, background } = hear(madeScene(40_000, answer(), far), () => 'words');
  const heard = pieces.filter(({ toMs }) => toMs > 15_000);
  expect(heard.length).toBeGreaterThan(1);
  expect(heard[0]?.fromMs).toBeLessThanOrEqual(15_200);
  for (const [index, piece] of heard.entries())
    if (index > 0) expect(piece.fromMs - (heard[index - 1]?.toMs ?? 0)).toBeLessThanOrEqual(100);
  expect(heard.at(-1)?.toMs).toBeGreaterThanOrEqual(23_800);
  expect(background.speakerDb()).toBeLessThan(VOICE_DB - 10);
});

test('a knock that was judged shuts nobody out', () => {
  const background = createBackground();
  background.hadNone(-6, 400);
  expect(background.beginsDb()).toBe(Number.NEGATIVE_INFINITY);
  background.hadNone(-6, 4_000);
  expect(background.beginsDb()).toBeLessThanOrEqual(-20);
  background.hadWords(-20);
  background.hadNone(-6, 4_000);
  expect(background.beginsDb()).toBeLessThan(-20);
});

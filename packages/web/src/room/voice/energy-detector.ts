import { type Background, createBackground } from './background.ts';
import { FRAME_MS } from './frames.ts';

/** Speech begins so much above the noise, and holds a little below that; in decibels. */
const BEGINS_DB = 12;
const HOLDS_DB = 7;
/** Nothing quieter than this is speech, whatever the noise; full scale is 0. */
const QUIETEST_DB = -55;
/** Between these the noise is believed to be. */
const LEAST_NOISE_DB = -60;
const LOUDEST_NOISE_DB = -30;
/** The noise is followed fast when it falls. */
const FALL = 0.3;
/** Whoever speaks stops between words within this long: what was never quieter is noise. */
const WINDOW_FRAMES = 3_000 / FRAME_MS;
/** A shorter sound is a click or a key: every word has a longer one. */
const BEGIN_FRAMES = 4;

export type Frame = {
  isSpeech: boolean;
  /** 0 to 1, for a level that a person looks at. */
  level: number;
  /** Loudness: where a long stretch is cut, it is where this is least. */
  db: number;
  /** What goes on being speech is louder than this. */
  holdsDb: number;
};

/** What the page itself plays at a moment. */
export type OwnSound = {
  /** How much louder speech must be than without it. */
  raisedByDb: number;
  /** How loud it may come back in the microphone: speech is louder. */
  comesBackDb: number;
};

const SILENT: OwnSound = { raisedByDb: 0, comesBackDb: Number.NEGATIVE_INFINITY };

export type EnergyDetector = (frame: Float32Array, own?: OwnSound) => Frame;

/**
 * Says of each frame whether somebody speaks, by its loudness above the noise so far. It may take noise for speech: the
 * server's detector judges what it lets through, and its verdicts come back by `background`. What it must not do is miss a word.
 */
export function createEnergyDetector(background: Background = createBackground()): EnergyDetector {
  let noiseDb = LEAST_NOISE_DB;
  let loud = 0;
  let isSpeech = false;
  const window: number[] = [];

  return (frame, { raisedByDb, comesBackDb } = SILENT) => {
    const db = loudness(frame);
    window.push(db);
    if (window.length > WINDOW_FRAMES) window.shift();
    if (db < noiseDb) noiseDb += (db - noiseDb) * FALL;
    else if (window.length === WINDOW_FRAMES) noiseDb = Math.max(noiseDb, Math.min(...window));
    noiseDb = Math.max(LEAST_NOISE_DB, Math.min(LOUDEST_NOISE_DB, noiseDb));
    const beginsDb = Math.max(QUIETEST_DB, noiseDb + BEGINS_DB, background.beginsDb());
    const holdsDb = Math.max(QUIETEST_DB, noiseDb + HOLDS_DB, background.holdsDb());
    const threshold = Math.max((isSpeech ? holdsDb : beginsDb) + raisedByDb, comesBackDb);
    loud = db >= threshold ? loud + 1 : 0;
    if (isSpeech) isSpeech = db >= threshold;
    else if (loud >= BEGIN_FRAMES) isSpeech = true;
    if (raisedByDb === 0 && comesBackDb < db) background.add(db, isSpeech);
    return { isSpeech, db, holdsDb, level: Math.max(0, Math.min(1, (db - QUIETEST_DB) / -QUIETEST_DB)) };
  };
}

/** In decibels; full scale is 0. */
export function loudness(frame: Float32Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return 10 * Math.log10(sum / frame.length + 1e-10);
}

import { browserClock, type Clock } from '../core/clock.ts';
import { loudness } from './energy-detector.ts';
import { createReturnLoss, LEAST_LOSS_DB } from './return-loss.ts';

/** Length of a slot of which the loudness is known. */
const SLOT_MS = 20;
/** A loudspeaker without wires sounds so much later than it is told to. */
const LATE_MS = 500;
/** A room that rings for three seconds loses so much in one. */
const FADES_DB_PER_S = 20;
/** Quieter than this is nothing to a microphone. */
const NOTHING_DB = -70;
/** While the page itself sounds, speech must be so much louder than without it; half a decibel less for each that is lost on the way. */
const RAISED_DB = 8;
const RAISED_LESS = 0.5;

type Stretch = { fromMs: number; slots: number[] };

export type OwnSounds = ReturnType<typeof createOwnSound>;

/**
 * How loud the page itself is and was a moment ago: what comes back of it in the microphone is nobody who speaks. How much
 * quieter it comes back is learned while it plays.
 */
export function createOwnSound({ now }: Pick<Clock, 'now'>) {
  let stretches: Stretch[] = [];
  const loss = createReturnLoss();

  function playsDb(atMs: number): number {
    const { fromMs, slots } = stretches.at(-1) ?? { fromMs: 0, slots: [] };
    return slots[Math.floor((atMs - fromMs) / SLOT_MS)] ?? Number.NEGATIVE_INFINITY;
  }

  /** The loudest that a slot may still be heard with, by its age. */
  function heardOf({ fromMs, slots }: Stretch, atMs: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, db] of slots.entries()) {
      const beganMs = fromMs + index * SLOT_MS;
      if (beganMs > atMs) break;
      const fadesMs = Math.max(0, atMs - beganMs - SLOT_MS - LATE_MS);
      most = Math.max(most, db - loss.lossDb() - (fadesMs / 1_000) * FADES_DB_PER_S);
    }
    return most;
  }

  return {
    /** Begins to play now. */
    began(sound: Pick<AudioBuffer, 'sampleRate' | 'getChannelData'>) {
      const samples = sound.getChannelData(0);
      const length = Math.max(1, Math.round((sound.sampleRate * SLOT_MS) / 1_000));
      const slots: number[] = [];
      for (let at = 0; at < samples.length; at += length) slots.push(loudness(samples.subarray(at, at + length)));
      stretches.push({ fromMs: now(), slots });
    },
    /** What was still to come of it is not played. */
    ended() {
      const last = stretches.at(-1);
      if (last !== undefined) last.slots.length = Math.min(last.slots.length, slotsUntil(last, now()));
    },
    /** The microphone hears so much at this moment: a frame of 20 ms. */
    hears(db: number) {
      loss.add(playsDb(now()), db);
    },
    /** It may come back louder from now on: another loudspeaker or microphone, or its own words were heard. */
    forget: loss.forget,
    /** So much louder than without it speech must be while it plays. */
    raisedByDb: () => Math.max(0, RAISED_DB - (loss.lossDb() - LEAST_LOSS_DB) * RAISED_LESS),
    /** What comes back of it at this moment is no louder than this, full scale being 0; −∞ when nothing can be heard of it. */
    comesBackDb(): number {
      const atMs = now();
      const heard = stretches.map((stretch) => ({ stretch, db: heardOf(stretch, atMs) }));
      stretches = heard
        .filter(({ stretch, db }) => db > NOTHING_DB || atMs < stretch.fromMs + stretch.slots.length * SLOT_MS)
        .map(({ stretch }) => stretch);
      const most = Math.max(Number.NEGATIVE_INFINITY, ...heard.map(({ db }) => db));
      return most > NOTHING_DB ? most : Number.NEGATIVE_INFINITY;
    },
  };
}

const slotsUntil = ({ fromMs }: Stretch, atMs: number) => Math.max(0, Math.ceil((atMs - fromMs) / SLOT_MS));

/** Of the page: what the device check has learned stands when the interview begins. */
export const pageOwnSound = createOwnSound(browserClock);

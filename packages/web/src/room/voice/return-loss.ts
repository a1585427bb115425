/** Until anything was learned, and never less: what comes back at −12 dB, less 3 for slots that lie across frames. */
export const LEAST_LOSS_DB = 9;
/** More is not believed. */
const MOST_LOSS_DB = 50;
/** A room answers not every sound alike. */
const MARGIN_DB = 6;
/** In slots of 20 ms: what is compared at a time, how late it may come back, how often it is compared. */
const WINDOW = 75;
const LATE = 25;
const EVERY = 25;
/** What was found in so many windows counts, the worst of them. */
const KEPT = 3;
/** A window whose sound is so much quieter than the loudest tells nothing; the loudest is forgotten by and by. */
const QUIETER_DB = 6;
const FORGETS_DB = 0.5;
/** Below the loudest of a window by this, a slot is silence. */
const RANGE_DB = 30;
/** So alike, what the microphone hears is what was played, and nobody who speaks. */
const ALIKE = 0.75;

/**
 * Learns how much quieter the page's own sound is when it comes back through the microphone. Whoever speaks, or makes a
 * noise, meanwhile only makes the microphone louder: then less loss is found than there is, and the bar stays higher than
 * it need be. What is louder than may come back is somebody who speaks, and tells nothing, unless it rises and falls as
 * what was played did: then more comes back than before.
 */
export function createReturnLoss() {
  /** Loudness played and heard, slot by slot. */
  let slots: { playedDb: number; heardDb: number }[] = [];
  let sinceCompared = 0;
  let found: number[] = [];
  let loudestDb = Number.NEGATIVE_INFINITY;

  function lossDb(): number {
    if (found.length < KEPT) return LEAST_LOSS_DB;
    return Math.max(LEAST_LOSS_DB, Math.min(MOST_LOSS_DB, ...found) - MARGIN_DB);
  }

  function compare() {
    // What was played in these comes back within the window.
    const playedDb = Math.max(...slots.slice(LATE, WINDOW).map((slot) => slot.playedDb));
    if (playedDb === Number.NEGATIVE_INFINITY) return;
    const heardDb = Math.max(...slots.slice(LATE).map((slot) => slot.heardDb));
    const apparentDb = playedDb - heardDb;
    loudestDb = Math.max(loudestDb - FORGETS_DB, playedDb);
    const isEcho = likeness(slots) >= ALIKE;
    if (!isEcho && (playedDb < loudestDb - QUIETER_DB || apparentDb < lossDb())) return;
    found = [...found, apparentDb].slice(-KEPT);
  }

  return {
    /** One slot of what plays and of what the microphone hears at that moment, full scale being 0; −∞ when nothing plays. */
    add(playedDb: number, heardDb: number) {
      slots.push({ playedDb, heardDb });
      if (slots.length > WINDOW + LATE) slots.shift();
      sinceCompared += 1;
      if (slots.length < WINDOW + LATE || sinceCompared < EVERY) return;
      sinceCompared = 0;
      compare();
    },
    lossDb,
    /** Another loudspeaker, another microphone, or its own words were heard. */
    forget() {
      slots = [];
      found = [];
      loudestDb = Number.NEGATIVE_INFINITY;
    },
  };
}

/** How much the microphone rises and falls as what was played did, at the delay that fits best: 1 is alike, 0 is not. */
function likeness(slots: readonly { playedDb: number; heardDb: number }[]): number {
  const heard = levels(slots.slice(LATE).map(({ heardDb }) => heardDb));
  let best = 0;
  for (let late = 0; late <= LATE; late += 1) {
    const played = levels(slots.slice(LATE - late, LATE - late + WINDOW).map(({ playedDb }) => playedDb));
    best = Math.max(best, correlation(played, heard));
  }
  return best;
}

function levels(db: readonly number[]): number[] {
  const floor = Math.max(...db) - RANGE_DB;
  return db.map((value) => Math.max(floor, value));
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [meanOf(one), meanOf(other)];
  let both = 0;
  let ofOne = 0;
  let ofOther = 0;
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - oneMean, (other[at] ?? 0) - otherMean];
    both += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  const size = Math.sqrt(ofOne * ofOther);
  // Without rise and fall, or with nothing played, there is nothing to be alike.
  return size > 1 && Number.isFinite(size) ? both / size : 0;
}

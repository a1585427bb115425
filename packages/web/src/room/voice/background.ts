import { FRAME_MS } from './frames.ts';

/** What is so much quieter than the candidate speaks is somebody else, or something. */
const ASIDE_DB = 12;
/** Whoever speaks is louder than that within this long. */
const WINDOW_FRAMES = 3_000 / FRAME_MS;
/** Until words were written down the candidate is who was loudest lately, for so long at least. */
const RECENT_FRAMES = 20_000 / FRAME_MS;
const KNOWN_FRAMES = 1_000 / FRAME_MS;
/** How often all this is looked at. */
const LOOK_FRAMES = 10;
/** A level that is seldom passed. */
const LOUD_SHARE = 0.9;
/** What goes on fills its time: most of a window is hardly quieter than its loud part. Whoever begins to speak has been silent. */
const MOST_SHARE = 0.4;
const MOST_DB = 12;
/** The floor falls by so much with each look, slowly while the candidate may be heard, and fast once what raised it is over. */
const FALLS_SLOWLY_DB = 0.1;
const FALLS_DB = 0.2;
const FALLS_FAST_DB = 2;
const OVER_DB = 10;
/** Speech begins and holds so much above what is loud of the background. */
const BEGINS_DB = 6;
const HOLDS_DB = 3;
/** However loud it is around them, whoever speaks as before is heard. */
const BEGINS_BELOW_SPEAKER_DB = 3;
const HOLDS_BELOW_SPEAKER_DB = 5;
/** Where nobody knows yet how loud the candidate speaks, no verdict shuts out more than this. */
const UNKNOWN_MOST_DB = -27;
/** What was judged to be no speech stays known for so long, unless it ends. */
const JUDGED_FRAMES = 30_000 / FRAME_MS;
/** A knock says nothing of a room. */
const SHORTEST_VERDICT_MS = 1_000;
/** Words so much quieter or louder move what is known of the speaker so far. */
const LEARNS_UP = 0.5;
const LEARNS_DOWN = 0.4;

export type Background = ReturnType<typeof createBackground>;

/**
 * Knows how loud the candidate speaks, by pieces in which words were found, and what else sounds: what goes on for seconds
 * well below that, and what was judged to be no speech. All levels in decibels, full scale being 0.
 */
export function createBackground() {
  let speakerDb: number | null = null;
  let floorDb = Number.NEGATIVE_INFINITY;
  const window: number[] = [];
  const recent: number[] = [];
  let recentDb: number | null = null;
  let count = 0;
  let judgedUntil = 0;

  const speaker = () => speakerDb ?? recentDb;

  function look() {
    if (speakerDb === null) recentDb = recent.length >= KNOWN_FRAMES ? loudOf(recent) : null;
    const speaksDb = speaker();
    const loudDb = loudOf(window);
    const isQuieter = speaksDb !== null && loudDb <= speaksDb - ASIDE_DB;
    if (loudDb < floorDb - OVER_DB) floorDb -= FALLS_FAST_DB;
    else if (count >= judgedUntil) floorDb -= speaksDb === null || isQuieter ? FALLS_DB : FALLS_SLOWLY_DB;
    if (isQuieter && levelAt(window, MOST_SHARE) >= loudDb - MOST_DB) floorDb = Math.max(floorDb, loudDb);
  }

  return {
    /** A frame while the page itself is silent. */
    add(db: number, isSpeech: boolean) {
      window.push(db);
      if (window.length > WINDOW_FRAMES) window.shift();
      if (isSpeech && speakerDb === null) recent.push(db);
      if (recent.length > RECENT_FRAMES) recent.shift();
      count += 1;
      if (window.length === WINDOW_FRAMES && count % LOOK_FRAMES === 0) look();
    },
    /**
     * Words were found in a piece that was so loud.
     *
     * @returns whether the speaker is much quieter than was known: what was taken for others lately may have been theirs
     */
    hadWords(db: number): boolean {
      const known = speaker();
      if (known !== null && db <= known - ASIDE_DB) {
        const wasShutOut = floorDb + HOLDS_DB > db - ASIDE_DB / 2;
        speakerDb = db;
        floorDb = Number.NEGATIVE_INFINITY;
        return wasShutOut;
      }
      speakerDb = speakerDb === null ? db : speakerDb + (db - speakerDb) * (db > speakerDb ? LEARNS_UP : LEARNS_DOWN);
      return false;
    },
    /** No words were found in a piece that was so loud and so long. */
    hadNone(db: number, ms: number) {
      if (ms < SHORTEST_VERDICT_MS) return;
      if (speakerDb === null) {
        recent.length = 0;
        recentDb = null;
      }
      judgedUntil = count + JUDGED_FRAMES;
      floorDb = Math.max(floorDb, Math.min(db, speakerDb === null ? UNKNOWN_MOST_DB : speakerDb - BEGINS_DB));
    },
    /** What begins to be speech is louder. */
    beginsDb: () => Math.min(floorDb + BEGINS_DB, (speaker() ?? 0) - BEGINS_BELOW_SPEAKER_DB),
    /** What goes on being speech is louder. */
    holdsDb: () => Math.min(floorDb + HOLDS_DB, (speaker() ?? 0) - HOLDS_BELOW_SPEAKER_DB),
    /** How loud the candidate speaks; null until that is known. */
    speakerDb: speaker,
  };
}

/** How loud the loud part of it is. */
export function loudOf(levels: readonly number[]): number {
  return levelAt(levels, LOUD_SHARE);
}

/** The level that a share of it is below. */
function levelAt(levels: readonly number[], share: number): number {
  const sorted = levels.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NEGATIVE_INFINITY;
}

// Speaks as the room's page does, with the page's own calls and queue: each piece goes to the other node than the one
// before, and is sent again until its words are there.
import { randomUUID } from 'node:crypto';
import { browserClock as clock } from '../../packages/web/src/room/core/clock.ts';
import { createPieceQueue } from '../../packages/web/src/room/voice/piece-queue.ts';
import { createHearingCalls } from '../../packages/web/src/room/voice/send-piece.ts';
import { durationMs, soundOf } from './words-in-sound.mjs';

/** Somebody who has read for so long that writing down takes longer writes. */
const PATIENT_MS = 15_000;
const PAUSE_MS = 300;
const ASK_MS = 700;
/** A list that no node gives for so long. */
const LIST_MS = 120_000;

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/**
 * One microphone, from its opening to its closing.
 *
 * @param nextUrl gives a way that gives the node for each call in turn
 * @param phaseNow what befalls the nodes
 * @param note is told how long each piece waited for its words, how often it was sent, and when it was said
 */
export function createSpeaker({ nextUrl, token, seat, run, phaseNow, note }) {
  const take = randomUUID();
  const runBegunAtMs = clock.now();
  const callsOn = (next) => createHearingCalls({ token, seat, fetch: (path, init) => fetch(next() + path, init) });
  const puts = callsOn(nextUrl());
  const lists = callsOn(nextUrl());
  const sent = new Map();
  const phases = new Map();
  const told = [];
  let refused = null;
  /** Nobody waits for its words any more. */
  let isLeft = false;
  let seq = 0;
  const queue = createPieceQueue({
    async send(piece, agoMs) {
      sent.set(piece.seq, (sent.get(piece.seq) ?? 0) + 1);
      return puts.send(piece, agoMs);
    },
    clock,
    random: Math.random,
    onHeard(piece, heard) {
      told.push(heard);
      note({ waitMs: clock.now() - piece.endedAtMs, times: sent.get(piece.seq), phase: phases.get(piece.seq), isLeft });
    },
    onRefused(code) {
      refused = code;
    },
    onChange: () => undefined,
  });

  /** What was said for the answer to come, as a page that is loaded anew is told it. */
  async function listed() {
    const endsAt = clock.now() + LIST_MS;
    for (let soFar = await lists.heardSoFar(); ; soFar = await lists.heardSoFar()) {
      if (soFar !== null) return soFar.pieces;
      if (clock.now() > endsAt) throw new Error('no list of what was heard for two minutes');
      await sleep(100);
    }
  }

  return {
    listed,
    /** Goes over to writing; what was said is sent all the same. */
    leave() {
      isLeft = true;
    },
    /**
     * Says it piece by piece, at the pace of speech.
     *
     * @param meanwhile runs now and then while words are waited for; tells how often it was tried in vain
     * @returns what was heard in the order of saying; or why the candidate writes
     */
    async say(parts, slot, meanwhile) {
      const from = told.length;
      for (const words of parts) {
        const bytes = soundOf(words);
        await sleep(durationMs(bytes));
        const endedAtMs = clock.now();
        const atMs = endedAtMs - durationMs(bytes) - runBegunAtMs;
        const piece = { take, seq, bytes, endedAtMs, isOver: false, run: { id: run, atMs }, slot };
        phases.set(seq, phaseNow());
        seq += 1;
        if (!queue.add(piece)) return { written: 'more waited than a page keeps' };
        await sleep(PAUSE_MS);
      }
      const until = clock.now() + PATIENT_MS;
      while (queue.waiting() > 0 && refused === null && clock.now() < until) {
        const words = Promise.race([queue.settled(), sleep(ASK_MS)]);
        await lists.heardSoFar();
        // The page's line is back: it tries at once.
        if ((await meanwhile()).tries > 0) queue.wake();
        await words;
      }
      if (refused !== null) return { written: `speech was refused: ${refused}` };
      if (queue.waiting() > 0) return { written: 'its words did not come' };
      const heard = told.slice(from);
      const unheard = heard.find(({ state }) => state !== 'text');
      return unheard === undefined ? { heard } : { written: `a piece was ${unheard.state}` };
    },
  };
}

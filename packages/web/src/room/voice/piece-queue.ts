import type { Heard } from '@colloquy/contract/room';
import { backOffMs } from '../core/back-off.ts';
import type { Clock } from '../core/clock.ts';

/** A piece of speech on its way to become text. */
export type SpokenPiece = {
  take: string;
  seq: number;
  /** 16-bit samples. */
  bytes: Uint8Array<ArrayBuffer>;
  /** When its first and its last sample was spoken, on the page's clock. */
  beganAtMs: number;
  endedAtMs: number;
  /** How loud what was taken for speech is, in decibels below full scale. */
  loudDb: number;
  isOver: boolean;
  run: { id: string; atMs: number } | null;
  /** The answer that it was said for. */
  slot: string | null;
};

/** `again`: no reply, or one that says to come back. `refused`: not taken, now or later. */
export type PieceReply = { kind: 'heard'; heard: Heard } | { kind: 'again' } | { kind: 'refused'; code: string };

export type SendPiece = (piece: SpokenPiece, agoMs: number) => Promise<PieceReply>;

/** So many are on their way at once: one that waits for the engine holds no other back from being stored. */
const AT_ONCE = 3;
/** From so many tries without words on the candidate is told that it takes longer. */
const SLOW_AFTER = 2;
/** A minute of speech that has not gone out; on a line that is away for longer the conversation stands still. */
const MOST_WAITING_BYTES = 3 * 60 * 32_000;

type Entry = { piece: SpokenPiece; tries: number; isGoing: boolean; isResting: boolean; heard: Heard | null };

/**
 * Speech on its way: each piece is kept until its words are there. Words are told in the order in which they were said,
 * whatever order they come in.
 */
export function createPieceQueue(options: {
  send: SendPiece;
  clock: Clock;
  random: () => number;
  onHeard: (piece: SpokenPiece, heard: Heard) => void;
  /** The server takes no speech of this page any more. */
  onRefused: (code: string) => void;
  /** How many wait for their words, and whether that takes longer than it should. */
  onChange: (waiting: number, isSlow: boolean) => void;
}) {
  const { send, clock, random, onHeard, onRefused, onChange } = options;
  let entries: Entry[] = [];
  let waiters: { last: Entry; resolve: () => void }[] = [];

  function changed() {
    const waiting = entries.length;
    onChange(
      waiting,
      entries.some(({ tries }) => tries >= SLOW_AFTER),
    );
    const done = waiters.filter(({ last }) => !entries.includes(last));
    waiters = waiters.filter(({ last }) => entries.includes(last));
    for (const { resolve } of done) resolve();
  }

  /** Tells what is there up to the first that is not. */
  function tell() {
    while (entries[0]?.heard != null) {
      const [{ piece, heard }, ...rest] = entries as [Entry & { heard: Heard }, ...Entry[]];
      entries = rest;
      onHeard(piece, heard);
    }
    changed();
  }

  function pump() {
    for (const entry of entries) {
      if (entries.filter(({ isGoing }) => isGoing).length >= AT_ONCE) return;
      if (!entry.isGoing && !entry.isResting && entry.heard === null) void go(entry);
    }
  }

  async function go(entry: Entry) {
    entry.isGoing = true;
    const reply = await send(entry.piece, clock.now() - entry.piece.endedAtMs);
    entry.isGoing = false;
    if (!entries.includes(entry)) return;
    if (reply.kind === 'refused') {
      entries = [];
      changed();
      onRefused(reply.code);
      return;
    }
    if (reply.kind === 'heard' && reply.heard.state !== 'waiting') {
      entry.heard = reply.heard;
      tell();
    } else {
      entry.tries += 1;
      entry.isResting = true;
      clock.after(backOffMs(entry.tries, random), () => {
        entry.isResting = false;
        pump();
      });
      changed();
    }
    pump();
  }

  return {
    /** @returns false when more waits than is kept: it is not taken */
    add(piece: SpokenPiece): boolean {
      const bytes = entries.reduce((sum, entry) => sum + entry.piece.bytes.length, piece.bytes.length);
      if (bytes > MOST_WAITING_BYTES) return false;
      entries.push({ piece, tries: 0, isGoing: false, isResting: false, heard: null });
      changed();
      pump();
      return true;
    },
    /** The line is back. */
    wake() {
      for (const entry of entries) entry.isResting = false;
      pump();
    },
    /** Resolves once every piece that was said until now has its words. */
    settled(): Promise<void> {
      const last = entries.at(-1);
      return last === undefined ? Promise.resolve() : new Promise((resolve) => waiters.push({ last, resolve }));
    },
    waiting: () => entries.length,
    clear() {
      entries = [];
      changed();
    },
  };
}

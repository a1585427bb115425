import { CAPTION_MOST_MS } from '@colloquy/contract/room';
import type { Clock } from '../core/clock.ts';
import { toPcm } from './pcm.ts';

/** `none`: heard nothing, or has something else to do. `away`: no reply, or one that says not to ask. */
export type CaptionReply = { kind: 'text'; text: string } | { kind: 'none' } | { kind: 'away' };

/** What is being said. */
type Open = {
  /** How long it is by now. */
  openMs(): number;
  /** The end of it. */
  openSamples(mostMs: number): Float32Array;
};

/** A shorter beginning is a syllable. */
const FIRST_MS = 1_000;
/** Asked for again once so much more was said, and a part of all that was said: what is sent grows no faster than speech. */
const MORE_MS = 1_000;
const MORE_SHARE = 0.5;
/** A reply that takes longer comes over a line, or from an engine, that has no room for more. */
const SLOW_MS = 1_500;
const REST_MS = 20_000;

/**
 * Words of a sentence while it is said: shown until those that stay are there. One call at a time; where they come slowly
 * or not at all there are none for a while.
 */
export function createCaptions(options: {
  clock: Clock;
  ask: (bytes: Uint8Array<ArrayBuffer>) => Promise<CaptionReply>;
  /** Whether they are offered, and nothing that stays waits for the line. */
  isWanted: () => boolean;
  onText: (text: string) => void;
}) {
  const { clock, ask, isWanted, onText } = options;
  /** Which piece is open; what was asked of an earlier one is not shown any more. */
  let piece = 0;
  let askedAtMs = 0;
  let isAsking = false;
  let restsUntilMs = 0;

  async function send(samples: Float32Array, isWhole: boolean) {
    const own = piece;
    const since = clock.now();
    isAsking = true;
    const reply = await ask(toPcm(samples));
    isAsking = false;
    if (reply.kind === 'away' || clock.now() - since > SLOW_MS) restsUntilMs = clock.now() + REST_MS;
    if (reply.kind === 'text' && own === piece) onText(isWhole ? reply.text : `… ${reply.text}`);
  }

  function closed() {
    piece += 1;
    askedAtMs = 0;
  }

  return {
    /** More was said. */
    look(open: Open) {
      const openMs = open.openMs();
      const due = askedAtMs === 0 ? FIRST_MS : askedAtMs + Math.max(MORE_MS, askedAtMs * MORE_SHARE);
      if (isAsking || openMs < due || clock.now() < restsUntilMs || !isWanted()) return;
      askedAtMs = openMs;
      void send(open.openSamples(CAPTION_MOST_MS), openMs <= CAPTION_MOST_MS);
    },
    /** What was being said is a piece now: its words are shown until those that stay are there. */
    closed,
    /** Words that stay, or none, are there. */
    replaced: () => onText(''),
    /** What was being said becomes no words that stay. */
    dropped() {
      closed();
      onText('');
    },
  };
}

export type Captions = ReturnType<typeof createCaptions>;

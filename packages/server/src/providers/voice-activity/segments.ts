import type { Segment } from './port.ts';

export type SegmentOptions = {
  /** Length of a frame. */
  frameMs: number;
  pauseMs: number;
  longestMs: number;
};

/** A frame that is this likely speech begins a segment; one that is less likely than the second does not hold it. */
const BEGINS = 0.5;
const HOLDS = 0.35;
/** Shorter ones are clicks and coughs. */
const SHORTEST_MS = 250;
/** A first consonant is quieter than what begins a segment. */
const MARGIN_MS = 200;

/** Segments out of the likelihood of speech in each frame. */
export function segmentsOf(likelihoods: readonly number[], { frameMs, pauseMs, longestMs }: SegmentOptions): Segment[] {
  const found: { from: number; to: number }[] = [];
  let open: { from: number; to: number } | null = null;
  for (const [frame, likelihood] of likelihoods.entries()) {
    if (open === null) {
      if (likelihood >= BEGINS) open = { from: frame, to: frame + 1 };
    } else if (likelihood >= HOLDS) open.to = frame + 1;
    else if ((frame + 1 - open.to) * frameMs >= pauseMs) {
      found.push(open);
      open = null;
    }
  }
  if (open !== null) found.push(open);
  const endMs = likelihoods.length * frameMs;
  const margin = Math.min(MARGIN_MS, pauseMs / 2);
  return found
    .filter(({ from, to }) => (to - from) * frameMs >= SHORTEST_MS)
    .map(({ from, to }) => ({
      fromMs: Math.max(0, from * frameMs - margin),
      toMs: Math.min(endMs, to * frameMs + margin),
    }))
    .flatMap((segment) => cut(segment, likelihoods, frameMs, longestMs));
}

/** In the last third of what is allowed: where speech is least likely. */
function cut(segment: Segment, likelihoods: readonly number[], frameMs: number, longestMs: number): Segment[] {
  const pieces: Segment[] = [];
  let { fromMs } = segment;
  while (segment.toMs - fromMs > longestMs) {
    const first = Math.ceil((fromMs + (longestMs * 2) / 3) / frameMs);
    const last = Math.floor((fromMs + longestMs) / frameMs);
    let quietest = last;
    for (let frame = last; frame >= first; frame--)
      if ((likelihoods[frame] ?? 0) < (likelihoods[quietest] ?? 0)) quietest = frame;
    pieces.push({ fromMs, toMs: quietest * frameMs });
    fromMs = quietest * frameMs;
  }
  return [...pieces, { fromMs, toMs: segment.toMs }];
}

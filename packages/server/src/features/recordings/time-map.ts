import type { Part, Run } from './recording.ts';

/** A span of the whole recording, its parts one after another, in milliseconds. */
export type MediaSpan = { startMs: number; endMs: number };

/** Leads from an instant of the interview to its place in the recording. */
export type TimeMap = {
  durationMs: number;
  /** The first and the last place that were recorded between the two instants (epoch ms); null when nothing was. */
  span(fromMs: number, toMs: number): MediaSpan | null;
  /** A place that was told by its run; null where the run is not in the files. */
  spanOfRun(runId: string, fromMs: number, toMs: number): MediaSpan | null;
};

export function timeMap(runs: readonly Run[], parts: readonly Part[]): TimeMap {
  const starts = new Map<number, number>();
  let durationMs = 0;
  for (const part of parts) {
    starts.set(part.no, durationMs);
    durationMs += part.durationMs;
  }
  const placed = runs.flatMap(({ id, place, startedAt }) => {
    const start = place === null ? undefined : starts.get(place.partNo);
    return place === null || start === undefined
      ? []
      : [{ id, from: startedAt.getTime(), to: startedAt.getTime() + place.durationMs, media: start + place.offsetMs }];
  });
  return {
    durationMs,
    spanOfRun(runId, fromMs, toMs) {
      const run = placed.find(({ id }) => id === runId);
      if (run === undefined) return null;
      return { startMs: Math.round(run.media + fromMs), endMs: Math.round(run.media + Math.max(fromMs, toMs)) };
    },
    span(fromMs, toMs) {
      const spans = placed
        .filter(({ from, to }) => from <= toMs && to >= fromMs)
        .map(({ from, to, media }) => ({
          startMs: media + Math.max(fromMs, from) - from,
          endMs: media + Math.min(toMs, to) - from,
        }));
      if (spans.length === 0) return null;
      return {
        startMs: Math.round(Math.min(...spans.map(({ startMs }) => startMs))),
        endMs: Math.round(Math.max(...spans.map(({ endMs }) => endMs))),
      };
    },
  };
}

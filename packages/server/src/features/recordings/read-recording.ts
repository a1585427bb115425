import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';
import { mediaType, type Part, posterKey, type RecordingFault, type RecordingStatus } from './recording.ts';
import { findRecording, listParts, listRuns } from './recording-store.ts';
import { type TimeMap, timeMap } from './time-map.ts';

/** `posterKey`: of its still picture in the blob store; null where there is none. */
export type PlayablePart = Part & { mediaType: string; posterKey: string | null };

export type ReadRecording = {
  status: RecordingStatus;
  faults: RecordingFault[];
  parts: PlayablePart[];
  times: TimeMap;
};

/** What there is to play of an interview, and where in it each instant is; null when nothing was recorded. */
export async function readRecording(db: Queryable, id: Id<'interview'>): Promise<ReadRecording | null> {
  const recording = await findRecording(db, id);
  if (recording === null) return null;
  const parts = await listParts(db, id);
  return {
    status: recording.status,
    faults: recording.faults,
    parts: parts.map((part) => ({
      ...part,
      mediaType: mediaType(part),
      posterKey: part.hasPoster ? posterKey(part) : null,
    })),
    times: timeMap(await listRuns(db, id), parts),
  };
}

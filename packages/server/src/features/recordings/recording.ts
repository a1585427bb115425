import type { Id } from '../../platform/ids.ts';

/**
 * What is recorded of an interview.
 *
 *   receiving ─interview over, or silent for long→ finalising ─files made→ ready | ready-with-faults
 *       ↑──────────────── a new run (the candidate came back) ─────────────────────┘
 */
export type RecordingStatus = 'receiving' | 'finalising' | 'ready' | 'ready-with-faults';

/** Why a finished recording is not as it should be. */
export type RecordingFault =
  /** Runs of different kinds cannot be one file: they are several, played in their order. */
  | 'several-parts'
  /** The end of a run is missing: its last chunk never came. */
  | 'end-missing'
  /** Nothing of a run can be played. */
  | 'unreadable-run';

export type Container = 'webm' | 'mp4';

export type Tracks = { sound: boolean; picture: boolean };

/** What one recorder gave from its start to its stop. */
export type Run = {
  id: string;
  no: number;
  container: Container;
  tracks: Tracks;
  startedAt: Date;
  closed: boolean;
  /** Where it is in the files; null before they are made. */
  place: { partNo: number; offsetMs: number; durationMs: number } | null;
};

export type Chunk = { runId: string; seq: number; sizeBytes: number; sha256: Buffer };

/** A file that can be played; several are played in their order. */
export type Part = {
  no: number;
  blobKey: string;
  container: Container;
  tracks: Tracks;
  sizeBytes: number;
  durationMs: number;
  /** Whether a still picture of it lies next to it. */
  hasPoster: boolean;
};

export type Recording = {
  interviewId: Id<'interview'>;
  status: RecordingStatus;
  version: number;
  sizeBytes: number;
  faults: RecordingFault[];
  lastChunkAt: Date;
};

/** Two hours at 282 kb/s are a quarter of it. */
export const MOST_BYTES = 1_073_741_824;
/** A page that is loaded again begins a run; nobody does so more often. */
export const MOST_RUNS = 500;
/** Chunks on their way when the interview ended are still taken this long after. */
export const LATE_CHUNK_MS = 10 * 60_000;
/** A run that was not closed is believed to go on this long after its last chunk. */
export const OPEN_RUN_MS = 2 * 60_000;
/** A recording that got nothing for so long is made into files although its interview is not over; after the end, `OPEN_RUN_MS`. */
export const SILENT_MS = 30 * 60_000;

/** All that is recorded of an interview. */
export function recordingPrefix(interviewId: Id<'interview'>): string {
  return `interviews/${interviewId}/recording/`;
}

export function runPrefix(interviewId: Id<'interview'>, runId: string): string {
  return `${recordingPrefix(interviewId)}${runId}/`;
}

/** Told apart by what is in it: two requests under one number never write over each other. */
export function chunkKey(interviewId: Id<'interview'>, { runId, seq, sha256 }: Omit<Chunk, 'sizeBytes'>): string {
  return `${runPrefix(interviewId, runId)}${seq}-${sha256.toString('hex').slice(0, 32)}`;
}

/** By its first bytes, whatever a sender calls it; null for anything else. */
export function sniffContainer(bytes: Uint8Array): Container | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12));
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  return head.length >= 8 && head.subarray(4, 8).toString('latin1') === 'ftyp' ? 'mp4' : null;
}

/** The purposes that a run with these tracks needs consent to. */
export function purposesOf({ sound, picture }: Tracks): ('recording-sound' | 'recording-picture')[] {
  return [...(sound ? (['recording-sound'] as const) : []), ...(picture ? (['recording-picture'] as const) : [])];
}

export function mediaType({ container, tracks }: Pick<Part, 'container' | 'tracks'>): string {
  return `${tracks.picture ? 'video' : 'audio'}/${container}`;
}

/** The folder of a file, with which it is deleted. */
export function partPrefix({ blobKey }: Pick<Part, 'blobKey'>): string {
  return blobKey.slice(0, blobKey.lastIndexOf('/') + 1);
}

export function posterKey(part: Pick<Part, 'blobKey'>): string {
  return `${partPrefix(part)}poster.jpg`;
}

/** How a recording stands of which every run has found its place: by its faults and by how many files there are. */
export function settledWith(
  faults: readonly RecordingFault[],
  parts: readonly unknown[],
): { status: 'ready' | 'ready-with-faults'; faults: RecordingFault[] } {
  const others = faults.filter((fault) => fault !== 'several-parts');
  const found: RecordingFault[] = parts.length > 1 ? [...others, 'several-parts'] : others;
  return { status: found.length === 0 ? 'ready' : 'ready-with-faults', faults: found };
}

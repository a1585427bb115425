import type { TranscriptForm, TranscriptTurn } from '@colloquy/contract/links';
import type { Identity } from '../../features/accounts/index.ts';
import type { DialogueRecord, Turn } from '../../features/dialogue/index.ts';
import type { ListedInterview } from '../../features/interviews/index.ts';
import type { ReadRecording } from '../../features/recordings/index.ts';
import { certainty, POOR_TRANSCRIPT } from '../../features/reports/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { presentIdentity } from '../kit/present-identity.ts';

/** What there is to play, with the way to its files. */
export type LinkedRecording = ReadRecording & { fileUrl(name: string): string };

export type TranscriptInput = {
  /** Who invited. */
  identity: Identity;
  interview: ListedInterview;
  record: DialogueRecord;
  title: string | null;
  recordingUrl: string | null;
  recording: LinkedRecording | null;
};

export function presentTranscript({
  identity,
  interview,
  record,
  title,
  recordingUrl,
  recording,
}: TranscriptInput): TranscriptForm {
  const startedAt = interview.startedAt?.getTime() ?? null;
  const places = mediaPlaces(record.turns, recording);
  return {
    interviewId: interview.id,
    organization: identity.name,
    identity: presentIdentity(identity),
    candidateName: interview.givenName ?? interview.cvName,
    title,
    language: interview.language,
    modes: record.modes,
    startedAt: startedAt === null ? null : toInstant(startedAt),
    endedAt: interview.endedAt === null ? null : toInstant(interview.endedAt.getTime()),
    recordingUrl,
    recording: presentRecording(recording),
    turns: record.turns.map((turn): TranscriptTurn => {
      const at = turn.at.getTime();
      return {
        id: turn.id,
        speaker: turn.speaker,
        kind: turn.kind,
        questionKey: turn.questionKey,
        at: toInstant(at),
        offsetMs: Math.max(0, at - (startedAt ?? at)),
        media: places.get(turn.id) ?? null,
        mode: turn.mode,
        text: turn.text,
        original: turn.original,
        skipped: turn.skipped,
        unclear: certainty(turn) < POOR_TRANSCRIPT,
      };
    }),
  };
}

/**
 * Where each turn is in the recording. What was said stands where it was said; a typed answer and its question both
 * stand where the candidate had the question before them, from when it was asked to when the answer came.
 */
function mediaPlaces(
  turns: readonly Turn[],
  recording: LinkedRecording | null,
): ReadonlyMap<number, NonNullable<TranscriptTurn['media']>> {
  const places = new Map<number, NonNullable<TranscriptTurn['media']>>();
  if (recording === null) return places;
  let askedAt = turns[0]?.at.getTime() ?? 0;
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === 'interviewer') askedAt = turn.at.getTime();
    const until = turn.speaker === 'candidate' ? turn.at : (turns[index + 1]?.at ?? turn.at);
    const place =
      turn.audio === null
        ? recording.times.span(askedAt, until.getTime())
        : recording.times.spanOfRun(turn.audio.runId, turn.audio.fromMs, turn.audio.toMs);
    if (place !== null) places.set(turn.id, place);
  }
  return places;
}

function presentRecording(recording: LinkedRecording | null): TranscriptForm['recording'] {
  if (recording === null) return null;
  const { status, faults, parts, times, fileUrl } = recording;
  let startMs = 0;
  return {
    status,
    faults,
    durationMs: times.durationMs,
    parts: parts.map(({ no, container, mediaType, tracks, durationMs, posterKey }) => {
      const part = {
        url: fileUrl(`${no}.${container}`),
        mediaType,
        hasPicture: tracks.picture,
        startMs,
        durationMs,
        posterUrl: posterKey === null ? null : fileUrl(`${no}.poster.jpg`),
        captionsUrl: fileUrl(`${no}.captions.vtt`),
        chaptersUrl: fileUrl(`${no}.chapters.vtt`),
      };
      startMs += durationMs;
      return part;
    }),
  };
}

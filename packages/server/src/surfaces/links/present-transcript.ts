import type { TranscriptForm, TranscriptTurn } from '@colloquy/contract/links';
import type { DialogueRecord, Turn } from '../../features/dialogue/index.ts';
import type { ListedInterview } from '../../features/interviews/index.ts';
import { certainty, POOR_TRANSCRIPT } from '../../features/reports/index.ts';
import { toInstant } from '../../platform/clock.ts';

/** Where each run of a recording begins in the whole, milliseconds by run id. */
export type RunOffsets = ReadonlyMap<string, number>;

export type TranscriptInput = {
  /** Who invited. */
  organization: string;
  interview: ListedInterview;
  record: DialogueRecord;
  title: string | null;
  recordingUrl: string | null;
  /** Null where nobody knows them: a recording of one run needs none. */
  offsets: RunOffsets | null;
};

export function presentTranscript({
  organization,
  interview,
  record,
  title,
  recordingUrl,
  offsets,
}: TranscriptInput): TranscriptForm {
  const startedAt = interview.startedAt?.getTime() ?? null;
  const place = mediaPlaces(record.turns, offsets);
  return {
    interviewId: interview.id,
    organization,
    candidateName: interview.givenName ?? interview.cvName,
    title,
    language: interview.language,
    modes: record.modes,
    startedAt: startedAt === null ? null : toInstant(startedAt),
    endedAt: interview.endedAt === null ? null : toInstant(interview.endedAt.getTime()),
    recordingUrl,
    turns: record.turns.map((turn): TranscriptTurn => {
      const at = turn.at.getTime();
      return {
        id: turn.id,
        speaker: turn.speaker,
        kind: turn.kind,
        questionKey: turn.questionKey,
        at: toInstant(at),
        offsetMs: Math.max(0, at - (startedAt ?? at)),
        media: place(turn),
        mode: turn.mode,
        text: turn.text,
        original: turn.original,
        skipped: turn.skipped,
        unclear: certainty(turn) < POOR_TRANSCRIPT,
      };
    }),
  };
}

function mediaPlaces(turns: readonly Turn[], offsets: RunOffsets | null): (turn: Turn) => TranscriptTurn['media'] {
  const runs = new Set(turns.flatMap(({ audio }) => audio?.runId ?? []));
  return ({ audio }) => {
    if (audio === null) return null;
    const offset = offsets?.get(audio.runId) ?? (offsets === null && runs.size === 1 ? 0 : null);
    if (offset === null) return null;
    return {
      startMs: Math.round(offset + audio.fromMs),
      endMs: Math.round(offset + Math.max(audio.fromMs, audio.toMs)),
    };
  };
}

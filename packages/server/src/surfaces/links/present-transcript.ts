import type { DialogueRecord } from '../../features/dialogue/index.ts';
import type { ListedInterview } from '../../features/interviews/index.ts';

export type TranscriptTurn = {
  id: number;
  speaker: 'interviewer' | 'candidate';
  kind: string;
  questionKey: string | null;
  at: string;
  text: string;
  /** What was said first, where the candidate corrected it. */
  original: string | null;
};

export type PresentedTranscript = {
  interviewId: string;
  candidateName: string | null;
  language: string;
  startedAt: string | null;
  endedAt: string | null;
  turns: TranscriptTurn[];
};

export function presentTranscript(record: DialogueRecord, interview: ListedInterview): PresentedTranscript {
  return {
    interviewId: interview.id,
    candidateName: interview.givenName ?? interview.cvName,
    language: interview.language,
    startedAt: interview.startedAt?.toISOString() ?? null,
    endedAt: interview.endedAt?.toISOString() ?? null,
    turns: record.turns
      .filter(({ skipped, text }) => !skipped || text !== '')
      .map(({ id, speaker, kind, questionKey, at, text, original }) => ({
        id,
        speaker,
        kind,
        questionKey,
        at: at.toISOString(),
        text,
        original,
      })),
  };
}

/** One paragraph a turn: time since the start, speaker, words. */
export function transcriptText(transcript: PresentedTranscript): string {
  const start = transcript.startedAt === null ? 0 : Date.parse(transcript.startedAt);
  const lines = transcript.turns.map((turn) => {
    const seconds = Math.max(0, Math.round((Date.parse(turn.at) - start) / 1_000));
    const time = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
    const corrected = turn.original === null ? '' : `\n  (first said: ${turn.original})`;
    return `[${time}] ${turn.speaker === 'interviewer' ? 'Interviewer' : 'Candidate'}: ${turn.text}${corrected}`;
  });
  return `${lines.join('\n\n')}\n`;
}

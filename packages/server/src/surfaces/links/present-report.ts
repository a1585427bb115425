import type { DialogueRecord } from '../../features/dialogue/index.ts';
import type { ListedInterview } from '../../features/interviews/index.ts';
import type { Evidence, Report, ReportContent, Review } from '../../features/reports/index.ts';
import { type PresentedTranscript, presentTranscript } from './present-transcript.ts';

/** Evidence with the words themselves, cut from the transcript here and now. */
export type Quote = Evidence & { text: string };

type Quoted<T> = T extends { evidence: Evidence[] } ? Omit<T, 'evidence'> & { evidence: Quote[] } : T;

export type PresentedReport = {
  no: number;
  at: string;
  report: Omit<ReportContent, 'competencies' | 'questions' | 'flags'> & {
    competencies: Quoted<ReportContent['competencies'][number]>[];
    questions: (Omit<ReportContent['questions'][number], 'facts'> & {
      facts: { text: string; said: boolean; quote: Quote | null }[];
    })[];
    flags: { kind: string; quote: Quote | null }[];
  };
  transcript: PresentedTranscript;
  reviews: { reviewer: string; scores: Record<string, number>; note: string; decision: string | null; at: string }[];
};

export function presentReport(
  report: Report,
  record: DialogueRecord,
  interview: ListedInterview,
  reviews: readonly Review[],
): PresentedReport {
  const turns = new Map(record.turns.map((turn) => [turn.id, turn.text]));
  /** Null when the place no longer holds, for instance after a correction: no words are shown that nobody said. */
  const quote = (evidence: Evidence | null): Quote | null => {
    const text = evidence === null ? undefined : turns.get(evidence.turnId);
    if (evidence === null || text === undefined || evidence.end > text.length) return null;
    return { ...evidence, text: text.slice(evidence.start, evidence.end) };
  };
  const { competencies, questions, flags, ...content } = report.content;
  return {
    no: report.no,
    at: report.at.toISOString(),
    report: {
      ...content,
      competencies: competencies.map(({ evidence, ...rest }) => ({
        ...rest,
        evidence: evidence.map(quote).filter((item) => item !== null),
      })),
      questions: questions.map(({ facts, ...rest }) => ({
        ...rest,
        facts: facts.map(({ evidence, ...fact }) => ({ ...fact, quote: quote(evidence) })),
      })),
      flags: flags.map(({ kind, evidence }) => ({ kind, quote: quote(evidence) })),
    },
    transcript: presentTranscript(record, interview),
    reviews: reviews.map(({ at, ...review }) => ({ ...review, at: at.toISOString() })),
  };
}

import type {
  QuestionReport as QuestionForm,
  Quote,
  ReportForm,
  Summary,
  TranscriptForm,
} from '@colloquy/contract/links';
import type { InterviewType } from '@colloquy/contract/shared';
import { ownQuestions, type PhraseBook } from '../../features/dialogue/index.ts';
import type { CompletionReason } from '../../features/interviews/index.ts';
import {
  cutQuote,
  type Evidence,
  type QuestionReport,
  type Report,
  type Review,
  type SummaryReport,
} from '../../features/reports/index.ts';
import type { CandidateRequest } from '../../features/requests/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { presentReviews } from './present-reviews.ts';
import { presentTranscript, type TranscriptInput } from './present-transcript.ts';
import { presentWishes } from './present-wishes.ts';

export type ReportInput = TranscriptInput & {
  report: Report;
  versions: readonly { no: number; at: Date }[];
  /** All assessments, and those of them that are shown. */
  reviews: readonly Review[];
  shown: readonly Review[];
  /** What the candidate asks of people, oldest first, and whether the reader is told who has it in hand. */
  requests: readonly CandidateRequest[];
  namesAssignees: boolean;
  transcriptUrl: string;
  metadata: Record<string, string>;
  phrases: PhraseBook;
  /** Of the plan that the interview was held on. */
  cohort: string | null;
};

/** The report with the words of its evidence, cut from the transcript here and now. */
export function presentReport(input: ReportInput): ReportForm {
  const { report, record, interview, versions, reviews, shown, transcriptUrl, metadata, phrases, cohort } = input;
  const turns = new Map(record.turns.map((turn) => [turn.id, turn.text]));
  /** Null when the place does not hold: no words are shown that nobody said. */
  const quote = (evidence: Evidence | null): Quote | null => {
    const turn = evidence === null ? undefined : turns.get(evidence.turnId);
    const text = evidence === null || turn === undefined ? null : cutQuote(turn, evidence);
    return evidence === null || text === null ? null : { ...evidence, text };
  };
  const {
    competencies,
    questions,
    flags,
    humanAsked,
    grading = 'anchors',
    statements = [],
    plan = null,
    blueprint,
    sentences = [],
    summary,
    endReason,
    ...content
  } = report.content;
  const transcript = presentTranscript(input);
  return {
    no: report.no,
    at: toInstant(report.at.getTime()),
    versions: versions.map(({ no, at }) => ({ no, at: toInstant(at.getTime()) })),
    report: {
      ...content,
      ...endedEarly(endReason),
      grading,
      statements,
      plan: plan === null ? null : { ...plan, ownPoints: plan.ownPoints ?? false },
      blueprint: { ...blueprint, cohort },
      sentences: sentences.map(({ evidence, ...sentence }) => ({
        ...sentence,
        quotes: evidence.map(quote).filter((item) => item !== null),
      })),
      summary: summary === undefined ? null : presentSummary(summary, quote, transcript),
      /** The request may come after the report was drafted. */
      humanAsked: humanAsked || record.humanAsked,
      competencies: competencies.map(({ evidence, ...rest }) => ({
        ...rest,
        evidence: evidence.map(quote).filter((item) => item !== null),
      })),
      questions: questions.map((question) => presentQuestion(question, quote)),
      flags: flags.map(({ kind, evidence }) => ({ kind, quote: quote(evidence) })),
    },
    about: { interviewType: interview.interviewType as InterviewType | null, role: interview.role, metadata },
    ownQuestions: ownQuestions(record, interview.language, phrases).map(({ id, text, reply }) => ({
      turnId: id,
      start: 0,
      end: text.length,
      text,
      reply: reply?.kind ?? null,
      told: reply?.kind === 'known' ? [reply.fact] : reply?.kind === 'near' ? [...reply.facts] : [],
    })),
    personRequests: presentWishes(record.personRequests, input),
    transcript,
    transcriptUrl,
    ...presentReviews(shown, reviews),
  };
}

const EARLY_ENDS: Record<CompletionReason, NonNullable<ReportForm['report']['endedEarly']> | null> = {
  ALL_ANSWERED: null,
  FINISHED_EARLY: 'candidate',
  TIME_LIMIT: 'time',
};

function endedEarly(reason: CompletionReason | undefined): Pick<ReportForm['report'], 'endedEarly'> {
  const end = reason === undefined ? null : EARLY_ENDS[reason];
  return end === null ? {} : { endedEarly: end };
}

function presentSummary(
  { requirements, claims, limits }: SummaryReport,
  quote: (evidence: Evidence) => Quote | null,
  { turns }: TranscriptForm,
): Summary {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const placed = (evidence: readonly Evidence[]) =>
    evidence.flatMap((one) => {
      const turn = byId.get(one.turnId);
      const words = quote(one);
      return turn === undefined || words === null ? [] : [{ ...words, offsetMs: turn.offsetMs, media: turn.media }];
    });
  return {
    requirements: requirements.map(({ quotes, points = [], ...rest }) => ({ ...rest, points, quotes: placed(quotes) })),
    claims: claims.map(({ quotes, ...rest }) => ({ ...rest, quotes: placed(quotes) })),
    limits,
  };
}

/** What reports made earlier lack has the value it had then. */
function presentQuestion(question: QuestionReport, quote: (evidence: Evidence | null) => Quote | null): QuestionForm {
  const { facts, offSubject = false, sameAs = null, repeats = [], signs = [], mistakes = [], ...rest } = question;
  return {
    ...rest,
    general: question.general ?? false,
    fromCv: question.fromCv ?? false,
    offSubject,
    sameAs,
    repeats,
    facts: facts.map(({ text, name = null, said, statement, evidence }) => ({
      name,
      text,
      said,
      statement: statement ?? (said === null ? 'asked' : said ? 'said' : 'not-said'),
      quote: quote(evidence),
    })),
    mistakes: mistakes.map(({ evidence, ...mistake }) => ({ ...mistake, quote: quote(evidence) })),
    signs: signs.map(({ sign, evidence }) => ({ sign, quote: quote(evidence) })),
  };
}

export {
  addReview,
  type ReviewErrors,
  UnknownCompetencyError,
} from './add-review.ts';
export { certainty, POOR_TRANSCRIPT } from './assess-questions.ts';
export type { CvPosition } from './cv-claims.ts';
export type { ReportFailed } from './events.ts';
export { GRADING_RULES, type GradingRule } from './grading-rule.ts';
export { cutQuote } from './joined-turns.ts';
export { levelCohort } from './level-cohort.ts';
export { createModelReader, PROMPT as READING_PROMPT } from './model-reader.ts';
export type {
  CompetencyReport,
  Evidence,
  NotAssessable,
  QuestionReport,
  Report,
  ReportContent,
  SummaryReport,
} from './report.ts';
export { type ReportProgress, reportProgress } from './report-progress.ts';
export { findReport, listReports } from './report-store.ts';
export { MOST_REPORTS, rerunReport, TooManyReportsError } from './rerun-report.ts';
export { type Decision, disagreement, isCurrent, type NewReview, type Review, sameReviewer } from './review.ts';
export { listReviews } from './review-store.ts';
export { createBuildReportHandler, notifyOfReportFailure } from './tasks/build-report.handler.ts';
export { buildReportTask } from './tasks/build-report.ts';
export type { SentenceWriter } from './write-sentences.ts';

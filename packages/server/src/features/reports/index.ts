export type { CompetencyReport, Evidence, NotAssessable, QuestionReport, Report, ReportContent } from './report.ts';
export { insertReview, latestReport, listReviews, type Review } from './report-store.ts';
export { createBuildReportHandler } from './tasks/build-report.handler.ts';
export { buildReportTask } from './tasks/build-report.ts';

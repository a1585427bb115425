import type { Interview } from '../interviews/index.ts';

/** The report could not be made: nothing tries again by itself. */
export type ReportFailed = { name: 'report-failed'; interview: Interview };

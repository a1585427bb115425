export * from './constants.ts';
export * from './report.ts';
export * from './reviews.ts';
export * from './transcript.ts';

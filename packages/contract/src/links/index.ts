export * from './constants.ts';
export * from './message-keys.ts';
export * from './quote.ts';
export * from './report.ts';
export * from './reviews.ts';
export * from './summary.ts';
export * from './telling.ts';
export * from './transcript.ts';

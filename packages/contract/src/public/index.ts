export * from './constants.ts';
export * from './verify.ts';

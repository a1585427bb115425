export * from './apply.ts';
export * from './constants.ts';
export * from './verify.ts';

export * from './consent.ts';
export * from './language.ts';
export * from './text.ts';

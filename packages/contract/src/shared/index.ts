export * from './language.ts';

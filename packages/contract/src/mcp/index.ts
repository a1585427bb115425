export * from './tools.ts';

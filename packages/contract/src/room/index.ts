export * from './commands.ts';
export * from './endpoints.ts';
export * from './state.ts';

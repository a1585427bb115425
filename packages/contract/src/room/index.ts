export * from './application.ts';
export * from './commands.ts';
export * from './constants.ts';
export * from './endpoints.ts';
export * from './parent-messages.ts';
export * from './recording.ts';
export * from './speech.ts';
export * from './state.ts';

export * from './consent.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './interview-types.ts';
export * from './language.ts';
export * from './paging.ts';
export * from './secret.ts';
export * from './text.ts';

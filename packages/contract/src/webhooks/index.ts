export * from './endpoints.ts';
export * from './events.ts';
export * from './examples.ts';
export * from './schemas.ts';

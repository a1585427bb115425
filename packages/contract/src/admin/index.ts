export * from './endpoints.ts';
export * from './programmes.ts';
export * from './schemas.ts';

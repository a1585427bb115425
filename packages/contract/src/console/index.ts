export * from './calls.ts';
export * from './colour.ts';
export * from './constants.ts';
export * from './endpoints.ts';
export * from './recruiting.ts';
export * from './recruiting-constants.ts';
export * from './roles.ts';
export * from './schemas.ts';

export * from './apply.ts';
export * from './bounces.ts';
export * from './constants.ts';
export * from './identity.ts';
export * from './verify.ts';

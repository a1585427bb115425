export * from './decisions.ts';
export * from './endpoints.ts';
export * from './requests.ts';
export * from './schemas.ts';

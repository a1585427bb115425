export * from './consent.ts';
export * from './consent-texts.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './language.ts';
export * from './secret.ts';
export * from './text.ts';

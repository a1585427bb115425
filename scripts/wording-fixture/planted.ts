// Planted: three texts that belong to the content, and five that do not.
export const SENTENCE = 'Please tell us more about it.';
export const GERMAN = `Was haben Sie ${SENTENCE} selbst dabei getan?`;
export const JAPANESE = 'お名前';
export const KEY = 'no-own-part';
export const QUERY = 'select id from interviews where status = $1';
export const ADDRESS = '/api/v1/jobs';
export const WORD = 'other';

export function fail(): never {
  throw new Error('this is for developers only');
}

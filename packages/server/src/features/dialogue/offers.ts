import { NotNowError, REFUSALS } from './errors.ts';
import type { Mode } from './state.ts';

/** Forms of interview beside text that this installation can hold. */
export const OFFERS = { voice: false, video: false } as const;

/** @throws {NotNowError} when the form is not offered */
export function requireOffered(mode: Mode): void {
  if (mode !== 'text' && !OFFERS[mode]) throw new NotNowError('no-such-mode', REFUSALS['no-such-mode']);
}

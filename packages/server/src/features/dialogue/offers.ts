import type { Interview } from '../interviews/index.ts';
import { NotNowError, REFUSALS } from './errors.ts';
import type { RoomDeps } from './room-deps.ts';
import type { Mode } from './state.ts';

/** Forms of interview next to text that an interview can be held in here. */
export type Offers = { voice: boolean; video: boolean };

export function offersOf(
  { speaks, offersRecording }: Pick<RoomDeps, 'speaks' | 'offersRecording'>,
  interview: Pick<Interview, 'language'>,
): Offers {
  const voice = speaks(interview);
  return { voice, video: voice && offersRecording };
}

/**
 * @param agreed whether the candidate has agreed to be heard
 * @throws {NotNowError} when the form is not offered, or needs a consent that does not stand
 */
export function requireOffered(offers: Offers, mode: Mode, agreed: boolean): void {
  if (mode === 'text') return;
  if (!offers[mode]) throw new NotNowError('no-such-mode', REFUSALS['no-such-mode']);
  if (!agreed) throw new NotNowError('consent-open', 'to answer by speaking, the consent to it has to be given first');
}

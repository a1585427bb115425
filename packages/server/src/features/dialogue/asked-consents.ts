import { type ConsentPurpose, RECORDING_PURPOSES } from '@colloquy/contract/shared';
import type { Interview } from '../interviews/index.ts';
import type { ConsentTexts } from './consent-texts.ts';
import type { RoomDeps } from './room-deps.ts';

/**
 * What the candidate is asked to agree to: only what will be done. Speech is written down where an engine knows the
 * language, sound and picture are recorded where the operator offers it, and an application is not assessed: who reads
 * it besides this system is asked where somebody does. A decision on another purpose is kept all the same.
 */
export function askedConsents(
  interview: Pick<Interview, 'door' | 'language'>,
  { speaks, offersRecording }: Pick<RoomDeps, 'speaks' | 'offersRecording'>,
  { namesModel }: Pick<ConsentTexts, 'namesModel'>,
): ConsentPurpose[] {
  const ofApplication = namesModel ? (['application-reading'] as const) : [];
  return [
    ...(speaks(interview) ? (['speech'] as const) : []),
    ...(offersRecording ? RECORDING_PURPOSES : []),
    ...(interview.door === 'CONVERSATION' ? ofApplication : (['ai-evaluation'] as const)),
  ];
}

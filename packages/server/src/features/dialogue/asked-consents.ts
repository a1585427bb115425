import { type ConsentPurpose, RECORDING_PURPOSES } from '@colloquy/contract/shared';
import type { Interview } from '../interviews/index.ts';
import type { ConsentTexts } from './consent-texts.ts';

/**
 * What the candidate is asked to agree to: only what will be done. Sound and picture are recorded where the operator
 * offers it, and an application is not assessed: who reads it besides this system is asked where somebody does. A
 * decision on another purpose is kept all the same.
 */
export function askedConsents(
  { door }: Pick<Interview, 'door'>,
  offersRecording: boolean,
  { namesModel }: Pick<ConsentTexts, 'namesModel'>,
): ConsentPurpose[] {
  const ofApplication = namesModel ? (['application-reading'] as const) : [];
  return [
    ...(offersRecording ? RECORDING_PURPOSES : []),
    ...(door === 'CONVERSATION' ? ofApplication : (['ai-evaluation'] as const)),
  ];
}

import { type ConsentPurpose, RECORDING_PURPOSES } from '@colloquy/contract/shared';
import type { Interview } from '../interviews/index.ts';

/**
 * What the candidate is asked to agree to: only what will be done. Sound and picture are recorded where the operator
 * offers it, and an application is read but not assessed. A decision on another purpose is kept all the same.
 */
export function askedConsents({ door }: Pick<Interview, 'door'>, offersRecording: boolean): ConsentPurpose[] {
  return [
    ...(offersRecording ? RECORDING_PURPOSES : []),
    ...(door === 'CONVERSATION' ? [] : (['ai-evaluation'] as const)),
  ];
}

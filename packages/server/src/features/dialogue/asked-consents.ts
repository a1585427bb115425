import type { ConsentPurpose } from '@colloquy/contract/shared';
import type { Interview } from '../interviews/index.ts';
import { OFFERS } from './offers.ts';

/**
 * What the candidate is asked to agree to: only what will be done. Sound and picture are recorded in the forms beside
 * text alone, and an application is read but not assessed. A decision on another purpose is kept all the same.
 */
export function askedConsents({ door }: Pick<Interview, 'door'>): ConsentPurpose[] {
  return [
    ...(OFFERS.voice || OFFERS.video ? (['recording'] as const) : []),
    ...(door === 'CONVERSATION' ? [] : (['ai-evaluation'] as const)),
  ];
}

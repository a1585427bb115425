import { createEmbeddedVoiceActivity, type EmbeddedVoiceActivityOptions } from './embedded/embedded-voice-activity.ts';
import type { VoiceActivity } from './port.ts';

/** @param embedded null: its weights are not there */
export function createVoiceActivity(
  embedded: Pick<EmbeddedVoiceActivityOptions, 'folders' | 'onLost'> | null,
): VoiceActivity | null {
  return embedded === null ? null : createEmbeddedVoiceActivity(embedded);
}

import type { MicrophoneStatus } from './microphone.ts';
import type { VoiceKey } from './use-voice-words.ts';

/** What is said where the microphone does not run. */
export const FAULT_WORDS = {
  asking: 'ask',
  denied: 'denied',
  'denied-by-system': 'deniedSystem',
  blocked: 'blocked',
  missing: 'missing',
  busy: 'busy',
  unsupported: 'unsupported',
  unplugged: 'unplugged',
  muted: 'muted',
  failed: 'failed',
} as const satisfies Partial<Record<MicrophoneStatus, VoiceKey>>;

export type MicrophoneFault = keyof typeof FAULT_WORDS;

export function isFault(status: MicrophoneStatus): status is MicrophoneFault {
  return status !== 'off' && status !== 'on';
}

import type { CaptureStatus } from './capture.ts';
import type { RecordingKey } from './use-recording-words.ts';

/** What is said where nothing is recorded although it is wanted. */
export const CAPTURE_WORDS = {
  asking: 'ask',
  denied: 'denied',
  'denied-by-system': 'deniedSystem',
  blocked: 'blocked',
  missing: 'missing',
  busy: 'busy',
  unplugged: 'unplugged',
  unsupported: 'unsupported',
  failed: 'failed',
} as const satisfies Record<Exclude<CaptureStatus, 'off' | 'on'>, RecordingKey>;

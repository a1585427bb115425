/** What a candidate is asked to agree to, each apart and refusable. */
export const CONSENT_PURPOSES = [
  'recording',
  'ai-evaluation',
  'recording-sound',
  'recording-picture',
  /** Of founders, where a language model reads their answers: its texts name who runs it and have versions of their own. */
  'application-reading',
  'speech',
] as const;

/**
 * Grows with every change of a wording and with every new purpose; the ledger keeps version and hash of what was shown.
 * 2: `recording-sound` and `recording-picture` came, the texts of version 1 are as they were. 3: `speech` came.
 * 4: whoever refuses `recording-sound` may go on speaking, and the text no longer says otherwise.
 */
export const CONSENT_TEXT_VERSION = 4;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Those whose withdrawal deletes what was recorded on them. */
export const RECORDING_PURPOSES = ['recording-sound', 'recording-picture'] as const;

export type RecordingPurpose = (typeof RECORDING_PURPOSES)[number];

/** Those whose withdrawal deletes sound or picture. */
export const MEDIA_PURPOSES = [...RECORDING_PURPOSES, 'speech'] as const;

export type MediaPurpose = (typeof MEDIA_PURPOSES)[number];

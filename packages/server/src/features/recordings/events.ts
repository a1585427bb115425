import type { Interview } from '../interviews/index.ts';

/** Files that can be played stand, the first or further ones: whoever came back was recorded again. */
export type RecordingReady = { name: 'recording-ready'; interview: Interview };

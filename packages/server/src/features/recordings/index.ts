export { createDeleteRecordingHandler, type DeleteDeps, dropOldRecordings } from './delete-recording.ts';
export type { RecordingErrors } from './errors.ts';
export { finaliseSilent } from './finalise-silent.ts';
export { type PlayablePart, type ReadRecording, readRecording } from './read-recording.ts';
export { type SentChunk, type TakeChunkDeps, takeChunk } from './take-chunk.ts';
export { deleteRecordingTask } from './tasks/delete-recording.ts';
export { createFinaliseRecordingHandler, type FinaliseDeps } from './tasks/finalise-recording.handler.ts';
export { finaliseRecordingTask } from './tasks/finalise-recording.ts';
export type { MediaSpan, TimeMap } from './time-map.ts';

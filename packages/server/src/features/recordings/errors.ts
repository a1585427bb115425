import { AppError } from '../../platform/errors.ts';

/** The chunk is not taken, and a repeat of it will not be: the page stops this run, the interview goes on. */
export class ChunkRefusedError extends AppError {
  readonly kind = 'chunk-refused';
}

export type RecordingErrors = ChunkRefusedError;

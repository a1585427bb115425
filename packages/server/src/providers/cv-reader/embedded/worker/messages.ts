import type { CvOutcome } from '../../cv-content.ts';

/** From the supervisor to the worker process. The bytes travel as a typed array (advanced serialisation). */
export type ReadRequest = { type: 'read'; id: number; bytes: Uint8Array; fileName: string | null };

/** From the worker process: it is up, or one file is done. Memory in bytes, resident set of the whole process. */
export type WorkerReply = { type: 'ready' } | { type: 'done'; id: number; outcome: CvOutcome; peakMemoryBytes: number };

/** Exit code of a worker process that stopped itself because a file took too much memory. */
export const EXIT_TOO_MUCH_MEMORY = 71;
